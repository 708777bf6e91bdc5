import { defineErrors } from '../../../schema/explain-error.js'
import { configNames } from '../../config/load.js'
import type { Context } from '../../context.js'
import { cliError } from '../../errors.js'
import { runBeside } from '../../node/run.js'
import { detectPackageManager } from '../../project/package-manager.js'
import { installStack, takePackagesFrom } from '../../stack/install-stack.js'
import { missingPackages } from '../../stack/load-backend.js'
import { picturePackage } from '../../stack/packages.data.js'
import type { ServiceLine, Stack, StackOptions } from '../../stack/stack.js'
import { startStack } from '../../stack/start-stack.js'
import { runGenerate } from '../generate/run-generate.js'
import { type AppStack, appStackOf, describeMove, describeNewChains } from './app-stack.js'

/** What `dev` takes. */
export interface DevOptions {
  readonly port?: string
  readonly 'no-chains'?: true
  readonly ephemeral?: true
  readonly json?: true
  readonly yes?: true
  /** The host's own dev server: `['npm', 'run', 'dev']`. */
  readonly rest?: readonly string[]
}

/**
 * `dev`: starts the stack, generates on every change, and runs the host's own command beside it, until Ctrl-C or the
 * end of that command. Resolves to the command's exit code, 0 after Ctrl-C. Nothing that it started is left then.
 * Throws `dev/bad-port`, `cli/flags-conflict` and what `installStack` and `startStack` throw.
 */
export async function runDev(context: Context, options: DevOptions): Promise<number> {
  const port = readPort(options.port)
  // What the other program prints would stand between.
  if (options.json && options.rest) throw cliError('cli/flags-conflict', { first: '--json', second: '--' })
  const over = new AbortController()
  const inside = { ...context, signal: AbortSignal.any([context.signal, over.signal]) }
  try {
    const packages = await installStack(inside, { dir: context.cwd, mayAsk: context.isInteractive && !options.yes })
    if (packages !== undefined) await takePackagesFrom(packages)
    const code = await generateAndServe(inside, options, { port, packages, stop: () => over.abort() })
    return context.signal.aborted ? 0 : code
  } catch (cause) {
    // Ctrl-C is the usual end of this command, also while it is starting.
    if (context.signal.aborted) return 0
    throw cause
  }
}

/** Where the stack is to be, and the packages it uses. */
interface Wanted extends Pick<StackOptions, 'packages'> {
  readonly port: number | undefined
}

/** The generator and the stack beside each other: the end of one is that of both. */
async function generateAndServe(
  context: Context,
  options: DevOptions,
  { stop, ...wanted }: Wanted & { stop(): void },
): Promise<number> {
  const app = await appStackOf(context)
  const generating = generateBeside(context, options['no-chains'] ? undefined : app)
  const serving = serve(context, options, { ...wanted, app })
  try {
    return await Promise.race([generating.failed, serving])
  } finally {
    stop()
    await Promise.allSettled([generating.done, serving])
  }
}

async function serve(
  context: Context,
  { rest, ...options }: DevOptions,
  { port, app, packages }: Wanted & { readonly app: AppStack | undefined },
): Promise<number> {
  const { cwd, env, log, signal } = context
  const say = options.json ? log.note : log.out
  const add = await addCommand(context)
  const services: ServiceLine[] = []
  const stack = await startWithProgress(context, {
    dir: cwd,
    packages,
    ...app,
    ...(port !== undefined && { port }),
    isEphemeral: options.ephemeral === true,
    chains: !options['no-chains'],
    addCommand: add,
    signal,
    onService(service) {
      services.push(service)
      say(describeService(service))
    },
  })
  try {
    if (missingPackages([picturePackage.name], import.meta.url).length > 0) say(describePictures(add))
    if (options.json) log.out(JSON.stringify({ services }, null, 2))
    const move = app && describeMove(app, port)
    if (move) log.warn(move)
    say('modal-kit dev: ready')
    return await (rest ? runBeside(rest, { cwd, env, signal }) : untilAborted(signal))
  } finally {
    await stack.stop()
  }
}

async function startWithProgress({ progress }: Context, options: StackOptions): Promise<Stack> {
  const step = progress('Starting the services of this machine')
  try {
    return await startStack(options)
  } finally {
    step.done()
  }
}

function readPort(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const port = Number(text)
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port
  throw devError('dev/bad-port', { port: text })
}

/** What adds a package for development here: `pnpm add -D`. */
async function addCommand({ files, cwd, env }: Context): Promise<string> {
  const { manager } = await detectPackageManager(files, cwd, { userAgent: env['npm_config_user_agent'] })
  return `${manager.add} ${manager.id === 'bun' ? '-d' : '-D'}`
}

function untilAborted(signal: AbortSignal): Promise<number> {
  if (signal.aborted) return Promise.resolve(0)
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(0), { once: true }))
}

/** What can be wrong with the flags of `dev`. */
const devError = defineErrors({
  'dev/bad-port': {
    title: 'Port not valid',
    message: '"{port}" isn\'t a port.',
    fix: 'Give --port a number from 1 to 65535, or 0 for free ports.',
  },
})

/** A service of the stack as one line: what it is, where it is, and what there is to know about it. */
function describeService({ name, url, note }: ServiceLine): string {
  const about = url !== undefined && note !== undefined ? `${url} (${note})` : (url ?? note ?? '')
  return `${name.padEnd(13)} ${about}`
}

/** How to get pictures where the package that has them is not installed. `add` adds a package for development. */
function describePictures(add: string): string {
  const { name, version } = picturePackage
  return describeService({ name: 'pictures', note: `letters only; ${add} ${name}@${version} adds pictures, 83 MB` })
}

/** The generator as it runs beside something else, until the context is aborted. */
export interface GeneratingBeside {
  /** Rejects when the generator cannot go on; never resolves. A wrong config is no reason: it is printed. */
  readonly failed: Promise<never>
  /** Resolves when the generator has ended, however it did. */
  readonly done: Promise<void>
}

/** Starts `generate --watch` where there is a config, and says so where there is none. `app` is what was started for it. */
function generateBeside(context: Context, app: AppStack | undefined): GeneratingBeside {
  const running = generate(context, app)
  const done = running.catch(() => {})
  const failed = new Promise<never>((_, reject) => running.catch(reject))
  // After the end of the stack nothing listens any more, and an unhandled rejection would end the process.
  failed.catch(() => {})
  return { failed, done }
}

async function generate(context: Context, app: AppStack | undefined): Promise<void> {
  const names = await context.files.list(context.cwd)
  const onGenerated = async () => {
    const wanted = app && (await appStackOf(context))
    const missing = wanted && describeNewChains(wanted, app.chainIds)
    if (missing) context.log.warn(missing)
  }
  if (configNames.some((name) => names.includes(name))) await runGenerate(context, { watch: true, onGenerated })
  else context.log.note('There is no modal.config.ts here, so nothing is generated; `modal-kit init` makes one.')
}
