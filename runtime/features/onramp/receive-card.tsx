import { useId } from 'react'
import { fill } from '../../../schema/explain-error.js'
import type { ViewUi } from '../../contract/view.js'
import { shortAddress } from '../../core/address-look.js'
import { clean } from '../../core/clean.js'
import { useAccount } from '../../react/hooks.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import { mostBought } from './amounts.js'
import type { BuyToken, OnrampApi } from './contract.js'
import { amountText } from './money-text.js'
import { onrampTexts } from './texts.js'

/** Figures that fit in their full size. */
const ROOM = 12

/** What arrives, as the best provider says, and where. */
export function ReceiveCard({
  ui: { Button, Icon, TokenImage, locale, navigation, useWords },
  api,
  token,
  isReady,
}: {
  readonly ui: ViewUi
  readonly api: OnrampApi
  readonly token: BuyToken
  /** Whether the amount is one that can be paid. */
  readonly isReady: boolean
}) {
  const words = useWords(onrampTexts)
  const kit = useKit()
  const lang = useValue(locale)?.lang ?? 'en'
  const { address } = useAccount()
  const offers = useValue(api.offers)
  const field = useId()
  const most = isReady ? mostBought(offers) : undefined
  const shown = most ? amountText(most, lang) : '0'
  const symbol = clean(token.symbol, 12)
  const where = kit.network(token.caipNetworkId)
  return (
    <div className="mk-form-card">
      <label htmlFor={field}>{words.receive}</label>
      <div className="mk-form-line">
        <output
          id={field}
          className="mk-form-amount"
          dir="ltr"
          data-mk-empty={most ? undefined : ''}
          data-mk-long={shown.length > ROOM ? '' : undefined}
        >
          {shown}
        </output>
        <Button
          kind="quiet"
          className="mk-button mk-form-token"
          leadsTo="OnRampTokenSelect"
          aria-label={fill(words.token, { token: symbol })}
          onClick={() => navigation.push('OnRampTokenSelect')}
        >
          <TokenImage
            name={clean(token.symbol)}
            size="small"
            coinOf={token.address ? undefined : token.caipNetworkId}
          />
          <bdi>{symbol}</bdi>
          <Icon name="chevron" isMirrored />
        </Button>
      </div>
      <div className="mk-form-line mk-form-hint">
        <span>{where && fill(words.on, { network: `\u2068${clean(where.name)}\u2069` })}</span>
        {address && <bdi dir="ltr">{shortAddress(address)}</bdi>}
      </div>
    </div>
  )
}
