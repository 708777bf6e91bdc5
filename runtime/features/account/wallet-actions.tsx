import type { AccountAction, ViewUi } from '../../contract/view.js'
import { useKit } from '../../react/use-kit.js'
import { slotParts } from '../../ui/slots.js'
import { accountToken } from './contract.js'
import { inOrder } from './in-order.js'
import { useLabel } from './use-label.js'

/** A button for each thing that features do with the wallet: those of `walletFeaturesOrder` first, then by their order. */
export function WalletActions({ ui }: { readonly ui: ViewUi }) {
  const kit = useKit()
  const actions = slotParts(kit, (slots) => slots.accountAction)
  const ids = inOrder(
    actions.map(({ id }) => id),
    kit.options(accountToken)?.walletFeaturesOrder ?? [],
  )
  if (ids.length === 0) return null
  return (
    <div className="mk-pair mk-tiles">
      {ids.flatMap((id) =>
        actions.filter((action) => action.id === id).map((action) => <ActionButton key={id} ui={ui} action={action} />),
      )}
    </div>
  )
}

function ActionButton({ ui, action }: { readonly ui: ViewUi; readonly action: AccountAction }) {
  const { Button, Icon, navigation, views } = ui
  const { view, drawing, label } = action
  const text = useLabel(ui, label)
  const prefetch = () => void views.load(view)
  return (
    <Button onPointerEnter={prefetch} onFocus={prefetch} onClick={() => navigation.push(view)}>
      <Icon drawing={drawing} />
      {text}
    </Button>
  )
}
