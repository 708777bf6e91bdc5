import type { Kit } from '../../kit.js'
import { useKit } from '../../react/provider.js'
import type { ViewUi } from '../../ui/view-ui.js'
import type { AccountFeature, AccountOptions } from './feature.js'
import { inOrder } from './in-order.js'
import { accountTexts } from './texts.js'

type WalletFeature = NonNullable<AccountOptions['walletFeaturesOrder']>[number]

/** What can be done with the wallet, by the flag that turns it on: the view it leads to and its drawing. */
const actions = {
  receive: { view: 'WalletReceive', drawing: 'M10 4v8.5M6 8.75l4 4 4-4M4.5 16.5h11' },
} as const satisfies Readonly<Partial<Record<WalletFeature, { readonly view: string; readonly drawing: string }>>>

/** A button for each thing to do whose view the app has, in the order of `walletFeaturesOrder`. */
export function WalletActions({ ui }: { readonly ui: ViewUi }) {
  const { Button, navigation, useWords, views } = ui
  const words = useWords(accountTexts)
  const first = wanted(useKit())
  const shown = inOrder(Object.keys(actions) as (keyof typeof actions)[], first).filter((name) =>
    views.has(actions[name].view),
  )
  if (shown.length === 0) return null
  return (
    <div className="mk-pair mk-tiles">
      {shown.map((name) => {
        const { view, drawing } = actions[name]
        const prefetch = () => void views.load(view)
        return (
          <Button key={name} onPointerEnter={prefetch} onFocus={prefetch} onClick={() => navigation.push(view)}>
            <svg className="mk-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
              <path d={drawing} />
            </svg>
            {words[name]}
          </Button>
        )
      })}
    </div>
  )
}

/** What the app wants first. */
function wanted({ modal }: Kit): readonly string[] {
  // The list holds features of any kind; the id says which one this is.
  const feature = modal.peek()?.features.find((item): item is AccountFeature => item.id === 'account')
  return feature?.options.walletFeaturesOrder ?? []
}
