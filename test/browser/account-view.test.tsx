import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { galleryAddress, galleryWallet } from '../gallery/gallery-wallet.js'
import { juniper } from '../gallery/gallery-wallets.data.js'
import { manualClock } from '../gallery/manual-clock.js'
import { settled } from './settled.js'
import { showState } from './show-state.js'
import { until } from './until.js'

const view = () => document.querySelector<HTMLDialogElement>('dialog[open]')?.dataset['mkView']
const chip = () => document.querySelector<HTMLElement>('.mk-chip')
const click = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))

/** What leaves the panel. */
function outside(): readonly string[] {
  const edge = document.querySelector('dialog[open]')?.getBoundingClientRect()
  const parts = [...document.querySelectorAll('dialog[open] .mk-account *:not(.mk-hidden)')].filter((part) => {
    const { left, right } = part.getBoundingClientRect()
    return left < (edge?.left ?? 0) || right > (edge?.right ?? 0)
  })
  return parts.map(({ outerHTML }) => outerHTML)
}

test('behavior: the account says who, what and where', async () => {
  await showState('account')
  await expect.element(page.getByRole('button', { name: 'Copy address 0xf3…b92266' })).toBeVisible()
  await until(() => document.querySelector('.mk-balance')?.textContent === 'Balance 1.234 ETH')
  expect(document.querySelector('.mk-badge')?.textContent).toBe('Connected with Juniper')
  expect(chip()?.getAttribute('aria-label')).toBe('Network: Ethereum')
  const link = document.querySelector<HTMLAnchorElement>('.mk-tiles a')
  expect(link?.href).toBe(`https://etherscan.io/address/${galleryAddress}`)
  expect(link?.rel).toBe('noopener noreferrer')
})

test('behavior: copying says so in place and aloud, and ends by itself', async () => {
  const clock = manualClock()
  await showState('account', { clock })
  await click('Copy address 0xf3…b92266')
  await until(() => document.querySelector('[data-copied]'))
  expect(document.querySelector('[aria-live="polite"]')?.textContent).toBe('Address copied')
  expect(document.activeElement?.className).toContain('mk-address')
  await clock.advance(1_600)
  await until(() => !document.querySelector('[data-copied]'))
})

test('behavior: disconnecting closes the modal and the button connects again', async () => {
  const kit = await showState('account')
  await click('Disconnect')
  await until(() => !view())
  expect(kit.session.account()).toBeUndefined()
  await until(() => document.querySelector('.page-bar [data-mk-button="connect"]'))
})

test('error: a wallet that throws when it is disconnected is disconnected for the page, and told', async () => {
  const disconnect = async () => {
    throw new Error('the wallet is gone')
  }
  const wallets = [{ ...galleryWallet(juniper), disconnect }]
  const kit = await showState('account', { changes: { wallets } })
  const heard: unknown[] = []
  kit.events.on(({ event, properties }) => heard.push([event, properties]))
  await click('Disconnect')
  await until(() => !view() && heard.some((each) => String(each).startsWith('DISCONNECT_ERROR')))
  expect(heard).toContainEqual(['DISCONNECT_ERROR', { message: 'internal/unknown' }])
  expect(kit.session.account()).toBeUndefined()
})

test('behavior: an account that goes away in the wallet closes the modal', async () => {
  const kit = await showState('account')
  await until(() => view() === 'Account')
  await kit.session.disconnect()
  await until(() => !view())
})

test('behavior: the balance has a place before it is there', async () => {
  await showState('account-loading')
  await until(() => document.querySelector('.mk-balance .mk-shimmer'))
  const before = document.querySelector<HTMLElement>('.mk-balance')?.offsetHeight
  expect(document.querySelector('.mk-balance')?.textContent).toBe('Loading balance')
  await showState('account')
  await until(() => document.querySelector('.mk-amount'))
  expect(document.querySelector<HTMLElement>('.mk-balance:has(.mk-amount)')?.offsetHeight).toBe(before)
})

test('behavior: with one network the chip is no button', async () => {
  await showState('account-one-network')
  await until(chip)
  expect(chip()?.tagName).toBe('SPAN')
})

test('behavior: a network the app does not use is said in words', async () => {
  await showState('account-unsupported')
  await until(chip)
  expect(chip()?.textContent).toBe('Unknown Network')
  expect(document.querySelector('.mk-balance')?.textContent).toBe(
    'This app doesn’t support your wallet’s current network.',
  )
})

