import { ModalError } from '../../../schema/error.js'
import { packagesOf } from '../../project/packages.js'
import type { Check } from '../check.js'

/** The project has a package.json that can be read, and depends on the kit. */
export const hostPackage: Check = {
  id: 'U-package',
  severity: 'error',
  title: 'package.json can be read and lists the kit',
  why: "Another machine doesn't install what the app is built with.",
  async run({ packageJson, packageError, config, manager }) {
    const at = { file: 'package.json' }
    if (ModalError.is(packageError)) return [{ what: packageError.message, fix: packageError.fix, ...at }]
    if (packageError) throw packageError
    if (!packageJson)
      return [
        {
          what: 'There is no package.json in this folder.',
          fix: "Run doctor in your app's folder, or pass it with --cwd.",
        },
      ]
    // A project without a config never had the kit, which the check of the config says.
    if (!config.source) return []
    const packages = { 'create-modal-kit': undefined, ...(config.resolved && packagesOf(config.resolved)) }
    const missing = Object.entries(packages).filter(([name]) => !(name in packageJson.dependencies))
    if (missing.length === 0) return []
    return [
      {
        what: `package.json doesn't list ${missing.map(([name]) => name).join(' and ')}.`,
        // The newest of a package may be another one altogether: that of web3.js is the one of before.
        fix: `${manager.add} ${missing.map(([name, version]) => (version ? `${name}@${version}` : name)).join(' ')}`,
        ...at,
      },
    ]
  },
}
