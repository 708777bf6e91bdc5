import { type KeyboardEvent, useId, useState } from 'react'
import type { AccountTab, AsyncState, TabProps } from '../../contract/view.js'
import { cell } from '../../core/cell.js'
import { type Label, label } from '../../core/words.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import { ListPlaces } from '../../ui/list-places.js'
import { slotParts } from '../../ui/slots.js'
import { type AccountApi, accountToken } from './contract.js'
import { tokensTexts } from './texts.js'
import { TokensTab } from './tokens-tab.js'
import { useLabel } from './use-label.js'
import type { ShownTokens } from './use-tokens.js'

const own = /*#__PURE__*/ label(tokensTexts, 'tokens')

/** What the tabs take. */
export interface AccountTabsProps extends TabProps {
  /** The logic of the account, once it is here. */
  readonly account: AsyncState<AccountApi>
  readonly tokens: ShownTokens
}

/** Tokens, and what other features know of the account: a row of tabs and the one that is shown. `data-mk-tab`. */
export function AccountTabs(props: AccountTabsProps) {
  return props.tokens.isListed ? <Tabs {...props} /> : null
}

function Tabs({ ui, account: { value: account, error, retry }, tokens }: AccountTabsProps) {
  const words = ui.useWords(tokensTexts)
  const kit = useKit()
  const others = slotParts(kit, (slots) => slots.accountTab)
  const ids = ['tokens', ...others.map(({ id }) => id)]
  // What is picked before the logic is here.
  const [early] = useState(() => cell<string>('tokens'))
  const wanted = useValue(account?.tab ?? early)
  const picked = ids.includes(wanted) ? wanted : 'tokens'
  const other = others.find(({ id }) => id === picked)
  const name = useId()

  /** A tab whose code does not come says so once it is picked. */
  function prefetch(id: string): void {
    others
      .find((tab) => tab.id === id)
      ?.load()
      .catch(() => {})
  }

  function pick(id: string): void {
    if (id !== picked) others.find((tab) => tab.id === id)?.onPick?.(kit)
    early.value = id
    account?.showTab(id)
    if (account) return
    kit.use(accountToken).then(
      (it) => it.showTab(id),
      // The tab of another feature does not need it; that of the tokens says that it did not come.
      () => {},
    )
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const isBack = event.currentTarget.matches(':dir(rtl)') ? event.key === 'ArrowRight' : event.key === 'ArrowLeft'
    const at = ids.indexOf(picked)
    const step = isBack ? at - 1 : (at + 1) % ids.length
    const target = /^Arrow(Left|Right)$/.test(event.key) ? step : { Home: 0, End: -1 }[event.key]
    const next = target === undefined ? undefined : ids.at(target)
    if (next === undefined) return
    event.preventDefault()
    event.currentTarget.querySelector<HTMLElement>(`[data-mk-tab="${next}"]`)?.focus()
    pick(next)
  }

  const list = <TokensTab ui={ui} api={account?.tokens} tokens={tokens} />
  const content = error ? <ui.Failure error={error} onRetry={retry} /> : list
  // One tab is no choice.
  if (others.length === 0) return <div className="mk-assets">{content}</div>
  return (
    <div className="mk-assets">
      <div className="mk-tabs" role="tablist" aria-label={words.tabs} onKeyDown={onKeyDown}>
        {ids.map((id) => (
          <button
            key={id}
            id={`${name}${id}`}
            type="button"
            role="tab"
            className="mk-tab"
            data-mk-tab={id}
            aria-selected={id === picked}
            aria-controls={id === picked ? name : undefined}
            tabIndex={id === picked ? 0 : -1}
            onPointerEnter={() => prefetch(id)}
            onPointerDown={() => prefetch(id)}
            onClick={() => pick(id)}
          >
            <TabLabel ui={ui} label={others.find((tab) => tab.id === id)?.label ?? own} />
          </button>
        ))}
      </div>
      <div key={picked} id={name} role="tabpanel" aria-labelledby={`${name}${picked}`}>
        {other ? <LateTab ui={ui} tab={other} /> : content}
      </div>
    </div>
  )
}

function TabLabel({ ui, label }: TabProps & { readonly label: Label }) {
  return useLabel(ui, label)
}

/** The tab of another feature, fetched when it is shown. */
function LateTab({ ui, tab: { load, shape } }: TabProps & { readonly tab: AccountTab }) {
  const { value: Tab, error, retry } = ui.useLazy(load, 'Account')
  if (error) return <ui.Failure error={error} onRetry={retry} />
  return Tab ? <Tab ui={ui} /> : <ListPlaces ui={ui} shape={shape} />
}
