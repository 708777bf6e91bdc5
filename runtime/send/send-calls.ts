import { type Live, restoredLive } from '../bridge/live.js'
import type { BatchSupport, Call } from '../contract/batch.js'
import { askBatch, refusalOf, supportOf } from '../session/batches.js'
import type { CallsKit, SendCallsOptions, SentCalls } from './contract.js'
import { callsError } from './errors.js'
import { sendOneByOne } from './one-by-one.js'

/** What the connected EVM wallet can do with several calls on its network. Throws `calls/not-connected`, `flow/cancelled`. */
export async function readBatchSupport(kit: CallsKit, signal = new AbortController().signal): Promise<BatchSupport> {
  return supportOf({ clock: kit.host.clock, ...(await liveOrThrow(kit)) }, signal)
}

/**
 * Sends several calls from the live account of eip155: as one batch where the wallet takes batches (EIP-5792), else one after
 * another, each once the one before is confirmed. Which of both is told, with the reason. The wallet is asked what it can do
 * first. Throws `calls/none`, `calls/bad-call`, `calls/not-connected`, `calls/not-atomic`, `flow/cancelled`, `flow/timeout`,
 * `send/other-tab`, `send/unresolved`, `rpc/*`, `wallet/*`: then nothing was sent. After `flow/*` the wallet may still
 * send the batch.
 */
export async function sendCalls(
  kit: CallsKit,
  calls: readonly Call[],
  options: SendCallsOptions = {},
): Promise<SentCalls> {
  check(calls)
  const { isAtomic = false, signal = new AbortController().signal } = options
  signal.throwIfAborted()
  const live = await liveOrThrow(kit)
  const wallet = { clock: kit.host.clock, ...live }
  const support = await supportOf(wallet, signal)
  let why = support.why ?? 'unknown'
  if (support.takesBatches && (!isAtomic || support.atomic !== 'unsupported')) {
    try {
      return { way: 'batch', id: await askBatch(wallet, calls, support, { isAtomic, signal }) }
    } catch (cause) {
      const refusal = refusalOf(cause)
      if (!refusal) throw cause
      why = refusal
    }
  }
  if (!isAtomic) return sendOneByOne(kit, live, calls, { ...options, signal, why })
  const network = kit.network(live.account.caipNetworkId)?.name ?? live.account.caipNetworkId
  throw callsError('calls/not-atomic', { wallet: live.connector.name, network, why })
}

async function liveOrThrow(kit: CallsKit): Promise<Live> {
  const live = await restoredLive(kit, 'eip155')
  if (!live) throw callsError('calls/not-connected')
  return live
}

/** What a wallet must never be asked. */
function check(calls: readonly Call[]): void {
  if (calls.length === 0) throw callsError('calls/none')
  calls.forEach(({ to, data = '0x', value = 0n }, index) => {
    const bad = (field: string, expected: string) => callsError('calls/bad-call', { place: index + 1, field, expected })
    if (!/^0x[\da-f]{40}$/i.test(to)) throw bad('to', '0x and 40 hex digits')
    if (!/^0x([\da-f]{2})*$/i.test(data)) throw bad('data', '0x and whole bytes')
    if (typeof value !== 'bigint' || value < 0n) throw bad('value', '1n')
  })
}
