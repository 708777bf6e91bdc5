import { useEffect, useMemo, useState } from 'react'
import { namespaceIn } from '../../../schema/caip.js'
import { fill } from '../../../schema/explain-error.js'
import type { Kit, MoreWallets } from '../../contract/kit.js'
import type { FirstViewProps, Navigation, ViewProps } from '../../contract/view.js'
import type { ArrangeRows, WalletRow } from '../../contract/wallet-row.js'
import { clean } from '../../core/clean.js'
import type { Translation } from '../../core/words.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import { LoadFailure } from '../../ui/load-failure.js'
import { useShell } from '../../ui/use-shell.js'
import { walletConnectToken } from '../wallet-connect/contract.js'
import { connectToken } from './contract.js'
import { recentWallets } from './recent.js'
import { walletRows } from './rows.js'
import { connectTexts } from './texts.js'

/** So many wallets that announced themselves are shown at first: nothing that does so often hides what follows them. */
const MOST_ANNOUNCED = 50

/** What features do to the list. */
type Arranged = ReadonlyMap<MoreWallets, ArrangeRows>

/** The wallets to list, of the namespace `params.namespace` where that is given; those of features come later. */
export function useWalletRows({
  params,
}: Pick<FirstViewProps, 'params'>): Pick<WalletListProps, 'rows' | 'onArrange' | 'isHeld'> {
  const kit = useKit()
  const { registry, storage } = kit
  const [recent] = useState(() => recentWallets(storage, kit.options(connectToken)?.recentLimit).list())
  const [arranged, onArrange] = useState<Arranged>(new Map())
  const connectors = useValue(registry.list)
  const { namespace } = params
  const rows = useMemo(() => {
    const options = kit.options(connectToken) ?? {}
    const [isMobile, isLinking] = [kit.host.page.isMobile(), kit.has(walletConnectToken)]
    const own = walletRows({ connectors, recent, isMobile, isLinking, namespace }, options)
    return [...arranged.values()].reduce((all, arrange) => arrange(all, connectors, options), own)
  }, [kit, connectors, recent, namespace, arranged])
  return { rows, onArrange, isHeld: moreWallets(kit).some((more) => more.holds?.(kit) && !arranged.has(more)) }
}

/** What a list of wallets takes. */
export interface WalletListProps extends FirstViewProps {
  readonly rows: readonly WalletRow[]
  /** Whether none of them may be shown yet. */
  readonly isHeld: boolean
  /** Takes what features do to the list. */
  onArrange(change: (before: Arranged) => Arranged): void
}

/** The list, or what to do where there is nothing to list. Rows carry `data-mk-wallet`. */
export function WalletList({ rows: all, onArrange, isHeld, ...props }: WalletListProps) {
  const kit = useKit()
  const { Image, List, Row, useWords, views } = props.ui
  const words: Partial<Record<WalletRow['tag'], string>> & Translation<typeof connectTexts.words> =
    useWords(connectTexts)
  const [most, setMost] = useState(MOST_ANNOUNCED)
  const rows = useMemo(() => {
    let room = most
    return all.filter(({ group }) => group !== 'injected' || room-- > 0)
  }, [all, most])
  useFetchAhead(rows, props)
  useArranged(onArrange, props)
  if (isHeld)
    return (
      <div className="mk-scene" aria-busy="true">
        <span className="mk-spinner" />
      </div>
    )
  if (rows.length === 0) return <Late {...props} view="NoWallet" />
  return (
    <List label={words.list} onReach={() => void views.load('ConnectingExternal')}>
      {rows.map((row) => {
        const {
          id,
          name,
          icon,
          rdns,
          tag,
          isAmbiguous,
          connectors: [connector],
        } = row
        const word = !isAmbiguous && words[tag]
        return (
          <Row
            key={`${connector?.namespace}/${id}`}
            data-mk-wallet={id}
            image={<Image src={icon} name={name} />}
            title={name}
            detail={isAmbiguous ? fill(words.ambiguous, { rdns: clean(rdns ?? id) }) : originOf(row, all)}
            tone={isAmbiguous ? 'warning' : undefined}
            end={
              word && (
                <span className="mk-tag" data-tone={tag}>
                  {word}
                </span>
              )
            }
            onClick={() => choose(row, props.params['namespace'], props.ui.navigation.push)}
          />
        )
      })}
      {rows.length < all.length && <Row title={words.more} onClick={() => setMost(all.length)} />}
      {moreWallets(kit).map(({ view }) => (
        <Late {...props} key={view} view={view} />
      ))}
    </List>
  )
}

function moreWallets({ modal }: Kit): readonly MoreWallets[] {
  return (modal.peek()?.features ?? []).flatMap(({ slots }) => slots?.moreWallets ?? [])
}

/** Fetches the wallets of features once the list is painted. Without them the wallets of this browser are listed. */
function useArranged(onArrange: WalletListProps['onArrange'], { params }: FirstViewProps): void {
  const kit = useKit()
  const isPainted = useValue(useShell().isSettled)
  const namespace = namespaceIn(params['namespace'])
  useEffect(() => {
    const leaving = new AbortController()
    for (const more of isPainted ? moreWallets(kit) : [])
      more.arrange(kit, namespace).then(
        (made) => leaving.signal.aborted || onArrange((before) => new Map([...before, [more, made]])),
        (cause: unknown) => kit.host.log('warn', `${more.view} got no wallets`, cause),
      )
    return () => leaving.abort()
  }, [kit, isPainted, namespace, onArrange])
}

/** Fetches what a click on a row needs, once the open list is painted and the page is idle. */
function useFetchAhead(rows: readonly WalletRow[], { params, ui: { views } }: FirstViewProps): void {
  const kit = useKit()
  const isOpen = useValue(kit.router.state, (state) => state.isOpen)
  const { namespace } = params
  useEffect(() => {
    const leaving = new AbortController()
    const load = (row: WalletRow) => choose(row, namespace, (...[view]) => void views.load(view))
    if (isOpen) import('./fetch-ahead.js').then((it) => it.fetchAhead(kit, rows, load, leaving.signal)).catch(() => {})
    return () => leaving.abort()
  }, [kit, isOpen, rows, namespace, views])
}

/** Where a wallet comes from, when another one has its name. */
function originOf({ id, name, rdns }: WalletRow, rows: readonly WalletRow[]): string | undefined {
  return rows.some((row) => row.id !== id && row.name === name) ? rdns : undefined
}

/** Goes to the view that a row leads to. */
function choose(
  { id, isLinked, connectors: [connector, another] }: WalletRow,
  namespace: unknown,
  go: Navigation['push'],
): void {
  if (isLinked)
    go('ConnectingWalletConnect', { walletId: connector ? undefined : id, namespace: namespaceIn(namespace) })
  else if (connector && another) go('ConnectingMultiChain', { connectorId: connector.id })
  else if (connector) go('ConnectingExternal', { namespace: connector.namespace, connectorId: connector.id })
  else go('Downloads', { walletId: id })
}

/** A view that is fetched when it is shown: most users have a wallet, and the directory is needed late. */
function Late({ view, ...props }: FirstViewProps & { readonly view: string }) {
  const { views } = props.ui
  const state = useValue(views.state(view))
  useEffect(() => void views.load(view), [views, view])
  // What a view needs is fetched with it.
  if (state.status === 'ready') return <state.View {...(props as ViewProps)} />
  return state.status === 'failed' && <LoadFailure error={state.error} onRetry={() => void views.load(view)} />
}
