import { isLoopback } from '../../../schema/url.js'
import { loadOriginRules } from '../../stack/origin-rules.js'
import type { Check } from '../check.js'
import { askOrigins } from '../project-origins.js'
import { pageOrigins } from '../served-pages.js'

/** A page that is only allowed as a preview has no money on it. */
export const previewOrigin: Check = {
  id: 'D-39',
  severity: 'info',
  title: 'Pages that are allowed as previews use test networks',
  why: 'Anyone can get a name at a preview host, and use your project from there.',
  async run(facts) {
    const deployed = (await pageOrigins(facts)).filter((origin) => !isLoopback(origin))
    const mainnets = (facts.config.resolved?.networks ?? []).filter(({ testnet }) => testnet !== true)
    if (deployed.length === 0 || mainnets.length === 0) return []
    const origins = await askOrigins(facts)
    if (!origins || origins.defaults.length === 0) return []
    const rules = await loadOriginRules()
    if ('missing' in rules) return []
    const id = facts.config.resolved?.projectId ?? ''
    return deployed
      .filter((origin) => !rules.allows(origin, origins.own) && rules.allows(origin, [], origins.defaults))
      .map((origin) => ({
        what: `${origin} may use project ${id} as a preview only, and has ${mainnets.map(({ name }) => name).join(', ')}.`,
        fix: `Write test networks for previews, or add the page: npm run admin -- origin add ${id} ${origin}`,
      }))
  },
}
