import { type Live, restoredLive } from '../bridge/live.js'
import { deadline } from '../core/deadline.js'
import { coreError, toModalError } from '../core/errors.js'
import { randomId } from '../core/host-random.js'
import { codesOf } from '../core/wallet-error.js'
import { hexOf, supportOf } from './batch-support.js'
import type { BatchSupport, Call, CallsKit, NoBatch, SendCallsOptions, SentCalls } from './contract.js'
import { callsError } from './errors.js'
import { sendOneByOne } from './one-by-one.js'

/** Milliseconds that a person may take over a batch in the wallet. */
const DECIDE_MS = 600_000

/** What the connected EVM wallet can do with several calls on its network. Throws `calls/not-connected`, `flow/cancelled`. */
export async function readBatchSupport(kit: CallsKit, signal = new AbortController().signal): Promise<BatchSupport> {
  return supportOf(kit, await liveOrThrow(kit), signal)
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
  const support = await supportOf(kit, live, signal)
  let why = support.why ?? 'unknown'
  if (support.takesBatches && (!isAtomic || support.atomic !== 'unsupported')) {
    try {
      return { way: 'batch', id: await sendBatch(kit, live, calls, support, { isAtomic, signal }) }
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

async function sendBatch(
  kit: CallsKit,
  { account, connector }: Live,
  calls: readonly Call[],
  { version }: BatchSupport,
  { isAtomic, signal }: { readonly isAtomic: boolean; readonly signal: AbortSignal },
): Promise<string> {
  const { address, caipNetworkId } = account
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
  const bounds = { clock: kit.host.clock, ms: DECIDE_MS, name: connector.name, signal }
  const answer = await deadline(bounds, () => connector.request(method, [batch]))
  const id: unknown = typeof answer === 'string' ? answer : Object(answer).id
  if (typeof id === 'string' && id.length > 0 && id.length <= 8194) return id
  throw coreError('wallet/bad-answer', { wallet: connector.name, method, expected: 'an id' })
}

/** Why the wallet takes no batch though it said that it does; `undefined` for everything that is no such refusal. */
function refusalOf(cause: unknown): NoBatch | undefined {
  const { code } = toModalError(cause)
  if (code === 'wallet/unsupported') return 'unknown'
  const codes = codesOf(cause)
  if (codes.includes(5750)) return 'noUpgrade'
  if (codes.includes(5710)) return 'network'
  return [5700, 5740, 5760].some((each) => codes.includes(each)) ? 'refused' : undefined
}
