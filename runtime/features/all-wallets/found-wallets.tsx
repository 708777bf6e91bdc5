import { useEffect, useMemo } from 'react'
import type { Namespace } from '../../../schema/caip.js'
import type { ViewUi } from '../../contract/view.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import type { Search } from '../../ui/use-search.js'
import type { Directory } from './contract.js'
import { directoryRows } from './directory-rows.js'
import { allWalletsTexts } from './texts.js'
import { usePages } from './use-pages.js'
import { WalletRows } from './wallet-rows.js'

/** What is asked, and of which directory. */
export interface FoundWalletsProps {
  readonly ui: ViewUi
  readonly directory: Directory
  readonly search: Search
  readonly isCertified: boolean
  readonly namespace: Namespace | undefined
  /** Shows a code that any wallet may scan. */
  onScan(): void
}

/** Letters worth asking for. */
const LETTERS = 2

/** What the directory answers: the wallets, none, or why there are none. How many there are is said aloud. */
export function FoundWallets({ ui, directory, search, isCertified, namespace, onScan }: FoundWalletsProps) {
  const { events, registry } = useKit()
  const { Button, Failure, Icon, StatusScreen, announce, useCount, useWords } = ui
  const [words, count] = [useWords(allWalletsTexts), useCount()]
  const query = [...search.query].length < LETTERS ? '' : search.query
  const { wallets, count: found, status, error, more } = usePages(directory, query, isCertified, namespace)
  const connectors = useValue(registry.list)
  const { hides } = directory
  const rows = useMemo(
    () => directoryRows({ connectors, wallets, hides, query, namespace, isCertified }),
    [connectors, wallets, hides, query, namespace, isCertified],
  )
  const hasMore = status === 'more' || status === 'loading'
  const isEmpty = rows.length === 0 && !hasMore
  const isLoading = wallets.length === 0 && status === 'loading'
  const total = query && status === 'end' ? rows.length : (found ?? rows.length)
  const heard = isLoading || isEmpty ? '' : count(words.results, total)
  useEffect(() => announce(isLoading ? words.loading : heard), [announce, isLoading, heard, words])
  useEffect(() => {
    if (query) events.emit('SEARCH_WALLET', { badge: isCertified ? 'certified' : '', search: query })
  }, [events, query, isCertified])

  if (isEmpty && error) return <Failure error={error} onRetry={more} />
  if (isEmpty)
    return (
      <StatusScreen image={<Icon name="search" />} title={words.none} text={query ? words.noneText : words.emptyText}>
        {search.text && <Button onClick={search.clear}>{words.clear}</Button>}
        <Button leadsTo="ConnectingWalletConnect" onClick={onScan}>
          {words.code}
        </Button>
      </StatusScreen>
    )
  return (
    <WalletRows
      // Another question is another list, which begins at its top.
      key={`${query}/${isCertified}`}
      ui={ui}
      rows={isLoading ? [] : rows}
      namespace={namespace}
      onReachEnd={hasMore ? more : undefined}
      onRetry={error && more}
    />
  )
}
