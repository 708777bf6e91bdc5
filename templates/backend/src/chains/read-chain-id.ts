import { z } from 'zod'
import { namespaceOf, referenceOf } from '../caip.js'
import { withDeadline } from '../clock.js'
import { askNode } from './upstream.js'

/** A node may take this long to say which chain it is on, in ms. */
const IDENTITY_MS = 4_000

/** How a namespace's node tells its chain, and what of it is the CAIP-2 reference. */
interface Identity {
  readonly method: string
  readonly params: readonly unknown[]
  /** The reference; `undefined` for an answer that is none. */
  read(result: unknown): string | undefined
}

const hex = z.string().regex(/^0x[0-9a-fA-F]{1,64}$/)
const word = z.string().min(32).max(100)

const identities: Readonly<Record<string, Identity>> = {
  eip155: {
    method: 'eth_chainId',
    params: [],
    read: (result) => (hex.safeParse(result).success ? BigInt(String(result)).toString() : undefined),
  },
  // CAIP-30, CAIP-4 and CAIP-13 take the first 32 letters of the genesis hash.
  solana: { method: 'getGenesisHash', params: [], read: first32 },
  bip122: { method: 'getblockhash', params: [0], read: first32 },
  polkadot: { method: 'chain_getBlockHash', params: [0], read: (result) => first32(String(result).replace(/^0x/, '')) },
}

/** What a node says it is. */
export type NodeIdentity = 'right' | { readonly wrong: string } | 'unsaid'

/**
 * Asks a node which chain it is on. `unsaid`: its namespace has no such question, or the node does not know it (but an
 * EVM node must). Throws what `askNode` throws.
 */
export async function readChainId(
  url: string,
  chainId: string,
  { fetch, signal }: { readonly fetch: typeof globalThis.fetch; readonly signal: AbortSignal },
): Promise<NodeIdentity> {
  const namespace = namespaceOf(chainId)
  const identity = identities[namespace]
  if (!identity) return 'unsaid'
  const { method, params } = identity
  const answer = await withDeadline(IDENTITY_MS, [signal], (deadline) =>
    askNode(url, { id: 1, method, params }, { fetch, signal: deadline }),
  )
  if ('error' in answer) return namespace === 'eip155' ? { wrong: 'nothing' } : 'unsaid'
  const found = identity.read(answer.result)
  return found === referenceOf(chainId) ? 'right' : { wrong: found ?? 'nothing' }
}

function first32(result: unknown): string | undefined {
  const read = word.safeParse(result)
  return read.success ? read.data.slice(0, 32) : undefined
}
