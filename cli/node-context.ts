import type { Context } from './context.js'
import { createNodeAsk } from './node/ask.js'
import { createNodeFiles } from './node/files.js'
import { runProgram } from './node/run.js'

/** What of Node's `process` the context is made from. */
export type NodeProcess = Pick<NodeJS.Process, 'cwd' | 'env' | 'stdin' | 'stdout' | 'stderr' | 'once' | 'off'>

/**
 * The context of a real terminal. Ctrl-C aborts its signal, a second one ends the program as usual.
 * `dispose` takes the handlers away again.
 */
export function createNodeContext(process: NodeProcess): { readonly context: Context; dispose(): void } {
  const controller = new AbortController()
  const abort = (): void => controller.abort()
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const signal of signals) process.once(signal, abort)
  const streams = [process.stdout, process.stderr]
  for (const stream of streams) stream.on('error', ignoreClosedPipe)
  const say = (stream: NodeJS.WritableStream) => (text: string) => void stream.write(`${text}\n`)
  const log = { out: say(process.stdout), note: say(process.stderr), warn: say(process.stderr) }
  const isTerminal = process.stdin.isTTY === true && process.stderr.isTTY === true
  return {
    context: {
      cwd: process.cwd(),
      env: process.env,
      log,
      isInteractive: isTerminal && !process.env['CI'],
      files: createNodeFiles({ onWatchError: (error) => log.warn(error.message) }),
      ask: createNodeAsk({ stdin: process.stdin, stdout: process.stderr }),
      signal: controller.signal,
      run: (program, args, options) => runProgram(program, args, { ...options, signal: controller.signal }),
    },
    dispose() {
      for (const signal of signals) process.off(signal, abort)
    },
  }
}

/** Whoever reads our output may have seen enough, as `head` does: that is no error of ours. */
function ignoreClosedPipe(error: Error): void {
  if (!('code' in error && error.code === 'EPIPE')) throw error
}
