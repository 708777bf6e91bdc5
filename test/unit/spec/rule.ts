/** One rule of SPEC §2 or §4 in a few words, and what shows that it holds. */
export interface Rule {
  readonly rule: string
  holds(): Promise<void> | void
}
