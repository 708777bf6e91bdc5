import { type Advisory, advisoriesDate, advisories as list } from '../advisories.data.js'
import type { Check, Finding } from '../check.js'
import type { Facts } from '../facts.js'
import type { InstalledPackage } from '../installed-tree.js'
import { appTree } from '../kit-roots.js'
import { askRegistry } from '../registry-advisories.js'
import { isInVersionRange } from '../version-range.js'

/** Nothing that is installed with the kit is known to be bad, by a list of this version or, with `--online`, by the registry. */
export const advisories: Check = {
  id: 'D-12',
  severity: 'error',
  title: `No installed package is vulnerable or withdrawn (list of ${advisoriesDate})`,
  why: 'One bad package in the page can ask connected wallets for signatures.',
  async run(facts) {
    const tree = await appTree(facts)
    const known = tree.flatMap((found) => {
      const rows = list.filter(({ name, range }) => name === found.name && isInVersionRange(found.version, range))
      return rows.map((row) => findingOf(row, found, facts))
    })
    if (!facts.isOnline || tree.length === 0) return known
    const answer = await askRegistry(facts, tree)
    if (!answer.isThere)
      return [
        ...known,
        { what: `${answer.reason}.`, fix: 'Run `npm audit`, or doctor again later.', severity: 'warning' },
      ]
    const isNew = ({ name, version }: { readonly name: string; readonly version: string }) =>
      !known.some(({ what }) => what.startsWith(`${name} ${version} `))
    return [
      ...known,
      ...answer.advisories.filter(isNew).map(({ name, version, title, url, severity }) => ({
        what: `${name} ${version} is installed: ${title.replace(/\.$/, '')} (${url}).`,
        fix: updateOf(name, 'latest', facts),
        severity,
        file: 'package.json',
      })),
    ]
  },
}

function findingOf(row: Advisory, { name, version }: InstalledPackage, facts: Facts): Finding {
  const { what, url, severity, fixed } = row
  return {
    what: `${name} ${version} ${what} (${url}).`,
    fix: updateOf(name, fixed, facts),
    severity,
    file: 'package.json',
  }
}

/** What the app asks for itself is changed; what comes with something else is brought up to date. */
function updateOf(name: string, fixed: string, { packageJson, manager }: Facts): string {
  const isDirect = packageJson !== undefined && name in packageJson.dependencies
  if (isDirect) return `${manager.add} ${name}@${fixed}`
  return `${manager.id} ${manager.id === 'yarn' ? 'upgrade' : 'update'} ${name}`
}
