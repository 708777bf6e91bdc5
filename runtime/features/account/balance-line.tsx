import type { ViewUi } from '../../contract/view.js'
import { amountText } from '../../core/amount-text.js'
import { clean } from '../../core/clean.js'
import { useNetwork } from '../../react/hooks.js'
import { useBalance } from '../../react/use-balance.js'
import { useValue } from '../../react/use-value.js'
import { accountTexts } from './texts.js'

/** More characters than this do not fit into the panel in the large size. */
const FITS = 14

/** The native balance: a place of its own from the start, so that nothing moves when it arrives. `data-status`. */
export function Balance({ ui: { Age, useFailureToast, useWords, locale } }: { readonly ui: ViewUi }) {
  const words = useWords(accountTexts)
  const lang = useValue(locale)?.lang
  const { isSupported } = useNetwork()
  const { status, amount, at } = useBalance()
  const isDown = useFailureToast(status, words.balanceFailed)

  if (!isSupported) return <p className="mk-text mk-balance">{words.unsupportedHint}</p>
  if (amount) {
    const text = amountText(amount, lang)
    return (
      <p className="mk-balance" data-status={isDown ? 'failed' : status}>
        <span className="mk-hidden">{words.balance} </span>
        <bdi>
          <span className="mk-amount" data-long={text.length > FITS ? '' : undefined}>
            {text}
          </span>{' '}
          {clean(amount.symbol, 12)}
        </bdi>
        {isDown && <Age at={at} isDown text={words.asOf} />}
      </p>
    )
  }
  if (isDown) {
    return (
      <p className="mk-balance" data-status="failed">
        {words.balanceHint}
        <span className="mk-row-detail">{words.balanceRetry}</span>
      </p>
    )
  }
  return (
    <p className="mk-balance" data-status="loading">
      <span className="mk-skeleton" />
      <span className="mk-hidden">{words.loadingBalance}</span>
    </p>
  )
}
