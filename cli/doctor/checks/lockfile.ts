import { basename, dirname } from 'node:path'
import { nameOf } from '../../config/load.js'
import { packageManagers } from '../../project/package-manager.js'
import type { Check } from '../check.js'

/** One package manager, and its lockfile. */
export const lockfile: Check = {
  id: 'D-22',
  severity: 'warning',
  title: 'One lockfile, of one package manager',
  why: "Without exactly one, another machine installs versions you didn't test.",
  async run({ packageJson, lockfiles, cwd, manager }) {
    if (!packageJson) return []
    const [first] = lockfiles
    if (!first)
      return [
        {
          what: 'There is no lockfile.',
          fix: `Run \`${manager.id} install\` and commit ${manager.lockfiles[0]}.`,
          file: 'package.json',
        },
      ]
    const beside = lockfiles.filter((path) => dirname(path) === dirname(first))
    const managers = packageManagers.filter((row) => beside.some((path) => row.lockfiles.includes(basename(path))))
    if (managers.length < 2) return []
    const names = beside.map((path) => nameOf(path, cwd))
    return [
      {
        what: `There are lockfiles of ${managers.map(({ id }) => id).join(' and ')}: ${names.join(', ')}.`,
        fix: "Keep your package manager's one and delete the others.",
        file: names[0] ?? '',
      },
    ]
  },
}
