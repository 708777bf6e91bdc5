/** What the built app may cost: bytes are gzip -9, without React and viem. Change one only with a reason in the commit. */
export const budgets = {
  /** Added to page load: provider, button, discovery, session, silent restore. */
  load: 10_500,
  /** Fetched by opening the modal on Connect. */
  open: 10_500,
  /** In so many requests at most. */
  openRequests: 2,
  /** One feature's logic. */
  logic: 3_000,
  /** One view. */
  view: 3_000,
  /** Every stylesheet together, of an app with every feature on. */
  css: 6_000,
} as const

/** Parts that are over their budget, each with what it may not grow beyond until it is brought down to it: none today. */
export const overToday: Readonly<Record<string, number>> = {}
