import { expect, test } from 'vitest'
import { fakeKit } from '../test/unit/fake-kit.js'
import { alice, fakeWallet } from '../test/unit/fake-wallet.js'
import { fakeDisk, fakeHost, settle } from '../test/unit/fakes.js'
import { savedSession } from '../test/unit/saved-session.js'
import { createStorage } from './core/storage.js'
import { createPersistence } from './session/persist.js'

const key = '@modal-kit/1/session'
const evm = { connectorId: 'com.example.fake', address: alice, caipNetworkId: 'eip155:1' } as const
const solana = {
  connectorId: 'phantom',
  address: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
  caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
} as const

/** An app that has EVM networks alone, in a browser that remembers what an earlier version of it left. */
function updated(active: 'eip155' | 'solana', hints: Parameters<typeof savedSession>[0] = { eip155: evm, solana }) {
  const disk = fakeDisk(new Map([[key, JSON.stringify(savedSession(hints, active))]]))
  return { disk, ...fakeKit({}, fakeHost({ storage: disk.tab() })) }
}

test.each(['eip155', 'solana'] as const)(
  'behavior: a session of a namespace that the config has no more is not restored, and the other one is (%s was shown)',
  async (active) => {
    const { disk, kit, host } = updated(active)
    const wallet = fakeWallet({ isPermitted: true })
    wallet.announce(host.page)
    expect(Object.keys(kit.session.state.peek().namespaces)).toEqual(['eip155'])
    const stop = kit.start()
    await settle()
    expect(kit.session.state.peek()).toMatchObject({ active: 'eip155', caipNetworkId: 'eip155:1' })
    expect([kit.session.account()?.address, kit.session.account('solana')]).toEqual([alice, undefined])
    // Nothing of it is looked for: the modal's code stays away, and nothing is asked.
    expect([kit.modal.peek(), host.requests]).toEqual([null, []])
    await kit.session.disconnect()
    expect(disk.data.get(key)).not.toContain('phantom')
    stop()
  },
)

test('behavior: where nothing else is remembered the app is as on a first visit', async () => {
  const { kit, host } = updated('solana', { solana })
  const stop = kit.start()
  await host.clock.advance(10_000)
  expect(kit.session.state.peek()).toMatchObject({ active: null, connections: {}, caipNetworkId: 'eip155:1' })
  expect([kit.modal.peek(), host.requests]).toEqual([null, []])
  stop()
})

test('behavior: a tab of the earlier version that writes its session changes nothing here', async () => {
  const { disk, kit, host } = updated('eip155', { eip155: evm })
  fakeWallet({ isPermitted: true }).announce(host.page)
  const stop = kit.start()
  await settle()
  const before = kit.session.state.peek()
  createPersistence(createStorage(disk.tab())).save(savedSession({ eip155: evm, solana }, 'solana'))
  await settle()
  expect(kit.session.state.peek().namespaces).toEqual(before.namespaces)
  expect(Object.keys(kit.session.state.peek().connections)).toEqual(Object.keys(before.connections))
  expect(kit.session.account()).toBe(
    before.namespaces.eip155?.status === 'connected' ? before.namespaces.eip155.connection : undefined,
  )
  stop()
})
