import { isLoopback } from '../../../schema/url.js'
import { loadOriginRules } from '../../stack/origin-rules.js'
import type { Check, Finding } from '../check.js'
import { askOrigins } from '../project-origins.js'

/**
 * The origins of the project are narrow: no `*` under a domain with public registration, no `http:` but on this
 * machine.
 */
export const wideOrigins: Check = {
  id: 'D-05',
  severity: 'error',
  title: 'No allowed origin of the project lets strangers in',
  why: 'Anyone below that host, or on that network, can use the project.',
  async run(facts) {
    const origins = await askOrigins(facts)
    if (!origins) return []
    // Exact https origins need no list of public suffixes.
    const doubtful = origins.own.filter((pattern) => !/^https:\/\/[^*]+$/.test(pattern))
    if (doubtful.length === 0) return []
    const rules = await loadOriginRules()
    if ('missing' in rules)
      return [
        {
          what: `Couldn't compare ${doubtful.join(', ')} with the list of public suffixes: ${rules.missing} isn't installed.`,
          fix: "Start `npx modal-kit dev` once. It installs the backend's packages.",
          severity: 'warning',
        },
      ]
    const id = facts.config.resolved?.projectId ?? ''
    return doubtful.flatMap((pattern): readonly Finding[] => {
      const fault = rules.faultOf(pattern)
      if (fault === undefined) return []
      const isHere = isLoopback(facts.api ?? '')
      return [
        {
          what: `${pattern}, an allowed origin of project ${id}, ${fault}.`,
          fix:
            facts.config.value?.services === 'reown'
              ? `Remove ${pattern} from the allowed domains of the project at https://dashboard.reown.com.`
              : `Run in the backend's folder: npm run admin -- origin remove ${id} '${pattern}'`,
          // A phone in the same room is tried out over http.
          ...(isHere && fault === "isn't https" && { severity: 'warning' as const }),
        },
      ]
    })
  },
}
