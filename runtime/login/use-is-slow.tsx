import { useEffect, useState } from 'react'
import type { ViewUi } from '../contract/view.js'
import { useKit } from '../react/use-kit.js'

/** Milliseconds after which a wait is worth a word. */
const SLOW_MS = 3_000

/** Whether something has been going on for so long that people wonder; screen readers are told `slow` then. */
export function useIsSlow(isBusy: boolean, slow: string, { announce }: ViewUi): boolean {
  const { clock } = useKit().host
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isBusy) return undefined
    const leaving = new AbortController()
    clock.sleep(SLOW_MS, leaving.signal).then(
      () => {
        setSlow(true)
        announce(slow)
      },
      () => {},
    )
    return () => {
      leaving.abort()
      setSlow(false)
    }
  }, [isBusy, clock, announce, slow])
  return isSlow
}
