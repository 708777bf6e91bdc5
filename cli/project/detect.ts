import { basename, join, posix } from 'node:path'
import type { Files } from '../context.js'
import { projectError } from './errors.js'
import { type Framework, frameworks } from './frameworks.js'
import { type PackageJson, readPackageJson } from './package-json.js'
import { detectPackageManager, type PackageManagerFacts } from './package-manager.js'

/** What was found about a React app. Paths are relative to `dir`, with forward slashes. */
export interface ProjectFacts {
  /** Absolute folder of the app. */
  readonly dir: string
  readonly name: string
  readonly framework: Framework
  /** Version or range of the framework and of React. */
  readonly frameworkVersion: string
  readonly react: string
  /** The file that renders the app into the page, when it was found. */
  readonly entry: string | undefined
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
 * `project/no-react`, `project/old-react`, `project/unknown-framework` and `project/framework-not-built`.
 */
export async function detectProject(files: Files, dir: string, hints: DetectHints): Promise<ProjectFacts> {
  const packageJson = await readPackageJson(files, dir)
  if (!packageJson) throw projectError('project/no-react', { dir, found: 'nothing' })
  const packages = await detectPackageManager(files, dir, {
    wanted: hints.packageManager,
    field: packageJson.packageManager,
    userAgent: hints.userAgent,
  })
  const framework = chooseFramework(dir, packageJson)
  const react = await versionOf(files, dir, 'react', packageJson)
  if (isTooOld(react)) throw projectError('project/old-react', { version: react, install: packages.manager.add })
  return {
    dir,
    name: packageJson.name ?? basename(dir),
    framework,
    frameworkVersion: await versionOf(files, dir, framework.dependency, packageJson),
    react,
    entry: await findEntry(files, dir),
    packages,
    packageJson,
  }
}

function chooseFramework(dir: string, { dependencies }: PackageJson): Framework {
  const found = frameworks.find((row) => row.dependency in dependencies)
  const names = Object.keys(dependencies).slice(0, 5).join(', ') || 'nothing'
  if (found && !found.isBuilt)
    throw projectError('project/framework-not-built', { found: `An app made with ${found.title}` })
  if (!('react' in dependencies)) throw projectError('project/no-react', { dir, found: names })
  if (!found) throw projectError('project/unknown-framework', { dir, found: names })
  return found
}

/** The installed version, or the range of package.json when nothing is installed yet. */
async function versionOf(files: Files, dir: string, name: string, { dependencies }: PackageJson): Promise<string> {
  const text = await files.read(join(dir, 'node_modules', name, 'package.json'))
  return text?.match(/"version":\s*"([^"]+)"/)?.[1] ?? dependencies[name] ?? ''
}

/** Only what cannot become 18.3 by an install is too old: `^18.2.0` can, an installed 18.2.0 cannot. */
function isTooOld(version: string): boolean {
  const [, range, major, minor] = version.match(/^([\^~>=]*)\s*v?(\d+)(?:\.(\d+))?/) ?? []
  if (major === undefined) return false
  if (Number(major) !== 18) return Number(major) < 18 && !range?.includes('>')
  return minor !== undefined && Number(minor) < 3 && !/[\^>]/.test(range ?? '')
}

/** Vite starts from index.html: the module it loads is the entry, whatever it is called. */
async function findEntry(files: Files, dir: string): Promise<string | undefined> {
  const page = (await files.read(join(dir, 'index.html'))) ?? ''
  const tags = page.replace(/<!--[\s\S]*?-->/g, '').match(/<script\b[^>]*>/g) ?? []
  const named = tags
    .filter((tag) => /type\s*=\s*["']?module/.test(tag))
    .map((tag) => tag.match(/\bsrc\s*=\s*["']([^"'?#]+)/)?.[1] ?? '')
    .map((path) => posix.normalize(path.replace(/^\//, '')))
  const usual = ['src/main', 'src/index', 'main', 'index'].flatMap((path) => [`${path}.tsx`, `${path}.jsx`])
  for (const path of [...named, ...usual]) {
    if (!/^[\w@]/.test(path) || /^https?:/.test(path)) continue
    if ((await files.read(join(dir, path))) !== undefined) return path
  }
  return undefined
}
