/** What `remove` takes. */
export interface RemoveOptions {
  readonly list?: readonly string[]
  readonly all?: true
  readonly 'dry-run'?: true
  readonly yes?: true
  readonly force?: true
  readonly json?: true
}
