import { useMemo } from 'react'
import { fill } from '../../schema/explain-error.js'
import type { ViewUi } from '../contract/view.js'
import { shortAddress } from '../core/address-look.js'
import { write } from '../core/amount-text.js'
import { clean } from '../core/clean.js'
import type { OwnToken } from '../core/own-tokens.js'
import { quantityWriter } from '../core/token-text.js'
import { useValue } from '../react/use-value.js'

/** What a list of tokens to pick from takes. */
export interface TokenChoicesProps {
  readonly ui: ViewUi
  readonly label: string
  readonly tokens: readonly OwnToken[]
  readonly words: {
    readonly spam: string
    /** `{count}` is how many are not drawn. */
    readonly more: string
  }
  onPick(address: string | null): void
}

/** Tokens that are drawn: thousands of them would hold up the page. The others are found by their names, and that is said. */
const MOST = 100

/** Tokens as rows to pick one from, with what the account has of each. `data-mk-token` is the symbol. */
export function TokenChoices({ ui, label, tokens, words, onPick }: TokenChoicesProps) {
  const { TokenImage, List, Row, locale } = ui
  const lang = useValue(locale)?.lang
  // Cut as the balance beside the amount is, which is seen next.
  const quantity = useMemo(() => quantityWriter(lang, 'down'), [lang])
  const left = tokens.length - MOST
  return (
    <>
      <List label={label}>
        {tokens.slice(0, MOST).map(({ address, name, symbol, iconUrl, coinOf, isSpam, quantity: has }) => (
          <Row
            key={address ?? 'own'}
            data-mk-token={clean(symbol, 12)}
            image={<TokenImage src={iconUrl} name={isSpam ? '?' : clean(symbol) || clean(name)} coinOf={coinOf} />}
            title={isSpam ? shortAddress(address ?? '') : clean(name) || clean(symbol)}
            detail={isSpam ? words.spam : clean(symbol, 12)}
            tone={isSpam ? 'warning' : undefined}
            end={
              has && (
                <span className="mk-tag mk-figure">
                  <bdi dir="ltr">{quantity(has.numeric)}</bdi>
                </span>
              )
            }
            onClick={() => onPick(address)}
          />
        ))}
      </List>
      {left > 0 && <p className="mk-row-detail">{fill(words.more, { count: write(`${left}`, lang ?? 'en', {}) })}</p>}
    </>
  )
}
