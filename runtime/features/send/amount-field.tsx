import { useId } from 'react'
import { fill } from '../../../schema/explain-error.js'
import type { TransferAsset } from '../../contract/transfer.js'
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
import type { SendApi } from './contract.js'
import { sendTexts } from './texts.js'
import { useFiat } from './use-fiat.js'

/** What the field of the amount takes. */
export interface AmountFieldProps {
  readonly ui: ViewUi
  readonly api: SendApi
  readonly chosen: OwnToken | undefined
  /** What the language writes decimals with. */
  readonly separator: string
  /** What is filled in, in base units, or why it is none. */
  readonly amount: bigint | AmountProblem
}

/** Characters that stand beside the button in large letters. */
const ROOM = 9
/** Marks what has more of them. */
const isLong = (text: string) => (text.length > ROOM ? '' : undefined)
/** The most digits behind the point, for the eye. */
const placesOf = (asset: TransferAsset | undefined, lang: string) => write(`${asset?.decimals ?? 0}`, lang, {})

/** How much of which token: what it is worth, what there is, and all of it. */
export function AmountField({ ui, api, chosen, separator, amount }: AmountFieldProps) {
  const { Button, Icon, TokenImage, locale, useWords } = ui
  const words = useWords(sendTexts)
  const lang = useValue(locale)?.lang ?? 'en'
  const [form, { asset, balances }] = [useValue(api.form), useValue(api.facts)]
  const [field, hint] = [useId(), useId()]
  const isKnown = asset !== undefined && asset.address === form.token
  const symbol = clean(chosen?.symbol ?? asset?.symbol ?? '', 12)
  const has = isKnown ? balances?.asset : undefined
  const whole = isKnown && has !== undefined ? exactText(ofUnits(has, asset.decimals)).replace('.', separator) : ''
  const shown = form.isMax ? whole : form.amount
  const problem = typeof amount === 'object' ? amount : undefined
  const isWrong = problem !== undefined && problem.problem !== 'empty'
  const price = isKnown && chosen?.price?.digits ? chosen.price : undefined
  const fiat = useFiat({ api, price, separator, amount, shown })
  const isFiat = fiat.text !== undefined
  const text = fiat.text ?? shown

  return (
    <div className="mk-form-card">
      <AmountHead
        field={field}
        label={words.amount}
        words={words}
        lang={lang}
        has={has}
        decimals={asset?.decimals ?? 0}
        isMax={form.isMax}
        onMax={() => api.fill({ isMax: true, amount: '' }, separator)}
      />
      <div className="mk-form-line">
        <span className="mk-form-figure">
          {isFiat && (
            <span className="mk-form-amount mk-form-unit" data-mk-long={isLong(text)} aria-hidden="true">
              $
            </span>
          )}
          <input
            id={field}
            className="mk-form-amount"
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            spellCheck={false}
            placeholder="0"
            maxLength={80}
            data-mk-long={isLong(text)}
            value={text}
            aria-invalid={isWrong || undefined}
            aria-describedby={hint}
            onChange={({ currentTarget }) => fiat.type(currentTarget.value)}
          />
        </span>
        <Button
          kind="quiet"
          className="mk-button mk-form-token"
          leadsTo="WalletSendSelectToken"
          aria-label={fill(words.token, { token: symbol })}
          onClick={() => ui.navigation.push('WalletSendSelectToken')}
        >
          <TokenImage src={chosen?.iconUrl} name={symbol} size="small" coinOf={chosen?.coinOf} />
          <bdi>{symbol}</bdi>
          <Icon name="chevron" isMirrored />
        </Button>
      </div>
      <div className="mk-form-hint">
        <span id={hint} role={isWrong ? 'alert' : undefined} data-tone={isWrong ? 'warning' : undefined}>
          {hintOf()}{' '}
          {price && !isWrong && (
            <button
              type="button"
              className="mk-link"
              aria-label={fill(words.inUnit, { unit: isFiat ? symbol : 'USD' })}
              onClick={fiat.switchUnit}
            >
              <Icon name="swap" />
              <bdi>{isFiat ? symbol : 'USD'}</bdi>
            </button>
          )}
        </span>
      </div>
    </div>
  )

  function hintOf(): string {
    if (problem?.problem === 'decimals') return fill(words.decimals, { count: placesOf(asset, lang) })
    if (problem?.problem === 'format') return words.incorrectValue
    if (isFiat)
      return typeof amount === 'bigint' ? fill(words.sends, { amount: `\u2068${form.amount} ${symbol}\u2069` }) : ''
    if (!chosen?.price || !isKnown) return ''
    const value = typeof amount === 'bigint' ? amount : 0n
    return fill(words.about, { worth: fiatText(times(ofUnits(value, asset.decimals), chosen.price), lang) })
  }
}
