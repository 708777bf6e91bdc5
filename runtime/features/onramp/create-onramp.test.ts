import { describe, expect, test } from 'vitest'
import { buying, fakeWindow, filled, PAGE, quoteOf } from '../../../test/unit/buy-world.js'
import { fakeKit } from '../../../test/unit/fake-kit.js'
import { alice, bob } from '../../../test/unit/fake-wallet.js'
import { settle } from '../../../test/unit/fakes.js'
import { describeFeature } from '../../../test/unit/feature-conformance.js'
import { account } from '../account/feature.js'
import { connect } from '../connect/feature.js'
import { onramp } from './feature.js'

describeFeature('onramp', () => {
  const { kit, host } = fakeKit({
    features: [connect(), account(), onramp()],
    services: { api: 'https://api.example' },
  })
  return { feature: onramp(), kit, host }
})

describe('what is sold', () => {
  test('behavior: only what is on networks of the app, USD Coin of the network first', async () => {
    const { api } = await buying()
    const wares = api.wares.peek()
    expect(
      wares.status === 'ready' && wares.wares.tokens.map(({ symbol, caipNetworkId }) => `${symbol} ${caipNetworkId}`),
    ).toEqual(['USDC eip155:1', 'ETH eip155:1'])
    expect(api.choice.peek()).toMatchObject({ token: { symbol: 'USDC' }, currency: { id: 'USD' } })
  })

  test('SPEC §3: where no provider answers, the defaults stand in, and are marked', async () => {
    const { api, clock } = await buying({ answers: { '/v1/onramp/options': () => new Response('', { status: 503 }) } })
    await clock.advance(60_000)
    await settle()
    const wares = api.wares.peek()
    expect(wares).toMatchObject({
      status: 'ready',
      wares: { isGuessed: true, currencies: [{ id: 'USD' }, { id: 'EUR' }] },
    })
    expect(
      wares.status === 'ready' && wares.wares.tokens.map(({ symbol, caipNetworkId }) => `${symbol} ${caipNetworkId}`),
    ).toEqual(['USDC eip155:1', 'ETH eip155:1', 'USDC eip155:137', 'ETH eip155:137'])
  })

  test('SPEC §9: where buying is not offered nobody is asked, and there is nothing to wait for', async () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const { api, asked } = await buying({ feature: onramp({ onramp: { restrictedTimeZones: [timeZone] } }) })
    api.fill({ amount: '100' })
    await api.start('coinbase')
    await settle()
    expect(api.wares.peek()).toEqual({ status: 'ready', wares: { tokens: [], currencies: [], isGuessed: false } })
    expect([api.offers.peek(), api.visit.peek(), asked]).toEqual([[], { step: 'none' }, []])
  })

  test('behavior: what was guessed is asked for again by the next visit', async () => {
    const sold = {
      paymentCurrencies: [{ id: 'CHF', payment_method_limits: [] }],
      purchaseCurrencies: [
        { id: 'ETH', name: 'Ether', symbol: 'ETH', networks: [{ name: 'ethereum', chain_id: '1' }] },
      ],
    }
    let isUp = false
    const { api, clock, stop } = await buying({
      answers: { '/v1/onramp/options': () => (isUp ? sold : new Response('', { status: 503 })) },
    })
    await clock.advance(60_000)
    await settle()
    expect(api.wares.peek()).toMatchObject({ wares: { isGuessed: true } })
    stop()
    isUp = true
    await settle()
    api.follow()
    await settle()
    expect(api.wares.peek()).toMatchObject({ wares: { isGuessed: false, currencies: [{ id: 'CHF' }] } })
  })
})

