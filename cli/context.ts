/** The file system as the CLI sees it. All paths are absolute. */
export interface Files {
  /** The text of a file, or `undefined` when there is none. */
  read(path: string): Promise<string | undefined>
  /** Writes beside and renames, so that a reader never sees half a file. Keeps the mode of the file it replaces. */
  write(path: string, text: string): Promise<void>
  /** Removes a file, and then the folders this leaves empty up to `stopAt`. */
  remove(path: string, stopAt: string): Promise<void>
  /** Names in a folder; empty when the folder does not exist. */
  list(path: string): Promise<readonly string[]>
  /** Calls back, debounced, when one of the files changes; the returned function stops. */
  watch(paths: readonly string[], onChange: () => void): () => void
}

/** A question for the person at the terminal; nothing is ever asked with `CI`, `--yes` or no TTY. */
export interface Ask {
  text(question: {
    readonly message: string
    readonly initial: string
    validate?(value: string): true | string
  }): Promise<string>
  select<T extends string>(question: {
    readonly message: string
    readonly initial: T
    readonly choices: readonly { readonly value: T; readonly title: string }[]
  }): Promise<T>
  multiselect<T extends string>(question: {
    readonly message: string
    readonly initial: readonly T[]
    readonly choices: readonly { readonly value: T; readonly title: string }[]
  }): Promise<readonly T[]>
  confirm(question: { readonly message: string; readonly initial: boolean }): Promise<boolean>
}

/** Where text goes: `out` is the answer (stdout), `note` and `warn` are talk (stderr). */
export interface Log {
  out(text: string): void
  note(text: string): void
  warn(text: string): void
}

/** Everything a command may touch besides its options. Tests pass fakes; no global is stubbed. */
export interface Context {
  /** Absolute folder the command works in. */
  readonly cwd: string
  readonly files: Files
  readonly ask: Ask
  readonly log: Log
  /** Whether questions may be asked. */
  readonly isInteractive: boolean
  readonly env: Readonly<Record<string, string | undefined>>
  /** Runs a program to its end with inherited output; rejects with a `ModalError` when it cannot start, resolves to its exit code. */
  run(program: string, args: readonly string[], options: { readonly cwd: string }): Promise<number>
  /** Asks a server. What it takes is ended by `signal` too. */
  fetch(url: string, init?: RequestInit): Promise<Response>
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal
}
