import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installHooks, ownModule } from '../config/import-graph.js'
import type { Context } from '../context.js'
import { cliError } from '../errors.js'
import { makeDataFolder } from '../node/machine.js'
import { ownRoot } from '../node/own-package.js'
import { stackError } from './errors.js'
import { missingPackages } from './load-backend.js'
import type { PackageHookData } from './package-hooks.js'
import { stackPackages } from './packages.data.js'

/** How to get the packages of the local stack. */
export interface InstallWishes {
  /** Absolute folder of the project; they go into its `.modal-kit/stack`. */
  readonly dir: string
  /** Whether the user may be asked before anything is downloaded. */
  readonly mayAsk: boolean
}

/** What of a context installing takes. */
export type InstallContext = Pick<Context, 'files' | 'ask' | 'run' | 'progress' | 'log' | 'signal'>

/** Where the packages are looked for; tests give others. */
export interface InstallPlace {
  /** Whether the kit itself finds all of them. */
  readonly isHere?: () => boolean
  /** Folder with package.json and lockfile, which the build has put beside this module. */
  readonly shipped?: string
}

/** Without warnings: those of npm are of engines of commands that nothing here starts. */
const args = [
  ...['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--workspaces=false'],
  ...['--loglevel', 'error'],
]

/** Names of all packages that the parts of the stack are made of. */
const names = Object.values(stackPackages).flatMap((part) => Object.keys(part))

/**
 * Gives a file in the folder whose packages the local stack is to use: where the kit itself finds all of them, or else
 * `.modal-kit/stack`, into which they are installed by the lockfile that the kit ships, at the first start and after an
 * upgrade that changes it. Throws `cli/cancelled` when the user
 * declines, `stack/not-installed`, and what the file system throws.
 */
export async function installStack(
  context: InstallContext,
  { dir, mayAsk }: InstallWishes,
  { isHere = findsAll, shipped = import.meta.dirname }: InstallPlace = {},
): Promise<string | undefined> {
  if (isHere()) return undefined
  const { files } = context
  const { folder, from, stamp } = placesIn(dir)
  const lock = await readFile(join(shipped, 'install-lock.json'), 'utf8')
  const digest = createHash('sha256').update(lock).digest('hex')
  if ((await files.read(stamp)) === digest) return from
  await agree(context, { folder, mayAsk })
  await makeDataFolder(join(dir, '.modal-kit'))
  const unlock = await files.lock(join(dir, '.modal-kit'))
  try {
    // What an install that was cut off has left is removed by the next one.
    await files.remove(stamp, folder)
    await files.write(from, await readFile(join(shipped, 'install-package.json'), 'utf8'))
    await files.write(join(folder, 'package-lock.json'), lock)
    await install(context, folder)
    await files.write(stamp, digest)
  } finally {
    await unlock()
  }
  return from
}

/** A file in the folder whose packages the local stack has been installed into; `undefined` where it is not. */
export async function installedStack(files: Pick<Context['files'], 'read'>, dir: string): Promise<string | undefined> {
  const { from, stamp } = placesIn(dir)
  return findsAll() || (await files.read(stamp)) === undefined ? undefined : from
}

function placesIn(dir: string) {
  const folder = join(dir, '.modal-kit/stack')
  return { folder, from: join(folder, 'package.json'), stamp: join(folder, 'installed.txt') }
}

function findsAll(): boolean {
  return missingPackages(names, import.meta.url).length === 0
}

async function agree(
  { ask, log }: InstallContext,
  { folder, mayAsk }: { readonly folder: string; readonly mayAsk: boolean },
) {
  const what = `The local stack has packages of its own (about 240 MB); they go into ${folder}`
  if (!mayAsk) return log.note(`${what}.`)
  if (!(await ask.confirm({ message: `${what}. Install them?`, initial: true }))) throw cliError('cli/cancelled')
}

async function install({ run, progress, signal }: InstallContext, folder: string): Promise<void> {
  const step = progress('Installing the packages of the local stack')
  const said: string[] = []
  const onLine = (line: string) => {
    said.push(line)
    step.line(line)
  }
  const code = await run('npm', args, { cwd: folder, onLine })
  signal.throwIfAborted()
  if (code === 0) return step.done('Installed the packages of the local stack.')
  step.fail()
  const reason = said.find((line) => /^npm error (?!code)/.test(line))?.replace('npm error ', '')
  throw stackError('stack/not-installed', {
    names: names.join(', '),
    reason: reason ?? `npm ended with ${code}`,
    command: `npm ${args.join(' ')} --prefix ${folder}`,
  })
}

/** From now on the code of the kit takes the packages of the local stack from the folder of this file. */
export async function takePackagesFrom(file: string): Promise<void> {
  const { source } = await ownModule('cli/stack/package-hooks')
  const data: PackageHookData = {
    importers: `${pathToFileURL(ownRoot()).href}/`,
    names,
    from: pathToFileURL(file).href,
  }
  await installHooks(`${source}\nexport const { resolve } = createPackageHooks(${JSON.stringify(data)})`)
}
