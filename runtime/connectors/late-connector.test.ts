import { expect, test } from 'vitest'
import { accountsOn, type FakeConnector, fakeConnector } from '../../test/unit/fake-connector.js'
import { polygon } from '../../test/unit/fake-kit.js'
import { settle } from '../../test/unit/fakes.js'
import type { ConnectorChange } from '../contract/connector.js'
import { lateConnector } from './late-connector.js'

const { signal } = new AbortController()

/** A late connector before its code is here; `arrive` brings it, `fail` loses it on the way. */
function setup(real: FakeConnector = fakeConnector({ id: 'far', provider: { request: () => {} } })) {
  const waiting: { resolve(): void; reject(cause: Error): void }[] = []
  const late = lateConnector(
    { id: 'far', name: 'Far', type: 'WALLET_CONNECT', namespace: 'eip155' },
    () => new Promise((resolve, reject) => void waiting.push({ resolve: () => resolve(real), reject })),
  )
  return {
    real,
    late,
    fetches: () => waiting.length,
    arrive: () => waiting.at(-1)?.resolve(),
    fail: () => waiting.at(-1)?.reject(new Error('offline')),
  }
}

test('behavior: nothing is fetched before it is used, and then once', async () => {
  const { late, real, fetches, arrive } = setup()
  expect([fetches(), late.provider, late.canSwitchTo?.(polygon)]).toEqual([0, undefined, true])
  await late.disconnect()
  expect(fetches()).toBe(0)
  const answers = Promise.all([late.connect(signal), late.request('eth_chainId', []), late.restore(signal)])
  arrive()
  expect(await answers).toEqual([accountsOn('eip155'), null, accountsOn('eip155')])
  expect([fetches(), real.calls]).toEqual([1, ['connect', 'eth_chainId', 'restore']])
  expect(late.provider).toBe(real.provider)
  await late.disconnect()
  expect([await late.switchNetwork(polygon, signal), real.calls.at(-2)]).toEqual(['eip155:137', 'disconnect'])
})

test('behavior: its code is fetched ahead where that starts nothing, and a fetch that fails then is told by the use', async () => {
  expect(setup().late.prepare).toBeUndefined()
  const waiting: { resolve(real: FakeConnector): void; reject(cause: Error): void }[] = []
  const identity = { id: 'near', name: 'Near', type: 'ANNOUNCED', namespace: 'solana' } as const
  const load = () => new Promise<FakeConnector>((resolve, reject) => void waiting.push({ resolve, reject }))
  const late = lateConnector(identity, load, { isPrepared: true })
  late.prepare?.()
  late.prepare?.()
  expect(waiting).toHaveLength(1)
  waiting[0]?.reject(new Error('offline'))
  await settle()
  const connecting = late.connect(signal)
  waiting[1]?.resolve(fakeConnector({ namespace: 'solana' }))
  expect(await connecting).toEqual(accountsOn('solana'))
})

test('behavior: a provider that is known before the code is here is pinned', async () => {
  const provider = { request: () => {} }
  const identity = { id: 'here', name: 'Here', type: 'ANNOUNCED', namespace: 'eip155', provider } as const
  const late = lateConnector(identity, async () => fakeConnector({ provider: {} }))
  expect(late.provider).toBe(provider)
  await late.connect(signal)
  expect(late.provider).toBe(provider)
})

test('error: a fetch that fails is told by the use that needed it, and tried again by the next', async () => {
  const { late, fetches, arrive, fail } = setup()
  const first = late.connect(signal)
  fail()
  await expect(first).rejects.toThrow('offline')
  const second = late.connect(signal)
  arrive()
  expect(await second).toEqual(accountsOn('eip155'))
  expect(fetches()).toBe(2)
})

test('behavior: the wallet is followed once its code is here, and not when nobody follows any more', async () => {
  const { late, real, arrive } = setup()
  const heard: ConnectorChange[] = []
  const stop = late.watch((change) => void heard.push(change))
  const stopEarly = late.watch((change) => void heard.push(change))
  stopEarly()
  arrive()
  await settle()
  expect(real.followers()).toBe(1)
  real.change({ type: 'disconnect' })
  stop()
  expect([heard, real.followers()]).toEqual([[{ type: 'disconnect' }], 0])
})

test('error: following one whose code never comes ends in silence', async () => {
  const { late, fail } = setup()
  const stop = late.watch(() => {})
  fail()
  await settle()
  expect(stop).not.toThrow()
})

test('behavior: what the wallet cannot switch to is known once its code is here', async () => {
  const { late, arrive } = setup(fakeConnector({ canSwitchTo: () => false }))
  void late.request('eth_accounts', [])
  arrive()
  await settle()
  expect(late.canSwitchTo?.(polygon)).toBe(false)
})
