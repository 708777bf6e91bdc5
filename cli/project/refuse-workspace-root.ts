import { join } from 'node:path'
import type { Files } from '../context.js'
import { frameworkOf } from '../hosts/frameworks.js'
import { projectError } from './errors.js'
import { readPackageJson } from './package-json.js'
import { packagesOf, workspaceAt } from './workspace.js'

/** What shows that the root of a workspace is an app itself, whatever else is in it. */
const signs = /^(index\.html|(next|react-router|astro)\.config\.\w+)$/

/**
 * Throws `project/workspace-root`, which names the apps, where `dir` is the root of a workspace and no app itself: its
 * package.json may list React and a build tool for all of its packages.
 */
export async function refuseWorkspaceRoot(files: Files, dir: string): Promise<void> {
  const workspace = await workspaceAt(files, dir)
  if (!workspace || (await files.list(dir)).some((name) => signs.test(name))) return
  const packages = await packagesOf(files, workspace)
  const apps: string[] = []
  for (const path of packages) if (await isApp(files, join(dir, path))) apps.push(path)
  const [first] = apps
  const count = packages.length === 1 ? '1 package' : `${packages.length} packages`
  throw projectError('project/workspace-root', {
    dir,
    because: workspace.because,
    apps: first ? `The apps in it: ${apps.join(', ')}.` : `It has ${count}, and no React app.`,
    where: first ?? 'apps/web',
  })
}

async function isApp(files: Files, dir: string): Promise<boolean> {
  const dependencies = (await readPackageJson(files, dir))?.dependencies ?? {}
  return 'react' in dependencies && frameworkOf(dependencies) !== undefined
}
