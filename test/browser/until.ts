import { vi } from 'vitest'

/** Milliseconds that a test of a page waits for what it expects: a busy machine takes seconds over what is instant. */
const patience = 10_000

/** Waits until a probe of the page answers something true, with more patience than the test runner's second. */
export const until: typeof vi.waitUntil = (probe, options) =>
  vi.waitUntil(probe, { timeout: patience, ...(typeof options === 'number' ? { timeout: options } : options) })
