import type { BatchSupport, Call, CallsOutcome, NoBatch } from '../contract/batch.js'
import type { Connection } from '../contract/connection.js'
import type { Signer } from '../contract/connector.js'
import { deadline } from '../core/deadline.js'
import { coreError, toModalError } from '../core/errors.js'
import type { Clock } from '../core/host.js'
import { randomId } from '../core/host-random.js'
import { codesOf } from '../core/wallet-error.js'

/** A wallet of eip155 and the account that it is asked for. */
export interface BatchWallet {
  readonly clock: Clock
  readonly connector: Signer
  readonly account: Pick<Connection, 'address' | 'caipNetworkId'>
}

/** Milliseconds that a person may take over a batch in the wallet. */
const DECIDE_MS = 600_000
/** Milliseconds that a wallet may take to say what it can: it needs no person for that. */
const CAPABLE_MS = 5_000

const none = (why: NoBatch): BatchSupport => ({ takesBatches: false, atomic: 'unsupported', version: '2.0.0', why })

/** Asks a wallet what it can do with several calls. Throws `flow/cancelled`; whatever else goes wrong is a reason. */
export async function supportOf(
  { clock, connector, account: { address, caipNetworkId } }: BatchWallet,
  signal: AbortSignal,
): Promise<BatchSupport> {
  const chainId = hexOf(caipNetworkId)
  const bounds = { clock, ms: CAPABLE_MS, name: connector.name, signal }
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
function hexOf(caipNetworkId: string): string {
  return `0x${BigInt(caipNetworkId.slice('eip155:'.length)).toString(16)}`
}

/**
 * Asks a wallet for a batch, and gives the wallet's id of it. Throws `flow/*`, `wallet/*`; what `refusalOf` knows is no batch
 * that was sent.
 */
export async function askBatch(
  { clock, connector, account: { address, caipNetworkId } }: BatchWallet,
  calls: readonly Call[],
  { version }: BatchSupport,
  { isAtomic, signal }: { readonly isAtomic: boolean; readonly signal: AbortSignal },
): Promise<string> {
  const method = 'wallet_sendCalls'
  const batch = {
    version,
    from: address,
    chainId: hexOf(caipNetworkId),
    calls: calls.map(({ to, data, value }) => ({
      to,
      ...(data !== undefined && { data }),
      ...(value !== undefined && { value: `0x${value.toString(16)}` }),
    })),
    // 256 random bits, so that no other page of the app has the same (EIP-5792).
    ...(version === '2.0.0' && { id: `0x${randomId()}${randomId()}`, atomicRequired: isAtomic }),
  }
  const bounds = { clock, ms: DECIDE_MS, name: connector.name, signal }
  const answer = await deadline(bounds, () => connector.request(method, [batch]))
  const id: unknown = typeof answer === 'string' ? answer : Object(answer).id
  if (typeof id === 'string' && id.length > 0 && id.length <= 8194) return id
  throw coreError('wallet/bad-answer', { wallet: connector.name, method, expected: 'an id' })
}

/** Why the wallet takes no batch though it said that it does; `undefined` for everything that is no such refusal. */
export function refusalOf(cause: unknown): NoBatch | undefined {
  const { code } = toModalError(cause)
  if (code === 'wallet/unsupported') return 'unknown'
  const codes = codesOf(cause)
  if (codes.includes(5750)) return 'noUpgrade'
  if (codes.includes(5710)) return 'network'
  return [5700, 5740, 5760].some((each) => codes.includes(each)) ? 'refused' : undefined
}

/** Milliseconds that a wallet may take to say what became of a batch. */
const STATUS_MS = 20_000
/** Transactions of one batch that are told. */
const MOST = 100

/** What the numbers and words of both versions of the EIP mean; the receipts decide what is `undefined`. */
function statusIn(told: unknown): CallsOutcome['status'] | undefined | 'bad' {
  if (told === 'PENDING') return 'pending'
  if (told === 'CONFIRMED') return undefined
  if (typeof told !== 'number') return 'bad'
  if (told >= 100 && told < 200) return 'pending'
  if (told >= 200 && told < 300) return 'confirmed'
  if (told >= 400 && told < 600) return 'failed'
  return told >= 600 && told < 700 ? 'partial' : 'bad'
}

/** What became of a batch, by the wallet's id of it. Throws `flow/cancelled`, `flow/timeout`, `wallet/*`. */
export async function readBatch(
  { clock, connector }: BatchWallet,
  id: string,
  signal: AbortSignal,
): Promise<CallsOutcome> {
  const method = 'wallet_getCallsStatus'
  const bounds = { clock, ms: STATUS_MS, name: connector.name, signal }
  const found = readAnswer(await deadline(bounds, () => connector.request(method, [id])))
  if (!found) throw coreError('wallet/bad-answer', { wallet: connector.name, method, expected: 'a status' })
  return found
}

function readAnswer(told: unknown): CallsOutcome | undefined {
  const { status, receipts } = Object(told) as { readonly status?: unknown; readonly receipts?: unknown }
  const list: readonly unknown[] = Array.isArray(receipts) ? receipts.slice(0, MOST) : []
  const read = list.map((each) => {
    const { transactionHash, status: went } = Object(each) as { transactionHash?: unknown; status?: unknown }
    return { hash: `${transactionHash}`, isGood: went === '0x1' || went === 1 || went === 'success' }
  })
  const hashes = [...new Set(read.map(({ hash }) => hash).filter((hash) => /^0x[\da-f]{64}$/i.test(hash)))]
  const said = statusIn(status)
  if (said === 'bad') return undefined
  if (said !== undefined) return { status: said, hashes }
  const good = read.filter(({ isGood }) => isGood).length
  if (good === read.length) return { status: 'confirmed', hashes }
  return { status: good === 0 ? 'failed' : 'partial', hashes }
}
