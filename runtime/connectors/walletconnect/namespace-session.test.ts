import { expect, test } from 'vitest'
import { evmNamespace, fakeWalletConnect, rawSession } from '../../../test/unit/fake-sign-client.js'
import { alice, bob } from '../../../test/unit/fake-wallet.js'
import type { ConnectorChange } from '../../contract/connector.js'

const { signal } = new AbortController()

test('behavior: an account switched in the phone is followed, in whatever case and form it is announced', async () => {
  const all = fakeWalletConnect()
  const ids = [alice, bob].flatMap((address) => [1, 137].map((id) => `eip155:${id}:${address}`))
  all.client.keep(rawSession({ eip155: { ...evmNamespace().eip155, accounts: ids } }))
  await all.connector.restore(signal)
  const changes: ConnectorChange[] = []
  all.connector.watch((change) => changes.push(change))
  const say = (data: unknown, chainId = 'eip155:1') =>
    all.client.emit('session_event', {
      topic: 'topic-1',
      params: { chainId, event: { name: 'accountsChanged', data } },
    })
  const followed = (...addresses: readonly string[]) => ({
    type: 'accountsChanged',
    accounts: addresses.map((address) => ({ address })),
  })
  say([bob])
  expect(changes.splice(0)).toEqual([followed(bob, alice)])
  expect(await all.connector.restore(signal)).toEqual({
    accounts: [{ address: bob }, { address: alice }],
    caipNetworkId: 'eip155:1',
  })
  say([bob, alice])
  expect(changes).toEqual([])
  say([alice.toUpperCase().replace('0X', '0x')])
  say([`eip155:1:${bob}`])
  expect(changes.splice(0)).toEqual([followed(alice, bob), followed(bob, alice)])
  // Of another namespace, and without an account at all.
  say([alice], 'solana:main')
  expect(changes).toEqual([])
  say([])
  expect(changes).toEqual([followed()])
})
