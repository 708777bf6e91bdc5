import { useEffect, useState } from 'react'
import { fill } from '../../../schema/explain-error.js'
import type { ViewProps, ViewUi } from '../../contract/view.js'
import { clean } from '../../core/clean.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import type { OnrampApi, Purchase } from './contract.js'
import { providers } from './providers.data.js'
import { onrampWaitTexts } from './texts.js'
import { useOnrampApi } from './use-onramp-api.js'
import { usePurchaseText } from './use-purchase-text.js'
import { LONG_MS } from './watch.js'

/** View `BuyInProgress`: a purchase that was begun here, until its tokens are there or the seller says how it ended. */
export function BuyInProgressView({ ui, params }: ViewProps) {
  const { Failure, Skeleton, Title, useWords } = ui
  const words = useWords(onrampWaitTexts)
  const { value: api, error, retry } = useOnrampApi(ui)
  return (
    <div className="mk-body">
      <Title text={words.title} />
      {error && <Failure error={error} onRetry={retry} />}
      {!error && !api && <Skeleton count={2} hasDetail />}
      {api && <Wait ui={ui} api={api} id={params['purchase']} />}
    </div>
  )
}

function Wait({ ui, api, id }: { readonly ui: ViewUi; readonly api: OnrampApi; readonly id: unknown }) {
  const { Button, Icon, Link, StatusScreen, TokenImage, navigation, useWords } = ui
  const words = useWords(onrampWaitTexts)
  const kit = useKit()
  const [purchases, visit] = [useValue(api.purchases), useValue(api.visit)]
  const purchase = purchases.find((each) => each.id === id) ?? (id === undefined ? purchases[0] : undefined)
  const isLong = useIsLong(purchase)
  const textOf = usePurchaseText(ui)
  if (!purchase)
    return (
      <StatusScreen image={<Icon name="coins" />} title={words.gone} text={words.goneText}>
        <Button kind="primary" onClick={() => navigation.leave('BuyInProgress')}>
          {words.done}
        </Button>
      </StatusScreen>
    )
  const { label } = providers[purchase.provider]
  const seller = `\u2068${label}\u2069`
  const href = visit.step === 'blocked' && visit.purchase === purchase.id ? visit.href : undefined
  const network = `\u2068${clean(kit.network(purchase.caipNetworkId)?.name ?? '')}\u2069`
  const token = clean(purchase.token.symbol, 12)
  const coinOf = purchase.token.address ? undefined : purchase.caipNetworkId
  const picture = <TokenImage name={token} size="large" coinOf={coinOf} />
  const { title: sides, detail } = textOf(purchase)
  const facts = <p className="mk-row-detail mk-buy-facts">{`${sides} · ${detail}`}</p>
  const list = (
    <Button leadsTo="OnRampActivity" onClick={() => navigation.push('OnRampActivity')}>
      {words.list}
    </Button>
  )
  const remove = (
    <p className="mk-buy-links mk-buy-remove">
      <button
        type="button"
        className="mk-link"
        onClick={() => {
          navigation.leave('BuyInProgress')
          api.forget(purchase.id)
        }}
      >
        {words.remove}
      </button>
    </p>
  )
  switch (purchase.status) {
    case 'arrived':
      return (
        <StatusScreen
          image={picture}
          badge="success"
          title={
            purchase.received
              ? fill(words.arrived, { amount: `\u2068${purchase.received} ${token}\u2069` })
              : words.arrivedAny
          }
          text={fill(words.arrivedText, { network })}
        >
          {facts}
          <Button kind="primary" onClick={() => navigation.reset('Account')}>
            {words.done}
          </Button>
          {list}
          {remove}
        </StatusScreen>
      )
    case 'failed':
      return (
        <StatusScreen image={picture} badge="error" title={words.failed} text={fill(words.failedText, { seller })}>
          {facts}
          <Button kind="primary" onClick={buyAnew}>
            {words.again}
          </Button>
          {list}
          {remove}
        </StatusScreen>
      )
    default:
      return (
        <StatusScreen image={picture} isBusy={!href} {...wordsOf(purchase)}>
          {facts}
          {href && (
            <Link href={href} kind="primary">
              {fill(words.open, { seller })}
            </Link>
          )}
          {/* It isn't known whether the page was closed. Once it is paid, nothing else is to be begun. */}
          {!href && purchase.status !== 'paid' && <Button onClick={buyAnew}>{words.other}</Button>}
          {list}
          {purchase.status === 'quiet' && remove}
        </StatusScreen>
      )
  }

  function buyAnew(): void {
    navigation.leave('BuyInProgress', 'OnRampActivity')
  }

  function wordsOf({ status }: Purchase): { readonly title: string; readonly text: string } {
    if (href) return { title: words.blocked, text: fill(words.blockedText, { seller }) }
    if (status === 'paid') return { title: words.paid, text: words.paidText }
    if (isLong) return { title: words.long, text: words.longText }
    return { title: fill(words.continue, { seller }), text: words.continueText }
  }
}

/** Whether a purchase has been waited for as long as SPEC's wait takes. It is no failure. */
function useIsLong(purchase: Purchase | undefined): boolean {
  const { clock } = useKit().host
  const [passed, setPassed] = useState<string>()
  const [id, at] = [purchase?.id, purchase?.at ?? 0]
  useEffect(() => {
    const leaving = new AbortController()
    clock.sleep(Math.max(0, at + LONG_MS - clock.now()), leaving.signal).then(
      () => setPassed(id),
      () => undefined,
    )
    return () => leaving.abort()
  }, [clock, id, at])
  return id !== undefined && passed === id
}
