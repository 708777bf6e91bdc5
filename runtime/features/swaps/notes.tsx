import { useState } from 'react'
import { fill } from '../../../schema/explain-error.js'
import type { Submission } from '../../contract/submission.js'
import type { ViewUi } from '../../contract/view.js'
import { clean } from '../../core/clean.js'
import type { Network } from '../../core/network.js'
import { useValue } from '../../react/use-value.js'
import { RefusalNote } from '../../ui/refusal-note.js'
import type {
  QuoteState,
  StandingApproval,
  SwapApi,
  SwapFacts,
  SwapOutcome,
  SwapProblem,
  SwapStep,
} from './contract.js'
import { percentText } from './impact.js'
import { amountWith, sidesOf } from './swap-text.js'
import { swapTexts } from './texts.js'

/** From here on an approval is over all there is. */
const ALL = 2n ** 128n

/** A transaction of which it is not known whether it was sent: nothing else is sent until it is. */
export function UnresolvedNote({
  ui,
  api,
  sent,
  wallet,
}: {
  readonly ui: ViewUi
  readonly api: SwapApi
  readonly sent: Submission
  readonly wallet: string
}) {
  const { Button, useWords } = ui
  const words = useWords(swapTexts)
  if (sent.status === 'asking')
    return (
      <p className="mk-note" data-tone="calm">
        {words.otherTab}
      </p>
    )
  return (
    <div className="mk-note" role="alert" data-mk-unresolved={sent.id}>
      <strong>{words.unresolved}</strong>
      <p>{fill(words.unresolvedText, { wallet: `\u2068${wallet}\u2069` })}</p>
      <Button type="button" kind="quiet" onClick={api.dismiss}>
        {words.notSent}
      </Button>
    </div>
  )
}

/** What came of the swap that was sent last. */
export function OutcomeNote({
  ui,
  outcome: { quote, status },
}: {
  readonly ui: ViewUi
  readonly outcome: SwapOutcome
}) {
  const words = ui.useWords(swapTexts)
  const lang = useValue(ui.locale)?.lang ?? 'en'
  const text = { pending: words.pending, swapped: words.swapped, failed: words.failed, less: words.shortfall }[status]
  const isGood = status === 'pending' || status === 'swapped'
  return (
    <p
      className="mk-note"
      role={isGood ? 'status' : 'alert'}
      data-tone={isGood ? 'calm' : undefined}
      data-mk-outcome={status}
    >
      {fill(text, sidesOf(quote, lang))}
    </p>
  )
}

/** A swap that moves the price far: the person has to agree to it. */
export function ImpactNote({
  ui,
  impact,
  onAgree,
}: {
  readonly ui: ViewUi
  /** Basis points. */
  readonly impact: bigint
  onAgree(): void
}) {
  const { Button, locale, useWords } = ui
  const words = useWords(swapTexts)
  const lang = useValue(locale)?.lang ?? 'en'
  return (
    <div className="mk-note" role="alert" data-mk-impact={`${impact}`}>
      <p>{fill(words.impactHigh, { percent: percentText(impact, lang) })}</p>
      <Button type="button" kind="quiet" onClick={onAgree}>
        {words.impactAgree}
      </Button>
    </div>
  )
}

/** What a router may still take though nothing is being swapped, with the way to end that. */
export function StandingNote({
  ui,
  api,
  standing: { token, allowance },
}: {
  readonly ui: ViewUi
  readonly api: SwapApi
  readonly standing: StandingApproval
}) {
  const { Button, locale, useWords } = ui
  const words = useWords(swapTexts)
  const lang = useValue(locale)?.lang ?? 'en'
  const [isBusy, setBusy] = useState(false)
  const symbol = `\u2068${clean(token.symbol, 12)}\u2069`
  return (
    <div className="mk-note" data-tone="calm" data-mk-standing={`${allowance}`}>
      <p>
        {allowance >= ALL
          ? fill(words.standingAll, { token: symbol })
          : fill(words.standing, { amount: amountWith(allowance, token, lang) })}
      </p>
      <Button
        type="button"
        kind="quiet"
        isBusy={isBusy}
        onClick={() => {
          setBusy(true)
          void api.revoke().finally(() => setBusy(false))
        }}
      >
        {words.revoke}
      </Button>
    </div>
  )
}

/** Why what is filled in cannot be reviewed, or was not swapped. */
export function ProblemNote({
  ui,
  step,
  quote,
  facts,
  network,
}: {
  readonly ui: ViewUi
  readonly step: SwapStep
  readonly quote: QuoteState
  readonly facts: SwapFacts
  readonly network: Network | undefined
}) {
  const { locale, useWords } = ui
  const words = useWords(swapTexts)
  const lang = useValue(locale)?.lang ?? 'en'
  const problem = problemOf()
  if (!problem || !network) return null
  const { nativeCurrency: coin } = network
  const sold = facts.from ?? coin
  if (problem.problem === 'reverted') return <RefusalNote ui={ui} code="swaps/reverted" reason={problem.reason} />
  return (
    <p className="mk-note" role="alert" data-mk-problem={problem.problem}>
      {textOf(problem)}
    </p>
  )

  function problemOf(): SwapProblem | undefined {
    if (step.step === 'editing' && step.problem) return step.problem
    if (quote.status === 'failed') return { problem: 'failed', error: quote.error }
    return quote.status === 'noRoute' ? { problem: 'noRoute' } : undefined
  }

  function textOf(what: Exclude<SwapProblem, { readonly problem: 'reverted' }>): string {
    switch (what.problem) {
      case 'balance':
        return fill(words.balanceProblem, withoutSymbol(what.has))
      case 'fee':
        return fill(words.feeProblem, {
          needs: amountWith(what.needs, { ...coin, symbol: '' }, lang),
          coin: clean(coin.symbol, 12),
          has: amountWith(what.has, { ...coin, symbol: '' }, lang),
        })
      case 'noRoute':
        return quote.status === 'noRoute' && quote.isUnknown ? words.unknownRouter : words.noRouteText
      case 'decimals':
        return fill(words.decimalsProblem, { token: clean(what.symbol, 12) })
      case 'less':
        return fill(words.less, { token: clean(facts.to?.symbol ?? '', 12) })
      case 'failed':
        return what.error.userMessage || what.error.message
      default:
        return words[what.problem]
    }
  }

  function withoutSymbol(has: bigint) {
    return { has: amountWith(has, { ...sold, symbol: '' }, lang), token: clean(sold.symbol, 12) }
  }
}
