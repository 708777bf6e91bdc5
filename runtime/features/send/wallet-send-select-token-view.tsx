import type { ViewProps } from '../../contract/view.js'
import { searchMatch } from '../../core/search-text.js'
import { SearchField } from '../../ui/search-field.js'
import { TokenChoices } from '../../ui/token-choices.js'
import { useSearch } from '../../ui/use-search.js'
import { sendTokenTexts } from './texts.js'
import { useSendApi } from './use-send-api.js'
import { useSendTokens } from './use-send-tokens.js'

/** View `WalletSendSelectToken`: the tokens of the active account on its network, searched by name (FACTS 9.1). */
export function WalletSendSelectTokenView({ ui }: ViewProps) {
  const { Button, Failure, Icon, StatusScreen, Title, navigation, useWords } = ui
  const words = useWords(sendTokenTexts)
  const search = useSearch()
  const { value: api, error, retry } = useSendApi(ui)
  const choices = useSendTokens(ui)
  const wanted = search.query
  const matches = searchMatch(wanted)
  const found = choices.filter(({ name, symbol, address }) => matches([name, symbol], address ? [address] : []))
  if (error)
    return (
      <div className="mk-body">
        <Title text={words.title} />
        <Failure error={error} onRetry={retry} />
      </div>
    )
  return (
    <div className="mk-body">
      <Title text={words.title} />
      <SearchField ui={ui} search={search} label={words.search} clear={words.clear} />
      <TokenChoices
        ui={ui}
        label={words.list}
        tokens={found}
        words={words}
        onPick={(token) => {
          api?.fill({ token })
          navigation.back()
        }}
      />
      {found.length === 0 && (
        <StatusScreen
          image={<Icon name={wanted ? 'search' : 'coins'} />}
          title={wanted ? words.none : words.empty}
          text={wanted ? words.noneText : ''}
        >
          {wanted && <Button onClick={search.clear}>{words.clear}</Button>}
        </StatusScreen>
      )}
    </div>
  )
}
