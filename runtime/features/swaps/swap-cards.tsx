import { useId } from 'react'
import { fill } from '../../../schema/explain-error.js'
import type { ViewUi } from '../../contract/view.js'
import { write } from '../../core/amount-text.js'
import { clean } from '../../core/clean.js'
import { ofUnits } from '../../core/decimal.js'
import { exactText, times } from '../../core/decimal-sums.js'
import type { OwnToken } from '../../core/own-tokens.js'
import type { AmountProblem } from '../../core/parse-amount.js'
import { fiatText } from '../../core/token-text.js'
import { useValue } from '../../react/use-value.js'
import { AmountHead } from '../../ui/amount-head.js'
import type { SwapApi, SwapQuote } from './contract.js'
import { swapTexts } from './texts.js'

/** Characters that stand beside the button in large letters. */
const ROOM = 9
/** Decimals of what will arrive that are shown (FACTS 9.3). */
const PLACES = 6

/** What is paid: its amount is typed. */
export function SellCard({
  ui,
  api,
  token,
  separator,
  amount,
}: {
  readonly ui: ViewUi
  readonly api: SwapApi
  readonly token: OwnToken | undefined
  /** What the language writes decimals with. */
  readonly separator: string
  /** What is filled in, in base units, or why it is none. */
  readonly amount: bigint | AmountProblem
}) {
  const { locale, useWords } = ui
  const words = useWords(swapTexts)
  const lang = useValue(locale)?.lang ?? 'en'
  const [form, { from: asset, balances }] = [useValue(api.form), useValue(api.facts)]
  const [field, hint] = [useId(), useId()]
  const isKnown = asset !== undefined && asset.address === form.from
  const has = isKnown ? balances?.asset : undefined
  const whole =
    isKnown && typeof amount === 'bigint' ? exactText(ofUnits(amount, asset.decimals)).replace('.', separator) : ''
  const shown = form.isMax ? whole : form.amount
  const problem = typeof amount === 'object' && amount.problem !== 'empty' ? amount : undefined
  return (
    <div className="mk-form-card">
      <AmountHead
        field={field}
        label={words.sell}
        words={words}
        lang={lang}
        has={has}
        decimals={asset?.decimals ?? 0}
        isMax={form.isMax}
        onMax={() => api.fill({ isMax: true, amount: '' }, separator)}
      />
      <div className="mk-form-line">
        <input
          id={field}
          className="mk-form-amount"
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          placeholder="0"
          maxLength={80}
          data-mk-long={shown.length > ROOM ? '' : undefined}
          value={shown}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={hint}
          onChange={({ currentTarget }) => api.fill({ amount: currentTarget.value, isMax: false }, separator)}
        />
        <TokenButton ui={ui} token={token} symbol={asset?.symbol} side="from" />
      </div>
      <div id={hint} className="mk-form-hint" role={problem && 'alert'} data-tone={problem && 'warning'}>
        {hintOf()}
      </div>
    </div>
  )

  function hintOf(): string {
    if (problem?.problem === 'decimals')
      return fill(words.decimals, { count: write(`${asset?.decimals ?? 0}`, lang, {}) })
    if (problem) return words.incorrectValue
    if (!token?.price || !isKnown) return ''
    const value = typeof amount === 'bigint' ? amount : 0n
    return fill(words.about, { worth: fiatText(times(ofUnits(value, asset.decimals), token.price), lang) })
  }
}

/** What arrives, as the best source says. */
export function BuyCard({
  ui,
  api,
  token,
  quote,
}: {
  readonly ui: ViewUi
  readonly api: SwapApi
  readonly token: OwnToken | undefined
  readonly quote: SwapQuote | undefined
}) {
  const { locale, useWords } = ui
  const words = useWords(swapTexts)
  const lang = useValue(locale)?.lang ?? 'en'
  const { to } = useValue(api.facts)
  const field = useId()
  const got = quote && ofUnits(quote.toAmount, quote.to.decimals)
  const worth = token?.price && fiatText(times(got ?? ofUnits(0n, 0), token.price), lang)
  const shown = got ? write(exactText(got), lang, { maximumFractionDigits: PLACES, roundingMode: 'trunc' }) : '0'
  return (
    <div className="mk-form-card">
      <label htmlFor={field}>{words.buy}</label>
      <div className="mk-form-line">
        <output
          id={field}
          className="mk-form-amount"
          dir="ltr"
          data-mk-empty={got ? undefined : ''}
          data-mk-long={shown.length > ROOM ? '' : undefined}
        >
          {shown}
        </output>
        <TokenButton ui={ui} token={token} symbol={to?.symbol} side="to" />
      </div>
      <div className="mk-form-hint">{worth && fill(words.about, { worth })}</div>
    </div>
  )
}

function TokenButton({
  ui,
  token,
  symbol: told,
  side,
}: {
  readonly ui: ViewUi
  readonly token: OwnToken | undefined
  /** As the chain tells it, where no list has the token. */
  readonly symbol: string | undefined
  readonly side: 'from' | 'to'
}) {
  const { Button, Icon, TokenImage, navigation, useWords } = ui
  const words = useWords(swapTexts)
  const symbol = clean(token?.symbol ?? told ?? '', 12)
  return (
    <Button
      // What is missing is what to press next.
      kind={symbol ? 'quiet' : 'primary'}
      className="mk-button mk-form-token"
      leadsTo="SwapSelectToken"
      aria-label={symbol ? fill(words.token, { token: symbol }) : words.selectToken}
      data-mk-side={side}
      onClick={() => navigation.push('SwapSelectToken', { side })}
    >
      {symbol && <TokenImage src={token?.iconUrl} name={symbol} size="small" coinOf={token?.coinOf} />}
      <bdi>{symbol || words.select}</bdi>
      <Icon name="chevron" isMirrored />
    </Button>
  )
}
