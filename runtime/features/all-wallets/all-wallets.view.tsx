'use client'
import { type ComponentType, useEffect, useState } from 'react'
import { isNamespace, type Namespace } from '../../../schema/caip.js'
import { ModalError } from '../../../schema/error.js'
import { deadline } from '../../core/deadline.js'
import { coreError } from '../../core/errors.js'
import type { Kit } from '../../kit.js'
import { useKit } from '../../react/provider.js'
import { SearchField } from '../../ui/search-field.js'
import { useSearch } from '../../ui/use-search.js'
import type { ViewProps } from '../../wiring.js'
import type { Directory } from './directory.js'
import type { FoundWalletsProps } from './found-wallets.js'
import { Places } from './places.js'
import { Sign } from './sign.js'
import { allWalletsTexts } from './texts.js'

/** SPEC §9: typing pauses so long before the directory is asked. */
const SEARCH_MS = 500
/** Milliseconds; a chunk of a few kilobytes that takes longer does not come. */
const FETCH_MS = 20_000

/** What answers is fetched while people see where it comes. */
interface Answering {
  readonly directory: Directory
  readonly Found: ComponentType<FoundWalletsProps>
}

/** View `AllWallets`: every wallet, those of this browser first; of the chain family `namespace` where that is given. */
export default function AllWalletsView({ params, ui }: ViewProps) {
  const kit = useKit()
  const { Button, Failure, Title, announce, navigation, toasts, useWords } = ui
  const words = useWords(allWalletsTexts)
  const search = useSearch(SEARCH_MS)
  const [isCertified, setCertified] = useState(false)
  const [answering, setAnswering] = useState<Answering>()
  const [error, setError] = useState<ModalError>()
  const namespace = familyIn(params)
  useEffect(() => {
    if (error) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    fetchAnswering(kit, signal).then(
      (fetched) => signal.aborted || setAnswering(fetched),
      (cause: unknown) =>
        signal.aborted ||
        setError(ModalError.is(cause) ? cause : coreError('view/not-loaded', { view: 'AllWallets' }, cause)),
    )
    return () => leaving.abort()
  }, [kit, error])
  useEffect(() => {
    if (!answering) announce(error ? '' : words.loading)
  }, [announce, answering, error, words])

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
      {error && <Failure error={error} onRetry={() => setError(undefined)} />}
      {!error && !answering && <Places />}
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

function fetchAnswering(kit: Kit, signal: AbortSignal): Promise<Answering> {
  return deadline({ clock: kit.host.clock, ms: FETCH_MS, name: 'AllWallets', signal }, async () => {
    const [api, { FoundWallets }] = await Promise.all([kit.load('allWallets'), import('./found-wallets.js')])
    // The id says which feature it is.
    return { directory: api as Directory, Found: FoundWallets }
  })
}

function familyIn({ namespace }: ViewProps['params']): Namespace | undefined {
  return typeof namespace === 'string' && isNamespace(namespace) ? namespace : undefined
}
