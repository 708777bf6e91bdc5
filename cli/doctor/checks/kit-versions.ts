import { ownVersion } from '../../node/own-package.js'
import type { Check, Finding } from '../check.js'
import type { Facts } from '../facts.js'
import { installedVersion } from '../installed-version.js'

/** The kit that generates, the one the app is built with and the one package.json asks for are the same. */
export const kitVersions: Check = {
  id: 'U-versions',
  severity: 'error',
  title: 'The kit is the same version everywhere',
  why: "Generated files use parts of another version. The app doesn't build, or breaks late.",
  async run(facts) {
    const installed = await installedVersion(facts, 'create-modal-kit')
    const own = ownVersion()
    if (installed === undefined) return []
    if (installed !== own)
      return [
        {
          what: `create-modal-kit ${installed} is installed, and ${own} is what runs here.`,
          fix: `${facts.manager.add} create-modal-kit@${own}`,
          file: 'package.json',
        },
      ]
    return askedFor(facts, own)
  },
}

/** A fixed version in package.json that is another one: the next install changes the kit. */
function askedFor({ packageJson, manager }: Facts, own: string): readonly Finding[] {
  const asked = packageJson?.dependencies['create-modal-kit'] ?? own
  if (!/^[\^~]?\d+\.\d+\.\d+$/.test(asked) || isReachable(asked, own)) return []
  return [
    {
      what: `package.json asks for create-modal-kit ${asked}, and ${own} is installed.`,
      fix: `${manager.add} create-modal-kit@${own}`,
      file: 'package.json',
    },
  ]
}

/** Whether `^0.1.0`, `~0.1.0` or `0.1.0` allows the version: below 1.0.0 a caret keeps the minor. */
function isReachable(asked: string, own: string): boolean {
  const [major = 0, minor = 0, patch = 0] = own.split('.').map((part) => Number.parseInt(part, 10))
  const [wantedMajor = 0, wantedMinor = 0, wantedPatch = 0] = asked
    .replace(/^[\^~]/, '')
    .split('.')
    .map(Number)
  if (major !== wantedMajor) return false
  const keepsMinor = asked.startsWith('~') || (asked.startsWith('^') && major === 0)
  if (/^\d/.test(asked)) return minor === wantedMinor && patch === wantedPatch
  if (minor === wantedMinor) return patch >= wantedPatch
  return !keepsMinor && minor > wantedMinor
}
