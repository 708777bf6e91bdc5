import { useEffect, useMemo, useState } from 'react'
import { fill } from '../../../schema/explain-error.js'
import type { TabProps } from '../../contract/view.js'
import { fiatText } from '../../core/token-text.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import { receiveToken } from '../receive/contract.js'
import type { AccountTokens } from './contract.js'
import { accountTexts, tokensTexts } from './texts.js'
import { groupTokens } from './token-groups.js'
import { TokenList } from './token-list.js'
import { Places } from './token-places.js'
import { TokensDown } from './tokens-down.js'

/** What the tab of the tokens takes. */
export interface TokensTabProps extends TabProps {
  readonly tokens: AccountTokens
}

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--mk-space-2)' } as const

/** The tokens of the account: what they are worth together, and each of them. `data-status`. */
export function TokensTab({ ui, tokens }: TokensTabProps) {
  const { Age, Button, navigation, locale, useFailureToast, useWords } = ui
  const kit = useKit()
  const [account, words] = [useWords(accountTexts), useWords(tokensTexts)]
  const lang = useValue(locale)?.lang ?? 'en'
  const state = useValue(tokens.state)
  const data = 'data' in state ? state.data : undefined
  const groups = useMemo(() => data && groupTokens(data), [data])
  const [open, setOpen] = useState<readonly ('small' | 'spam')[]>([])
  useEffect(() => tokens.follow(), [tokens])
  useFailureToast(state.status, account.balanceFailed)

  const down = state.status === 'failed' && <TokensDown ui={ui} tokens={tokens} error={state.error} />
  if (!groups) {
    if (down) return down
    return (
      <>
        <Places />
        <span className="mk-hidden">{words.loading}</span>
      </>
    )
  }
  const { main, small, spam, total } = groups
  // A button that opens the only list there is would hide it for nothing.
  const shown = main.length > 0 ? main : small
  const count = (all: readonly unknown[]) => ({ count: new Intl.NumberFormat(lang).format(all.length) })
  const toggle = (which: 'small' | 'spam') =>
    setOpen(open.includes(which) ? open.filter((each) => each !== which) : [...open, which])
  return (
    <div data-status={state.status} style={column}>
      {shown.length > 0 && (
        <p className="mk-cut">
          <span>
            <span className="mk-hidden">{words.total} </span>
            <bdi className="mk-heading" dir="ltr">
              {fiatText(total, lang)}
            </bdi>
          </span>
          {state.status !== 'ready' && 'at' in state && (
            <Age at={state.at} isDown={state.status === 'failed'} text={account.asOf} />
          )}
        </p>
      )}
      {shown.length > 0 && <TokenList ui={ui} label={words.tokens} tokens={shown} />}
      {shown.length + spam.length === 0 && (
        <div className="mk-scene">
          <p className="mk-heading">{words.empty}</p>
          <p className="mk-text">{words.emptyHint}</p>
          {kit.has(receiveToken) && <Button onClick={() => navigation.push('WalletReceive')}>{words.receive}</Button>}
        </div>
      )}
      {down}
      {shown === main && small.length > 0 && (
        <Button aria-expanded={open.includes('small')} onClick={() => toggle('small')}>
          {fill(words.small, count(small))}
        </Button>
      )}
      {shown === main && open.includes('small') && <TokenList ui={ui} label={words.tokens} tokens={small} />}
      {spam.length > 0 && (
        <Button aria-expanded={open.includes('spam')} onClick={() => toggle('spam')}>
          {fill(words.spam, count(spam))}
        </Button>
      )}
      {open.includes('spam') && (
        <>
          <p className="mk-row-detail">{words.spamHint}</p>
          <TokenList ui={ui} label={fill(words.spam, count(spam))} tokens={spam} />
        </>
      )}
    </div>
  )
}
