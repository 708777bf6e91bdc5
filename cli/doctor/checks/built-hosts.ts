import { textsIn } from '../../../schema/texts.js'
import { networkUses } from '../../generate/artifacts.js'
import type { Check } from '../check.js'
import type { Facts } from '../facts.js'
import { inertHosts } from '../inert-hosts.data.js'
import { sourceFiles } from '../source-files.js'

/** The chunks of the modal name no host that the config does not. */
export const builtHosts: Check = {
  id: 'D-18',
  severity: 'error',
  title: 'The built modal names no host outside network-ledger.json',
  why: 'A bundled package may send accounts and addresses there, and neither ledger nor policy covers it.',
  async run(facts) {
    const built = await facts.built
    if (!built || !facts.config.resolved) return []
    // A bundler may put code of the app into a chunk of the modal: what the app names is its own.
    const sources = await sourceFiles(
      facts,
      (name) => /\.([cm]?[jt]sx?|json|vue)$/.test(name) || name.startsWith('.env'),
    )
    const own = sources.flatMap(({ text }) => [...hostsIn(text)])
    const known = new Set([...inertHosts, ...hostsOf(facts), ...own])
    return built.scripts
      .filter(({ isOfModal, isOfPage }) => isOfModal && !isOfPage)
      .flatMap(({ file, text }) => {
        const foreign = [...hostsIn(text)].filter((host) => !known.has(host))
        return foreign.map((host) => ({
          what: `${file} holds parts of the modal and names ${host}. The config, network-ledger.json and the app's sources don't.`,
          fix: `Install again from the lockfile and build again. If ${host} is still there, find the package that brings it: grep -rl ${host} node_modules --include=*.js`,
          file,
        }))
      })
  },
}

/** Every host of the config, of what is generated from it, and of the kit's own texts. */
function hostsOf({ config: { value, resolved } }: Facts): readonly string[] {
  const ledger = resolved ? networkUses(resolved).map(({ origin }) => origin) : []
  const english = textsIn('en').map((text) => text.english)
  return [...hostsIn([JSON.stringify(value), JSON.stringify(resolved), ...ledger, ...english].join('\n'))]
}

function hostsIn(text: string): ReadonlySet<string> {
  const found = text.matchAll(/\b(?:https?|wss?):\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi)
  return new Set([...found].map(([, host = '']) => host.toLowerCase()).filter((host) => !/^127\./.test(host)))
}
