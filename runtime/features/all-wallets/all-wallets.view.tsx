'use client'
import { useCallback, useEffect, useState } from 'react'
import { namespaceIn } from '../../../schema/caip.js'
import type { Kit } from '../../contract/kit.js'
import type { ViewProps } from '../../contract/view.js'
import { useKit } from '../../react/use-kit.js'
import { SearchField } from '../../ui/search-field.js'
import { useSearch } from '../../ui/use-search.js'
import { allWalletsToken } from './contract.js'
import { moreWalletsTexts } from './more-wallets-texts.js'
import { RowPlaces } from './row-places.js'
import { Sign } from './sign.js'
import { allWalletsTexts } from './texts.js'

/** Nothing of it is shown before a guard lets wallets be connected (`Slots.holds`). */
export const connects = true

/** SPEC §9: typing pauses so long before the directory is asked. */
const SEARCH_MS = 500

/** View `AllWallets`: every wallet, those of this browser first; of `namespace` where that is given. */
export default function AllWalletsView({ params, ui }: ViewProps) {
  const kit = useKit()
  const { Button, Failure, Title, announce, navigation, toasts, useLazy, useWords } = ui
  const words = useWords(allWalletsTexts)
  const { title } = useWords(moreWalletsTexts)
  const search = useSearch(SEARCH_MS)
  const [isCertified, setCertified] = useState(false)
  const load = useCallback(() => fetchAnswering(kit), [kit])
  const { value: answering, error, retry } = useLazy(load, 'AllWallets')
  const namespace = namespaceIn(params['namespace'])
  useEffect(() => {
    if (!answering) announce(error ? '' : words.loading)
  }, [announce, answering, error, words])

  function toggle(): void {
    setCertified(!isCertified)
    if (!isCertified) toasts.show('success', words.certifiedOn)
  }
  const scan = () => navigation.push('ConnectingWalletConnect', { namespace })
  const scanButton = (
    <Button kind="icon" aria-label={words.code} leadsTo="ConnectingWalletConnect" onClick={scan}>
      <Sign name="code" />
    </Button>
  )
  return (
    <div className="mk-body">
      <Title text={title} end={kit.host.page.isMobile() ? scanButton : undefined} />
      <div className="mk-tools">
        <SearchField ui={ui} search={search} label={words.search} clear={words.clear} />
        <Button
          kind="icon"
          title={words.certified}
          aria-label={words.certified}
          aria-pressed={isCertified}
          onClick={toggle}
        >
          <Sign name="certified" />
        </Button>
      </div>
      {error && <Failure error={error} onRetry={retry} />}
      {!error && !answering && <RowPlaces ui={ui} />}
      {answering && (
        <answering.Found
          ui={ui}
          directory={answering.directory}
          search={search}
          isCertified={isCertified}
          namespace={namespace}
          onScan={scan}
        />
      )}
    </div>
  )
}

/** The rows are fetched while their places are shown. */
async function fetchAnswering(kit: Kit) {
  const [api, { FoundWallets }] = await Promise.all([kit.use(allWalletsToken), import('./found-wallets.js')])
  return { directory: api, Found: FoundWallets }
}
