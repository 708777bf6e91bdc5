'use client'
import { useEffect, useMemo, useState } from 'react'
import { isNamespace, type Namespace } from '../../../schema/caip.js'
import { fill } from '../../../schema/explain-error.js'
import { useKit } from '../../react/provider.js'
import { useValue } from '../../react/use-value.js'
import { SearchField } from '../../ui/search-field.js'
import { useSearch } from '../../ui/use-search.js'
import type { ViewProps } from '../../wiring.js'
import { connectOptions } from './connect-options.js'
import { directoryRows } from './directory-rows.js'
import { Places } from './places.js'
import { Sign } from './sign.js'
import { allWalletsTexts } from './texts.js'
import { usePages } from './use-pages.js'

/** SPEC §9: typing pauses so long before the directory is asked. */
const SEARCH_MS = 500
/** Letters worth asking for. */
const LETTERS = 2

/** View `AllWallets`: every wallet, those of this browser first; of the chain family `namespace` where that is given. */
export default function AllWalletsView({ params, ui }: ViewProps) {
  const kit = useKit()
  const { Button, Failure, Icon, Scene, Title, announce, navigation, toasts, useCount, useWords } = ui
  const [words, count, search] = [useWords(allWalletsTexts), useCount(), useSearch(SEARCH_MS)]
  const [isCertified, setCertified] = useState(false)
  const namespace = familyIn(params)
  const query = [...search.query].length < LETTERS ? '' : search.query
  const { wallets, count: found, status, error, more, hasMore, Rows } = usePages(query, isCertified, namespace)
  const connectors = useValue(kit.registry.list)
  const rows = useMemo(
    () => directoryRows({ connectors, wallets, exclude: connectOptions(kit).exclude, query, namespace, isCertified }),
    [kit, connectors, wallets, query, namespace, isCertified],
  )
  const isEmpty = rows.length === 0 && !hasMore
  const isLoading = wallets.length === 0 && status === 'loading'
  const total = query && status === 'end' ? rows.length : (found ?? rows.length)
  const heard = isLoading || isEmpty ? '' : count(words.results, total)
  useEffect(() => announce(isLoading ? words.loading : heard), [announce, isLoading, heard, words])
  useEffect(() => {
    if (query) kit.events.emit('SEARCH_WALLET', { badge: isCertified ? 'certified' : '', search: query })
  }, [kit, query, isCertified])

  function toggle(): void {
    setCertified(!isCertified)
    if (!isCertified) toasts.show('success', words.certifiedOn)
  }
  const scan = () => navigation.push('ConnectingWalletConnect', { namespace })
  const scanButton = (
    <Button kind="icon" aria-label={words.code} onClick={scan}>
      <Sign name="code" />
    </Button>
  )
  return (
    <div className="mk-body">
      <Title text={words.title} end={kit.host.page.isMobile() ? scanButton : undefined} />
      <div className="mk-tools">
        <SearchField ui={ui} search={search} label={words.search} clear={words.clear} />
        <Button kind="icon" aria-label={words.certified} aria-pressed={isCertified} onClick={toggle}>
          <Sign name="certified" />
        </Button>
      </div>
      {isEmpty && error && <Failure error={error} onRetry={more} />}
      {isEmpty && !error && (
        <Scene
          image={<Icon name="search" />}
          title={query ? fill(words.none, { query }) : words.nothing}
          text={words.noneText}
        >
          {search.text && <Button onClick={search.clear}>{words.clear}</Button>}
          <Button onClick={scan}>{words.code}</Button>
        </Scene>
      )}
      {!isEmpty && !Rows && <Places />}
      {!isEmpty && Rows && (
        <Rows
          // Another question is another list, which begins at its top.
          key={`${query}/${isCertified}`}
          ui={ui}
          rows={isLoading ? [] : rows}
          namespace={namespace}
          onReachEnd={hasMore ? more : undefined}
          onRetry={error && more}
        />
      )}
    </div>
  )
}

function familyIn({ namespace }: ViewProps['params']): Namespace | undefined {
  return typeof namespace === 'string' && isNamespace(namespace) ? namespace : undefined
}
