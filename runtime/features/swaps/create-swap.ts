import type { Kit } from '../../contract/kit.js'
import { submittedTransactions } from '../../contract/provided.js'
import type { Submission } from '../../contract/submission.js'
import type { TransferAsset } from '../../contract/transfer.js'
import { cell, derived } from '../../core/cell.js'
import { ofUnits } from '../../core/decimal.js'
import { exactText } from '../../core/decimal-sums.js'
import { createScope } from '../../core/scope.js'
import { whenSeen } from '../../core/visible.js'
import { createQuery } from '../../session/query.js'
import { accountToken } from '../account/contract.js'
import { createBackendSwaps } from './backend-swaps.js'
import type { QuoteState, SwapApi, SwapForm, SwapOutcome, SwapStep, SwapToken, SwapTokens } from './contract.js'
import { approval } from './evm/allowance.js'
import { askQuotes } from './plan-swap.js'
import { LIFE_MS, USUAL_SLIPPAGE } from './quotes.js'
import { amountOf, readDraft } from './read-draft.js'
import { createRun } from './run-swap.js'
import { settle } from './settle.js'
import { createFacts } from './swap-facts.js'
import { swapperOf } from './swapper.js'

/** FACTS 9.3: quotes and what is reviewed are asked for anew after so long. */
const AGAIN_MS = 10_000
/** SPEC §9: typing has paused. */
const PAUSE_MS = 500
const READ_MS = 21_000

const empty: SwapForm = { from: null, to: undefined, amount: '', isMax: false, slippage: USUAL_SLIPPAGE }

type Quotes = Awaited<ReturnType<typeof askQuotes>>

