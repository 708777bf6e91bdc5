import { defineChain, type KnownNetwork, type NetworkProblem } from '../../../schema/network-info.js'

/** Characters of a reference: the beginning of the genesis hash (CAIP-2). */
const REFERENCE = 32

const cluster = (id: string, name: string, more: Pick<KnownNetwork, 'formerId' | 'testnet'> = {}) => ({
  id,
  name,
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  blockExplorers: { default: { name: 'Solscan', url: 'https://solscan.io' } },
  ...more,
})

/** The clusters of Solana. */
const networks = {
  solana: cluster('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'Solana', { formerId: '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ' }),
  solanaDevnet: cluster('EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'Solana Devnet', {
    formerId: '8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
    testnet: true,
  }),
  solanaTestnet: cluster('4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', 'Solana Testnet', { testnet: true }),
}

const known: readonly KnownNetwork[] = Object.values(networks)

/** Solana, as the CLI sees it. */
export const solana = defineChain({
  namespace: 'solana',
  name: 'solana',
  title: 'Solana',
  reads: 'the balances of SOL and tokens',
  networks,
  source: { name: 'walletStandard', from: 'connectors/wallet-standard', with: 'modal' },
  packages: { '@solana/web3.js': '2.0.0' },
  problemOf(reference) {
    if (known.some(({ id, formerId }) => id === reference || formerId === reference)) return undefined
    return {
      message: 'is not a cluster of Solana that this version knows',
      fix: "Use 'solana', 'solanaDevnet' or 'solanaTestnet', or write the cluster as an object: { chainNamespace: 'solana', id, name, nativeCurrency, rpcUrls }.",
    }
  },
  idProblem,
  question: {
    method: 'getGenesisHash',
    read: (result) => (isGenesisHash(result) ? result.slice(0, REFERENCE) : undefined),
  },
  localPort: ({ solana: ports }, id) => ports[id],
})

function idProblem(id: number | string): NetworkProblem | undefined {
  const renamed = known.find(({ formerId }) => formerId === id)
  if (renamed) return { message: `is the former id of ${renamed.name}`, fix: `Write id: '${renamed.id}'.` }
  if (isBase58(id) && id.length === REFERENCE) return undefined
  return {
    message: 'is no id of a cluster of Solana',
    fix: `Write the first ${REFERENCE} characters of its genesis hash, which its nodes tell (getGenesisHash).`,
  }
}

/** 32 bytes in base58 are 43 or 44 characters, unless they begin with zeros. */
function isGenesisHash(result: unknown): result is string {
  return isBase58(result) && result.length >= REFERENCE && result.length <= 44
}

function isBase58(text: unknown): text is string {
  return typeof text === 'string' && /^[1-9A-HJ-NP-Za-km-z]+$/.test(text)
}
