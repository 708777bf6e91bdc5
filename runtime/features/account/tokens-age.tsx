import { useEffect, useReducer } from 'react'
import { fill } from '../../../schema/explain-error.js'
import type { TokenBalance } from '../../core/token-balance.js'
import { useKit } from '../../react/provider.js'
import { useValue } from '../../react/use-value.js'
import type { FollowedState } from '../../session/followed.js'
import type { TabProps } from '../../wiring.js'
import { tokensTexts } from './tokens-texts.js'

/** What the age takes. */
export interface TokensAgeProps extends TabProps {
  readonly state: FollowedState<readonly TokenBalance[]>
}

/** Milliseconds between two looks at the clock. */
const LOOK_MS = 30_000
/** Seconds after which a list that is read again is worth a word; one that could not be read always is. */
const OLD = 60

/** How old the list is, where it is not what was just read: "As of 2 minutes ago". */
export function TokensAge({ ui: { locale, useWords }, state }: TokensAgeProps) {
  const words = useWords(tokensTexts)
  const lang = useValue(locale)?.lang ?? 'en'
  const { clock } = useKit().host
  const [, look] = useReducer((looks: number) => looks + 1, 0)
  useEffect(() => {
    const leaving = new AbortController()
    async function goOn(): Promise<void> {
      for (;;) {
        await clock.sleep(LOOK_MS, leaving.signal)
        look()
      }
    }
    // The only way out: nobody looks any more.
    goOn().catch(() => {})
    return () => leaving.abort()
  }, [clock])
  if (state.status === 'ready' || !('at' in state) || state.at === undefined) return null
  // A clock that was set back makes nothing come from the future.
  const seconds = Math.max(0, Math.round((clock.now() - state.at) / 1_000))
  if (state.status === 'loading' && seconds <= OLD) return null
  return <span className="mk-row-detail">{fill(words.asOf, { time: agoText(seconds, lang) })}</span>
}

function agoText(seconds: number, lang: string): string {
  const steps = [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
    ['second', 1],
  ] as const
  const [unit, size] = steps.find(([, length]) => seconds >= length) ?? (['second', 1] as const)
  return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(-Math.floor(seconds / size), unit)
}
