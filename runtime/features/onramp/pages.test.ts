import { describe, expect, test } from 'vitest'
import type { Namespace } from '../../../schema/caip.js'
import type { OnrampFlag, ProviderName } from '../../../schema/onramp-providers.js'
import { fakeKit } from '../../../test/unit/fake-kit.js'
import { alice } from '../../../test/unit/fake-wallet.js'
import { fakeHost } from '../../../test/unit/fakes.js'
import { createBackendOnramp } from './backend-onramp.js'
import { onramp } from './feature.js'
import { payPage } from './pages.js'
import { sellersOn } from './settings.js'

const HERE = 'http://127.0.0.1:8787'
const dave = '7EYnhQoR9YM3N7UoaKRoA44Uy8JeaZV3qyouov87awMs'
const eight = ['ethereum', 'arbitrum', 'polygon', 'berachain', 'avalanche-c-chain', 'optimism', 'celo', 'base']

/** Where a buyer is, and what is bought there. */
const buyers = {
  eip155: { address: alice, caipNetworkId: 'eip155:8453', place: 'base-mainnet', symbol: 'USDC' },
  solana: { address: dave, caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', place: 'solana', symbol: 'SOL' },
} as const
/** A hundred of the first currency is a preset of the page; pages take no amount of another one. */
const presets = [
  ['USD', { presetFiatAmount: '100' }],
  ['EUR', {}],
] as const

/** The page that is opened, with what the backend was asked. */
async function pageOf(provider: ProviderName, namespace: keyof typeof buyers, currency: string, options: OnrampFlag) {
  const { address, caipNetworkId, place, symbol } = buyers[namespace]
  const asked: { readonly url: URL; readonly body: unknown }[] = []
  const hosts = { meld: 'https://meldcrypto.com', coinbase: 'https://pay.coinbase.com', sandbox: HERE }
  const { kit } = fakeKit(
    { features: [onramp({ onramp: options })], services: { api: HERE } },
    fakeHost({
      fetch: async (request) => {
        asked.push({ url: new URL(request.url), body: JSON.parse(await request.text()) })
        return Response.json({ url: `${hosts[provider]}/?walletAddress=${address}` })
      },
    }),
  )
  await kit.preload()
  const token = { id: symbol, name: symbol, symbol, caipNetworkId, address: null, place }
  const wish = { provider, token, currency, amount: { digits: 100n, places: 0 }, address }
  const href = await payPage(kit, createBackendOnramp(kit), wish, new AbortController().signal)
  return { url: new URL(href), asked }
}

describe.each(['eip155', 'solana'] as const)('on %s', (namespace) => {
  const { address, symbol, place } = buyers[namespace]

  test.each(presets)('SPEC §7: with a public key Meld has its four parameters, paid in %s', async (currency) => {
    const { url, asked } = await pageOf('meld', namespace, currency, { meld: { publicKey: 'a:b' } })
    expect([url.origin, Object.fromEntries(url.searchParams), asked]).toEqual([
      'https://meldcrypto.com',
      {
        publicKey: 'a:b',
        destinationCurrencyCode: namespace === 'solana' ? 'SOL' : 'USDC',
        walletAddress: address,
        externalCustomerId: 'local',
      },
      [],
    ])
  })

  const own = namespace === 'solana' ? 'solana' : 'base'
  const rows = [
    ['meld', namespace === 'solana' ? ['solana'] : eight, own],
    ...(namespace === 'eip155' ? ([['coinbase', eight, own]] as const) : []),
    ['sandbox', [place], place],
  ] as const
  describe.each(rows)('%s by the backend', (provider, blockchains, defaultNetwork) => {
    test.each(presets)('FACTS 3.3, 9.4: paid in %s', async (currency, preset) => {
      const { url, asked } = await pageOf(provider, namespace, currency, [provider])
      expect(
        asked.map(({ url: { pathname, searchParams }, body }) => [pathname, searchParams.get('provider'), body]),
      ).toEqual([
        [
          '/v1/generators/onrampurl',
          provider,
          {
            destinationWallets: [{ address, blockchains, assets: [symbol] }],
            defaultNetwork,
            partnerUserId: address,
            defaultExperience: 'buy',
            ...preset,
          },
        ],
      ])
      expect(url.searchParams.get('walletAddress')).toBe(address)
    })
  })
})

test.each([
  ['eip155', ['sandbox', 'meld', 'coinbase']],
  ['solana', ['sandbox', 'meld']],
  ['bip122', []],
  ['polkadot', []],
  ['cosmos', []],
] as const satisfies readonly (readonly [Namespace, readonly ProviderName[]])[])(
  'on %s the providers are %j',
  (namespace, all) => {
    expect(sellersOn({ namespace, backend: HERE }, { onramp: true })).toEqual(all)
  },
)
