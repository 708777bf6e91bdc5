import { basename } from 'node:path'
import type { Files } from '../context.js'
import { frameworkOf, isHost } from '../hosts/frameworks.js'
import type { Host, HostEntry } from '../hosts/host.js'
import { projectError } from './errors.js'
import { type PackageJson, readPackageJson } from './package-json.js'
import { detectPackageManager, type PackageManagerFacts } from './package-manager.js'
import { installedPackage } from './packages.js'
import { refuseWorkspaceRoot } from './workspace.js'

/** What was found about a React app. Paths are relative to `dir`, with forward slashes. */
export interface ProjectFacts {
  /** Absolute folder of the app. */
  readonly dir: string
  readonly name: string
  readonly host: Host
  /** Version or range of the host and of React. */
  readonly hostVersion: string
  readonly react: string
  /** The files the provider goes into, those that were found. */
  readonly entries: readonly HostEntry[]
  readonly packages: PackageManagerFacts
  readonly packageJson: PackageJson
}

/** Words from outside that decide what cannot be found in the files. */
export interface DetectHints {
  readonly packageManager?: string | undefined
  readonly userAgent?: string | undefined
}

/**
 * Collects the facts about the app in `dir`, once and without changing anything. Throws `project/bad-package-json`,
 * `project/no-react`, `project/workspace-root`, `project/old-react`, `project/unknown-framework` and
 * `project/framework-not-built`.
 */
export async function detectProject(files: Files, dir: string, hints: DetectHints): Promise<ProjectFacts> {
  const packageJson = await readPackageJson(files, dir)
  if (!packageJson) throw projectError('project/no-react', { dir, found: 'nothing' })
  await refuseWorkspaceRoot(files, dir)
  const packages = await detectPackageManager(files, dir, {
    wanted: hints.packageManager,
    field: packageJson.packageManager,
    userAgent: hints.userAgent,
  })
  const host = chooseHost(dir, packageJson)
  const react = await versionOf(files, dir, 'react', packageJson)
  if (isTooOld(react)) throw projectError('project/old-react', { version: react, install: packages.manager.add })
  return {
    dir,
    name: packageJson.name ?? basename(dir),
    host,
    hostVersion: await versionOf(files, dir, host.dependency, packageJson),
    react,
    entries: await host.findEntries({ files, dir, packageJson }),
    packages,
    packageJson,
  }
}

function chooseHost(dir: string, { dependencies }: PackageJson): Host {
  const found = frameworkOf(dependencies)
  const names = Object.keys(dependencies).slice(0, 5).join(', ') || 'nothing'
  if (found && !isHost(found))
    throw projectError('project/framework-not-built', { found: `an app made with ${found.title}` })
  if (!('react' in dependencies)) throw projectError('project/no-react', { dir, found: names })
  if (!found) throw projectError('project/unknown-framework', { dir, found: names })
  return found
}

/** The installed version, or the range of package.json when nothing is installed yet. */
async function versionOf(files: Files, dir: string, name: string, { dependencies }: PackageJson): Promise<string> {
  const text = await installedPackage(files, dir, name)
  return text?.match(/"version":\s*"([^"]+)"/)?.[1] ?? dependencies[name] ?? ''
}

/** Only what cannot become 18.3 by an install is too old: `^18.2.0` can, an installed 18.2.0 cannot. */
function isTooOld(version: string): boolean {
  const [, range, major, minor] = version.match(/^([\^~>=]*)\s*v?(\d+)(?:\.(\d+))?/) ?? []
  if (major === undefined) return false
  if (Number(major) !== 18) return Number(major) < 18 && !range?.includes('>')
  return minor !== undefined && Number(minor) < 3 && !/[\^>]/.test(range ?? '')
}
