/**
 * The numbers of reading from nodes; durations in ms. Those of SPEC §7 and §9 are the time-out, the waits, the sizes of
 * batches and the ranking; `hedgeMs` and `restMs` bound the delay by one bad node; the rest is ours.
 */
export const rpcRules = {
  /** For one HTTP request, its body included. */
  timeoutMs: 10_000,
  /** Before the second try, the third and so on. What a node asks to wait beyond the longest is not waited for. */
  retryWaitsMs: [1_000, 3_000, 5_000, 10_000],
  batchSize: 1_000,
  /** The proxy takes no more at once. */
  proxiedBatchSize: 100,
  /** A node that has not answered by then is no longer waited for alone. */
  hedgeMs: 2_000,
  /** A node that failed, or was overtaken, is asked last for so long. */
  restMs: 30_000,
  /** For so long a node is believed which chain it serves; then the next request asks it again. */
  checkMs: 4_000,
  /** Longer than any poller rests after a success: between two of its reads something is still being read. */
  readingMs: 20_000,
  /** Fifteen times what a view with its ranking needs, and below what public nodes refuse. */
  mostPerMinute: 300,
  /** As many as viem reads. */
  answerBytes: 10_485_760,
  ranking: { intervalMs: 4_000, samples: 10, stability: 0.7, latency: 0.3, timeoutMs: 1_000 },
} as const
