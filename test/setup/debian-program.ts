import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { SetupError } from './setup-error.js'

/** A program the test bench takes from the system. */
export interface DebianProgram {
  /** What people call it. */
  readonly name: string
  /** Where it may be, best first. */
  readonly paths: readonly (string | undefined)[]
  /** The Debian packages that bring it. */
  readonly packages: readonly string[]
  /** An environment variable that names it, where there is one. */
  readonly variable?: string
}

/** The path of the program, or `undefined` when it is not installed. */
export function findProgram({ paths }: DebianProgram): string | undefined {
  return paths.find((path) => path !== undefined && existsSync(path))
}

/**
 * The path of the program, installed first when it is missing, this is root and there is an apt-get.
 * Otherwise throws a `SetupError` with the exact command.
 */
export function ensureProgram(program: DebianProgram, mayInstall = isRootOnDebian()): string {
  const found = findProgram(program)
  if (found) return found
  const { name, packages, variable } = program
  const install = `apt-get update && apt-get install -y ${packages.join(' ')}`
  const orName = variable ? `, or set ${variable} to the path of one` : ''
  if (!mayInstall) {
    throw new SetupError(`${name} is not installed. Run: sudo sh -c '${install}'${orName}`)
  }
  console.error(`${name} is not installed: ${install}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status } = spawnSync('sh', ['-c', install], { stdio: ['ignore', 2, 2], env })
  const installed = findProgram(program)
  if (status !== 0 || !installed) throw new SetupError(`${name} could not be installed. Run: ${install}${orName}`)
  return installed
}

function isRootOnDebian(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}
