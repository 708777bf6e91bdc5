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
  /** The path with all links in it followed; the path itself when nothing is there. */
  real(path: string): Promise<string>
  /** Calls back, debounced, when one of the files changes; the returned function stops. */
  watch(paths: readonly string[], onChange: () => void): () => void
  /**
   * Keeps other runs of the kit on this machine from writing to a folder until the returned function is called. The holder
   * may take it again. Throws `files/busy` when another run does not let go.
   */
  lock(folder: string): Promise<() => Promise<void>>
}

/** What every question has. */
interface Question<T> {
  readonly message: string
  /** What enter answers. */
  readonly initial: T
  /** Whether there is a question to go back to: the key for it then rejects with `cli/back`, and the question says so. */
  readonly canGoBack?: boolean
}

/**
 * A question for the user at the terminal; nothing is ever asked with `CI`, `--yes` or no TTY. Escape and Ctrl-C reject
 * with `cli/cancelled`.
 */
export interface Ask {
  text(question: Question<string> & { validate?(value: string): true | string }): Promise<string>
  select<T extends string>(
    question: Question<T> & { readonly choices: readonly { readonly value: T; readonly title: string }[] },
  ): Promise<T>
  multiselect<T extends string>(
    question: Question<readonly T[]> & { readonly choices: readonly { readonly value: T; readonly title: string }[] },
  ): Promise<readonly T[]>
  confirm(question: Question<boolean>): Promise<boolean>
}

/** Where text goes: `out` is the answer (stdout), `note` and `warn` are talk (stderr). */
export interface Log {
  out(text: string): void
  note(text: string): void
  warn(text: string): void
}

/** A step that takes long, as it is shown: one line that changes at a terminal, a line for each word elsewhere. */
export interface Progress {
  /** What it is at now, or a line of what a program says. */
  line(text: string): void
  /** It is over; `text` is what remains to be seen of it. */
  done(text?: string): void
  /** It went wrong: everything that was said on the way is shown. */
  fail(): void
}

/** How a program is run. With `onLine` it gets each line the program prints, which is then not printed. */
export interface RunOptions {
  readonly cwd: string
  onLine?(line: string): void
}

/** The head of an answer. */
export interface Head {
  readonly status: number
  readonly headers: Headers
}

/** What `head` sends: a GET with these headers, until `signal` aborts. */
export interface HeadInit {
  readonly headers: Readonly<Record<string, string>>
  readonly signal: AbortSignal
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
  /** Begins a long step; the caller ends it. */
  progress(title: string): Progress
  /** Runs a program to its end, its output going to ours; rejects with a `ModalError` when it cannot start, resolves to its exit code. */
  run(program: string, args: readonly string[], options: RunOptions): Promise<number>
  /** Asks a server. What it takes is ended by `signal` too. */
  fetch(url: string, init?: RequestInit): Promise<Response>
  /** Asks a server for the head of its answer only, with headers that `fetch` keeps to itself: `host`, `upgrade`. */
  head(url: string, init: HeadInit): Promise<Head>
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal
}
