import { resolve } from 'node:path'
import type { Ask, Context, Files } from '../../cli/context.js'

/** What a test may say about the world its command runs in. Paths in `files` may be relative to `cwd`. */
export interface FakeWorld {
  readonly files?: Readonly<Record<string, string>>
  readonly env?: Readonly<Record<string, string>>
  /** Answers by the message of the question; an `Error` as the answer is thrown, a question without one throws, a function gives the next one from what is offered. */
  readonly answers?: Readonly<Record<string, unknown>>
  readonly isInteractive?: boolean
  /** Absolute; `/app` unless told. */
  readonly cwd?: string
  /** Exit code, or error, of a program; `0` unless told. May write files to play the program's part. */
  readonly onRun?: (run: RecordedRun, files: FakeFiles) => number | Promise<number>
  /** Runs `git`, which is not recorded: gives what it prints. Without it there is no git. */
  readonly onGit?: (args: readonly string[]) => readonly string[]
  /** Answers requests; without it every request fails. */
  readonly onFetch?: Context['fetch']
  /** Answers requests for a head; without it every one fails. */
  readonly onHead?: Context['head']
}

/** A program the command started. */
export interface RecordedRun {
  readonly program: string
  readonly args: readonly string[]
  readonly cwd: string
}

/** An in-memory disk: `disk` is what it holds by absolute path, `writes` and `removals` what was done in order. */
export interface FakeFiles extends Files {
  readonly disk: Map<string, string>
  readonly writes: string[]
  readonly removals: string[]
  /** Makes the write of the given number (0 is the next one) fail, once. */
  failWrite(number: number, error?: Error): void
  /** Changes a file as an editor would, and tells the watchers. */
  edit(path: string, text: string): void
  /** How many watches are open. */
  watchers(): number
  /** Relative path → text, to compare trees. */
  snapshot(): Record<string, string>
}

/** A context whose every effect is recorded and whose disk is a map. */
export interface FakeContext extends Context {
  readonly files: FakeFiles
  readonly runs: readonly RecordedRun[]
  readonly asked: readonly string[]
  readonly printed: { readonly out: string[]; readonly note: string[]; readonly warn: string[] }
  /** Plays Ctrl-C. */
  abort(): void
}

/** Makes the fake every unit test of the CLI uses; no global is stubbed. */
export function fakeContext(world: FakeWorld = {}): FakeContext {
  const cwd = world.cwd ?? '/app'
  const files = fakeFiles(world.files ?? {}, cwd)
  const runs: RecordedRun[] = []
  const asked: string[] = []
  const printed = { out: [] as string[], note: [] as string[], warn: [] as string[] }
  const controller = new AbortController()
  return {
    cwd,
    files,
    runs,
    asked,
    printed,
    env: world.env ?? {},
    isInteractive: world.isInteractive ?? false,
    signal: controller.signal,
    abort: () => controller.abort(),
    ask: fakeAsk(world.answers ?? {}, asked),
    log: {
      out: (text) => void printed.out.push(text),
      note: (text) => void printed.note.push(text),
      warn: (text) => void printed.warn.push(text),
    },
    progress(title) {
      printed.note.push(title)
      return {
        line: (text) => void printed.note.push(text),
        done: (text) => void (text !== undefined && printed.note.push(text)),
        fail: () => {},
      }
    },
    async run(program, args, options) {
      if (program === 'git') {
        if (!world.onGit) throw new Error('There is no git in this test.')
        for (const line of world.onGit(args)) options.onLine?.(line)
        return 0
      }
      const run = { program, args, cwd: options.cwd }
      runs.push(run)
      return (await world.onRun?.(run, files)) ?? 0
    },
    fetch: world.onFetch ?? (async (url) => Promise.reject(new TypeError(`no network in this test: ${url}`))),
    head: world.onHead ?? (async (url) => Promise.reject(new TypeError(`no network in this test: ${url}`))),
  }
}

/** An in-memory disk holding `initial`, whose relative paths are taken from `cwd`. */
export function fakeFiles(initial: Readonly<Record<string, string>>, cwd = '/app'): FakeFiles {
  const disk = new Map(Object.entries(initial).map(([path, text]) => [resolve(cwd, path), text]))
  const watches = new Set<{ paths: readonly string[]; onChange: () => void }>()
  const failures = new Map<number, Error>()
  const writes: string[] = []
  const removals: string[] = []
  let attempts = 0
  return {
    disk,
    writes,
    removals,
    failWrite: (number, error = new Error(`EACCES: write ${number}`)) => void failures.set(attempts + number, error),
    watchers: () => watches.size,
    snapshot: () => Object.fromEntries([...disk].map(([path, text]) => [path.replace(`${cwd}/`, ''), text]).sort()),
    edit(path, text) {
      const full = resolve(cwd, path)
      disk.set(full, text)
      for (const watch of [...watches]) if (watch.paths.includes(full)) watch.onChange()
    },
    async read(path) {
      return disk.get(path)
    },
    async write(path, text) {
      const failure = failures.get(attempts++)
      if (failure) throw failure
      writes.push(path)
      disk.set(path, text)
    },
    async remove(path) {
      removals.push(path)
      disk.delete(path)
    },
    async list(path) {
      const prefix = path === '/' ? path : `${path}/`
      const inside = [...disk.keys()].filter((file) => file.startsWith(prefix))
      return [...new Set(inside.map((file) => file.slice(prefix.length).split('/')[0] ?? ''))].sort()
    },
    real: async (path) => path,
    lock: async () => async () => {},
    watch(paths, onChange) {
      const watch = { paths, onChange }
      watches.add(watch)
      return () => void watches.delete(watch)
    },
  }
}

function fakeAsk(answers: Readonly<Record<string, unknown>>, asked: string[]): Ask {
  const answer = async ({ message, initial }: { message: string; initial?: unknown }): Promise<never> => {
    asked.push(message)
    if (!(message in answers)) throw new Error(`No answer prepared for: ${message}`)
    const value = answers[message]
    if (value instanceof Error) throw value
    return (typeof value === 'function' ? value(initial) : value) as never
  }
  return {
    text: answer,
    select: answer,
    multiselect: answer,
    confirm: answer,
  }
}
