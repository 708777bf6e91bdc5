import { useContext, useEffect, useReducer } from 'react'
import { fill } from '../../schema/explain-error.js'
import type { AgeProps } from '../contract/parts.js'
import { useKit } from '../react/use-kit.js'
import { agoText } from './ago-text.js'
import { LocaleContext } from './use-shell.js'

/** Milliseconds between two looks at the clock. */
const LOOK_MS = 30_000
/** Milliseconds after which what is being read again is worth a word. */
const OLD_MS = 60_000

/** How old something is that is not what was just read: "As of 2 minutes ago". */
export function Age({ at, text, isDown }: AgeProps) {
  const lang = useContext(LocaleContext)?.lang ?? 'en'
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
    // Ends only when the component unmounts.
    goOn().catch(() => {})
    return () => leaving.abort()
  }, [clock])
  if (at === undefined) return null
  // A clock that was set back makes nothing come from the future.
  const age = Math.max(0, clock.now() - at)
  if (!isDown && age < OLD_MS) return null
  return <span className="mk-row-detail">{fill(text, { time: agoText(age, lang) })}</span>
}
