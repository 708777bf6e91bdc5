import { type KeyboardEvent, useCallback, useId } from 'react'
import type { Label, TabProps } from '../../contract/view.js'
import { isSupported } from '../../core/supported.js'
import { useNetwork } from '../../react/hooks.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import type { AccountTokens } from './contract.js'
import { accountToken } from './contract.js'
import { LateTab } from './late-tab.js'
import { Places, place } from './token-places.js'
import { TokensTab } from './tokens-tab.js'
import { tokensTexts } from './tokens-texts.js'
import { useLabel } from './use-label.js'

const own: Label = { texts: tokensTexts, key: 'tokens' }
const below = { paddingBlockStart: 'var(--mk-space-2)' } as const

/** Tokens, and what other features know of the account: a row of tabs and the one that is picked. `data-mk-tab`. */
export function AccountTabs({ ui }: TabProps) {
  const kit = useKit()
  const { network } = useNetwork()
  const load = useCallback(async () => (await kit.use(accountToken)).tokens(), [kit])
  const { value: tokens, error, retry } = ui.useLazy(load, 'Account')
  // The backend knows nothing of other families (SPEC §5).
  if (!network || !isSupported('balances', network.chainNamespace)) return null
  const content = tokens ? <Tabs ui={ui} tokens={tokens} /> : <Places />
  return (
    <div className="mk-assets" style={place}>
      {error ? <ui.Failure error={error} onRetry={retry} /> : content}
    </div>
  )
}

function Tabs({ ui, tokens }: TabProps & { readonly tokens: AccountTokens }) {
  const words = ui.useWords(tokensTexts)
  const others = (useKit().modal.peek()?.features ?? [])
    .flatMap(({ id, slots }) => (slots?.accountTab ? [{ id, ...slots.accountTab }] : []))
    .sort((a, b) => a.order - b.order)
  const ids = ['tokens', ...others.map(({ id }) => id)]
  const wanted = useValue(tokens.picked)
  const picked = ids.includes(wanted) ? wanted : 'tokens'
  const other = others.find(({ id }) => id === picked)
  const name = useId()

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const isBack = event.currentTarget.matches(':dir(rtl)') ? event.key === 'ArrowRight' : event.key === 'ArrowLeft'
    const at = ids.indexOf(picked)
    const step = isBack ? at - 1 : (at + 1) % ids.length
    const target = /^Arrow(Left|Right)$/.test(event.key) ? step : { Home: 0, End: -1 }[event.key]
    const next = target === undefined ? undefined : ids.at(target)
    if (next === undefined) return
    event.preventDefault()
    event.currentTarget.querySelector<HTMLElement>(`[data-mk-tab="${next}"]`)?.focus()
    tokens.pick(next)
  }

  // One tab is no choice.
  if (others.length === 0) return <TokensTab ui={ui} tokens={tokens} />
  return (
    <>
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
            onClick={() => tokens.pick(id)}
          >
            <TabLabel ui={ui} label={others.find((tab) => tab.id === id)?.label ?? own} />
          </button>
        ))}
      </div>
      <div key={picked} id={name} role="tabpanel" aria-labelledby={`${name}${picked}`} style={below}>
        {other ? <LateTab ui={ui} load={other.load} /> : <TokensTab ui={ui} tokens={tokens} />}
      </div>
    </>
  )
}

function TabLabel({ ui, label }: TabProps & { readonly label: Label }) {
  return useLabel(ui, label)
}
