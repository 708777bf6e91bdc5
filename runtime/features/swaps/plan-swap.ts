import { ModalError } from '../../../schema/error.js'
import type { BatchSupport } from '../../contract/batch.js'
import type { Kit } from '../../contract/kit.js'
import { supportOf } from '../../session/batches.js'
import { batchWalletOf } from './ask-batch.js'
import { createBackendSwaps, type Question } from './backend-swaps.js'
import { type SwapPlan, type SwapProblem, type SwapQuote, swapToken } from './contract.js'
import { askOf } from './evm/ask.js'
import type { SignedPermit } from './evm/permit.js'
import { quotesOf } from './quotes.js'
import type { Swapper } from './swapper.js'

/** What is to be swapped, as the form says it. */
export interface SwapDraft {
  readonly swapper: Swapper
  readonly question: Question
  readonly slippage: number
}

/** Whether a permit takes the place of an approval. */
export interface PermitPlan {
  readonly signed: SignedPermit | undefined
  /** The account has a key, and its wallet has not refused to sign one. */
  readonly mayAsk: boolean
}

/** Asks the sources what they give for a draft, the best first. Throws `backend/*`, `flow/*`, `feature/off`. */
export async function askQuotes(
  kit: Kit,
  { swapper, question, slippage }: SwapDraft,
  signal: AbortSignal,
): Promise<{ readonly quotes: readonly SwapQuote[]; readonly isUnknown: boolean }> {
  const offers = await createBackendSwaps(kit, swapper).offers(question, signal)
  return quotesOf(offers, { swapper, question, slippage, options: kit.options(swapToken), at: kit.host.clock.now() })
}

/**
 * Makes a swap ready to be signed: asks for a quote, finds the approvals that are missing, has the transaction built, compares
 * it with the quote and has the node run all of it (SECURITY 3.6). Throws `backend/*`, `rpc/*`, `flow/*`.
 */
export async function planSwap(
  kit: Kit,
  draft: SwapDraft,
  { signed, mayAsk }: PermitPlan,
  signal: AbortSignal,
): Promise<SwapPlan | SwapProblem> {
  const { swapper, slippage } = draft
  const { network, address, routers } = swapper
  const [{ quotes }, chain, evm] = await Promise.all([
    askQuotes(kit, draft, signal),
    kit.chain(network.chainNamespace),
    import('./evm/ready-swap.js'),
  ])
  const [quote] = quotes
  if (!quote) return { problem: 'noRoute' }
  const transfers = await chain.transfers?.()
  if (!chain.nodes || !transfers) throw new ModalError('flow/cancelled')
  const { from, fromAmount } = quote
  const built = createBackendSwaps(kit, swapper).build(quote, slippage, signal)
  const [transaction, balances] = await Promise.all([built, transfers.balances(network, from, address, signal)])
  if (fromAmount > balances.asset) return { problem: 'balance', has: balances.asset }
  let batch: BatchSupport | undefined
  const readBatches = async () => {
    const wallet = batchWalletOf(kit, swapper)
    batch ??= wallet && (await supportOf(wallet, signal))
    // Only all or none: an approval without its swap would stay.
    return batch?.takesBatches && batch.atomic !== 'unsupported' ? batch : undefined
  }
  const permits = { signed, mayAsk: async () => mayAsk && !(await readBatches()) }
  const chainId = Number(network.id)
  const ready = await evm.readySwap(askOf(chain.nodes, network, signal), {
    quote,
    transaction,
    routers,
    chainId,
    permits,
  })
  if ('problem' in ready) return ready
  const value = ready.acts[0]?.act === 'swap' ? transaction.value : 0n
  const needs = (ready.fee ?? 0n) + value
  if (balances.native < needs) return { problem: 'fee', has: balances.native, needs }
  const atOnce = ready.acts.length > 1 && !ready.permit ? await readBatches() : undefined
  return atOnce ? { ...ready, batch: atOnce } : ready
}
