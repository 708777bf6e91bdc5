import { useCallback, useEffect, useState } from 'react'
import type { ModalError } from '../../../schema/error.js'
import { fill } from '../../../schema/explain-error.js'
import type { ViewProps, ViewUi } from '../../contract/view.js'
import { shortAddress } from '../../core/address-look.js'
import { clean } from '../../core/clean.js'
import { ofUnits } from '../../core/decimal.js'
import { times } from '../../core/decimal-sums.js'
import { fiatText } from '../../core/token-text.js'
import { useNetwork } from '../../react/hooks.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import { Fact, useLeaving } from '../../ui/review-parts.js'
import type { SwapApi, SwapStep } from './contract.js'
import { sourceNames } from './swap-details.js'
import { amountWith, rateText, sidesOf } from './swap-text.js'
import { swapPreviewTexts, swapTexts } from './texts.js'
import { useSwapApi } from './use-swap-api.js'
import { useSwapTokens } from './use-swap-tokens.js'

/** View `SwapPreview`: the swap as it would be signed, its steps, and the wait for the wallet. */
export function SwapPreviewView({ ui }: ViewProps) {
  const { value: api, error, retry } = useSwapApi(ui)
  if (error) return <ui.Failure error={error} onRetry={retry} />
  return api ? <Preview ui={ui} api={api} /> : null
}

function Preview({ ui, api }: { readonly ui: ViewUi; readonly api: SwapApi }) {
  const { Image, Title, Waiting, navigation, toasts, useWords } = ui
  const words = useWords(swapPreviewTexts)
  const kit = useKit()
  const lang = useValue(ui.locale)?.lang ?? 'en'
  const { network } = useNetwork()
  const step = useValue(api.step)
  const isOver = step.step === 'editing'
  const isSent = isOver && step.isSent === true
  useEffect(() => {
    if (isSent) {
      const started = api.outcome.peek()
      if (started) toasts.show('success', fill(words.started, sidesOf(started.quote, lang)))
      navigation.reset('Account')
    } else if (isOver) navigation.back()
  }, [api, isSent, isOver, lang, navigation, toasts, words])
  useLeaving(
    'SwapPreview',
    useCallback(() => {
      if (api.step.peek().step !== 'editing') api.cancel()
    }, [api]),
  )
  const failed = step.step === 'review' && typeof step.again === 'object' ? step.again : undefined
  useEffect(() => {
    if (failed) toasts.show('error', words.failed)
  }, [failed, toasts, words])

  if (step.step === 'asking' || step.step === 'confirming') {
    const connector = network && kit.session.connectorOf(network.chainNamespace)
    const wallet = clean(connector?.name ?? '', 24)
    const isAsking = step.step === 'asking'
    const [first, second, third, fourth] = words.hints.map((hint) => fill(hint, { wallet }))
    const hints = isAsking
      ? ([first ?? '', second ?? '', third ?? '', fourth ?? ''] as const)
      : ([words.approvingText, words.approvingText, words.approvingText, words.approvingText] as const)
    return (
      <>
        <Title text={words.title} />
        <Waiting
          key={step.step}
          image={<Image src={connector?.icon} name={wallet} size="large" />}
          title={isAsking ? fill(words.waiting, { wallet }) : words.approving}
          hints={hints}
          onCancel={api.cancel}
        />
      </>
    )
  }
  return (
    <div className="mk-body">
      <Title text={words.title} />
      {step.step === 'review' && <Review ui={ui} api={api} step={step} />}
    </div>
  )
}

