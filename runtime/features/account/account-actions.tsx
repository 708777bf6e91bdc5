import { useState } from 'react'
import type { AccountAction, ViewUi } from '../../contract/view.js'
import { useNetwork } from '../../react/hooks.js'
import { useExplorer } from '../../react/use-chain.js'
import { useKit } from '../../react/use-kit.js'
import { endConnections } from '../../ui/ending.js'
import { slotParts } from '../../ui/slots.js'
import { accountToken } from './contract.js'
import { inOrder } from './in-order.js'
import { accountTexts } from './texts.js'
import { useLabel } from './use-label.js'

/** Tiles of a row. Where there is more to do, the last one shows the rest. */
const ROW = 4

/** What the actions take. */
export interface AccountActionsProps {
  readonly ui: ViewUi
  readonly address: string
}

/**
 * What can be done with the account, as tiles: what features add, those of `walletFeaturesOrder` first, then the explorer of
 * the network and the end of the connection.
 */
export function AccountActions({ ui, address }: AccountActionsProps) {
  const { Button, Icon, useWords } = ui
  const words = useWords(accountTexts)
  const kit = useKit()
  const { network } = useNetwork()
  const [isOpen, setOpen] = useState(false)
  const active = network?.chainNamespace
  const wallet = active && kit.session.connectorOf(active)?.type
  const app = { chains: kit.modal.peek()?.chains ?? [], options: kit.options, wallet }
  const actions = slotParts(kit, (slots) => slots.accountAction).filter(
    ({ isFor }) => !isFor || (network !== undefined && isFor(network, app)),
  )
  const ids = inOrder(
    actions.map(({ id }) => id),
    kit.options(accountToken)?.walletFeaturesOrder ?? [],
  )
  const href = useExplorer(network)({ address })
  const tiles = ids.flatMap((id) =>
    actions.filter((action) => action.id === id).map((action) => <ActionTile key={id} ui={ui} action={action} />),
  )
  if (href)
    tiles.push(
      <a
        key="explorer"
        className="mk-button"
        data-kind="quiet"
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={words.explorer}
      >
        <Icon name="out" isMirrored />
        {words.explorerShort}
      </a>,
    )
  tiles.push(
    <Button key="disconnect" data-tone="error" onClick={() => endConnections(kit)}>
      <Icon name="power" />
      {words.disconnect}
    </Button>,
  )
  if (tiles.length <= ROW) return <div className="mk-tiles">{tiles}</div>
  return (
    <div className="mk-tiles" data-rows="">
      {tiles.slice(0, ROW - 1)}
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name="more" />
        {words.more}
      </Button>
      {isOpen && tiles.slice(ROW - 1)}
    </div>
  )
}

/** What a feature does, in a view of its own. */
function ActionTile({ ui, action }: { readonly ui: ViewUi; readonly action: AccountAction }) {
  const { Button, Icon, navigation } = ui
  const { view, drawing, label } = action
  const text = useLabel(ui, label)
  return (
    <Button leadsTo={view} onClick={() => navigation.push(view)}>
      <Icon drawing={drawing} />
      {text}
    </Button>
  )
}
