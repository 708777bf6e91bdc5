import { useState } from 'react'
import { fill } from '../../../schema/explain-error.js'
import type { TabProps } from '../../contract/view.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import { ListPlaces } from '../../ui/list-places.js'
import { receiveToken } from '../receive/contract.js'
import type { AccountTokens } from './contract.js'
import { tokensTexts } from './texts.js'
import type { TokenGroups } from './token-groups.js'
import { TokenList } from './token-list.js'
import { TokensDown } from './tokens-down.js'
import type { ShownTokens } from './use-tokens.js'

/** What the tab of the tokens takes. */
export interface TokensTabProps extends TabProps {
  /** Asks for them by hand; absent before the logic of the account is here. */
  readonly api: AccountTokens | undefined
  readonly tokens: ShownTokens
}

/** The tokens of the account. `data-status`. */
export function TokensTab({ ui, api, tokens: { state, groups } }: TokensTabProps) {
  const words = ui.useWords(tokensTexts)
  const down = api && state.status === 'failed' && (
    <TokensDown ui={ui} tokens={api} error={state.error} isAlone={!groups} />
  )
  if (!groups && down) return down
  if (!groups) {
    return (
      <>
        <ListPlaces ui={ui} />
        <span className="mk-hidden">{words.loading}</span>
      </>
    )
  }
  return (
    <div className="mk-tokens" data-status={state.status}>
      <Groups ui={ui} groups={groups} />
      {down}
    </div>
  )
}

/** Those worth a dollar or more; the small ones and what looks like spam behind a button each. */
function Groups({ ui, groups: { main, small, spam } }: TabProps & { readonly groups: TokenGroups }) {
  const { Button, Icon, StatusScreen, navigation, locale, useWords } = ui
  const words = useWords(tokensTexts)
  const kit = useKit()
  const lang = useValue(locale)?.lang ?? 'en'
  const [open, setOpen] = useState<readonly ('small' | 'spam')[]>([])
  // A button that opens the only list there is would hide it for nothing.
  const shown = main.length > 0 ? main : small
  const count = (all: readonly unknown[]) => ({ count: new Intl.NumberFormat(lang).format(all.length) })
  const toggle = (which: 'small' | 'spam') =>
    setOpen(open.includes(which) ? open.filter((each) => each !== which) : [...open, which])
  const summary = (which: 'small' | 'spam', text: string) => (
    <button
      type="button"
      className="mk-summary mk-row-detail"
      aria-expanded={open.includes(which)}
      onClick={() => toggle(which)}
    >
      {text}
    </button>
  )
  return (
    <>
      {shown.length > 0 && <TokenList ui={ui} label={words.tokens} tokens={shown} />}
      {shown.length + spam.length === 0 && (
        <StatusScreen image={<Icon name="coins" />} title={words.empty} text={words.emptyHint}>
          {kit.has(receiveToken) && (
            <Button kind="primary" leadsTo="WalletReceive" onClick={() => navigation.push('WalletReceive')}>
              {words.receive}
            </Button>
          )}
        </StatusScreen>
      )}
      {shown === main && small.length > 0 && summary('small', fill(words.small, count(small)))}
      {shown === main && open.includes('small') && <TokenList ui={ui} label={words.tokens} tokens={small} />}
      {spam.length > 0 && summary('spam', fill(words.spam, count(spam)))}
      {open.includes('spam') && (
        <>
          <p className="mk-row-detail">{words.spamHint}</p>
          <TokenList ui={ui} label={fill(words.spam, count(spam))} tokens={spam} />
        </>
      )}
    </>
  )
}
