import { expect, test, vi } from 'vitest'
import { fakeConnector } from '../../../test/unit/fake-connector.js'
import { fakeKit } from '../../../test/unit/fake-kit.js'
import { fakeHost, settle } from '../../../test/unit/fakes.js'
import type { Feature } from '../../contract/kit.js'
import { connect } from '../connect/feature.js'
import { secureWalletToken } from './contract.js'
import { secureWallet } from './feature.js'

test('behavior: what connects the account comes with the wallet, not when the person is back from signing in', async () => {
  let loads = 0
  let isOffline = false
  const connecting: Feature = {
    ...connect(),
    async load() {
      loads += 1
      if (isOffline) throw new TypeError('Failed to fetch dynamically imported module')
      return { connect: async () => 'connected' }
    },
  }
  const parts = { features: [connecting, secureWallet()], services: { frame: 'https://wallet.example/sdk' } }
  const { kit } = fakeKit(parts, fakeHost())
  const wallet = { id: 'of the frame' }
  kit.registry.add({ ...fakeConnector(), type: 'AUTH', wallet: async () => wallet } as never)
  const prepare = vi.spyOn(kit.session, 'prepare')
  await kit.loadModal()
  const api = await kit.use(secureWalletToken)
  expect(loads).toBe(0)
  // A fetch that fails costs the wallet nothing.
  isOffline = true
  expect(await api.wallet()).toBe(wallet)
  await settle()
  expect(prepare).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'AUTH' }))
  isOffline = false
  await api.wallet()
  await settle()
  expect(loads).toBe(2)
  isOffline = true
  expect(await api.connect(new AbortController().signal)).toBe('connected')
  expect(loads).toBe(2)
})
