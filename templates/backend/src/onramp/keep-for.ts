import type { Clock } from '../clock.js'

/** Loads a value once and keeps it for so long (ms); who comes meanwhile shares it. A failure is not kept. */
export function keepFor<T>(load: () => Promise<T>, clock: Clock, ms: number): () => Promise<T> {
  let kept: { readonly at: number; readonly value: Promise<T> } | undefined
  return () => {
    const now = clock.now()
    if (kept && now - kept.at < ms) return kept.value
    const value = load()
    const entry = { at: now, value }
    kept = entry
    value.catch(() => {
      if (kept === entry) kept = undefined
    })
    return value
  }
}
