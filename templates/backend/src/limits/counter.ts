/** Counts requests in windows of a minute. */
export interface Counter {
  /**
   * Adds to several counts at once and resolves to each of them after that. `window` is the start of the minute, in ms.
   * Rejects when the store does.
   */
  add(counts: ReadonlyMap<string, number>, window: number): Promise<ReadonlyMap<string, number>>
  /** Forgets the windows before this one. */
  forget(before: number): Promise<void>
}
