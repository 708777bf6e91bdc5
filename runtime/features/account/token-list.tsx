import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { fill } from '../../../schema/explain-error.js'
import type { TabProps } from '../../contract/view.js'
import { shortAddress } from '../../core/address-look.js'
import { clean } from '../../core/clean.js'
import { fiatText, quantityWriter } from '../../core/token-text.js'
import { useValue } from '../../react/use-value.js'
import { WindowedRows } from '../../ui/long-list/grouped-list.js'
import { tokensTexts } from './texts.js'
import type { ValuedToken } from './token-groups.js'

/** What a list of tokens takes. */
export interface TokenListProps extends TabProps {
  readonly label: string
  readonly tokens: readonly ValuedToken[]
}

/** Rows that are drawn at once: thousands of them would hold up the page. */
const STEP = 50
/** Rows of the first picture: more than are in view. The others follow it, where React can put them off (from 19 on). */
const FIRST = 10

const addressOf = ({ address = 'own' }: ValuedToken) => address
/** Balances that are read again are other objects. */
const isSame = (a: ValuedToken, b: ValuedToken) => a === b

/** Tokens with their names, quantities and worth, the first fifty and then as many as are asked for. `data-mk-token`. */
export function TokenList({ ui: { Button, TokenImage, locale, useWords }, label, tokens }: TokenListProps) {
  const words = useWords(tokensTexts)
  const lang = useValue(locale)?.lang ?? 'en'
  const [most, setMost] = useState(STEP)
  const drawn = useDeferredValue(most, FIRST)
  // The chain's own coin is rounded as in the balance over the list (SPEC §5): one amount has one figure.
  const writers = useMemo(() => ({ own: quantityWriter(lang, 'down'), others: quantityWriter(lang) }), [lang])
  const left = tokens.length - most
  const shown = useMemo(() => tokens.slice(0, drawn), [tokens, drawn])
  const renderRow = useCallback(
    ({ name, symbol, address, chainId, quantity, worth, iconUrl }: ValuedToken) => {
      const short = shortAddress(address?.slice(chainId.length + 1) ?? '')
      // A node that knows no name gives this in its place.
      const known = name === short ? '' : clean(name)
      return (
        // biome-ignore lint/a11y/noRedundantRoles: the list it is in is not its parent.
        <li role="listitem" className="mk-row mk-still" data-mk-token={clean(symbol, 12)}>
          <TokenImage src={iconUrl} name={clean(symbol) || known || '?'} coinOf={address ? undefined : chainId} />
          <span className="mk-row-text">
            <bdi className="mk-row-title">{known || clean(symbol) || words.unnamed}</bdi>
            <span className="mk-row-detail">
              {/* As in the head: the symbol follows, right to left too. */}
              <bdi dir="ltr">
                <bdi>{(address ? writers.others : writers.own)(quantity.numeric)}</bdi>{' '}
                <bdi>{known || symbol ? clean(symbol, 12) : `· ${short}`}</bdi>
              </bdi>
            </span>
          </span>
          {worth && (
            <span className="mk-tag mk-figure">
              <bdi dir="ltr">{fiatText(worth, lang)}</bdi>
            </span>
          )}
        </li>
      )
    },
    [TokenImage, words, writers, lang],
  )
  return (
    <>
      <WindowedRows label={label} rows={shown} keyOf={addressOf} isSame={isSame} renderRow={renderRow} />
      {left > 0 && (
        <Button onClick={() => setMost(most + STEP)}>
          {fill(words.more, { count: new Intl.NumberFormat(lang).format(left) })}
        </Button>
      )}
    </>
  )
}
