import { useEffect, useState } from 'react'
import type { TransferAsset } from '../../contract/transfer.js'
import type { ViewProps } from '../../contract/view.js'
import { shortAddress } from '../../core/address-look.js'
import { derived } from '../../core/cell.js'
import { clean } from '../../core/clean.js'
import type { OwnToken } from '../../core/own-tokens.js'
import { searchMatch } from '../../core/search-text.js'
import { useValue } from '../../react/use-value.js'
import { GroupedAddress } from '../../ui/grouped-address.js'
import { SearchField } from '../../ui/search-field.js'
import { TokenChoices } from '../../ui/token-choices.js'
import { useSearch } from '../../ui/use-search.js'
import type { SwapApi, SwapTokens } from './contract.js'
import { suggested } from './suggested.data.js'
import { swapTokenTexts } from './texts.js'
import { useSwapApi } from './use-swap-api.js'
import { useSwapTokens } from './use-swap-tokens.js'

/** What is known of the list before its logic is here. */
const none = /*#__PURE__*/ derived<SwapTokens>({ status: 'reading' }, () => ({ status: 'reading' }))
/** Suggestions that are shown (FACTS 9.3). */
const CHIPS = 8

/** View `SwapSelectToken`: the account's own tokens, those of the backend, and one by its address. */
export function SwapSelectTokenView({ ui, params }: ViewProps) {
  const { Button, Failure, TokenImage, StatusScreen, Icon, Title, navigation, useWords } = ui
  const words = useWords(swapTokenTexts)
  const search = useSearch()
  const { value: api, error, retry } = useSwapApi(ui)
  const { own, others, listed: known } = useSwapTokens(ui, api)
  const hasFailed = useValue(api?.tokens ?? none).status === 'failed'
  const wanted = search.query
  const matches = searchMatch(wanted)
  const isFound = ({ name, symbol, address }: OwnToken) => matches([name, symbol], address ? [address] : [])
  const [mine, listed] = [own.filter(isFound), others.filter(isFound)]
  const unlisted = useUnlisted(api, mine.length + listed.length === 0 ? wanted.trim() : '')
  const groups = [
    { label: words.own, list: mine },
    { label: words.list, list: listed },
  ].filter(({ list }) => list.length > 0)
  const chips = wanted ? [] : suggested.flatMap((symbol) => known.find((each) => each.symbol === symbol) ?? [])

  function pick(address: string | null): void {
    api?.fill(params['side'] === 'from' ? { from: address } : { to: address })
    navigation.back()
  }

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
      {chips.length > 0 && (
        <fieldset className="mk-swap-chips" aria-label={words.suggested}>
          {chips.slice(0, CHIPS).map(({ address, symbol, iconUrl, coinOf }) => (
            <button key={symbol} type="button" className="mk-button" data-kind="quiet" onClick={() => pick(address)}>
              <TokenImage src={iconUrl} name={clean(symbol)} size="small" coinOf={coinOf} />
              <bdi>{clean(symbol, 12)}</bdi>
            </button>
          ))}
        </fieldset>
      )}
      {listed.length === 0 && hasFailed && <p className="mk-note">{words.listFailed}</p>}
      {groups.map(({ label, list }) => (
        <section key={label}>
          <h3 className="mk-group">{label}</h3>
          <TokenChoices ui={ui} label={label} tokens={list} words={words} onPick={pick} />
        </section>
      ))}
      {unlisted.token && (
        <>
          <TokenChoices ui={ui} label={words.found} tokens={[unlisted.token]} words={words} onPick={pick} />
          <div className="mk-note">
            <p>{words.unlisted}</p>
            <GroupedAddress address={unlisted.token.address ?? ''} />
          </div>
        </>
      )}
      {mine.length + listed.length === 0 && !unlisted.token && (
        <StatusScreen
          image={<Icon name="search" />}
          isBusy={unlisted.isReading}
          title={unlisted.isReading ? words.looking : words.none}
          text={unlisted.isReading ? '' : words.noneText}
        >
          {wanted && <Button onClick={search.clear}>{words.clear}</Button>}
        </StatusScreen>
      )}
    </div>
  )
}

/** A token that no list has, by its address: what the chain tells of it. */
function useUnlisted(api: SwapApi | undefined, typed: string) {
  const [found, setFound] = useState<{ readonly of: string; readonly asset: TransferAsset | undefined }>()
  const isAddress = /^0x[\da-f]{40}$/i.test(typed)
  useEffect(() => {
    if (!api || !isAddress) return undefined
    const leaving = new AbortController()
    const done = (asset?: TransferAsset) => {
      if (!leaving.signal.aborted) setFound({ of: typed, asset })
    }
    api.findToken(typed, leaving.signal).then(done, () => done())
    return () => leaving.abort()
  }, [api, typed, isAddress])
  const asset = isAddress && found?.of === typed ? found.asset : undefined
  const token: OwnToken | undefined = asset && {
    ...asset,
    name: asset.address ? shortAddress(asset.address) : asset.symbol,
    iconUrl: '',
    price: undefined,
    quantity: undefined,
    isSpam: false,
  }
  return { token, isReading: isAddress && found?.of !== typed }
}
