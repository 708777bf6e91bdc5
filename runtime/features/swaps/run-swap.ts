import { ModalError } from '../../../schema/error.js'
import type { Kit } from '../../contract/kit.js'
import type { Submission, SubmissionRecord } from '../../contract/submission.js'
import type { WritableCell } from '../../core/cell.js'
import { deadline } from '../../core/deadline.js'
import { toModalError } from '../../core/errors.js'
import { isSameAddress } from '../../core/same-address.js'
import { refusalOf } from '../../session/batches.js'
import { isSmartAccount } from '../../session/is-smart-account.js'
import { askAtOnce } from './ask-batch.js'
import { askWallet, isConfirmed } from './ask-wallet.js'
import type { SwapPlan, SwapProblem, SwapQuote, SwapStep } from './contract.js'
import { askOf } from './evm/ask.js'
import type { SwapDraft } from './plan-swap.js'
import { isWorse, LIFE_MS } from './quotes.js'
import { propertiesOf } from './swap-events.js'
import { createPlans, isOther } from './swap-plans.js'
import { type Swapper, swapperOf } from './swapper.js'

/** What a swap is run with. */
export interface RunDeps {
  readonly kit: Kit
  readonly record: SubmissionRecord
  readonly step: WritableCell<SwapStep>
  /** What is filled in; `undefined` while something is missing. */
  draft(): SwapDraft | undefined
  /** Something of the account was sent: balances and approvals change with it. */
  onSent(): void
  onSwapped(submission: Submission, quote: SwapQuote): void
}

/** A swap from the review to the wallet. */
export interface Run {
  review(): Promise<void>
  /** Makes what is reviewed ready anew. Never rejects. */
  refresh(): Promise<void>
  confirm(): Promise<void>
  /** Asks the wallet for a call that is no part of a swap, and waits for its block. Never rejects. */
  revoke(call: SwapPlan['acts'][number], swapper: Swapper): Promise<void>
  isReviewing(): boolean
  /** Ends what is under way, and shows that step. */
  stop(to: SwapStep): void
}

/** Milliseconds that a node may take to run a swap once more. */
const RUN_MS = 20_000

