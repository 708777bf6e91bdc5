/** What `add` takes. */
export interface AddOptions {
  readonly list?: readonly string[]
  readonly dir?: string
  readonly 'dry-run'?: true
  readonly yes?: true
  readonly force?: true
  readonly json?: true
}
