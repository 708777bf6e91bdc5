import { ModalError } from '../../../schema/error.js'
import type { Kit } from '../../contract/kit.js'
import { deadline } from '../../core/deadline.js'
import { toModalError } from '../../core/errors.js'
import { isSmartAccount } from '../../session/is-smart-account.js'
import type { SwapPlan, SwapProblem } from './contract.js'
import { type PermitPlan, planSwap, type SwapDraft } from './plan-swap.js'
import { isWorse } from './quotes.js'
import type { Swapper } from './swapper.js'

/** Milliseconds that making ready may take: the backend gives a quote and builds a transaction, each in 15 s, and a node runs it. */
const PLAN_MS = 50_000
/** Milliseconds that a person may take to sign. */
const DECIDE_MS = 600_000

/** Makes swaps ready, with what was signed for them in this page. */
export interface SwapPlans {
  /** Throws what `planSwap` throws, and `flow/timeout`. */
  plan(what: SwapDraft, signal: AbortSignal): Promise<SwapPlan | SwapProblem>
  /**
   * Asks the wallet for the permit of a plan; `unsigned` where it can't sign one, after which tokens are approved. Throws
   * `wallet/*`, `flow/*`, `network/not-switched`.
   */
  sign(swapper: Swapper, plan: SwapPlan, signal: AbortSignal): Promise<'signed' | 'unsigned'>
  /** A swap was sent: what was signed for it is used up. */
  sent(): void
}

const asked: PermitPlan = { signed: undefined, mayAsk: true }
const unsigned: PermitPlan = { signed: undefined, mayAsk: false }
/** Errors of a wallet that knows no typed data, or signs something else. */
const unable: readonly string[] = ['wallet/unsupported', 'wallet/bad-answer']

/** Permits are kept in memory alone: who has one may take the token until its deadline. */
export function createPlans(kit: Kit): SwapPlans {
  const { clock } = kit.host
  let permits = asked
  let owner: string | undefined

  async function plan(what: SwapDraft, signal: AbortSignal): Promise<SwapPlan | SwapProblem> {
    // What one wallet can't sign says nothing of the next one.
    if (owner !== what.swapper.key) permits = asked
    owner = what.swapper.key
    const { signed, mayAsk } = permits
    const may = { signed, mayAsk: mayAsk && !isSmartAccount(kit.session.account()) }
    const bounds = { clock, ms: PLAN_MS, name: what.swapper.network.name, signal }
    const ready = await deadline(bounds, (inner) => planSwap(kit, what, may, inner))
    if (!signed || !('problem' in ready) || ready.problem !== 'reverted') return ready
    // What was signed may be what is refused: the token is approved then.
    permits = unsigned
    return plan(what, signal)
  }

  return {
    plan,
    async sign({ network }, ready, signal) {
      const connector = kit.session.connectorOf(network.chainNamespace)
      if (!connector) throw new ModalError('flow/cancelled')
      const { askPermit } = await import('./evm/ready-swap.js')
      try {
        const bounds = { clock, ms: DECIDE_MS, name: connector.name, signal }
        const signed = await deadline(bounds, () => askPermit(connector, network, ready))
        permits = { ...asked, signed }
        return 'signed'
      } catch (cause) {
        if (!unable.includes(toModalError(cause).code)) throw cause
        permits = unsigned
        return 'unsigned'
      }
    },
    sent() {
      permits = { ...permits, signed: undefined }
    },
  }
}

/** Whether something else would be asked for than was shown, or less would arrive. */
export function isOther(now: SwapPlan, shown: SwapPlan): boolean {
  const acts = ({ acts: all }: SwapPlan) => all.map(({ act }) => act).join()
  return isWorse(now.quote, shown.quote) || acts(now) !== acts(shown)
}
