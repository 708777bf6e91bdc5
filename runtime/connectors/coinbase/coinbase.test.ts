import { expect, test } from 'vitest'
import { fakeKit } from '../../../test/unit/fake-kit.js'
import { settle } from '../../../test/unit/fakes.js'
import { injected } from '../injected/injected.js'
import { coinbaseWallet } from './coinbase.js'

test('param: it costs its identity, which says what an extension of it would say', async () => {
  const { kit, host } = fakeKit({ connectors: [injected(), coinbaseWallet({ preference: 'eoaOnly' })] })
  kit.start()
  await settle()
  expect(kit.registry.list.peek()).toMatchObject([
    {
      id: 'coinbaseWalletSDK',
      name: 'Coinbase Wallet',
      type: 'EXTERNAL',
      namespace: 'eip155',
      rdns: 'com.coinbase.wallet',
      provider: undefined,
    },
  ])
  expect(host.requests).toEqual([])
})
