import type { CaipNetworkId } from '../../schema/caip.js'
import type { SiteUser } from './answers.js'
import { SiteError } from './site-error.js'

/** A network that the wallet has accounts on. */
export interface SiteNetwork {
  readonly namespace: SiteUser['accounts'][number]['namespace']
  readonly id: CaipNetworkId
  /** As messages have it (FACTS 4.8): a number on EVM networks, the CAIP-2 id elsewhere. */
  readonly chainId: number | string
}

/** The network of an app that names none (SPEC §9). */
const DEFAULT = 1

/** Reads a network from a message or an address; `undefined` where the wallet has no accounts. */
export function readNetwork(value: unknown): SiteNetwork | undefined {
  const text = String(value)
  const solana = /^solana:[1-9A-HJ-NP-Za-km-z]{1,32}$/.test(text)
  // The form has been looked at.
  if (solana) return { namespace: 'solana', id: text as CaipNetworkId, chainId: text }
  const reference = text.replace(/^eip155:/, '')
  // SPEC §5: below 0x80000000.
  const chainId = /^(0x[\da-f]{1,8}|\d{1,10})$/i.test(reference) ? Number(reference) : 0
  if (chainId <= 0 || chainId >= 0x80000000) return undefined
  return { namespace: 'eip155', id: `eip155:${chainId}`, chainId }
}

/** The network in use. It lasts as long as the document: the app tells it anew. */
export interface CurrentNetwork {
  get(): SiteNetwork
  /** Throws `SiteError` for a network without accounts. */
  set(chainId: unknown): SiteNetwork
}

/** Makes it, of the query of the document's address (FACTS 4.1). */
export function currentNetwork(search: string): CurrentNetwork {
  const asked = readNetwork(new URLSearchParams(search).get('chainId'))
  let current: SiteNetwork = asked ?? { namespace: 'eip155', id: `eip155:${DEFAULT}`, chainId: DEFAULT }
  return {
    get: () => current,
    set(chainId) {
      const next = readNetwork(chainId)
      if (!next) throw noAccount()
      current = next
      return current
    },
  }
}

/** The address of a user on a network. Throws `SiteError` where the user has none. */
export function addressOn({ namespace }: SiteNetwork, { accounts }: SiteUser): string {
  const account = accounts.find((each) => each.namespace === namespace)
  if (!account) throw noAccount()
  return account.address
}

/** What is said of a network on which this wallet has no accounts. */
export function noAccount(): SiteError {
  return new SiteError('This wallet has no account on that network.')
}
