import { StrictMode } from 'react'
import { expect, test } from 'vitest'
import { dateLocale } from '../../runtime/core/date-locale.js'
import { onrampToken } from '../../runtime/features/onramp/contract.js'
import { onramp } from '../../runtime/features/onramp/feature.js'
import { useOnramp } from '../../runtime/onramp/use-onramp.js'
import { Provider } from '../../runtime/react/provider.js'
import { galleryKit } from '../gallery/gallery-kit.js'
import { galleryLocales } from '../gallery/gallery-locales.js'
import { someWallets } from '../gallery/gallery-state.js'
import { galleryAddress } from '../gallery/gallery-wallet.js'
import { onrampBackend } from '../gallery/onramp-backend.js'
import { sendChain } from '../gallery/send-chain.js'
import { onrampParts } from '../gallery/states-onramp.js'
import { mount } from './mount.js'
import { showState } from './show-state.js'
import { until } from './until.js'
import { dialog, view } from './walk-by-keys.js'

const locales = await galleryLocales('ar')
const inDialog = (selector: string) => dialog()?.querySelector<HTMLElement>(selector) ?? undefined
const alertText = () => inDialog('[role="alert"][data-code]')?.textContent ?? ''

/** A list of what is sold with this many tokens, all on one network. */
const manyTokens = (count: number) => ({
  paymentCurrencies: [{ id: 'USD', payment_method_limits: [{ id: 'card', min: '10.00', max: '7500.00' }] }],
  purchaseCurrencies: Array.from({ length: count }, (_, place) => ({
    id: `t${place}`,
    name: `Token ${place}`,
    symbol: `T${place}`,
    networks: [{ name: 'ethereum', chain_id: '1', contract_address: `0x${`${place + 1}`.padStart(40, '0')}` }],
  })),
})

test('behavior: a page that is not safe to open is told in the language of the modal', async () => {
  await showState('buy-unsafe', { changes: { locales } })
  await until(() => alertText() !== '')
  expect(alertText().replace(/[\u2066-\u2069]/gu, '')).toBe('الصفحة ليست من Coinbase. لم تُفتح.')
})

test('behavior: of 5,000 tokens a hundred are drawn, the others are counted, and a search finds them', async () => {
  await showState('buy-token', { changes: { fetch: onrampBackend({ options: manyTokens(5_000) }) } })
  await until(() => inDialog('[data-mk-token="T0"]'))
  expect(dialog()?.querySelectorAll('[data-mk-token]')).toHaveLength(100)
  expect(dialog()?.textContent).toContain('Not shown: 4,900. Search to find them.')
  const field = inDialog('input') as HTMLInputElement
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Token 4999')
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await until(() => inDialog('[data-mk-token="T4999"]'))
  expect(dialog()?.textContent).not.toContain('Not shown')
})

test('behavior: where buying is not offered the view says so, and nobody is asked what is sold', async () => {
  const asked: string[] = []
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const served = onrampBackend()
  await showState('buy', {
    changes: {
      features: [onramp({ onramp: { restrictedTimeZones: [timeZone.toUpperCase()] } })],
      fetch: async (url, body) => {
        asked.push(url.pathname)
        return served(url, body)
      },
    },
  })
  await until(() => dialog()?.textContent?.includes('Buying isn’t available in your region'))
  expect(view()).toBe('OnRampProviders')
  expect(asked.filter((path) => path.includes('onramp'))).toEqual([])
})

/** A screen of an app's own. */
function TopUp() {
  const buying = useOnramp()
  if (!buying) return <p id="top-up">loading</p>
  const { wares, form, offers, visit, purchases, fill, start } = buying
  const told = offers.map(({ name, quote }) => `${name} ${quote.status}`)
  return (
    <p id="top-up">
      {[wares.status, form.amount, told, visit.step, purchases.map(({ status }) => status)].join('|')}
      <button type="button" data-do="fill" onClick={() => fill({ amount: '100' })} />
      <button type="button" data-do="start" onClick={() => void start('coinbase')} />
    </p>
  )
}
const shown = () => document.querySelector('#top-up')?.textContent
const click = (name: string) => document.querySelector<HTMLElement>(`#top-up [data-do="${name}"]`)?.click()

test('behavior: a screen of the app buys without a view of the modal', async () => {
  const kit = await galleryKit(
    {
      id: 'top-up',
      wallets: someWallets(),
      isConnected: true,
      isLive: 'waits',
      chain: sendChain(),
      fetch: onrampBackend(),
      services: { api: 'https://api.example' },
      ...onrampParts,
    },
    'light',
  )
  mount().render(
    <StrictMode>
      <Provider kit={kit} wiring={kit.wiring}>
        <TopUp />
      </Provider>
    </StrictMode>,
  )
  await until(() => shown()?.startsWith('ready||'))
  click('fill')
  await until(() => shown() === 'ready|100|meld ready,coinbase ready|none|')
  click('start')
  await until(() => shown()?.endsWith('|open'))
  expect(kit.router.state.peek().isOpen).toBe(false)
})

