import { ModalError } from '../../../schema/error.js'
import type { Kit } from '../../contract/kit.js'
import type { Submission, SubmissionRecord } from '../../contract/submission.js'
import type { PreparedTransfer, TransferDraft, TransferProblem } from '../../contract/transfer.js'
import type { WritableCell } from '../../core/cell.js'
import { deadline } from '../../core/deadline.js'
import { toModalError } from '../../core/errors.js'
import { isSameAddress } from '../../core/same-address.js'
import { whenSeen } from '../../core/visible.js'
import { isSmartAccount } from '../../session/is-smart-account.js'
import { submittedAmount } from '../../session/submitted-amount.js'
import type { Mismatch, SendStep } from './contract.js'
import { type Sender, senderOf } from './sender.js'

/** What a transfer is run with. */
export interface RunDeps {
  readonly kit: Kit
  readonly record: SubmissionRecord
  readonly step: WritableCell<SendStep>
  /** What is filled in. */
  draft(): TransferDraft | undefined
  /** Whether the receiver is still who was typed. */
  isStill(signal: AbortSignal): Promise<boolean>
  onSent(submission: Submission, draft: TransferDraft): void
  onMismatch(mismatch: Mismatch): void
}

/** A transfer from the review to the wallet. */
export interface Run {
  review(): Promise<void>
  /** Prices what is reviewed anew. Never rejects. */
  refresh(): Promise<void>
  confirm(): Promise<void>
  isReviewing(): boolean
  /** Ends what is under way, and shows that step. */
  stop(to: SendStep): void
}

/** Milliseconds that pricing may take (SECURITY 4.3). */
const PREPARE_MS = 10_000
/** What will probably be paid may be a tenth more than the most that was shown: nodes suggest another tip with each block. */
const MOST_RISE = 10n
/** Milliseconds between two looks at what the wallet has sent, and how often it is looked for. */
const READ_BACK_MS = 3_000
const READ_BACKS = 20

