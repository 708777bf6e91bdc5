import { dirname, join } from 'node:path'
import { resolveServices } from '../config/resolve-services.js'
import type { Context } from '../context.js'
import { type PackageJson, readPackageJson } from '../project/package-json.js'
import { detectPackageManager, packageManagers } from '../project/package-manager.js'
import { createAsk } from './ask-server.js'
import type { Facts } from './facts.js'
import { readConfigFacts } from './read-config-facts.js'

/** What to read the facts for. */
export interface FactsOptions {
  readonly configFile?: string
  readonly mode: string
  readonly urls: readonly URL[]
  readonly isOffline: boolean
}

/** Reads everything the checks go by. What cannot be read is left out, with the reason beside it. */
export async function readFacts(context: Context, options: FactsOptions): Promise<Facts> {
  const { mode, urls } = options
  const [config, manifest, folders] = await Promise.all([
    readConfigFacts(context, options),
    readManifest(context),
    repositoryFolders(context),
  ])
  const services = config.value && resolveServices({ ...config.value, mode: 'development' })
  const api = services?.urls.api?.replace(/\/+$/, '')
  const ask = options.isOffline ? undefined : createAsk(context)
  const about = `${api}/appkit/v1/config?projectId=${encodeURIComponent(services?.rpc.projectId ?? '')}`
  const project = ask && api !== undefined ? ask(about) : undefined
  const pages = ask ? urls.map((url) => ({ url, asked: ask(url.href) })) : []
  // Whoever awaits an answer hears of Ctrl-C; where nobody does, it is no failure.
  for (const asked of [...pages.map((page) => page.asked), ...(project ? [project] : [])]) asked.catch(() => {})
  const { manager } = await detectPackageManager(context.files, context.cwd, {
    field: manifest.packageJson?.packageManager,
    userAgent: context.env['npm_config_user_agent'],
  })
  return {
    cwd: context.cwd,
    files: context.files,
    env: context.env,
    mode,
    urls,
    config,
    ...manifest,
    manager,
    folders,
    lockfiles: await findLockfiles(context, folders),
    ...(api !== undefined && { api }),
    ...(ask && { ask }),
    pages,
    ...(project && { project }),
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

/** The folder itself and those above it up to the root of its repository; only itself outside of one. */
async function repositoryFolders({ files, cwd }: Context): Promise<readonly string[]> {
  const folders = [cwd]
  for (let at = cwd; ; at = dirname(at)) {
    if ((await files.list(at)).includes('.git')) return folders
    if (at === dirname(at)) return [cwd]
    folders.push(dirname(at))
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
