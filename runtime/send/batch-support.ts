import type { Live } from '../bridge/live.js'
import { deadline } from '../core/deadline.js'
import type { BatchSupport, CallsKit, NoBatch } from './contract.js'

/** Milliseconds that a wallet may take to say what it can: it needs no person for that. */
const ASK_MS = 5_000

const none = (why: NoBatch): BatchSupport => ({ takesBatches: false, atomic: 'unsupported', version: '2.0.0', why })

/** Asks a wallet what it can do with several calls. Throws `flow/cancelled`; whatever else goes wrong is a reason. */
export async function supportOf(
  kit: CallsKit,
  { account, connector }: Live,
  signal: AbortSignal,
): Promise<BatchSupport> {
  const { address, caipNetworkId } = account
  const chainId = hexOf(caipNetworkId)
  const bounds = { clock: kit.host.clock, ms: ASK_MS, name: connector.name, signal }
  let isAnswered = false
  try {
    const told = await deadline(bounds, () =>
      connector.request('wallet_getCapabilities', [address, [chainId]]).finally(() => {
        isAnswered = true
      }),
    )
    return readSupport(told, chainId)
  } catch {
    signal.throwIfAborted()
    return none(isAnswered ? 'unknown' : 'silent')
  }
}

/** Reads what a wallet says; `0x0` stands for every network (EIP-5792). The older `atomicBatch` is that of version 1.0. */
function readSupport(told: unknown, chainId: string): BatchSupport {
  if (typeof told !== 'object' || told === null) return none('network')
  const all = told as Readonly<Record<string, unknown>>
  const here = Object.keys(all).find((key) => isSameChain(key, chainId))
  const of = here === undefined ? all['0x0'] : { ...Object(all['0x0']), ...Object(all[here]) }
  if (typeof of !== 'object' || of === null) return none('network')
  const { atomic, atomicBatch } = of as { readonly atomic?: unknown; readonly atomicBatch?: unknown }
  const status: unknown = Object(atomic).status
  if (status === 'supported' || status === 'ready') return { takesBatches: true, atomic: status, version: '2.0.0' }
  if (atomic === undefined && atomicBatch !== undefined)
    return Object(atomicBatch).supported === true
      ? { takesBatches: true, atomic: 'supported', version: '1.0' }
      : none('network')
  return { takesBatches: true, atomic: 'unsupported', version: '2.0.0' }
}

/** Wallets write the number of a network as hex, with zeros before it or in capitals, or as decimals. */
function isSameChain(key: string, chainId: string): boolean {
  return /^(0x[\da-f]{1,16}|\d{1,16})$/i.test(key) && BigInt(key) === BigInt(chainId) && BigInt(key) !== 0n
}

/** The number of an eip155 network as hex. */
export function hexOf(caipNetworkId: string): string {
  return `0x${BigInt(caipNetworkId.slice('eip155:'.length)).toString(16)}`
}
