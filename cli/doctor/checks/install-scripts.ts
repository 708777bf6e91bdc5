import { join } from 'node:path'
import type { Check } from '../check.js'
import { kitTree } from '../kit-roots.js'
import { knownInstallScripts } from '../known-install-scripts.data.js'

/** No package of the kit runs an install script. */
export const installScripts: Check = {
  id: 'D-23',
  severity: 'warning',
  title: 'Nothing the kit brings runs a script when it is installed',
  why: 'An install script runs with all your rights, on your machine and in CI: it is how stolen packages spread.',
  async run(facts) {
    const settings = await Promise.all(facts.folders.map((folder) => facts.files.read(join(folder, '.npmrc'))))
    if (settings.some((text) => /^\s*ignore-scripts\s*=\s*true\b/m.test(text ?? ''))) return []
    const tree = await kitTree(facts)
    const bad = tree.filter(({ name, installs }) => installs.length > 0 && !(name in knownInstallScripts))
    return bad.map(({ name, version, installs }) => ({
      what: `${name} ${version} runs ${installs.join(' and ')} when it is installed.`,
      fix: `Look into the script; then write "ignore-scripts=true" into .npmrc and build what needs it with \`${facts.manager.id} rebuild\`, or replace ${name}.`,
      file: 'package.json',
    }))
  },
}