describe('quotes', () => {
  test('behavior: one is asked for once typing has paused, of every seller of the config', async () => {
    const { api, asked } = await filled({ feature: onramp() })
    const quotes = asked.filter(({ path }) => path === '/v1/onramp/quote')
    expect(quotes.map(({ search }) => search.get('provider'))).toEqual(['meld', 'coinbase'])
    expect(api.offers.peek().map(({ name, quote }) => `${name} ${quote.status}`)).toEqual([
      'meld ready',
      'coinbase ready',
    ])
  })

  test('behavior: a seller the backend does not work with is told as such, and the others stay', async () => {
    const answer = (body: unknown) => quoteOf((body as { amount: string }).amount)
    let count = 0
    const { api } = await filled({
      feature: onramp(),
      answers: { '/v1/onramp/quote': (body) => (count++ === 0 ? new Response('', { status: 404 }) : answer(body)) },
    })
    expect(api.offers.peek().map(({ quote }) => quote.status)).toEqual(['unsold', 'ready'])
  })

  test('behavior: with a public key Meld is not asked: its page tells the price', async () => {
    const { api, asked } = await filled({ feature: onramp({ onramp: { meld: { publicKey: 'key' } } }) })
    expect(asked.filter(({ path }) => path === '/v1/onramp/quote')).toEqual([])
    expect(api.offers.peek().map(({ quote }) => quote.status)).toEqual(['untold'])
  })
})

describe('the way to a page', () => {
  test('behavior: a window opens in the click and is led on to the checked page; the purchase is kept', async () => {
    const { opened, seen } = fakeWindow()
    const { api } = await filled({ window: opened })
    await api.start('coinbase')
    expect(seen).toEqual([PAGE])
    expect(api.visit.peek().step).toBe('open')
    expect(api.purchases.peek()).toMatchObject([
      { provider: 'coinbase', amount: '100', currency: 'USD', status: 'open', before: '0' },
    ])
  })

  test('SPEC §7: the page of Meld has its four parameters', async () => {
    const { opened, seen } = fakeWindow()
    const { api } = await filled({ window: opened, feature: onramp({ onramp: { meld: { publicKey: 'a:b' } } }) })
    await api.start('meld')
    const { origin, searchParams } = new URL(seen[0] ?? '')
    expect([origin, Object.fromEntries(searchParams)]).toEqual([
      'https://meldcrypto.com',
      { publicKey: 'a:b', destinationCurrencyCode: 'USDC', walletAddress: alice, externalCustomerId: 'local' },
    ])
  })

  test('behavior: a browser that opens no window leaves a link, and nothing is lost', async () => {
    const { api } = await filled({ window: null })
    await api.start('coinbase')
    expect(api.visit.peek()).toMatchObject({ step: 'blocked', href: PAGE })
    expect(api.purchases.peek()).toHaveLength(1)
  })

  test('behavior: a window that is closed at once is no refusal either', async () => {
    const { opened } = fakeWindow()
    opened.isClosed = true
    const { api } = await filled({ window: opened })
    await api.start('coinbase')
    expect(api.visit.peek()).toMatchObject({ step: 'blocked', href: PAGE })
  })

  test('behavior: a phone goes to the page in the same tab, and the purchase is on the disk before', async () => {
    const { api, followed, disk } = await filled({ isMobile: true, window: null })
    await api.start('coinbase')
    expect(followed).toEqual([`_self ${PAGE}`])
    expect(disk.tab().get('@modal-kit/1/purchases')).toContain('coinbase')
  })

  test.each([
    ['another host', 'https://evil.example/'],
    ['a script', 'javascript:alert(1)'],
    ['another account', `https://pay.coinbase.com/?walletAddress=${bob}`],
  ])('behavior: a page of %s is never opened: the window is closed, nothing is kept', async (_, url) => {
    const { opened, seen } = fakeWindow()
    const { api } = await filled({ window: opened, answers: { '/v1/generators/onrampurl': () => ({ url }) } })
    await api.start('coinbase')
    expect(seen).toEqual(['closed'])
    expect(api.visit.peek()).toMatchObject({ step: 'failed', error: { code: 'onramp/page' } })
    expect(api.purchases.peek()).toEqual([])
  })

  test('behavior: another account while the page is asked for ends it', async () => {
    const { opened, seen } = fakeWindow()
    const { api, kit } = await filled({ window: opened })
    const going = api.start('coinbase')
    await kit.session.disconnect()
    await going
    expect(seen).toEqual(['closed'])
    expect(api.visit.peek().step).toBe('failed')
  })

  test('behavior: an amount that no way of paying takes opens nothing', async () => {
    const { api, asked } = await filled()
    api.fill({ amount: '9.99' })
    await api.start('coinbase')
    expect(api.visit.peek().step).toBe('none')
    expect(asked.some(({ path }) => path === '/v1/generators/onrampurl')).toBe(false)
  })
})
