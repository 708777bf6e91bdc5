'use client'
import type { ViewProps } from '../../contract/view.js'
import { shortAddress } from '../../core/address-look.js'
import { clean } from '../../core/clean.js'
import { searchMatch } from '../../core/search-text.js'
import { quantityWriter } from '../../core/token-text.js'
import { useValue } from '../../react/use-value.js'
import { SearchField } from '../../ui/search-field.js'
import { useSearch } from '../../ui/use-search.js'
import { sendTokenTexts } from './texts.js'
import { useSendApi } from './use-send-api.js'
import { useSendTokens } from './use-send-tokens.js'

/** Tokens that are drawn: what is not among them is found by its name. */
const MOST = 100

/** View `WalletSendSelectToken`: the tokens of the active account on its network, searched by name (FACTS 9.1). */
export default function WalletSendSelectTokenView({ ui }: ViewProps) {
  const { Icon, Image, List, Row, StatusScreen, Title, locale, navigation, useWords } = ui
  const words = useWords(sendTokenTexts)
  const search = useSearch()
  const lang = useValue(locale)?.lang
  const { value: api } = useSendApi(ui)
  const choices = useSendTokens(ui)
  const quantity = quantityWriter(lang)
  const wanted = search.query
  const matches = searchMatch(wanted)
  const found = choices.filter(({ name, symbol, address }) => matches([name, symbol], address ? [address] : []))
  return (
    <div className="mk-body">
      <Title text={words.title} />
      <SearchField ui={ui} search={search} label={words.search} clear={words.clear} />
      <List label={words.list}>
        {found.slice(0, MOST).map((choice) => (
          <Row
            key={choice.address ?? 'own'}
            data-mk-token={clean(choice.symbol, 12)}
            image={
              <Image
                src={choice.iconUrl}
                name={choice.isSpam ? '?' : clean(choice.symbol) || clean(choice.name)}
                shape="round"
              />
            }
            title={choice.isSpam ? shortAddress(choice.address ?? '') : clean(choice.name) || clean(choice.symbol)}
            detail={choice.isSpam ? words.spam : clean(choice.symbol, 12)}
            tone={choice.isSpam ? 'warning' : undefined}
            end={
              choice.quantity && (
                <bdi className="mk-tag mk-figure" dir="ltr">
                  {quantity(choice.quantity.numeric)}
                </bdi>
              )
            }
            onClick={() => {
              api?.fill({ token: choice.address })
              navigation.back()
            }}
          />
        ))}
      </List>
      {found.length === 0 && (
        <StatusScreen
          image={<Icon name={wanted ? 'search' : 'coins'} />}
          title={wanted ? words.none : words.empty}
          text=""
        />
      )}
    </div>
  )
}
