import type { ViewUi } from '../../contract/view.js'
import { derived } from '../../core/cell.js'
import { useValue } from '../../react/use-value.js'
import type { Search } from '../../ui/use-search.js'
import type { OnrampApi, Wares, WaresState } from './contract.js'
import { onrampSelectTexts } from './texts.js'
import { useOnrampApi } from './use-onramp-api.js'

/** As many as are seen at a glance: fewer need no search. */
const GLANCE = 6

/**
 * Whether a list has a search over it. One that is still read has: it is long where providers answer. What was typed can be taken
 * back, however few are left.
 */
export function isSearched(all: readonly unknown[] | undefined, search: Search): boolean {
  return !all || all.length > GLANCE || search.text !== ''
}

/** What is known before the logic is here. */
const noChoice = /*#__PURE__*/ derived<OnrampApi['choice']['initial']>(undefined, () => undefined)
const none = /*#__PURE__*/ derived<WaresState>({ status: 'reading' }, () => ({ status: 'reading' }))

/** What can be picked from, once it is known, and what is picked. */
export function useWares(ui: ViewUi) {
  const { value: api, error } = useOnrampApi(ui)
  const state = useValue(api?.wares ?? none)
  const choice = useValue(api?.choice ?? noChoice)
  const wares: Wares | undefined = state.status === 'ready' ? state.wares : undefined
  const empty: Wares | undefined =
    error || state.status === 'failed' ? { tokens: [], currencies: [], isGuessed: false } : undefined
  return { api, choice, wares: wares ?? empty }
}

/** What stands in place of rows: their places while they are read, or that there are none. */
export function NothingToPick({
  ui: { Button, Icon, Skeleton, StatusScreen, useWords },
  wares,
  count,
  search,
  nothing,
}: {
  readonly ui: ViewUi
  readonly wares: Wares | undefined
  readonly count: number
  readonly search: Search
  /** That none is found. */
  readonly nothing: string
}) {
  const words = useWords(onrampSelectTexts)
  if (!wares) return <Skeleton count={4} shape="round" hasDetail />
  if (count > 0) return null
  return search.query ? (
    <StatusScreen image={<Icon name="search" />} title={nothing} text={words.noneText}>
      <Button onClick={search.clear}>{words.clear}</Button>
    </StatusScreen>
  ) : (
    <StatusScreen image={<Icon name="coins" />} title={words.empty} text={words.emptyText} />
  )
}