function Review({
  ui,
  api,
  step: { plan, again },
}: {
  readonly ui: ViewUi
  readonly api: SwapApi
  readonly step: Extract<SwapStep, { readonly step: 'review' }>
}) {
  const { Button, TokenImage, navigation, useWords } = ui
  const words = useWords(swapPreviewTexts)
  const form = useWords(swapTexts)
  const lang = useValue(ui.locale)?.lang ?? 'en'
  const { network } = useNetwork()
  const choices = useSwapTokens(ui, api)
  const seconds = useLife(plan.quote.at, api.lifeMs)
  if (!network) return null
  const { quote, acts, permit, batch, fee, isApproved, isSimulated } = plan
  const { from, to, minimum, source, router } = quote
  // A wallet that takes all at once is asked for the swap.
  const next = batch ? acts.at(-1) : acts[0]
  const { from: paid, to: received } = sidesOf(quote, lang)
  const price = choices.find(null)?.price
  const { decimals } = network.nativeCurrency
  const names = {
    reset: words.reset,
    approve: fill(words.approve, { amount: paid }),
    permit: fill(words.permit, { amount: paid }),
    swap: words.swap,
  }
  const buttons = {
    reset: words.resetButton,
    approve: words.approveButton,
    permit: words.permitButton,
    swap: words.swap,
  }
  const worth = (amount: bigint, of: { readonly address: string | null; readonly decimals: number }) => {
    const at = choices.find(of.address)?.price
    return at && <span className="mk-row-detail">{fiatText(times(ofUnits(amount, of.decimals), at), lang)}</span>
  }
  const side = (text: string, { address, symbol }: { readonly address: string | null; readonly symbol: string }) => {
    const token = choices.find(address)
    return (
      <span className="mk-form-worth">
        <TokenImage src={token?.iconUrl} name={clean(symbol, 12)} size="small" coinOf={token?.coinOf} />
        <strong>{text}</strong>
      </span>
    )
  }
  return (
    <div className="mk-form">
      {again !== undefined && (
        <p
          className="mk-note"
          role="alert"
          data-tone={again === 'declined' || again === 'approved' ? 'calm' : undefined}
        >
          {typeof again === 'object' ? saidOf(again) : words[again]}
        </p>
      )}
      <dl className="mk-form-facts">
        <Fact name={words.pay}>
          {side(paid, from)}
          {worth(quote.fromAmount, from)}
        </Fact>
        <Fact name={words.receive}>
          {side(received, to)}
          {worth(quote.toAmount, to)}
        </Fact>
        <Fact name={words.minimum} isTerm>
          {amountWith(minimum, to, lang)}
        </Fact>
        <Fact name={words.rate} isTerm>
          <span>{rateText(quote, lang)}</span>
          <span className="mk-row-detail" role="timer">
            {fill(words.life, { seconds: `${seconds}` })}
          </span>
        </Fact>
        <Fact name={words.provider} isTerm>
          <span>
            {sourceNames[source]} · <bdi>{clean(network.name)}</bdi>
          </span>
          <bdi className="mk-row-detail" dir="ltr">
            {shortAddress(router)}
          </bdi>
        </Fact>
        {fee !== undefined && (
          <Fact name={words.fee} isTerm>
            <span>{amountWith(fee, network.nativeCurrency, lang)}</span>
            {price && <span className="mk-row-detail">{fiatText(times(ofUnits(fee, decimals), price), lang)}</span>}
          </Fact>
        )}
        {acts.length > 1 && (
          <Fact name={words.steps} isTerm>
            <ol className="mk-swap-steps">
              {acts.map(({ act }) => (
                <li key={act}>{names[act]}</li>
              ))}
            </ol>
          </Fact>
        )}
      </dl>
      {batch && <p className="mk-text">{words.atOnce}</p>}
      {permit && <p className="mk-text">{words.permitText}</p>}
      {isApproved && <p className="mk-text">{words.isApproved}</p>}
      {!isSimulated && <p className="mk-text">{words.notSimulated}</p>}
      <p className="mk-text">{words.careful}</p>
      <div className="mk-form-line">
        <Button kind="quiet" onClick={() => navigation.back()}>
          {words.cancel}
        </Button>
        <Button
          kind="primary"
          leadsTo={next?.act === 'swap' ? 'Account' : undefined}
          data-mk-act={next?.act}
          onClick={() => void api.confirm()}
        >
          {buttons[next?.act ?? 'swap']}
        </Button>
      </div>
    </div>
  )

  /** What stands in the way of the account has its words in the form. */
  function saidOf({ code, userMessage, message }: ModalError): string {
    return { 'send/other-tab': form.otherTab, 'send/unresolved': form.unresolved }[code] ?? (userMessage || message)
  }
}

/** Seconds that a quote is still good for. */
function useLife(at: number, lifeMs: number): number {
  const { clock } = useKit().host
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    const leaving = new AbortController()
    const tick = async () => {
      for (;;) {
        setNow(clock.now())
        await clock.sleep(1_000, leaving.signal)
      }
    }
    tick().catch(() => {
      // The review was left.
    })
    return () => leaving.abort()
  }, [clock])
  return Math.min(lifeMs / 1_000, Math.max(0, Math.ceil((at + lifeMs - now) / 1_000)))
}
