import { restoredLive } from '../bridge/live.js'
import { submittedTransactions } from '../contract/provided.js'
import { deadline } from '../core/deadline.js'
import { coreError } from '../core/errors.js'
import type { CallsKit, CallsOutcome } from './contract.js'
import { callsError } from './errors.js'

/** Milliseconds that a wallet may take to say what became of a batch. */
const ASK_MS = 20_000
/** Transactions of one batch that are told. */
const MOST = 100

const method = 'wallet_getCallsStatus'

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

/**
 * What became of a batch, by the id that `sendCalls` gave (EIP-5792, `wallet_getCallsStatus`). Its transactions are told to the
 * record of submissions, so that the activity has them. Throws `calls/not-connected`, `flow/cancelled`, `flow/timeout`,
 * `wallet/*`.
 */
export async function readCallsStatus(
  kit: CallsKit,
  id: string,
  signal = new AbortController().signal,
): Promise<CallsOutcome> {
  const live = await restoredLive(kit, 'eip155')
  if (!live) throw callsError('calls/not-connected')
  const { account, connector } = live
  const bounds = { clock: kit.host.clock, ms: ASK_MS, name: connector.name, signal }
  const told = await deadline(bounds, () => connector.request(method, [id]))
  const found = readAnswer(told)
  if (!found) throw coreError('wallet/bad-answer', { wallet: connector.name, method, expected: 'a status' })
  // An app without the record still learns it.
  const record = await kit.use(submittedTransactions).catch(() => undefined)
  const { address, caipNetworkId } = account
  for (const hash of found.hashes) record?.submitted(hash, { address, caipNetworkId, operationType: 'execute' })
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
