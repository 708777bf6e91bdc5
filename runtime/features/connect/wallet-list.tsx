import { Fragment, useEffect, useMemo, useState } from 'react'
import { namespaceIn } from '../../../schema/caip.js'
import { fill } from '../../../schema/explain-error.js'
import type { FirstViewProps, Navigation, ViewProps } from '../../contract/view.js'
import type { WalletRow } from '../../contract/wallet-row.js'
import { clean } from '../../core/clean.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import { LoadFailure } from '../../ui/load-failure.js'
import { useShell } from '../../ui/use-shell.js'
import { rowId } from '../../wallets/row-id.js'
import type { ConnectApi } from './contract.js'
import { type ListItem, listItems } from './list-items.js'
import { connectTexts } from './texts.js'
import { moreWallets, Seen, useArranged, useIsCalm, usePlacedRows, type WalletRows } from './use-wallet-rows.js'

/** So many wallets that announced themselves are shown at first: nothing that does so often hides what follows them. */
const MOST_ANNOUNCED = 50

/** What a list of wallets takes. */
export interface WalletListProps extends FirstViewProps, WalletRows {}

/** The list, or what to do where there is nothing to list. Rows carry `data-mk-wallet`. */
export function WalletList({ rows: all, arranged, onArrange, ...props }: WalletListProps) {
  const kit = useKit()
  const { Image, List, Row, Skeleton, navigation, useWords } = props.ui
  const words = useWords(connectTexts)
  const [most, setMost] = useState(MOST_ANNOUNCED)
  const rows = useMemo(() => {
    let room = most
    return all.filter(({ group }) => group !== 'injected' || room-- > 0)
  }, [all, most])
  const features = moreWallets(kit)
  const coming = features.filter((more) => !arranged.has(more))
  const isHeld = coming.some((more) => more.holds?.(kit))
  const { list, isSeen } = usePlacedRows({ rows, coming })
  const { items, moreHeading, late } = listItems(list, features.length > 0)
  const isCalm = useIsCalm()
  const ask = useFetchAhead(rows, props)
  useArranged(onArrange, props)
  if (isHeld)
    return (
      <div className="mk-scene" aria-busy="true">
        <span className="mk-spinner" />
      </div>
    )
  if (rows.length === 0) return <NoWallet {...props} />

  const namespace = props.params['namespace']
  const head = (heading: ListItem['heading']) =>
    heading && (
      <li>
        <h3 className="mk-group">{words[heading]}</h3>
      </li>
    )
  function draw(row: WalletRow) {
    const { id, name, icon, rdns, tag, isAmbiguous } = row
    const word = !isAmbiguous && (tag === 'multichain' || tag === 'walletConnect') && words[tag]
    return (
      <Row
        data-mk-wallet={rowId(row)}
        image={<Image src={icon} name={name} />}
        title={name}
        detail={isAmbiguous ? fill(words.ambiguous, { rdns: clean(rdns ?? id) }) : originOf(row, all)}
        tone={isAmbiguous ? 'warning' : undefined}
        end={word && <span className="mk-tag">{word}</span>}
        leadsTo={viewOf(row, namespace)}
        onClick={() => choose(row, namespace, navigation.push, ask)}
      />
    )
  }
  // The place of a wallet that did not come stays as it is: nothing below it moves.
  const place =
    coming.length > 0 ? (
      <li aria-hidden="true">
        <Skeleton />
      </li>
    ) : (
      <li className="mk-skeleton" aria-hidden="true" />
    )
  const line = ({ key, heading, row }: ListItem) => (
    <Fragment key={key}>
      {head(heading)}
      {row ? draw(row) : place}
    </Fragment>
  )
  return (
    <List label={words.list}>
      <Seen isSeen={isSeen} />
      {items.map(line)}
      {head(moreHeading)}
      {kit.modal.peek()?.features.map(({ id, slots }) => {
        const More = slots?.moreWallets?.Row
        return More && <More key={id} {...props} />
      })}
      {!isCalm && <li className="mk-young" />}
      {late.map(line)}
      {rows.length < all.length && <Row title={words.more} onClick={() => setMost(all.length)} />}
    </List>
  )
}

/** Fetches what a click on a row needs, once the open list is painted and the page is idle; `undefined` until that is here. */
function useFetchAhead(
  rows: readonly WalletRow[],
  { params, ui: { views } }: FirstViewProps,
): ConnectApi['askAtOnce'] | undefined {
  const kit = useKit()
  // A dialog is painted once it is open: to follow both would draw the list between a click and the dialog.
  const isOpen = useValue(kit.router.state, (state) => state.isOpen || !kit.wiring.embedded)
  const isPainted = useValue(useShell().isSettled)
  const [ask, setAsk] = useState<ConnectApi['askAtOnce']>()
  const { namespace } = params
  useEffect(() => {
    const leaving = new AbortController()
    const load = (row: WalletRow) => choose(row, namespace, (...[view]) => void views.load(view))
    if (isOpen && isPainted)
      import('./fetch-ahead.js')
        .then((it) => it.fetchAhead(kit, rows, load, leaving.signal))
        .then(
          (made) => {
            setAsk(() => made)
            // What page buttons show of an account. They ask for it again where it does not come.
            import('../../react/account-parts.js').catch(() => {})
          },
          () => {},
        )
    return () => leaving.abort()
  }, [kit, isOpen, isPainted, rows, namespace, views])
  return ask
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
  ask: ConnectApi['askAtOnce'] = (_, wait) => wait(),
): void {
  if (isLinked)
    go('ConnectingWalletConnect', { walletId: connector ? undefined : id, namespace: namespaceIn(namespace) })
  else if (connector && another) go('ConnectingMultiChain', { connectorId: connector.id })
  else if (connector)
    ask(connector, () => go('ConnectingExternal', { namespace: connector.namespace, connectorId: connector.id }))
  else go('Downloads', { walletId: id })
}

/** The view that a row leads to. */
function viewOf(row: WalletRow, namespace: unknown): string | undefined {
  let view: string | undefined
  choose(row, namespace, (...[name]) => {
    view = name
  })
  return view
}

/** What stands in place of the list, fetched when it is shown: most users have a wallet. */
function NoWallet(props: FirstViewProps) {
  const { views } = props.ui
  const state = useValue(views.state('NoWallet'))
  useEffect(() => void views.load('NoWallet'), [views])
  // What a view needs is fetched with it.
  if (state.status === 'ready') return <state.View {...(props as ViewProps)} />
  return state.status === 'failed' && <LoadFailure error={state.error} onRetry={() => void views.load('NoWallet')} />
}
