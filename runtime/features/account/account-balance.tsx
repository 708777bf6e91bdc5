import type { ReactNode } from 'react'
import type { Amount } from '../../contract/amount.js'
import type { ViewUi } from '../../contract/view.js'
import { amountText } from '../../core/amount-text.js'
import { clean } from '../../core/clean.js'
import type { Decimal } from '../../core/decimal.js'
import { fiatText } from '../../core/token-text.js'
import { useNetwork } from '../../react/hooks.js'
import { useBalance } from '../../react/use-balance.js'
import { useValue } from '../../react/use-value.js'
import { accountTexts, tokensTexts } from './texts.js'
import type { ShownTokens } from './use-tokens.js'

/** More characters than this do not fit into the panel in the large size. */
const FITS = 14

/** What the balance takes. */
export interface AccountBalanceProps {
  readonly ui: ViewUi
  readonly tokens: ShownTokens
}

/**
 * What the tokens are worth together, and the native balance under it; the native balance alone where no price is known.
 * As high from the first frame as with both lines, so that nothing under it moves when they come. `data-status` is that of
 * the native balance.
 */
export function AccountBalance({ ui, tokens }: AccountBalanceProps) {
  const { Age, Skeleton, useFailureToast, useWords } = ui
  const words = useWords(accountTexts)
  const { isSupported } = useNetwork()
  const { status, amount, at } = useBalance()
  const isDown = useFailureToast(status, words.balanceFailed)
  useFailureToast(tokens.isListed ? tokens.state.status : 'idle', words.balanceFailed)
  if (!isSupported) return <p className="mk-text mk-balance">{words.unsupportedHint}</p>

  const worth = tokens.groups?.total
  const isWorthComing = tokens.isListed && !tokens.groups && tokens.state.status !== 'failed'
  const old = olderOf(worth && tokens.state, isDown ? at : undefined)
  const age = old && <Age {...old} text={words.asOf} />
  const known = amount ? status : 'loading'

  function drawLines(): readonly [large: ReactNode, small: ReactNode] {
    if (worth) return [<Worth key="worth" ui={ui} worth={worth} />, drawNative()]
    if (isWorthComing) return [<Loading key="loading" ui={ui} />, drawNative()]
    if (amount) return [<NativeAmount key="native" ui={ui} amount={amount} isLarge />, null]
    if (isDown) return [words.balanceHint, words.balanceRetry]
    return [<Loading key="loading" ui={ui} />, null]
  }
  function drawNative(): ReactNode {
    if (amount) return <NativeAmount ui={ui} amount={amount} />
    return isDown ? words.balanceHint : <Skeleton kind="line" />
  }
  const [large, small] = drawLines()
  return (
    <div className="mk-balance" data-status={isDown ? 'failed' : known}>
      <p>{large}</p>
      {(small || age) && (
        <p className="mk-row-detail">
          {small}
          {age}
        </p>
      )}
    </div>
  )
}

/** The age of what could not be read again, and of a worth that is being read again: of the older, where there are two. */
function olderOf(worth: ShownTokens['state'] | undefined, balanceAt: number | undefined) {
  const worthAt = worth && worth.status !== 'ready' && 'at' in worth ? worth.at : undefined
  if (worthAt !== undefined && (balanceAt === undefined || worthAt < balanceAt))
    return { at: worthAt, isDown: worth?.status === 'failed' }
  return balanceAt === undefined ? undefined : { at: balanceAt, isDown: true }
}

function Loading({ ui: { Skeleton, useWords } }: Pick<AccountBalanceProps, 'ui'>) {
  return (
    <>
      <Skeleton kind="line" />
      <span className="mk-hidden">{useWords(accountTexts).loadingBalance}</span>
    </>
  )
}

function Worth({ ui, worth }: Pick<AccountBalanceProps, 'ui'> & { readonly worth: Decimal }) {
  const text = fiatText(worth, useValue(ui.locale)?.lang)
  return (
    <>
      <span className="mk-hidden">{ui.useWords(tokensTexts).total} </span>
      <bdi dir="ltr">
        <LargeAmount text={text} />
      </bdi>
    </>
  )
}

interface NativeAmountProps extends Pick<AccountBalanceProps, 'ui'> {
  readonly amount: Amount
  readonly isLarge?: boolean
}

function NativeAmount({ ui, amount, isLarge = false }: NativeAmountProps) {
  const text = amountText(amount, useValue(ui.locale)?.lang)
  return (
    <>
      <span className="mk-hidden">{ui.useWords(accountTexts).balance} </span>
      <bdi>
        {isLarge ? <LargeAmount text={text} /> : text} {clean(amount.symbol, 12)}
      </bdi>
    </>
  )
}

function LargeAmount({ text }: { readonly text: string }) {
  return (
    <span className="mk-amount" data-long={text.length > FITS ? '' : undefined}>
      {text}
    </span>
  )
}
