import type { ModalError } from '../../schema/error.js'
import type { Live } from '../bridge/live.js'
import type { Call, NoBatch } from '../contract/batch.js'
import { submittedTransactions } from '../contract/provided.js'
import type { Seen } from '../contract/submission.js'
import { deadline } from '../core/deadline.js'
import { coreError, toModalError } from '../core/errors.js'
import type { CallsKit, SendCallsOptions, SentCalls } from './contract.js'
import { callsError } from './errors.js'

/** Milliseconds between two looks at whether a call is confirmed; the last one from there on. */
const WAITS_MS = [1_000, 3_000, 5_000]
/** Looks in a row after which another transaction has the number of a call. */
const PASSED = 6
/** Milliseconds that a call may take to be confirmed before the next is asked for. */
const CONFIRM_MS = 600_000
/** Milliseconds that the nodes may take to tell where a search would begin. */
const READ_MS = 20_000

/** What sending one after another takes beside the options. */
interface OneByOne extends SendCallsOptions {
  readonly signal: AbortSignal
  readonly why: NoBatch
}

/** A call that was sent. */
interface Sent {
  readonly hash: string
  /** What the chain said before: the number of a call that was replaced before a node knew it. */
  readonly seen: Seen
}

/** Asks for one call after another, each once the one before is confirmed; all of them are in the record of submissions. */
export async function sendOneByOne(
  kit: CallsKit,
  live: Live,
  calls: readonly Call[],
  { signal, why, onSent }: OneByOne,
): Promise<SentCalls> {
  const send = await createSender(kit, live, signal)
  const hashes: string[] = []
  let last: Sent | undefined
  const sent = (stoppedBy?: ModalError): SentCalls => ({
    way: 'oneByOne',
    why,
    hashes,
    ...(stoppedBy && { stoppedBy }),
  })
  for (const [index, call] of calls.entries()) {
    try {
      if (last && !(await send.isConfirmed(last)))
        return sent(callsError('calls/stopped', { place: index, count: calls.length, hash: last.hash }))
      last = await send.send(call)
      hashes.push(last.hash)
      onSent?.(index, last.hash)
    } catch (cause) {
      // What was sent before is told, whatever ends it.
      if (hashes.length === 0) throw cause
      return sent(toModalError(cause))
    }
  }
  return sent()
}

async function createSender(kit: CallsKit, { account, connector }: Live, signal: AbortSignal) {
  const { address, caipNetworkId } = account
  const { clock } = kit.host
  const network = kit.network(caipNetworkId)
  const [record, chain] = await Promise.all([kit.use(submittedTransactions), kit.chain('eip155')])
  const transfers = await chain.transfers?.()
  const prepareCall = transfers?.prepareCall
  if (!network || !prepareCall) throw coreError('network/not-found', { network: caipNetworkId })

  return {
    async send({ to, data = '0x', value = 0n }: Call): Promise<Sent> {
      const { decimals, symbol } = network.nativeCurrency
      const prepared = await deadline({ clock, ms: READ_MS, name: network.name, signal }, (inner) =>
        prepareCall(network, { from: address, to, data, value }, inner),
      )
      const intent = {
        caipNetworkId,
        address,
        operationType: data === '0x' ? 'send' : 'execute',
        to,
        amount: value > 0n ? { value: `${value}`, decimals, symbol } : null,
        seen: prepared.seen,
        digest: prepared.request.digest,
        isSentHere: false,
      }
      const how = { signal, signed() {} }
      const { hash } = await record.run(intent, () => transfers.submit(connector, network, prepared, how), signal)
      return { hash: `${hash}`, seen: prepared.seen }
    },

    /** Waits for a call; `false` where it failed, or another transaction took its number. Throws `flow/timeout`. */
    isConfirmed: ({ hash, seen }: Sent) =>
      deadline({ clock, ms: CONFIRM_MS, name: network.name, signal }, async (inner) => {
        let passed = 0
        for (let turn = 0; ; turn += 1) {
          await clock.sleep(WAITS_MS[Math.min(turn, WAITS_MS.length - 1)] ?? 0, inner)
          // Nodes that do not answer are asked again.
          const told = await chain.transactionStatus?.(network, { hash, address, seen }, inner).catch(() => undefined)
          if (told?.status === 'confirmed') return true
          // Nodes lag behind one another: a number that is used counts once it is used again and again.
          passed = told?.status === 'passed' ? passed + 1 : 0
          if (told?.status === 'failed' || passed === PASSED) return false
        }
      }),
  }
}
