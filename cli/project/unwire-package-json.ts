import { featurePackages } from './feature-packages.js'
import { removeJsonProperty, setJsonProperty } from './json-edit.js'
import { hostPackages, type PackageJson } from './package-json.js'

const check = 'modal-kit generate --check'

/** What decides which packages stay. */
export interface KeptPackages {
  /** Packages of the local stack that `init` may have written, by name, with their versions. */
  readonly devPackages: Readonly<Record<string, string>>
  /** Whether something else in the project needs a package. */
  isNeeded(name: string): boolean
}

/**
 * Takes the kit, its scripts and the packages it came with out of a package.json. A package stays where something else
 * needs it, or where its range is not the one that `init` writes.
 */
export function unwirePackageJson(
  { text, dependencies, scripts }: PackageJson,
  { devPackages, isNeeded }: KeptPackages,
): string {
  const goes = ([name, version]: readonly [string, string]) => dependencies[name] === version && !isNeeded(name)
  const paths = [
    ['dependencies', 'create-modal-kit'],
    ['devDependencies', 'create-modal-kit'],
    ...Object.entries({ ...hostPackages, ...featurePackages() })
      .filter(goes)
      .map(([name]) => ['dependencies', name]),
    ...Object.entries(devPackages)
      .filter(goes)
      .map(([name]) => ['devDependencies', name]),
    ...(scripts['modal-kit'] === 'modal-kit' ? [['scripts', 'modal-kit']] : []),
    ...(scripts['prebuild'] === check ? [['scripts', 'prebuild']] : []),
  ]
  const { prebuild = '' } = scripts
  const rest = prebuild.replace(` && ${check}`, '').replace(`${check} && `, '')
  const isShared = prebuild !== check && rest !== prebuild
  const shorter = isShared ? (setJsonProperty(text, ['scripts', 'prebuild'], rest) ?? text) : text
  return paths.reduce((result, path) => removeJsonProperty(result, path), shorter)
}

/** The scripts that call the kit in a way `init` did not write: they would fail without it. */
export function scriptsLeft({ scripts }: PackageJson): readonly string[] {
  return Object.entries(scripts)
    .filter(([name, script]) => name !== 'modal-kit' || script !== 'modal-kit')
    .filter(([, script]) => /\bmodal-kit\b/.test(script.replace(check, '')))
    .map(([name]) => name)
}
