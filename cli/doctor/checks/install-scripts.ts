import { join } from 'node:path'
import type { Check } from '../check.js'
import { kitTree } from '../kit-roots.js'
import { knownInstallScripts } from '../known-install-scripts.data.js'

/** No package of the kit runs an install script. */
export const installScripts: Check = {
  id: 'D-23',
  severity: 'warning',
  title: 'Nothing the kit brings runs a script when it is installed',
  why: 'Install scripts run with all your rights. Stolen packages spread that way.',
  async run(facts) {
    const settings = await Promise.all(facts.folders.map((folder) => facts.files.read(join(folder, '.npmrc'))))
    if (settings.some((text) => /^\s*ignore-scripts\s*=\s*true\b/m.test(text ?? ''))) return []
    const tree = await kitTree(facts)
    const bad = tree.filter(({ name, installs }) => installs.length > 0 && !(name in knownInstallScripts))
    return bad.map(({ name, version, installs }) => ({
      what: `${name} ${version} runs ${installs.join(' and ')} when it is installed.`,
      fix: `Read the script. Then write "ignore-scripts=true" into .npmrc and run \`${facts.manager.id} rebuild\` where needed, or replace ${name}.`,
      file: 'package.json',
    }))
  },
}
