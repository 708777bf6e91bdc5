import { useEffect, useRef, useState } from 'react'
import type { ViewProps } from '../../contract/view.js'
import { clean } from '../../core/clean.js'
import { separatorOf } from '../../core/parse-amount.js'
import { useAccount, useNetwork } from '../../react/hooks.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import { OtherNetworks } from '../../ui/other-networks.js'
import { ReviewButton } from '../../ui/review-button.js'
import { buttonWord } from './button-rule.js'
import type { SwapApi, SwapProblem, SwapStep } from './contract.js'
import { impactOf, MOST_IMPACT } from './impact.js'
import { ImpactNote, OutcomeNote, ProblemNote, StandingNote, UnresolvedNote } from './notes.js'
import { BuyCard, SellCard } from './swap-cards.js'
import { SwapDetails } from './swap-details.js'
import { swapTexts } from './texts.js'
import { useSwapApi } from './use-swap-api.js'
import { type SwapChoices, useSwapTokens } from './use-swap-tokens.js'

/** View `Swap`: what is paid, what is received for it, and on which terms. */
export function SwapView({ ui, params }: ViewProps) {
  const { Failure, Icon, Skeleton, Title, navigation, useWords } = ui
  const words = useWords(swapTexts)
  const account = useAccount()
  // Another network is another list of tokens.
  useNetwork()
  const { value: api, error, retry } = useSwapApi(ui)
  const choices = useSwapTokens(ui, api)
  const isNobody = account.status === 'disconnected'
  useEffect(() => {
    if (isNobody) navigation.reset('Connect')
  }, [isNobody, navigation])
  useOpenArguments(api, choices, params)
  if (account.status === 'connected' && api?.isSupported() === false)
    return (
      <div className="mk-body">
        <Title text={words.title} />
        <OtherNetworks
          ui={ui}
          image={<Icon name="swap" />}
          title={words.unsupported}
          text={words.unsupportedText}
          networks={words.networks}
        />
      </div>
    )
  return (
    <div className="mk-body">
      <Title text={words.title} />
      {error && <Failure error={error} onRetry={retry} />}
      {!error && !api && <Skeleton count={2} hasDetail />}
      {api && <SwapFormPart ui={ui} api={api} choices={choices} />}
    </div>
  )
}

/** What a host opened the view with goes in once, by symbol or contract: the person may change it. */
function useOpenArguments(api: SwapApi | undefined, choices: SwapChoices, params: ViewProps['params']): void {
  const filled = useRef<SwapApi>(undefined)
  const { fromToken, toToken, amount } = params
  const isListed = choices.listed.length > 0
  useEffect(() => {
    const isAsked = typeof fromToken === 'string' || typeof toToken === 'string'
    if (!api || filled.current === api || (isAsked && !isListed)) return
    filled.current = api
    const named = (wanted: unknown) => {
      if (typeof wanted !== 'string' || !wanted) return undefined
      const isIt = (text: string | null) => text?.toLowerCase() === wanted.toLowerCase()
      return (
        [...choices.own, ...choices.others].find(({ address }) => isIt(address)) ??
        choices.listed.find(({ symbol }) => isIt(symbol))
      )
    }
    const [from, to] = [named(fromToken), named(toToken)]
    const given = {
      ...(from && { from: from.address }),
      ...(to && { to: to.address }),
      ...(typeof amount === 'string' && amount && { amount, isMax: false }),
    }
    if (Object.keys(given).length > 0) api.fill(given)
  }, [api, choices, isListed, fromToken, toToken, amount])
}

function SwapFormPart({
  ui,
  api,
  choices,
}: Pick<ViewProps, 'ui'> & { readonly api: SwapApi; readonly choices: SwapChoices }) {
  const { Button, Icon, locale, navigation, useWords } = ui
  const words = useWords(swapTexts)
  const kit = useKit()
  const separator = separatorOf(useValue(locale)?.lang ?? 'en')
  const { network } = useNetwork()
  const [form, facts, quote, step, standing, unresolved, outcome] = [
    useValue(api.form),
    useValue(api.facts),
    useValue(api.quote),
    useValue(api.step),
    useValue(api.standing),
    useValue(api.unresolved),
    useValue(api.outcome),
  ]
  const [agreed, setAgreed] = useState<{ readonly key: string | undefined; readonly impact: bigint }>()
  // What is reviewed here is shown by the next view. One who comes back from there stays.
  useEffect(() => {
    let was = isReviewed(api.step.peek())
    // With the step itself: the form is not drawn once more before that.
    return api.step.subscribe((now) => {
      const is = isReviewed(now)
      if (is && !was) navigation.push('SwapPreview')
      was = is
    })
  }, [api, navigation])
  // It is made ready while the form is filled in, so that the review follows the answer at once.
  useEffect(() => void ui.views.load('SwapPreview'), [ui])

  const [sold, bought] = [choices.find(form.from), choices.find(form.to)]
  const amount = api.amount()
  const has = facts.from?.address === form.from ? facts.balances?.asset : undefined
  const word = buttonWord({ hasBoth: form.to !== undefined, amount, has, quote })
  const best = 'best' in quote ? quote.best : undefined
  const impact = best && impactOf(best, { from: sold?.price, to: bought?.price })
  const key = best && `${form.from}/${form.to}/${best.fromAmount}`
  // What was agreed to holds while it gets no worse than by a hundredth.
  const isAgreed = impact !== undefined && agreed?.key === key && impact <= (agreed?.impact ?? 0n) + 100n
  const isWarned = impact !== undefined && impact >= MOST_IMPACT && !isAgreed
  const isReady = word === 'review' && !isWarned && !unresolved
  const isBusy = step.step === 'quoting'
  const connector = network && kit.session.connectorOf(network.chainNamespace)
  return (
    <form
      className="mk-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady && !isBusy) void api.review()
      }}
    >
      {unresolved && <UnresolvedNote ui={ui} api={api} sent={unresolved} wallet={clean(connector?.name ?? '', 24)} />}
      {outcome && <OutcomeNote ui={ui} outcome={outcome} />}
      <div className="mk-swap-cards">
        <SellCard ui={ui} api={api} token={sold} separator={separator} amount={amount} />
        <Button kind="icon" className="mk-button mk-swap-turn" aria-label={words.turn} onClick={api.turn}>
          <Icon name="swap" />
        </Button>
        <BuyCard ui={ui} api={api} token={bought} quote={best} />
      </div>
      {best && <SwapDetails ui={ui} api={api} quote={best} impact={impact} />}
      {impact !== undefined && isWarned && (
        <ImpactNote ui={ui} impact={impact} onAgree={() => setAgreed({ key, impact })} />
      )}
      {standing && !unresolved && <StandingNote ui={ui} api={api} standing={standing} />}
      <ProblemNote ui={ui} step={step} quote={quote} facts={facts} network={network} />
      <ReviewButton
        text={words[word]}
        busyText={words.checking}
        leadsTo="SwapPreview"
        isReady={isReady}
        isBusy={isBusy}
        isRefused={isRefused(step)}
      />
    </form>
  )
}

/** What asks for another look: nothing was refused. */
const news: readonly (SwapProblem['problem'] | undefined)[] = [undefined, 'changed']
const isRefused = (step: SwapStep) => step.step === 'editing' && !news.includes(step.problem?.problem)
const isReviewed = ({ step }: SwapStep) => step !== 'editing' && step !== 'quoting'
