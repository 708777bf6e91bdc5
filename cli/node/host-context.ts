import { resolve } from 'node:path'
import type { Log } from '../context.js'
import type { GenerateContext } from '../generate/generate.js'
import { createNodeFiles } from './files.js'
import { watchFiles } from './watch.js'

/** What a build tool says about the project it works on. */
export interface HostProcess {
  /** Folder of `modal.config.ts`, from the folder the process runs in; that folder itself when left out. */
  readonly dir?: string | undefined
  readonly log: Log
  readonly signal: AbortSignal
}

/**
 * The context of a generator inside a process that is not ours: the real disk and environment. No handler of a signal
 * is installed, and no watch keeps the process alive.
 */
export function createHostContext({ dir = '.', log, signal }: HostProcess): GenerateContext {
  const onWatchError = (error: Error): void => log.warn(error.message)
  return {
    cwd: resolve(dir),
    env: process.env,
    log,
    signal,
    files: {
      ...createNodeFiles({ onWatchError }),
      watch: (paths, onChange) => watchFiles(paths, onChange, onWatchError, true),
    },
  }
}

/** Where a process without a logger of its own talks: stderr. */
export function stderrLog(): Log {
  const say = (text: string): void => void process.stderr.write(`${text}\n`)
  return { out: say, note: say, warn: say }
}

/**
 * Whether this process is the first of its tree to do `work`. A build tool reads its config again in every process it
 * starts, and those inherit the mark that is left here.
 */
export function isFirstToDo(work: string): boolean {
  const key = 'MODAL_KIT_HOST_WORK'
  const done = (process.env[key] ?? '').split('\n')
  if (done.includes(work)) return false
  process.env[key] = [...done, work].join('\n')
  return true
}