/** The logic of swapping. Nothing is asked before it is followed. */
export async function createSwap(kit: Kit): Promise<SwapApi> {
  const { session, router, host } = kit
  const [record, account] = await Promise.all([kit.use(submittedTransactions), kit.use(accountToken)])
  const form = cell<SwapForm>(empty)
  const step = cell<SwapStep>({ step: 'editing' })
  const outcome = cell<SwapOutcome | null>(null)
  const facts = createFacts(kit, form)
  let separator = '.'
  let revoking: Promise<void> | undefined
  /** Of what quotes were asked for last: only another question waits until typing has paused. */
  let asked = ''

  const tokens = createQuery<readonly SwapToken[]>({
    kit,
    readMs: READ_MS,
    target() {
      const swapper = swapperOf(kit)
      if (!swapper) return undefined
      const { network } = swapper
      return { key: network.caipNetworkId, name: network.name, read: createBackendSwaps(kit, swapper).tokens }
    },
  })

  const draft = () => readDraft({ swapper: swapperOf(kit), form: form.peek(), facts: facts.facts.peek(), separator })

  const quotes = createQuery<Quotes>({
    kit,
    refreshMs: AGAIN_MS,
    readMs: READ_MS,
    target() {
      const what = draft()
      if (!what) return undefined
      const { swapper, question, slippage } = what
      const key = [swapper.key, question.from.address, question.to.address, question.fromAmount, slippage].join('/')
      return {
        key,
        name: swapper.network.name,
        async read(signal) {
          if (key !== asked) await host.clock.sleep(PAUSE_MS, signal)
          asked = key
          return askQuotes(kit, what, signal)
        },
      }
    },
  })
  const quote = derived<QuoteState>({ status: 'none' }, () => quoteOf(quotes.state.value))

  const run = createRun({
    kit,
    record,
    step,
    draft,
    onSent() {
      facts.refresh()
      void account.refresh()
    },
    onSwapped(submission, swapped) {
      const pending = { quote: swapped, submission, status: 'pending' } as const
      outcome.value = pending
      fill({ amount: '', isMax: false })
      void settle(kit, pending).then((status) => {
        if (outcome.peek() !== pending) return
        outcome.value = { ...pending, status }
        facts.refresh()
        void account.refresh()
        const ids = [swapped.from, swapped.to].flatMap(({ address }) => address ?? [])
        void account.tokens.refresh(ids.map((address) => `${swapped.caipNetworkId}:${address}`))
      })
    },
  })

  function fill(changes: Partial<SwapForm>, typedWith = separator): void {
    separator = typedWith
    const before = form.peek()
    const next = { ...before, ...changes }
    // The same token twice turns the two round.
    if (next.to === undefined || !isSame(next.from, next.to)) form.value = next
    else if (changes.to === undefined) form.value = { ...next, to: before.from }
    // Where there is no other one yet, there is nothing to turn round.
    else form.value = before.to === undefined ? { ...next, to: undefined } : { ...next, from: before.to }
    const now = form.peek()
    if (!isSame(now.from, before.from) && changes.amount === undefined)
      form.value = { ...now, amount: '', isMax: false }
    if (now.from !== before.from || now.to !== before.to) facts.refresh()
    void quotes.refresh()
    // What was reviewed is no longer what is filled in.
    if (run.isReviewing()) run.stop({ step: 'editing', problem: { problem: 'changed' } })
    else if (step.peek().step === 'editing') step.value = { step: 'editing' }
  }

  /** A token that tells other decimals than the backend: amounts would mean something else to each of them (SECURITY 3.5). */
  function oddDecimals(): TransferAsset | undefined {
    const now = tokens.state.peek()
    const data = ('data' in now && now.data) || []
    const { from, to } = facts.facts.peek()
    return [from, to]
      .flatMap((asset) => asset ?? [])
      .find((asset) =>
        data.some(({ address, decimals }) => isSame(address, asset.address) && decimals !== asset.decimals),
      )
  }

  async function keepFresh(signal: AbortSignal): Promise<void> {
    for (;;) {
      await host.clock.sleep(AGAIN_MS, signal)
      await whenSeen(host.page, signal)
      await run.refresh()
    }
  }

  const follow = createScope((own) => {
    let before: string | undefined
    own(record.follow())
    own(tokens.follow())
    own(facts.follow())
    own(quotes.follow())
    // The question is known once the chain has told of both tokens.
    own(facts.facts.subscribe(() => void (quotes.state.peek().status === 'idle' && draft() && quotes.refresh())))
    own(
      session.state.subscribe(() => {
        const key = swapperOf(kit)?.key
        if (before !== undefined && key !== before) {
          if (run.isReviewing()) run.stop({ step: 'editing', problem: { problem: 'changed' } })
          // The tokens of the other network have other addresses.
          form.value = { ...empty, slippage: form.peek().slippage }
          outcome.value = null
        }
        before = key
      }),
    )
    const leaving = new AbortController()
    own(() => leaving.abort())
    keepFresh(leaving.signal).catch(() => {
      // The last subscriber has left.
    })
  })
  router.state.subscribe(({ isOpen }) => {
    if (!isOpen && run.isReviewing()) run.stop({ step: 'editing' })
  })

  return {
    lifeMs: LIFE_MS,
    tokens: derived<SwapTokens>({ status: 'reading' }, () => {
      const now = tokens.state.value
      if ('data' in now && now.data) return { status: 'ready', list: now.data }
      return now.status === 'failed' ? now : { status: 'reading' }
    }),
    form,
    facts: facts.facts,
    quote,
    step,
    outcome,
    standing: facts.standing,
    unresolved: derived<Submission | undefined>(undefined, () =>
      record.own.value.find(({ status }) => status === 'unknown' || status === 'asking'),
    ),
    follow,
    fill,
    amount: () => amountOf({ form: form.peek(), facts: facts.facts.peek(), separator }),
    isSupported: () => swapperOf(kit) !== undefined,
    turn() {
      const { from, to } = form.peek()
      if (to === undefined) return
      const now = quote.peek()
      const amount = 'best' in now && now.best ? exactText(ofUnits(now.best.toAmount, now.best.to.decimals)) : ''
      form.value = { ...form.peek(), from: to, to: from }
      facts.refresh()
      fill({ amount: amount.replace('.', separator), isMax: false })
    },
    async findToken(address, signal): Promise<TransferAsset | undefined> {
      const swapper = swapperOf(kit)
      if (!swapper) return undefined
      const chain = await kit.chain(swapper.network.chainNamespace)
      const read = chain.readAddress(address)
      return read && (await chain.transfers?.())?.readAsset(swapper.network, read.address, signal)
    },
    async review() {
      const odd = oddDecimals()
      if (odd) step.value = { step: 'editing', problem: { problem: 'decimals', symbol: odd.symbol } }
      else await run.review()
    },
    confirm: run.confirm,
    cancel: () => run.stop({ step: 'editing' }),
    revoke() {
      const [now, swapper] = [facts.standing.peek(), swapperOf(kit)]
      if (!now?.token.address || !swapper) return Promise.resolve()
      const call = { ...approval(now.token.address, now.router, 0n), act: 'reset' } as const
      // The wallet is asked once, however often it is pressed.
      revoking ??= run.revoke(call, swapper).finally(() => {
        revoking = undefined
      })
      return revoking
    },
    dismiss() {
      for (const { id, status } of record.own.peek()) if (status === 'unknown') record.dismiss(id)
    },
  }
}

function quoteOf(now: ReturnType<typeof createQuery<Quotes>>['state']['initial']): QuoteState {
  if (now.status === 'idle') return { status: 'none' }
  if (now.status === 'failed' && !now.data) return { status: 'failed', error: now.error }
  const [best, ...others] = now.data?.quotes ?? []
  if (now.status === 'loading') return best ? { status: 'reading', best } : { status: 'reading' }
  return best ? { status: 'ready', best, others } : { status: 'noRoute', isUnknown: now.data?.isUnknown === true }
}

/** Whether two contracts, or the native coin, are the same token. */
function isSame(one: string | null | undefined, other: string | null | undefined): boolean {
  return one?.toLowerCase() === other?.toLowerCase() && (one === null) === (other === null)
}
