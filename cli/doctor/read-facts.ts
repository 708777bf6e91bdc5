import { join } from 'node:path'
import { resolveServices } from '../config/resolve-services.js'
import type { Context } from '../context.js'
import { machineAddresses } from '../node/machine.js'
import { type PackageJson, readPackageJson } from '../project/package-json.js'
import { detectPackageManager, packageManagers, projectFolders } from '../project/package-manager.js'
import { createAsk, createAskHead } from './ask-server.js'
import { builtOutput } from './built-output.js'
import type { Facts } from './facts.js'
import { askFrame } from './frame-site.js'
import { readConfigFacts } from './read-config-facts.js'

/** What to read the facts for. */
export interface FactsOptions {
  readonly configFile?: string
  readonly mode: string
  readonly urls: readonly URL[]
  readonly isOffline: boolean
  readonly isOnline?: true
}

/** Reads everything the checks go by. What cannot be read is left out, with the reason beside it. */
export async function readFacts(context: Context, options: FactsOptions): Promise<Facts> {
  const { mode, urls } = options
  const [config, manifest, folders] = await Promise.all([
    readConfigFacts(context, options),
    readManifest(context),
    projectFolders(context.files, context.cwd),
  ])
  const services = config.value && resolveServices({ ...config.value, mode: 'development' })
  const api = services?.urls.api?.replace(/\/+$/, '')
  const ask = options.isOffline ? undefined : createAsk(context)
  const about = `${api}/appkit/v1/config?projectId=${encodeURIComponent(services?.rpc.projectId ?? '')}`
  const project = ask && api !== undefined ? ask(about) : undefined
  // Reown's hosts tell nothing about themselves, and nothing there is for the app to change.
  const isOwn = config.value?.services !== 'reown'
  const health = ask && api !== undefined && isOwn ? ask(`${api}/health`) : undefined
  const askHead = ask && createAskHead(context)
  const frame = ask && askHead && config.resolved && askFrame(config.resolved, ask, askHead)
  const pages = ask ? urls.map((url) => ({ url, asked: ask(url.href) })) : []
  const built = builtOutput(context)
  // A caller that awaits an answer gets the abort of Ctrl-C; without one the rejection is no failure.
  for (const asked of [...pages.map((page) => page.asked), project, health, built, frame?.answered])
    asked?.catch(() => {})
  const { manager } = await detectPackageManager(context.files, context.cwd, {
    field: manifest.packageJson?.packageManager,
    userAgent: context.env['npm_config_user_agent'],
  })
  return {
    cwd: context.cwd,
    files: context.files,
    env: context.env,
    run: context.run,
    built,
    mode,
    urls,
    config,
    ...manifest,
    manager,
    folders,
    lockfiles: await findLockfiles(context, folders),
    ...(api !== undefined && { api }),
    ...(ask && options.isOnline && { isOnline: true }),
    ...(ask && askHead && { ask, askHead, addresses: machineAddresses() }),
    pages,
    ...(project && { project }),
    ...(health && { health }),
    ...(frame && { frame }),
  }
}

async function readManifest({
  files,
  cwd,
}: Context): Promise<{ readonly packageJson?: PackageJson; readonly packageError?: Error }> {
  try {
    const packageJson = await readPackageJson(files, cwd)
    return packageJson ? { packageJson } : {}
  } catch (cause) {
    return { packageError: cause instanceof Error ? cause : new Error(String(cause)) }
  }
}

async function findLockfiles({ files }: Context, folders: readonly string[]): Promise<readonly string[]> {
  const names = packageManagers.flatMap((manager) => manager.lockfiles)
  const found = folders.map(async (folder) => {
    const present = await files.list(folder)
    return names.filter((name) => present.includes(name)).map((name) => join(folder, name))
  })
  return (await Promise.all(found)).flat()
}
