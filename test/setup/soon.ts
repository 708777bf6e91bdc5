import { vi } from 'vitest'

/** Waits until a check holds that real processes must first do something for: ten seconds, where the runner has one. */
export function soon<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 10_000 })
}
