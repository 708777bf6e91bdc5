import type { ViewProps } from '../../contract/view.js'
import { searchMatch } from '../../core/search-text.js'
import { useValue } from '../../react/use-value.js'
import { SearchField } from '../../ui/search-field.js'
import { useSearch } from '../../ui/use-search.js'
import { bareSign, currencyName } from './money-text.js'
import { isSearched, NothingToPick, useWares } from './pick-parts.js'
import { onrampSelectTexts } from './texts.js'

/** View `OnRampFiatSelect`: what can be paid with, by the name that the language has for it. */
export function OnRampFiatSelectView({ ui }: ViewProps) {
  const { Icon, Image, List, Row, Title, locale, navigation, useWords } = ui
  const words = useWords(onrampSelectTexts)
  const lang = useValue(locale)?.lang ?? 'en'
  const search = useSearch()
  const { api, choice, wares } = useWares(ui)
  const matches = searchMatch(search.query)
  const found = (wares?.currencies ?? [])
    .map(({ id }) => ({ id, name: currencyName(id, lang) }))
    .filter(({ id, name }) => matches([name, id], []))
  return (
    <div className="mk-body">
      <Title text={words.fiat} />
      {isSearched(wares?.currencies, search) && (
        <SearchField ui={ui} search={search} label={words.searchFiat} clear={words.clear} />
      )}
      <List label={words.fiat}>
        {found.map(({ id, name }) => (
          <Row
            key={id}
            data-mk-currency={id}
            image={<Image name={bareSign(id, lang) ?? id} shape="round" />}
            title={name}
            detail={id}
            aria-current={id === choice?.currency.id}
            end={id === choice?.currency.id && <Icon name="check" />}
            onClick={() => {
              api?.fill({ currency: id })
              navigation.back()
            }}
          />
        ))}
      </List>
      <NothingToPick ui={ui} wares={wares} count={found.length} search={search} nothing={words.noneFiat} />
    </div>
  )
}
