/// <reference types="vite/client" />

const files = import.meta.glob<unknown>([
  '../../runtime/{chains,features,session,ui}/**/*.{ts,tsx}',
  '!../../runtime/**/*.test.{ts,tsx}',
])

/**
 * Fetches all code of the modal and of its features. Code comes in time of its own, which a clock that a test moves on knows
 * nothing of: on a busy machine minutes of that clock could pass while the code of a view is on its way.
 */
export async function loadAllCode(): Promise<void> {
  await Promise.all(Object.values(files).map((load) => load()))
}
