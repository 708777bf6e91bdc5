import { fill } from '../../../schema/explain-error.js'
import type { ViewProps } from '../../contract/view.js'
import { write } from '../../core/amount-text.js'
import { clean } from '../../core/clean.js'
import { searchMatch } from '../../core/search-text.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import { SearchField } from '../../ui/search-field.js'
import { useSearch } from '../../ui/use-search.js'
import { tokenKey } from './contract.js'
import { isSearched, NothingToPick, useWares } from './pick-parts.js'
import { onrampSelectTexts } from './texts.js'

/** Rows that are drawn: the others are found by their names, and that is said. */
const MOST = 100

/** View `OnRampTokenSelect`: what can be bought on the networks of the app. */
export function OnRampTokenSelectView({ ui }: ViewProps) {
  const { Icon, TokenImage, List, Row, Title, locale, navigation, useWords } = ui
  const words = useWords(onrampSelectTexts)
  const kit = useKit()
  const lang = useValue(locale)?.lang ?? 'en'
  const search = useSearch()
  const { api, choice, wares } = useWares(ui)
  const current = choice && tokenKey(choice.token)
  const matches = searchMatch(search.query)
  const found = (wares?.tokens ?? []).filter(({ name, symbol }) => matches([name, symbol], []))
  const left = found.length - MOST
  return (
    <div className="mk-body">
      <Title text={words.token} />
      {isSearched(wares?.tokens, search) && (
        <SearchField ui={ui} search={search} label={words.search} clear={words.clear} />
      )}
      <List label={words.token}>
        {found.slice(0, MOST).map((token) => (
          <Row
            key={tokenKey(token)}
            data-mk-token={clean(token.symbol, 12)}
            image={<TokenImage name={clean(token.symbol)} coinOf={token.address ? undefined : token.caipNetworkId} />}
            title={clean(token.name) || clean(token.symbol)}
            detail={[clean(token.symbol, 12), clean(kit.network(token.caipNetworkId)?.name ?? '', 24)]
              .map((part) => `\u2068${part}\u2069`)
              .join(' · ')}
            aria-current={tokenKey(token) === current}
            end={tokenKey(token) === current && <Icon name="check" />}
            onClick={() => {
              api?.fill({ token: tokenKey(token) })
              navigation.back()
            }}
          />
        ))}
      </List>
      {left > 0 && <p className="mk-row-detail">{fill(words.more, { count: write(`${left}`, lang, {}) })}</p>}
      <NothingToPick ui={ui} wares={wares} count={found.length} search={search} nothing={words.none} />
    </div>
  )
}
