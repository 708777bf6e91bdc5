/** One thing that is wrong with the values of a config. */
export interface Issue {
  /** Keys from the root of the config to the value. */
  readonly keys: readonly (string | number)[]
  /** What is wrong, to be read after the path: `must be a https:// address`. */
  readonly message: string
  /** The value that was found, short and without secrets; left out when there is none. */
  readonly found?: string
  /** What to do, beginning with a verb. */
  readonly fix: string
}

/** An issue with its place in the source. */
export interface PlacedIssue extends Issue {
  /** Path from the working folder. */
  readonly file: string
  /** 1-based; left out when the source does not show where the value comes from. */
  readonly line?: number
  /** The keys as JavaScript writes them: `networks[0].rpcUrls[1]`. */
  readonly path: string
}

/** Keys as JavaScript writes them: `['networks', 0, 'rpcUrls']` is `networks[0].rpcUrls`. */
export function pathOf(keys: readonly (string | number)[]): string {
  return keys
    .map((key) => {
      if (typeof key === 'number') return `[${key}]`
      return /^[A-Za-z_$][\w$]*$/.test(key) ? `.${key}` : `['${key}']`
    })
    .join('')
    .replace(/^\./, '')
}

/** The issues as lines for people: place and path, what was found, what to write. */
export function issueReport(issues: readonly PlacedIssue[]): string {
  return issues
    .map(({ file, line, path, message, found, fix }) => {
      const place = line === undefined ? file : `${file}:${line}`
      const value = found === undefined ? '' : ` (found ${found})`
      return `  ${place} ${path ? `${path}: ` : ''}${message}${value}\n    ${fix}`
    })
    .join('\n')
}