test('behavior: a balance that fails is said once, and is not taken back while it is asked for again', async () => {
  const clock = manualClock()
  await showState('account-failed', { clock })
  const line = () => document.querySelector<HTMLElement>('.mk-balance')
  await until(() => line()?.dataset['status'] === 'failed')
  await until(() => document.querySelector('[data-mk-toast="error"]'))
  await clock.advance(2_500)
  await until(() => !document.querySelector('[data-mk-toast]'))
  const seen: (string | undefined)[] = []
  const observer = new MutationObserver(() => seen.push(line()?.dataset['status']))
  observer.observe(document.body, { subtree: true, childList: true, attributes: true })
  onTestFinished(() => observer.disconnect())
  await clock.advance(60_000)
  expect(line()?.textContent).toBe('Balance unavailableRetrying every 30 seconds')
  expect(seen.filter((status) => status !== 'failed')).toEqual([])
  expect(document.querySelector('[data-mk-toast]')).toBeNull()
})

test('error: an amount that cannot be read again stays with its age, and one toast says so', async () => {
  const clock = manualClock()
  await showState('account-stale', { clock })
  const line = () => document.querySelector<HTMLElement>('.mk-balance')
  await until(() => document.querySelector('[data-mk-toast="error"]')?.textContent === 'Token Balance Unavailable')
  expect(line()?.textContent).toBe('Balance 1.234 ETHAs of 20 seconds ago')
  await clock.advance(2_500)
  await until(() => !document.querySelector('[data-mk-toast]'))
  await clock.advance(60_000)
  await until(() => line()?.textContent === 'Balance 1.234 ETHAs of 1 minute ago')
  expect([line()?.dataset['status'], document.querySelector('[data-mk-toast]')]).toEqual(['failed', null])
  const now = clock.now()
  Object.assign(clock, { now: () => now - 86_400_000 })
  await clock.advance(30_000)
  await until(() => line()?.textContent === 'Balance 1.234 ETHAs of now')
})

test('error: a symbol that a stranger chose is text, cut, and turns nothing around', async () => {
  const symbol = `\u202e<img src=x onerror=alert(1)>\u0007${'W'.repeat(40)}`
  await showState('account', { changes: { balance: { value: 5n, decimals: 0, symbol } } })
  await until(() => document.querySelector('.mk-amount'))
  expect(document.querySelector('.mk-balance')?.textContent).toBe('Balance 5.000 <img src=x …')
  expect(document.querySelector('.mk-balance img')).toBeNull()
})

test.each(['account-absurd', 'account-rich', 'account-long-name'])(
  'behavior: nothing of %s leaves the panel of a narrow window',
  async (id) => {
    await page.viewport(320, 640)
    onTestFinished(() => page.viewport(1280, 800))
    await showState(id)
    await until(() => document.querySelector('.mk-amount'))
    expect(outside()).toEqual([])
    expect(document.querySelector('.mk-badge')?.textContent.length).toBeLessThan(60)
  },
)

const stranger = 'https://elsewhere.example/1.png'
const drawing = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" onload="parent.nameRan=1"><script>parent.nameRan=1</script><image href="${stranger}"/></svg>`)}`

test.each([
  ['words and a picture elsewhere', `<b onclick="nameRan=1">\u202e${'name '.repeat(2_000)}`, stranger, []],
  ['one long word and http', `\u2066${'W'.repeat(10_000)}`, 'http://backend.example/1.png', []],
  ['an emblem that is a script', '<script>nameRan=1</script>', 'javascript:parent.nameRan=1', []],
  ['a drawing with a script', '<img src=x onerror=nameRan=1>', drawing, [drawing]],
])(
  'error: of a hostile name the text is shown, cut, and no other host is asked: %s',
  async (_, name, avatar, shown) => {
    await page.viewport(360, 640)
    onTestFinished(() => page.viewport(1280, 800))
    const hosts = new Set<string>()
    const sources = new Set<string>()
    const observer = new MutationObserver(() => {
      for (const { src } of document.querySelectorAll<HTMLImageElement>('.mk-emblem > img')) sources.add(src)
    })
    observer.observe(document.body, { subtree: true, childList: true })
    onTestFinished(() => observer.disconnect())
    const fetch = async (url: URL) => {
      hosts.add(url.host)
      return Response.json(url.pathname.includes('/identity/') ? { name, avatar } : { balances: [] })
    }
    await showState('account-named-hostile', { changes: { fetch } })
    const heading = await until(() => document.querySelector('.mk-address > .mk-name'))
    await settled()
    expect(heading.childElementCount).toBe(0)
    expect(heading.textContent).toMatch(/^[^\p{C}]{1,40}$/u)
    expect([...sources]).toEqual(shown)
    expect(outside()).toEqual([])
    expect([...hosts, 'nameRan' in window]).toEqual(['backend.example', false])
  },
)