test('behavior: a search that finds no currency is emptied with one press', async () => {
  await showState('buy-fiat-none')
  const clear = await until(() => inDialog('.mk-scene .mk-button'))
  expect(clear?.textContent).toBe('Clear search')
  expect(inDialog('.mk-heading')?.textContent).toBe('No currencies found')
  clear?.click()
  await until(() => inDialog('[data-mk-currency="USD"]'))
})

test('behavior: a purchase tells its day, and its year once that is over', async () => {
  const now = 1_700_000_000_000
  const bought = { address: galleryAddress, caipNetworkId: 'eip155:1', token: { address: null, symbol: 'ETH' } }
  const paid = { provider: 'coinbase', amount: '100', currency: 'USD', status: 'quiet' }
  const unread = { before: null, since: null, received: null, row: null }
  const past = now - 400 * 86_400_000
  const purchases = [now, past].map((at) => ({ id: `${at}`, at, ...bought, ...paid, ...unread }))
  await showState('buy-purchases', { changes: { saved: { purchases } } })
  await until(() => inDialog('[data-mk-purchase]'))
  const told = [...(dialog()?.querySelectorAll('[data-mk-purchase] .mk-row-detail') ?? [])]
  const day = { day: 'numeric', month: 'short' } as const
  expect(
    told.map(({ textContent }) => textContent?.replace(/[\u2066-\u2069]/gu, '').replaceAll('\u00a0', ' ')),
  ).toEqual([
    `Coinbase · ${new Intl.DateTimeFormat(dateLocale('en'), day).format(now)}`,
    `Coinbase · ${new Intl.DateTimeFormat(dateLocale('en'), { ...day, year: 'numeric' }).format(past)}`,
  ])
})

test.each([
  ['without an amount', 'buy'],
  ['with one that cannot be paid', 'buy-low'],
])('behavior: %s a seller is no way out, and a press on it leads to the field', async (_, state) => {
  const kit = await showState(state)
  const row = await until(() => inDialog('[data-mk-seller="coinbase"]'))
  expect([row?.getAttribute('aria-disabled'), row?.querySelector('.mk-icon')]).toEqual([null, null])
  expect(inDialog('section > .mk-row-detail')?.textContent).toBe('Enter an amount to see prices.')
  row?.click()
  expect(document.activeElement).toBe(inDialog('input'))
  expect([(await kit.use(onrampToken)).visit.peek().step, view()]).toEqual(['none', 'OnRampProviders'])
})

test('behavior: a seller that does not sell this leads nowhere, and its row says so', async () => {
  await showState('buy-unsold')
  const row = await until(() => inDialog('[data-mk-seller="meld"][aria-disabled="true"]'))
  expect([row?.querySelector('.mk-row-detail')?.textContent, row?.querySelector('.mk-icon')]).toEqual([
    'Doesn’t sell this',
    null,
  ])
})

test('behavior: the wait shows the token that is bought', async () => {
  await showState('buy-waiting')
  const picture = await until(() => inDialog('.mk-emblem > .mk-image'))
  expect([picture?.dataset['letter'], picture?.dataset['shape']]).toEqual(['U', 'round'])
})

test.each([
  ['buy-waiting', '$100.00 → USDC · Coinbase · '],
  ['buy-arrived', '$100.00 → 98.25 USDC · Coinbase · '],
])('behavior: %s tells which purchase it is', async (state, told) => {
  await showState(state)
  const facts = await until(() => inDialog('.mk-buy-facts'))
  expect(facts?.textContent?.replace(/[\u2066-\u2069]/gu, '')).toContain(told)
})

test.each([
  ['the form', ['Account', 'OnRampProviders']],
  ['the list of purchases', ['Account', 'OnRampProviders', 'OnRampActivity']],
])('behavior: a wait that came after %s leads back to the form, to buy otherwise', async (_, from) => {
  await showState('buy-waiting', { changes: { from } })
  const other = await until(() => inDialog('.mk-scene .mk-button'))
  expect(other?.textContent).toBe('Choose another provider')
  other?.click()
  await until(() => view() === 'OnRampProviders')
})

test('behavior: once it is paid, nothing else is offered to be begun', async () => {
  await showState('buy-paid')
  await until(() => inDialog('.mk-scene .mk-button'))
  const buttons = [...(dialog()?.querySelectorAll('.mk-scene .mk-button') ?? [])]
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Purchases'])
})

test('behavior: an empty list of purchases leads to buying', async () => {
  await showState('buy-purchases-none')
  const buy = await until(() => inDialog('.mk-scene .mk-button'))
  expect(buy?.textContent).toBe('Buy crypto')
  buy?.click()
  await until(() => view() === 'OnRampProviders')
})

test('behavior: a purchase that is over is taken from the list with a link', async () => {
  const kit = await showState('buy-arrived')
  const { purchases } = await kit.use(onrampToken)
  const remove = await until(() => inDialog('.mk-scene .mk-link'))
  expect(remove?.textContent).toBe('Remove from the list')
  const over =
    [...(dialog()?.querySelectorAll('.mk-scene .mk-button') ?? [])].at(-1)?.getBoundingClientRect().bottom ?? 0
  expect((remove?.parentElement?.getBoundingClientRect().top ?? 0) - over).toBeGreaterThanOrEqual(16)
  remove?.click()
  await until(() => view() === 'OnRampProviders' && purchases.peek().length === 0)
})
