import { expect, test } from 'vitest'
import { soon } from '../../../test/setup/soon.js'
import { alice } from '../../../test/unit/fake-wallet.js'
import { deniedStorage, fakeDisk } from '../../../test/unit/fakes.js'
import { tokenRow, tokensKit } from '../../../test/unit/tokens-kit.js'

const KEY = '@modal-kit/1/tokens'

test('SPEC §7: the backend is asked for the account on its network, in dollars, once for everybody who looks', async () => {
  const { tokens, requests, symbols, settled } = await tokensKit()
  const stops = [tokens.follow(), tokens.follow()]
  await settled()
  const url = new URL(requests[0] ?? '')
  expect([requests.length, url.origin, url.pathname]).toEqual([
    1,
    'https://api.example',
    `/v1/account/${alice}/balance`,
  ])
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    currency: 'usd',
    chainId: 'eip155:1',
    projectId: 'local',
  })
  expect(url.searchParams.has('forceUpdate')).toBe(false)
  expect(symbols()).toEqual(['ETH'])
  for (const stop of stops) stop()
})

test('behavior: every 30 s while there is a subscriber, and nothing is left behind', async () => {
  const { tokens, requests, clock, settled, host } = await tokensKit()
  const before = host.open()
  const stop = tokens.follow()
  await settled()
  await clock.advance(29_999)
  expect(requests).toHaveLength(1)
  await clock.advance(1)
  await settled()
  expect(requests).toHaveLength(2)
  stop()
  await settled()
  await clock.advance(600_000)
  expect([requests.length, host.open()]).toEqual([2, before])
})

test('SPEC §9: what is known is fresh for 30 s, in this visit and the next', async () => {
  const disk = fakeDisk()
  const first = await tokensKit([tokenRow('ETH')], { disk })
  first.tokens.follow()()
  await first.settled()
  await first.clock.advance(0)
  first.tokens.follow()
  await first.settled()
  expect(first.symbols()).toEqual(['ETH'])
  const asked = first.requests.length
  first.tokens.follow()
  await first.settled()
  expect(first.requests).toHaveLength(asked)

  const next = await tokensKit([tokenRow('NEW')], { disk })
  next.tokens.follow()
  await next.settled()
  expect([next.symbols(), next.requests]).toEqual([['ETH'], []])
  await next.clock.advance(30_000)
  await soon(() => expect(next.symbols()).toEqual(['NEW']))
})

test('behavior: what is older is shown with its age while it is read anew', async () => {
  const disk = fakeDisk()
  const first = await tokensKit([tokenRow('OLD', { price: '0.1', address: 'eip155:1:0xa' })], { disk })
  await first.tokens.refresh()
  const next = await tokensKit('never', { disk })
  await next.clock.advance(120_000)
  next.tokens.follow()
  await next.settled()
  const at = first.clock.now()
  expect(next.state()).toMatchObject({ status: 'loading', at })
  const before = first.state()
  expect('data' in before && before.data).toEqual((next.state() as { data?: unknown }).data)
})

test('behavior: a refresh names the tokens that are to be read anew', async () => {
  const { tokens, requests } = await tokensKit()
  await tokens.refresh(['eip155:1:0xa', 'eip155:1:0xb'])
  await tokens.refresh()
  const asked = requests.map((url) => new URL(url).searchParams.get('forceUpdate'))
  expect(asked).toEqual(['eip155:1:0xa,eip155:1:0xb', null])
})

test('behavior: only tokens of the network that was asked for', async () => {
  const { tokens, symbols } = await tokensKit([tokenRow('ETH'), tokenRow('POL', { chainId: 'eip155:137' })])
  await tokens.refresh()
  expect(symbols()).toEqual(['ETH'])
})

test('SPEC §5: a family without balances is not asked about', async () => {
  const networks = [{ ...(await bitcoin()) }]
  const { tokens, requests, state, settled } = await tokensKit([], { networks, connector: { namespace: 'bip122' } })
  tokens.follow()
  await settled()
  expect([requests, state()]).toEqual([[], { status: 'idle' }])
})

async function bitcoin() {
  const { ethereum } = await import('../../../test/unit/fake-kit.js')
  return { ...ethereum, caipNetworkId: 'bip122:1', chainNamespace: 'bip122' } as const
}

test('behavior: without a backend no source is asked again and again', async () => {
  const { tokens, requests, state, clock, settled } = await tokensKit([], { services: {} })
  tokens.follow()
  await soon(() => expect(state()).toMatchObject({ status: 'failed', error: { code: 'feature/off' } }))
  await clock.advance(600_000)
  await settled()
  expect(requests).toEqual([])
})

test('error: storage that is full or blocked does not keep the tokens away', async () => {
  const full = { ...deniedStorage(), get: () => null }
  const { tokens, symbols } = await tokensKit([tokenRow('ETH')], { storage: full })
  await tokens.refresh()
  expect(symbols()).toEqual(['ETH'])
})

test.each([
  ['no JSON', 'x'],
  ['another shape', '{"eip155:1:0x":5}'],
  ['no time', JSON.stringify({ [`eip155:1:${alice}`]: { balances: [tokenRow('BAD')] } })],
  ['no list', JSON.stringify({ [`eip155:1:${alice}`]: { at: 1_700_000_000_000, balances: 'BAD' } })],
])('error: what another script kept as %s counts for nothing', async (_, text) => {
  const disk = fakeDisk(new Map([[KEY, text]]))
  const { tokens, symbols, settled } = await tokensKit([tokenRow('ETH')], { disk })
  tokens.follow()
  await settled()
  expect(symbols()).toEqual(['ETH'])
})

test('behavior: a clock that was set back reads anew, and does not wait for the time it had', async () => {
  const disk = fakeDisk()
  const ahead = { [`eip155:1:${alice}`]: { at: 9_000_000_000_000, balances: [tokenRow('OLD')] } }
  disk.data.set(KEY, JSON.stringify(ahead))
  const all = await tokensKit(500, { disk })
  all.tokens.follow()
  await all.settled()
  await soon(() => expect(all.state().status).toBe('failed'))
  expect(all.symbols()).toEqual(['OLD'])
  const { now } = all.clock
  // An hour back.
  Object.assign(all.clock, { now: () => now() - 3_600_000 })
  all.answer([tokenRow('ETH')])
  await all.clock.advance(30_000)
  await all.clock.advance(30_000)
  await soon(() => expect(all.symbols()).toEqual(['ETH']))
})

test('behavior: four accounts are kept, a list too long for storage is not, and none after a disconnect', async () => {
  const disk = fakeDisk()
  const { tokens, connector, settled, kit, answer } = await tokensKit([tokenRow('ETH')], { disk })
  const kept = () => Object.keys(JSON.parse(disk.data.get(KEY) ?? '{}'))
  tokens.follow()
  for (const digit of '123456') {
    connector.change({ type: 'accountsChanged', accounts: [{ address: `0x${digit.repeat(40)}` }] })
    await settled()
  }
  expect(kept()).toHaveLength(4)
  answer(Array.from({ length: 2_000 }, (_, at) => tokenRow(`T${at}`)))
  connector.change({ type: 'accountsChanged', accounts: [{ address: alice }] })
  await settled()
  expect(kept()).not.toContain(`eip155:1:${alice}`)
  await kit.session.disconnect()
  expect(kept()).toEqual([])
})
