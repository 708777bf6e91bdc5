import { useEffect, useState } from 'react'
import { useKit } from '../../react/use-kit.js'
import type { EmailApi } from './contract.js'

/** Seconds until a mail can be asked for again, told while the view is shown; `read` begins anew, after a mail was sent. */
export function useSecondsLeft(api: EmailApi | undefined): { readonly seconds: number; read(): void } {
  const { clock } = useKit().host
  const [round, setRound] = useState(0)
  const [seconds, setSeconds] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` is what has changed when it begins anew.
  useEffect(() => {
    if (!api) return undefined
    const leaving = new AbortController()
    const tick = async () => {
      for (;;) {
        const ms = api.waitMs()
        setSeconds(Math.ceil(ms / 1_000))
        if (ms <= 0) return
        await clock.sleep(ms % 1_000 || 1_000, leaving.signal)
      }
    }
    tick().catch(() => {
      // The view was left.
    })
    return () => leaving.abort()
  }, [api, clock, round])
  return { seconds, read: () => setRound((before) => before + 1) }
}
