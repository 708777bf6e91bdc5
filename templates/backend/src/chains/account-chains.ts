import { evmAddress, solanaAddress } from '../caip.js'
import { Problem } from '../http/problem.js'
import { type Chain, type Chains, needChain } from './chain.js'

/** An account as the tables know it, and the chains that it was asked for on. */
export interface AccountChains {
  /** Lower case on EVM chains. */
  readonly account: string
  readonly namespace: 'eip155' | 'solana'
  readonly chains: readonly Chain[]
}

/**
 * The chains of a request for an account: the one that it names, or every one of the address's family. Throws a `Problem`
 * 400 for text that is no address, a chain that is not served, and an address of another family than the chain.
 */
export function accountChains(chains: Chains, address: string, chainId: string | undefined): AccountChains {
  const namespace = familyOf(address)
  const account = namespace === 'eip155' ? address.toLowerCase() : address
  if (chainId === undefined) {
    return { account, namespace, chains: chains.list().filter((chain) => chain.namespace === namespace) }
  }
  const chain = needChain(chains, chainId)
  if (chain.namespace !== namespace) {
    throw new Problem(400, 'address_mismatch', `The address is not one of ${chainId}`)
  }
  return { account, namespace, chains: [chain] }
}

function familyOf(address: string): AccountChains['namespace'] {
  if (evmAddress.safeParse(address).success) return 'eip155'
  if (solanaAddress.safeParse(address).success) return 'solana'
  throw new Problem(400, 'invalid_address', 'address: is neither an EVM nor a Solana address')
}
