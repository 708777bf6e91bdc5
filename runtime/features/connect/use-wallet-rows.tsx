import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { namespaceIn } from '../../../schema/caip.js'
import type { Kit, MoreWallets } from '../../contract/kit.js'
import type { FirstViewProps } from '../../contract/view.js'
import type { ArrangeRows, WalletRow } from '../../contract/wallet-row.js'
import { cell, type WritableCell } from '../../core/cell.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import { useShell } from '../../ui/use-shell.js'
import { groupOrder } from '../../wallets/wallet-groups.js'
import { walletConnectToken } from '../wallet-connect/contract.js'
import { connectToken } from './contract.js'
import { recentWallets } from './recent.js'
import { type PlacedRows, placeRows } from './row-places.js'
import { walletRows } from './rows.js'

/** Milliseconds. */
const CALM_MS = 2_000

/** What features do to the list, of those that have said it. */
export type Arranged = ReadonlyMap<MoreWallets, ArrangeRows>

/** The wallets of a list. */
export interface WalletRows {
  readonly rows: readonly WalletRow[]
  readonly arranged: Arranged
  /** Takes what features do to the list. */
  onArrange(change: (before: Arranged) => Arranged): void
}

/** The wallets to list, of the namespace `params.namespace` where that is given; those of features come later. */
export function useWalletRows({ params }: Pick<FirstViewProps, 'params'>): WalletRows {
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
  return { rows, arranged, onArrange }
}

/** What features add to the list. */
export function moreWallets({ modal }: Kit): readonly MoreWallets[] {
  return (modal.peek()?.features ?? []).flatMap(({ slots }) => slots?.moreWallets ?? [])
}

/** What the list is made of. */
export interface ListSources {
  readonly rows: readonly WalletRow[]
  /** The features whose wallets are on their way. */
  readonly coming: readonly MoreWallets[]
}

/** A list and whether it is on the screen. */
export interface SeenRows {
  readonly list: PlacedRows
  /** Written by `Seen`, which stands beside the list. */
  readonly isSeen: WritableCell<boolean>
}

/**
 * Where each row stands. While the user sees the list nothing moves; it is put in order anew while it is closed. One of which
 * nothing came late is not drawn again when it opens, as that stands between a click and the dialog.
 */
export function usePlacedRows({ rows, coming }: ListSources): SeenRows {
  const kit = useKit()
  const { router, host } = kit
  const isComing = coming.length > 0
  const [isSeen] = useState(() => cell(false))
  const [placed, setPlaced] = useState(() => ({ rows, isComing, list: place(), isKept: false }))
  const isOpen = useValue(router.state, (state) => state.isOpen || !placed.isKept)
  function place(before?: PlacedRows): PlacedRows {
    const order = groupOrder(host.page.isMobile(), kit.options(connectToken)?.connectorTypeOrder)
    const groups = coming.flatMap((more) => more.places(kit, rows))
    return placeRows(rows, { order, coming: groups, before })
  }
  const isSame = placed.rows === rows && placed.isComing === isComing
  const isKept = isSeen.peek()
  // What was kept in its place stays there while the dialog fades out, until it opens again.
  if (!isSame || (placed.isKept && isOpen && !isKept))
    setPlaced({ rows, isComing, list: place(isKept ? placed.list : undefined), isKept })
  return { list: placed.list, isSeen }
}

/** Says that the list is on the screen, from the frame on in which it is. Shows nothing. */
export function Seen({ isSeen }: Pick<SeenRows, 'isSeen'>) {
  const { router, wiring } = useKit()
  const isOpen = useValue(router.state, (state) => state.isOpen || wiring.embedded === true)
  useLayoutEffect(() => {
    isSeen.value = isOpen
    return () => {
      isSeen.value = false
    }
  }, [isSeen, isOpen])
  return null
}

/** Whether the user has had the time to choose: until then a sheet at the foot of the window does not grow, which lifts its rows. */
export function useIsCalm(): boolean {
  const { clock } = useKit().host
  const isPainted = useValue(useShell().isSettled)
  const [isCalm, setCalm] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    if (isPainted)
      clock.sleep(CALM_MS, leaving.signal).then(
        () => setCalm(true),
        () => {},
      )
    return () => {
      leaving.abort()
      setCalm(false)
    }
  }, [clock, isPainted])
  return isCalm
}

/** Fetches the wallets of features once the list is painted. Without them the wallets of this browser are listed. */
export function useArranged(onArrange: WalletRows['onArrange'], { params }: FirstViewProps): void {
  const kit = useKit()
  const isPainted = useValue(useShell().isSettled)
  const namespace = namespaceIn(params['namespace'])
  useEffect(() => {
    const leaving = new AbortController()
    for (const more of isPainted ? moreWallets(kit) : []) {
      const set = (arrange: ArrangeRows) =>
        leaving.signal.aborted || onArrange((before) => new Map([...before, [more, arrange]]))
      more.arrange(kit, namespace).then(set, (cause: unknown) => {
        kit.host.log('warn', 'no more wallets came', cause)
        set((rows) => rows)
      })
    }
    return () => leaving.abort()
  }, [kit, isPainted, namespace, onArrange])
}
