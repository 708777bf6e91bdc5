import { useEffect, useMemo, useState } from 'react'
import { namespaceIn } from '../../../schema/caip.js'
import type { Kit, MoreWallets } from '../../contract/kit.js'
import type { FirstViewProps } from '../../contract/view.js'
import type { ArrangeRows, WalletRow } from '../../contract/wallet-row.js'
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
  /** Whether no row is shown yet. */
  readonly isHeld: boolean
}

/** Where each row stands. While the user sees the list nothing moves; it is put in order anew while nobody does. */
export function usePlacedRows({ rows, coming, isHeld }: ListSources): PlacedRows {
  const kit = useKit()
  const isOpen = useValue(kit.router.state, (state) => state.isOpen) || kit.wiring.embedded === true
  const isSeen = isOpen && !isHeld
  const isComing = coming.length > 0
  function place(before?: PlacedRows) {
    const order = groupOrder(kit.host.page.isMobile(), kit.options(connectToken)?.connectorTypeOrder)
    const groups = coming.flatMap((more) => more.places(kit, rows))
    return { rows, isComing, isSeen, list: placeRows(rows, { order, coming: groups, before }) }
  }
  const [placed, setPlaced] = useState(() => place())
  const isSame = placed.rows === rows && placed.isComing === isComing
  if (!isSame || placed.isSeen !== isSeen) {
    // What was shown stays while the dialog fades out.
    const isClosing = isSame && !isSeen
    setPlaced(isClosing ? { ...placed, isSeen } : place(isSeen && placed.isSeen ? placed.list : undefined))
  }
  return placed.list
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