/** Runs transfers one after another. */
export function createRun({ kit, record, step, draft, isStill, onSent, onMismatch }: RunDeps): Run {
  const { host, session, events } = kit
  const { clock } = host
  let active = new AbortController()

  function begin(): AbortSignal {
    active.abort()
    active = new AbortController()
    return active.signal
  }

  function stop(to: SendStep): void {
    begin()
    step.value = to
  }

  function isReviewing(): boolean {
    const now = step.peek().step
    return now === 'quoting' || now === 'review'
  }

  async function prepare(what: TransferDraft, signal: AbortSignal): Promise<PreparedTransfer | TransferProblem> {
    const sender = senderOf(kit)
    if (!sender) throw new ModalError('flow/cancelled')
    const chain = await kit.chain(sender.network.chainNamespace)
    const transfers = await chain.transfers?.()
    if (!transfers) throw new ModalError('flow/cancelled')
    return deadline({ clock, ms: PREPARE_MS, name: sender.network.name, signal }, (inner) =>
      transfers.prepare(sender.network, what, inner),
    )
  }

  async function fail(cause: unknown, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return
    const error = await kit.explain(cause)
    if (!signal.aborted) stop({ step: 'editing', problem: { problem: 'failed', error } })
  }

  async function review(): Promise<void> {
    const what = draft()
    if (!what) return
    const signal = begin()
    step.value = { step: 'quoting', draft: what }
    try {
      const [prepared, still] = await Promise.all([prepare(what, signal), isStill(signal)])
      if (signal.aborted) return
      if (!still) return stop({ step: 'editing', problem: { problem: 'renamed' } })
      if ('problem' in prepared) return stop({ step: 'editing', problem: prepared })
      step.value = { step: 'review', prepared }
    } catch (cause) {
      await fail(cause, signal)
    }
  }

  /** What is shown is what would be paid now; one that cannot be read again stays until it can. */
  async function refresh(): Promise<void> {
    const shown = step.peek()
    const { signal } = active
    if (shown.step !== 'review') return
    const { draft: reviewed } = shown.prepared
    const prepared = await prepare(reviewed, signal).catch(() => undefined)
    const now = step.peek()
    if (signal.aborted || now.step !== 'review' || !prepared) return
    if ('problem' in prepared) stop({ step: 'editing', problem: prepared })
    else step.value = { ...now, prepared }
  }

  async function confirm(): Promise<void> {
    const shown = step.peek()
    const what = draft()
    if (shown.step !== 'review') return
    const sender = senderOf(kit)
    const isSame = sender && what && isSameDraft(sender, what, shown.prepared)
    if (!isSame) return stop({ step: 'editing', problem: { problem: 'changed' } })
    const signal = begin()
    step.value = { step: 'asking', prepared: shown.prepared }
    try {
      const [prepared, still] = await Promise.all([prepare(what, signal), isStill(signal)])
      if (signal.aborted) return
      if (!still) return stop({ step: 'editing', problem: { problem: 'renamed' } })
      if ('problem' in prepared) return stop({ step: 'editing', problem: prepared })
      if (isOther(prepared, shown.prepared)) return backTo(prepared, 'dearer')
      await ask(sender, isWhole(prepared) ? { ...shown.prepared, seen: prepared.seen } : prepared, signal)
    } catch (cause) {
      await fail(cause, signal)
    }
  }

  function backTo(
    prepared: PreparedTransfer,
    again: NonNullable<Extract<SendStep, { step: 'review' }>['again']>,
  ): void {
    stop({ step: 'review', prepared, again })
  }

  async function ask(sender: Sender, prepared: PreparedTransfer, signal: AbortSignal): Promise<void> {
    const { network } = sender
    const connector = session.connectorOf(network.chainNamespace)
    const transfers = await (await kit.chain(network.chainNamespace)).transfers?.()
    if (!connector || !transfers) return stop({ step: 'editing', problem: { problem: 'changed' } })
    const { draft: what, seen, request } = prepared
    const { value, asset } = what
    const properties = {
      isSmartAccount: isSmartAccount(session.account()),
      network: network.caipNetworkId,
      token: asset.address ?? asset.symbol,
      amount: `${value}`,
    }
    events.emit('SEND_INITIATED', properties)
    const intent = {
      caipNetworkId: network.caipNetworkId,
      address: sender.address,
      operationType: 'send',
      to: what.to,
      amount: submittedAmount(value, asset),
      seen,
      digest: request.digest,
      isSentHere: transfers.sends === true,
    }
    try {
      const sent = await record.run(
        intent,
        (signed) => transfers.submit(connector, network, prepared, { signed, signal }),
        signal,
      )
      events.emit('SEND_SUCCESS', { ...properties, hash: `${sent.hash}` })
      onSent(sent, what)
      // The review may be under the screen of the wallet: the step tells it later where to go.
      if (!signal.aborted) stop({ step: 'editing', isSent: true })
      void readBack(sender, sent, prepared)
    } catch (cause) {
      const { code } = toModalError(cause)
      if (code === 'flow/cancelled') return
      const isDeclined = code === 'wallet/rejected'
      events.emit(isDeclined ? 'SEND_REJECTED' : 'SEND_ERROR', { ...properties, message: code })
      if (signal.aborted) return
      backTo(prepared, isDeclined ? 'declined' : await kit.explain(cause))
    }
  }

  /** Compares what the wallet has sent with what was reviewed (SECURITY T4). A relayer's transaction says nothing of that. */
  async function readBack({ network, address }: Sender, sent: Submission, prepared: PreparedTransfer): Promise<void> {
    const { signal } = new AbortController()
    const transfers = await (await kit.chain(network.chainNamespace)).transfers?.()
    if (!transfers?.readBack) return
    for (let tries = 0; tries < READ_BACKS; tries += 1) {
      await whenSeen(host.page, signal)
      const found = await transfers.readBack(network, `${sent.hash}`, signal).catch(() => undefined)
      if (found) {
        const isOwn = isSameAddress(network.chainNamespace, address, found.from)
        if (isOwn && found.digest !== prepared.request.digest)
          onMismatch({ hash: `${sent.hash}`, reviewed: prepared.draft.to, sent: found.to ?? '' })
        return
      }
      await clock.sleep(READ_BACK_MS, signal)
    }
  }

  return { review, refresh, confirm, isReviewing, stop }
}

function isSameDraft({ address, network }: Sender, what: TransferDraft, { draft }: PreparedTransfer): boolean {
  const isValue = draft.isMax ? what.isMax : what.value === draft.value
  return (
    isValue &&
    isSameAddress(network.chainNamespace, address, draft.from) &&
    isSameAddress(network.chainNamespace, what.to, draft.to) &&
    draft.asset.caipNetworkId === network.caipNetworkId &&
    draft.asset.address === what.asset.address
  )
}

/** All of the native coin goes out: what is left for the fee is what it may cost, and the amount follows it. */
const isWhole = ({ draft: { isMax, asset } }: PreparedTransfer) => isMax && asset.address === null

/** Whether something else would be sent, or more paid, than was shown. */
function isOther(now: PreparedTransfer, shown: PreparedTransfer): boolean {
  if (isWhole(shown)) {
    const isBalance = now.draft.value + now.fee.most === shown.draft.value + shown.fee.most
    // What was shown still pays for the next block, whose base fee may be an eighth higher.
    return !isBalance || shown.fee.most * 8n < now.fee.likely * 9n
  }
  if (now.draft.value !== shown.draft.value || (now.received ?? 0n) < (shown.received ?? 0n)) return true
  return now.fee.likely > shown.fee.most + shown.fee.most / MOST_RISE
}
