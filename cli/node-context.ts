import type { Context } from './context.js'
import { createNodeAsk } from './node/ask.js'
import { createNodeFiles } from './node/files.js'
import { head } from './node/head.js'
import { createProgressLine } from './node/progress.js'
import { runProgram } from './node/run.js'

/** What of Node's `process` the context is made from. */
export type NodeProcess = Pick<NodeJS.Process, 'cwd' | 'env' | 'stdin' | 'stdout' | 'stderr' | 'once' | 'off' | 'exit'>

/** What shells give as the code of a program that Ctrl-C ended. */
const INTERRUPTED = 130

/**
 * The context of a real terminal. Ctrl-C, a request to end and a closed terminal abort its signal; a second one ends
 * the program at once. `dispose` takes the handlers away again.
 */
export function createNodeContext(process: NodeProcess): { readonly context: Context; dispose(): void } {
  const controller = new AbortController()
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  // By `exit`, which the kill of a signal skips: the code that started a process ends it there.
  const quit = (): void => void process.exit(INTERRUPTED)
  const abort = (): void => {
    controller.abort()
    for (const signal of signals) process.off(signal, abort).once(signal, quit)
  }
  for (const signal of signals) process.once(signal, abort)
  const streams = [process.stdout, process.stderr]
  for (const stream of streams) stream.on('error', ignoreClosedPipe)
  const isLive = process.stderr.isTTY === true && !isPlain(process.env)
  const line = createProgressLine({ stream: process.stderr, isLive })
  const say = (stream: NodeJS.WritableStream) => (text: string) => line.aside(() => void stream.write(`${text}\n`))
  const log = { out: say(process.stdout), note: say(process.stderr), warn: say(process.stderr) }
  const isTerminal = process.stdin.isTTY === true && process.stderr.isTTY === true
  return {
    context: {
      cwd: process.cwd(),
      env: process.env,
      log,
      isInteractive: isTerminal && !process.env['CI'],
      files: createNodeFiles({ onWatchError: (error) => log.warn(error.message) }),
      ask: createNodeAsk({ stdin: process.stdin, stdout: process.stderr, signal: controller.signal }),
      signal: controller.signal,
      progress: (title) => line.start(title),
      head,
      fetch: (url, init) => fetch(url, { signal: controller.signal, ...init }),
      run: (program, args, options) => runProgram(program, args, { ...options, signal: controller.signal }),
    },
    dispose() {
      for (const signal of signals) process.off(signal, abort).off(signal, quit)
    },
  }
}

/** Whether lines must stay as they were written: they go to a log, or to a reader that was promised no tricks. */
function isPlain(env: Readonly<Record<string, string | undefined>>): boolean {
  return Boolean(env['CI'] || env['NO_COLOR']) || env['TERM'] === 'dumb'
}

/** A program that reads our output may have closed it, as `| head` does: not an error. */
function ignoreClosedPipe(error: Error): void {
  if (!('code' in error && error.code === 'EPIPE')) throw error
}
