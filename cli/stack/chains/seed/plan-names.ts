import { encodeFunctionData, getAddress, toHex } from 'viem'
import { mainnet } from 'viem/chains'
import { packetToBytes } from 'viem/ens'
import { nameResolver } from '../contracts/artifacts.data.js'
import type { EvmAddress } from '../local-chain.js'
import type { SeedPart, SeedTransaction } from './seed-part.js'

/** Where viem and wallets look for ENS's UniversalResolver on Ethereum. */
export const universalResolverAddress: EvmAddress = getAddress(mainnet.contracts.ensUniversalResolver.address)

const picture = `data:image/svg+xml;base64,${btoa(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#36c"/></svg>',
)}`

/** Names by the index of their account, with their text records (ENSIP-5). The second has no avatar. */
const seededNames = [
  { name: 'alice.eth', account: 0, texts: { avatar: picture, description: 'Alice of the local chain' } },
  { name: 'bob.eth', account: 1, texts: { url: 'http://127.0.0.1/bob' } },
] as const

/** The resolver at ENS's address, with a name for the first two accounts. */
export function planNames(accounts: readonly EvmAddress[]): SeedPart {
  return {
    address: universalResolverAddress,
    placements: [{ address: universalResolverAddress, runtime: nameResolver.runtime }],
    transactions: seededNames.flatMap(({ name, account, texts }) => {
      const owner = accounts[account]
      return owner === undefined ? [] : nameTransactions(name, owner, texts)
    }),
  }
}

function nameTransactions(name: string, owner: EvmAddress, texts: Readonly<Record<string, string>>): SeedTransaction[] {
  const encoded = toHex(packetToBytes(name))
  const base = { to: universalResolverAddress, gas: 2_000_000n }
  const register = encodeFunctionData({ ...nameResolver, functionName: 'register', args: [encoded, name, owner] })
  return [
    { ...base, step: `the name ${name}`, data: register },
    ...Object.entries(texts).map(([key, value]) => {
      const data = encodeFunctionData({ ...nameResolver, functionName: 'setText', args: [encoded, key, value] })
      return { ...base, step: `the ${key} of ${name}`, data }
    }),
  ]
}
