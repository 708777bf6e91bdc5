import type { ReactNode } from 'react'
import { fill } from '../../../schema/explain-error.js'
import type { ViewUi } from '../../contract/view.js'
import { clean } from '../../core/clean.js'
import { useValue } from '../../react/use-value.js'
import { less } from './amounts.js'
import type { BuyToken, Currency, OnrampApi, ProviderOffer } from './contract.js'
import { amountText, moneyText } from './money-text.js'
import { onrampTexts } from './texts.js'

/** The sellers, with what each gives for the amount. A press leads to the seller's own page. */
export function Sellers({
  ui,
  api,
  isReady,
  choice: { token, currency },
  help,
  onMissing,
}: {
  readonly ui: ViewUi
  readonly api: OnrampApi
  /** Whether the amount is one that can be paid. */
  readonly isReady: boolean
  readonly choice: { readonly token: BuyToken; readonly currency: Currency }
  /** What stands at the end of the heading. */
  readonly help: ReactNode
  /** A seller was pressed without an amount. */
  onMissing(): void
}) {
  const { Icon, Image, List, Row, locale, useWords } = ui
  const words = useWords(onrampTexts)
  const lang = useValue(locale)?.lang ?? 'en'
  const [offers, visit] = [useValue(api.offers), useValue(api.visit)]
  return (
    <section>
      <div className="mk-group-head mk-buy-head">
        <h3>{words.sellers}</h3>
        {help}
      </div>
      <p className="mk-row-detail">{isReady ? words.opens : words.enter}</p>
      <List label={words.sellers}>
        {offers.map((offer) => {
          const isOff = isReady && offer.quote.status === 'unsold'
          const isOpening = visit.step === 'opening' && visit.provider === offer.name
          return (
            <Row
              key={offer.name}
              data-mk-seller={offer.name}
              image={<Image name={offer.label} />}
              title={offer.label}
              detail={isOpening ? words.opening : detailOf(offer)}
              aria-disabled={isOff || undefined}
              aria-busy={isOpening || undefined}
              leadsTo="BuyInProgress"
              end={
                // Without an amount a press leads to its field, and what is not sold leads nowhere.
                isReady &&
                !isOff && (
                  <>
                    {offer.quote.status === 'ready' && (
                      <span className="mk-tag mk-figure">
                        <bdi dir="ltr">{`${amountText(offer.quote.quote.bought, lang)} ${clean(token.symbol, 12)}`}</bdi>
                      </span>
                    )}
                    <Icon name="out" isMirrored />
                  </>
                )
              }
              onClick={() => {
                if (!isReady) onMissing()
                else if (!isOff) void api.start(offer.name)
              }}
            />
          )
        })}
      </List>
    </section>
  )

  function detailOf({ quote, feeRange }: ProviderOffer): string {
    const usual = fill(words.fee, { range: feeRange.replace('-', '–') })
    if (!isReady) return usual
    if (quote.status === 'ready') {
      const fees = less(quote.quote.total, quote.quote.subtotal)
      return fees ? fill(words.fees, { fees: moneyText(fees, currency.id, lang) }) : usual
    }
    return quote.status === 'none' ? usual : words[quote.status]
  }
}