/** Runs swaps one after another. */
export function createRun({ kit, record, step, draft, onSent, onSwapped }: RunDeps): Run {
  const { host, session, events } = kit
  const { clock } = host
  let active = new AbortController()
  const { plan, sign, sent: used } = createPlans(kit)

  function begin(): AbortSignal {
    active.abort()
    active = new AbortController()
    return active.signal
  }

  function stop(to: SwapStep): void {
    begin()
    step.value = to
  }

  const fault = (problem: SwapProblem) => stop({ step: 'editing', problem })

  function isReviewing(): boolean {
    const now = step.peek().step
    return now === 'quoting' || now === 'review'
  }

  async function fail(cause: unknown, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return
    const error = await kit.explain(cause)
    if (!signal.aborted) fault({ problem: 'failed', error })
  }

  async function review(): Promise<void> {
    const what = draft()
    if (!what) return
    const signal = begin()
    const approving = pendingApproval(what)
    if (approving) {
      step.value = { step: 'confirming' }
      // Whatever came of it, the chain says what is approved then.
      await isConfirmed(kit, what.swapper, approving, signal).catch(() => false)
      if (signal.aborted) return
      onSent()
    } else step.value = { step: 'quoting' }
    await show(what, signal)
  }

  /** An approval of the token that is on its way, from an earlier visit or another tab: a second one would be asked for. */
  function pendingApproval({ swapper, question }: SwapDraft): Submission | undefined {
    const { chainNamespace } = swapper.network
    return record.own
      .peek()
      .find(
        ({ operationType, status, to }) =>
          operationType === 'approve' &&
          status === 'pending' &&
          isSameAddress(chainNamespace, question.from.address ?? '', to ?? undefined),
      )
  }

  /** Shows the plan of a draft, or what is wrong with it. */
  async function show(what: SwapDraft, signal: AbortSignal, why?: Why): Promise<void> {
    try {
      const ready = await plan(what, signal)
      if (signal.aborted) return
      if ('problem' in ready) return fault(ready)
      const again = againOf(why, ready)
      step.value = { step: 'review', plan: ready, ...(again && { again }) }
    } catch (cause) {
      await fail(cause, signal)
    }
  }

  async function refresh(): Promise<void> {
    const shown = step.peek()
    const what = draft()
    const { signal } = active
    if (shown.step !== 'review' || !what) return
    const ready = await plan(what, signal).catch(() => undefined)
    const now = step.peek()
    // One that cannot be read again stays until it is too old to be signed.
    if (signal.aborted || now.step !== 'review' || !ready) return
    if ('problem' in ready) return fault(ready)
    const { again: _, ...rest } = now
    const worse = isWorse(ready.quote, now.plan.quote)
    step.value = { ...(worse ? rest : now), plan: ready, ...(worse && { again: 'worse' as const }) }
  }

  async function confirm(): Promise<void> {
    const shown = step.peek()
    const what = draft()
    if (shown.step !== 'review') return
    if (!what || !isSameDraft(what, shown.plan.quote)) return fault({ problem: 'changed' })
    const signal = begin()
    step.value = { step: 'asking', plan: shown.plan }
    try {
      const ready = await readyFor(what, shown.plan, signal)
      if (signal.aborted) return
      if ('problem' in ready) return fault(ready)
      if (isOther(ready, shown.plan)) return stop({ step: 'review', plan: ready, again: 'worse' })
      await ask(what, ready, signal)
    } catch (cause) {
      await fail(cause, signal)
    }
  }

  /** The plan as it holds now: one that is too old is made anew, the other is run once more (SECURITY T20). */
  async function readyFor(what: SwapDraft, shown: SwapPlan, signal: AbortSignal): Promise<SwapPlan | SwapProblem> {
    const age = clock.now() - shown.quote.at
    if (age < 0 || age > LIFE_MS) return plan(what, signal)
    const { network } = what.swapper
    const [chain, evm] = await Promise.all([kit.chain(network.chainNamespace), import('./evm/ready-swap.js')])
    const { nodes } = chain
    if (!nodes) throw new ModalError('flow/cancelled')
    const told = await deadline({ clock, ms: RUN_MS, name: network.name, signal }, (inner) =>
      evm.runAll(askOf(nodes, network, inner), shown.quote, shown.acts),
    )
    return 'problem' in told ? told : { ...shown, ...told }
  }

  async function ask(what: SwapDraft, ready: SwapPlan, signal: AbortSignal): Promise<void> {
    const [call] = ready.acts
    if (!call) return
    const isSwap = call.act === 'swap' || ready.batch !== undefined
    const properties = propertiesOf(ready.quote, isSmartAccount(session.account()))
    if (isSwap) events.emit('INITIATE_SWAP', properties)
    try {
      if (call.act === 'permit') return await show(what, signal, await sign(what.swapper, ready, signal))
      const sent = await send(what.swapper, call, ready, signal)
      onSent()
      if (!isSwap) return await follow(what, ready, sent, signal)
      used()
      events.emit('SWAP_SUCCESS', properties)
      onSwapped(sent, ready.quote)
      // The review may be under the screen of the wallet: the step tells it later where to go.
      if (!signal.aborted) stop({ step: 'editing', isSent: true })
    } catch (cause) {
      const { code } = toModalError(cause)
      if (code === 'flow/cancelled') return
      events.emit(isSwap ? 'SWAP_ERROR' : 'SWAP_APPROVAL_ERROR', { ...properties, message: code })
      await showAgain(ready, cause, signal)
    }
  }

  function send(swapper: Swapper, call: SwapPlan['acts'][number], ready: SwapPlan, signal: AbortSignal) {
    const { quote, batch, gas } = ready
    if (batch) return askAtOnce(kit, record, swapper, ready, signal)
    return askWallet(kit, record, { call, gas, swapper, ...(call.act === 'swap' && { quote }) }, signal)
  }

  /** Shows a plan again that the person or the wallet has not agreed to. */
  async function showAgain(plan: SwapPlan, cause: unknown, signal: AbortSignal): Promise<void> {
    const { batch, ...oneByOne } = plan
    // A wallet that takes no batch after all, or a person who wants no smart account for it: the acts go one after another.
    if (batch && refusalOf(cause)) return stop({ step: 'review', plan: oneByOne })
    const again = toModalError(cause).code === 'wallet/rejected' ? 'declined' : await kit.explain(cause)
    if (!signal.aborted) stop({ step: 'review', plan, again })
  }

  /** Waits for the block of an approval, and shows what is left to do then. */
  async function follow(what: SwapDraft, ready: SwapPlan, sent: Submission, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return
    step.value = { step: 'confirming', plan: ready }
    if (!(await isConfirmed(kit, what.swapper, sent, signal))) return fault({ problem: 'notApproved' })
    onSent()
    await show(what, signal, 'approved')
  }

  async function revoke(call: SwapPlan['acts'][number], swapper: Swapper): Promise<void> {
    const signal = begin()
    step.value = { step: 'editing' }
    try {
      const sent = await askWallet(kit, record, { call, swapper }, signal)
      await isConfirmed(kit, swapper, sent, signal)
      onSent()
    } catch (cause) {
      if (toModalError(cause).code !== 'wallet/rejected') await fail(cause, signal)
    }
  }

  function isSameDraft({ swapper, question }: SwapDraft, quote: SwapQuote): boolean {
    const now = swapperOf(kit)
    return (
      now?.key === swapper.key &&
      quote.caipNetworkId === swapper.network.caipNetworkId &&
      isSameAddress(swapper.network.chainNamespace, swapper.address, quote.account) &&
      question.from.address === quote.from.address &&
      question.to.address === quote.to.address &&
      question.fromAmount === quote.fromAmount
    )
  }

  return { review, refresh, confirm, revoke, isReviewing, stop }
}

/** What was done before a plan is shown. */
type Why = 'approved' | 'signed' | 'unsigned' | undefined

/** Who has signed has to approve all the same where the token does not take it. */
function againOf(why: Why, { acts }: SwapPlan) {
  if (why !== 'signed') return why
  return acts.length > 1 ? 'unsigned' : 'approved'
}
