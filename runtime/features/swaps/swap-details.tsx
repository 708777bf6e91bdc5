import { useId, useState } from 'react'
import type { ViewUi } from '../../contract/view.js'
import { parseAmount, separatorOf } from '../../core/parse-amount.js'
import { useValue } from '../../react/use-value.js'
import { Fact } from '../../ui/review-parts.js'
import type { SwapApi, SwapQuote } from './contract.js'
import { MOST_IMPACT, percentText, slippageRules } from './impact.js'
import { amountWith, rateText } from './swap-text.js'
import { swapPreviewTexts, swapTexts } from './texts.js'

/** What the sources are called. */
export const sourceNames = { 'uniswap-v2': 'Uniswap v2', 'uniswap-v3': 'Uniswap v3', '1inch': '1inch' } as const

/** The terms of a quote: its rate at once, the rest when it is opened. */
export function SwapDetails({
  ui,
  api,
  quote,
  impact,
}: {
  readonly ui: ViewUi
  readonly api: SwapApi
  readonly quote: SwapQuote
  /** Basis points; `undefined` where it is not known. */
  readonly impact: bigint | undefined
}) {
  const words = ui.useWords(swapTexts)
  const { minimum } = ui.useWords(swapPreviewTexts)
  const lang = useValue(ui.locale)?.lang ?? 'en'
  return (
    <details className="mk-swap-details">
      <summary className="mk-summary">{rateText(quote, lang)}</summary>
      <dl className="mk-form-facts">
        <Fact name={minimum} isTerm>
          {amountWith(quote.minimum, quote.to, lang)}
        </Fact>
        <Fact name={words.impact} isTerm>
          <span data-tone={impact !== undefined && impact >= MOST_IMPACT ? 'warning' : undefined}>
            {impact === undefined ? words.unknown : percentText(impact, lang)}
          </span>
        </Fact>
        <Fact name={words.provider} isTerm>
          <span>{sourceNames[quote.source]}</span>
          <span className="mk-row-detail">{words.included}</span>
        </Fact>
        <SlippageTerm ui={ui} api={api} />
      </dl>
    </details>
  )
}

/** How much less a swap may give, in percent, with what follows from very little or much of it. */
function SlippageTerm({ ui, api }: { readonly ui: ViewUi; readonly api: SwapApi }) {
  const words = ui.useWords(swapTexts)
  const lang = useValue(ui.locale)?.lang ?? 'en'
  const { slippage } = useValue(api.form)
  const [field, hint] = [useId(), useId()]
  const separator = separatorOf(lang)
  const [typed, setTyped] = useState(() => textOf(slippage, separator))
  const points = parseAmount(typed, 2, separator)
  const isWrong = typeof points !== 'bigint' || points < slippageRules.least || points > slippageRules.most
  const hintOf = () => {
    if (isWrong) return words.slippageWrong
    if (slippage < slippageRules.low) return words.slippageLow
    return slippage > slippageRules.high ? words.slippageHigh : ''
  }
  return (
    <div data-mk-term="">
      <dt>
        <label htmlFor={field}>{words.slippage}</label>
      </dt>
      <dd>
        <span className="mk-field mk-swap-slippage" dir="ltr">
          <input
            id={field}
            inputMode="decimal"
            autoComplete="off"
            maxLength={5}
            aria-invalid={isWrong || undefined}
            aria-describedby={hint}
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value)
              const next = parseAmount(currentTarget.value, 2, separator)
              const isRight = typeof next === 'bigint' && next >= slippageRules.least && next <= slippageRules.most
              if (isRight) api.fill({ slippage: Number(next) })
            }}
          />
          %
        </span>
        <span id={hint} className="mk-row-detail" role={isWrong ? 'alert' : undefined} data-tone="warning">
          {hintOf()}
        </span>
      </dd>
    </div>
  )
}

/** Basis points as a percentage to type over. */
function textOf(points: number, separator: string): string {
  const text = `${Math.floor(points / 100)}.${`${points % 100}`.padStart(2, '0')}`
  return text.replace(/\.?0+$/, '').replace('.', separator)
}
