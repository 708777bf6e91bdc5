import { expect, test } from 'vitest'
import type { Namespace } from '../schema/caip.js'
import { accountsOn, type FakeConnector, fakeConnector } from '../test/unit/fake-connector.js'
import { evmNetwork, fakeKit } from '../test/unit/fake-kit.js'
import { fakeDisk, fakeHost, settle } from '../test/unit/fakes.js'
import { type Hints, savedSession } from '../test/unit/saved-session.js'
import type { ConnectorSource } from './contract/source.js'
import type { Network } from './core/network.js'

const key = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
const hint = { connectorId: 'w', address: key, caipNetworkId: 'solana:main' } as const
const networkOf = (chainNamespace: Namespace): Network => ({
  ...evmNetwork(1, chainNamespace),
  chainNamespace,
  caipNetworkId: `${chainNamespace}:main`,
})

/** A source with one wallet, that tells how often it has looked and was stopped. */
function sourceOf(wallet: FakeConnector, namespace?: Namespace) {
  const told = { looked: 0, stopped: 0 }
  const source: ConnectorSource = {
    id: wallet.id,
    ...(namespace && { namespace }),
    discover(_, add) {
      told.looked += 1
      add(wallet)
      return () => {
        told.stopped += 1
      }
    },
  }
  return { source, told }
}

/** An app of two namespaces whose wallets come with the modal's code, in a browser that remembers something or nothing. */
function opened(hints: Hints = {}) {
  const phantom = fakeConnector({ id: 'w', namespace: 'solana' })
  phantom.answer({ ...accountsOn('solana', key), caipNetworkId: 'solana:main' })
  const [sol, coin, any] = [
    sourceOf(phantom, 'solana'),
    sourceOf(fakeConnector({ id: 'c', namespace: 'bip122' }), 'bip122'),
    sourceOf(fakeConnector({ id: 'far' })),
  ]
  const disk = fakeDisk(new Map([['@modal-kit/1/session', JSON.stringify(savedSession(hints))]]))
  const late = [sol.source, coin.source, any.source]
  const networks = [networkOf('eip155'), networkOf('solana'), networkOf('bip122')]
  const { kit } = fakeKit({ late, networks, connectors: [] }, fakeHost({ storage: disk.tab() }))
  const looked = () => [sol, coin, any].map(({ told }) => told.looked)
  return { kit, looked, phantom, stopped: () => [sol, coin, any].map(({ told }) => told.stopped) }
}

test('behavior: where nothing is remembered the modal’s code stays away, and its wallets are looked for when it is asked for', async () => {
  const { kit, looked, stopped } = opened()
  const stop = kit.start()
  await settle()
  expect([kit.modal.peek(), looked()]).toEqual([null, [0, 0, 0]])
  // A page that reads something brings the code, and does not fetch the modal.
  await kit.loadModal()
  expect(looked()).toEqual([0, 0, 1])
  await kit.preload()
  expect(looked()).toEqual([1, 1, 1])
  kit.rewire((loaded) => ({ ...loaded, features: loaded.features.filter(({ id }) => id !== 'account') }))
  await kit.preload()
  expect(looked()).toEqual([1, 1, 1])
  stop()
  await settle()
  expect(stopped()).toEqual([1, 1, 1])
})

test('behavior: with a hint the code comes at once, for the namespace of the hint alone, and its wallet is restored', async () => {
  const { kit, looked, phantom } = opened({ solana: hint })
  const stop = kit.start()
  await settle()
  expect(looked()).toEqual([1, 0, 1])
  expect([kit.session.account('solana')?.address, phantom.calls]).toEqual([key, ['restore']])
  kit.router.open()
  await kit.preload()
  expect(looked()).toEqual([1, 1, 1])
  stop()
  await settle()
  expect(phantom.followers()).toBe(0)
})

test('behavior: a hint of a namespace whose wallets the page looks for asks for nobody else’s', async () => {
  const { kit, looked } = opened({ eip155: { connectorId: 'gone', address: '0x1', caipNetworkId: 'eip155:main' } })
  const stop = kit.start()
  await settle()
  expect(kit.modal.peek()).not.toBeNull()
  expect(looked()).toEqual([0, 0, 1])
  stop()
})
