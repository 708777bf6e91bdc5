import { useEffect, useState } from 'react'
import { useKit } from '../react/use-kit.js'
import { useShell } from './use-shell.js'

/** Milliseconds in which a text is not said again (SPEC §8). */
const REST_MS = 30_000

/**
 * Tells of what failed in a toast, once for as long as it is down: from a `status` of `failed` until one that is neither
 * that nor `loading`. Of several parts with one text the first one speaks. Gives whether it is, so that what is shown does not flicker while it is asked for again.
 */
export function useFailureToast(status: string, text: string): boolean {
  const { toasts, backstage } = useShell()
  const { clock } = useKit().host
  const [isDown, setDown] = useState(false)
  if (status === 'failed' && !isDown) setDown(true)
  if (status !== 'failed' && status !== 'loading' && isDown) setDown(false)
  useEffect(() => {
    const told = backstage.peek()?.told
    if (!isDown || !told) return undefined
    const { at, parts } = told.get(text) ?? { at: Number.NaN, parts: 0 }
    // In both directions: a clock that was set back does not mute failures for longer.
    const isNews = parts === 0 && !(Math.abs(clock.now() - at) < REST_MS)
    if (isNews) toasts.show('error', text)
    told.set(text, { at: isNews ? clock.now() : at, parts: parts + 1 })
    return () => {
      const now = told.get(text)
      if (now) told.set(text, { ...now, parts: now.parts - 1 })
    }
  }, [isDown, text, toasts, backstage, clock])
  return isDown
}
