import { beforeEach, expect, test, vi } from 'vitest'
import { ethereum, evmNetwork } from '../../../test/unit/fake-kit.js'
import { fakeHost } from '../../../test/unit/fakes.js'
import type { AppSettings } from '../../contract/app.js'
import { loadCoinbase } from './load-coinbase.js'
import type { CoinbaseWalletOptions } from './options.js'

const made = vi.hoisted(() => [] as unknown[])
vi.mock('@coinbase/wallet-sdk', () => ({
  createCoinbaseWalletSDK(options: unknown) {
    made.push(options)
    return { getProvider: () => ({ request: async () => [], on() {}, removeListener() {} }) }
  },
}))

const identity = {
  id: 'coinbaseWalletSDK',
  name: 'Coinbase Wallet',
  type: 'EXTERNAL',
  rdns: 'com.coinbase.wallet',
} as const
const solana = { ...ethereum, id: 'mainnet', caipNetworkId: 'solana:mainnet', chainNamespace: 'solana' } as const

beforeEach(() => {
  made.length = 0
})

/** What the SDK is made with. */
function asked(app: AppSettings['app'], options: CoinbaseWalletOptions = {}): unknown {
  const wiring = { projectId: 'local', app, networks: [ethereum, solana, evmNetwork(8453, 'Base')] }
  loadCoinbase(identity, { host: fakeHost(), wiring, options })
  return made[0]
}

test('param: the SDK is told the app, the chains it can know, and to send nothing to its makers', () => {
  expect(asked({ name: 'Shop', icons: ['https://shop.example/icon.png', 'https://shop.example/other.png'] })).toEqual({
    appName: 'Shop',
    appLogoUrl: 'https://shop.example/icon.png',
    appChainIds: [1, 8453],
    preference: { options: 'all', telemetry: false },
  })
})

test('param: preference and page of the smart wallet are those of the config', () => {
  expect(
    asked({ name: 'Shop' }, { preference: 'smartWalletOnly', keysUrl: 'https://keys.example/connect' }),
  ).toMatchObject({
    appLogoUrl: null,
    preference: { options: 'smartWalletOnly', telemetry: false, keysUrl: 'https://keys.example/connect' },
  })
})
