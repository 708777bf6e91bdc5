import { basename, dirname, resolve } from 'node:path'
import { ModalError } from '../schema/error.js'
import { commands } from './commands/commands.js'
import type { Context } from './context.js'
import { cliError, describeError, errorJson, traceError } from './errors.js'
import { ownVersion } from './node/own-package.js'
import { createNodeContext } from './node-context.js'
import { type Parsed, parseArguments } from './parse.js'

/** Runs the CLI in this process: the only place that knows `process`, and the only one that sets its exit code. */
export async function main(): Promise<void> {
  const { context, dispose } = createNodeContext(process)
  try {
    process.exitCode = await run(process.argv.slice(2), context, basename(process.argv[1] ?? '', '.js'))
  } finally {
    dispose()
  }
}

/**
 * Runs one command and resolves to the exit code: 0 done, 1 the world needs a change, 2 a bug in the tool.
 * `programName` is the word that started it: `create-modal-kit` without a command is `init`, because that is what
 * `npm create modal-kit` runs, and `modal-kit` without a command prints the help. Never rejects.
 */
export async function run(argv: readonly string[], context: Context, programName = 'modal-kit'): Promise<number> {
  const name = programName === 'create-modal-kit' ? 'create-modal-kit' : 'modal-kit'
  const isVerbose = argv.includes('--verbose') || context.env['MODAL_KIT_DEBUG'] !== undefined
  try {
    const parsed = parseArguments(withCommand(argv, name), { name, version: ownVersion(), commands })
    if (parsed.kind === 'text') {
      context.log.out(parsed.text)
      return 0
    }
    if (parsed.options['json']) return await runForProgram(context, (watched) => start(parsed, watched), isVerbose)
    return await start(parsed, context)
  } catch (error) {
    return report(error, context, isVerbose)
  }
}

async function start({ command, options }: Extract<Parsed, { kind: 'run' }>, context: Context): Promise<number> {
  return command.run(await moved(context, options['cwd']), options)
}

/** A program that asked for JSON gets one document in any case: what the command says, or else the error. */
async function runForProgram(
  context: Context,
  command: (context: Context) => Promise<number>,
  isVerbose: boolean,
): Promise<number> {
  let isAnswered = false
  const out = (text: string): void => {
    isAnswered = true
    context.log.out(text)
  }
  try {
    return await command({ ...context, log: { ...context.log, out } })
  } catch (error) {
    if (!isAnswered) context.log.out(errorJson(context.signal.aborted ? cliError('cli/cancelled') : error))
    return report(error, context, isVerbose)
  }
}

function withCommand(argv: readonly string[], name: string): readonly string[] {
  if (name !== 'create-modal-kit') return argv
  const isText = argv.some((word) => ['-h', '--help', '-V', '--version'].includes(word))
  const hasCommand = commands.some((command) => argv.includes(command.name)) || /^[^-]/.test(argv[0] ?? '-')
  return isText || hasCommand ? argv : ['init', ...argv]
}

async function moved(context: Context, folder: unknown): Promise<Context> {
  if (typeof folder !== 'string') return context
  const cwd = resolve(context.cwd, folder)
  const isThere =
    (await context.files.list(cwd)).length > 0 || (await context.files.list(dirname(cwd))).includes(basename(cwd))
  if (!isThere && cwd !== dirname(cwd)) throw cliError('cli/no-folder', { path: cwd })
  return { ...context, cwd }
}

function report(cause: unknown, { log, signal }: Context, isVerbose: boolean): number {
  if (signal.aborted || (ModalError.is(cause) && cause.code === 'cli/cancelled')) {
    log.warn('Stopped. Nothing was changed.')
    return 1
  }
  const { text, isBug } = describeError(cause)
  log.warn(text)
  if (isVerbose) log.warn(traceError(cause))
  return isBug ? 2 : 1
}
