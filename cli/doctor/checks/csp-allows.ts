import { cspDirectives } from '../../generate/artifacts.js'
import type { Check } from '../check.js'
import { allows, policiesOf } from '../csp.js'
import { servedPages } from '../served-pages.js'

/** The policy of a served page lets the kit ask what the config needs. */
export const cspAllows: Check = {
  id: 'D-02',
  severity: 'error',
  title: 'The Content-Security-Policy of the page allows what the config needs',
  why: 'The browser blocks these requests. The modal opens without balances or pictures.',
  async run(facts) {
    const { resolved } = facts.config
    if (!resolved) return []
    const needed = Object.entries(cspDirectives(resolved)).map(
      // What is 'self' is served from wherever the app puts its own files.
      ([name, sources]) => [name, sources.filter((source) => source !== "'self'")] as const,
    )
    return (await servedPages(facts)).flatMap(({ url, answer }) => {
      const policies = policiesOf(answer.headers, answer.text)
      const missing = needed.flatMap(([name, sources]) => {
        const blocked = sources.filter((origin) =>
          policies.some((policy) => !allows(policy, name, { origin, page: url.origin })),
        )
        return blocked.length > 0 ? [`${name} ${blocked.join(' ')}`] : []
      })
      if (missing.length === 0) return []
      return [
        {
          what: `The policy of ${url.href} doesn't allow ${missing.join('; ')}.`,
          fix: `Add to it: ${missing.join('; ')}`,
        },
      ]
    })
  },
}
