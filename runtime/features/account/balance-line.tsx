import { useEffect } from 'react'
import { useNetwork } from '../../react/hooks.js'
import { useBalance } from '../../react/use-balance.js'
import type { ViewUi } from '../../ui/view-ui.js'
import { amountText } from './amount-text.js'
import { accountTexts } from './texts.js'

/** The native balance: a place of its own from the start, so that nothing moves when it arrives. `data-status`. */
export function Balance({ ui: { toasts } }: { readonly ui: ViewUi }) {
  const { isSupported } = useNetwork()
  const balance = useBalance()
  const isFailed = balance.status === 'failed'
  useEffect(() => {
    if (isFailed) toasts.show('error', accountTexts.balanceFailed)
  }, [isFailed, toasts])

  const amount = 'amount' in balance ? balance.amount : undefined
  if (!isSupported) return <p className="mk-text mk-balance">{accountTexts.unsupportedHint}</p>
  if (amount) {
    return (
      <p className="mk-balance" data-status={balance.status}>
        <span className="mk-hidden">{accountTexts.balance} </span>
        <bdi>
          <span className="mk-amount">{amountText(amount)}</span> {amount.symbol}
        </bdi>
      </p>
    )
  }
  if (isFailed) {
    return (
      <p className="mk-balance" data-status="failed">
        {accountTexts.balanceHint}
        <span className="mk-row-detail">{accountTexts.balanceRetry}</span>
      </p>
    )
  }
  return (
    <p className="mk-balance" data-status="loading">
      <span className="mk-skeleton" />
      <span className="mk-hidden">{accountTexts.loadingBalance}</span>
    </p>
  )
}
