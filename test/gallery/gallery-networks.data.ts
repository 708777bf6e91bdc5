import type { Network } from '../../runtime/core/network.js'
import type { CaipNetworkId, Namespace } from '../../schema/caip.js'

function network(caipNetworkId: CaipNetworkId, name: string, more: Partial<Network> = {}): Network {
  const [chainNamespace, reference = ''] = caipNetworkId.split(':') as [Namespace, string]
  return {
    id: chainNamespace === 'eip155' ? Number(reference) : reference,
    caipNetworkId,
    chainNamespace,
    name,
    rpcUrls: [],
    nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 18 },
    ...more,
  }
}

/** Forty networks, as many as some apps have. */
export const manyNetworks: readonly Network[] = [
  'Ethereum 1|Optimism 10|Cronos 25|BNB Chain 56|Gnosis 100|Unichain 130|Polygon 137|Monad 143|Sonic 146',
  'Fantom 250|Fraxtal 252|ZKsync Era 324|World Chain 480|Astar 592|Metis 1088|Polygon zkEVM 1101|Moonbeam 1284',
  'Moonriver 1285|Soneium 1868|Ronin 2020|Abstract 2741|Kava 2222|Mantle 5000|ZetaChain 7000|Canto 7700|Base 8453',
  'Apechain 33139|Mode 34443|Arbitrum One 42161|Arbitrum Nova 42170|Celo 42220|Avalanche 43114|Ink 57073',
  'Linea 59144|Berachain 80094|Blast 81457|Taiko 167000|Scroll 534352|Zora 7777777|Sepolia 11155111',
]
  .flatMap((line) => line.split('|'))
  .map((entry) => {
    const [, name = '', id = ''] = /^(.+) (\d+)$/.exec(entry) ?? []
    return network(`eip155:${id}`, name, name === 'Sepolia' ? { testnet: true } : {})
  })

/** Networks of several namespaces. */
export const familyNetworks: readonly Network[] = [
  network('eip155:1', 'Ethereum'),
  network('eip155:8453', 'Base'),
  network('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'Solana'),
  network('solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'Solana Devnet', { testnet: true }),
  network('bip122:000000000019d6689c085ae165831e93', 'Bitcoin'),
]

const sol = { name: 'Solana', symbol: 'SOL', decimals: 9 }
const solscan = [{ name: 'Solscan', url: 'https://solscan.io' }]

/** The clusters of Solana, and Ethereum beside them. */
export const solanaNetworks: readonly Network[] = [
  network('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'Solana', { nativeCurrency: sol, blockExplorers: solscan }),
  network('solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'Solana Devnet', { nativeCurrency: sol, testnet: true }),
  network('solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', 'Solana Testnet', { nativeCurrency: sol, testnet: true }),
  network('eip155:1', 'Ethereum'),
]

/** Names that the list was not drawn for. */
export const strangeNetworks: readonly Network[] = [
  network('eip155:1', `Long ${'and longer '.repeat(18)}name`),
  network('eip155:2', '🌱 Gärten & Wiesen 🌻'),
  network('eip155:3', 'شبكة الاختبار', { testnet: true }),
  network('eip155:4', '\u202eteN lamroN'),
  network('eip155:5', '\u01a0\u0301\u0303\u0308\u0323\u01a1\u0308\u0301\u0303\u0111\u0303\u0323o'),
  network('eip155:6', 'https://click.example/claim <b>now</b>'),
]
