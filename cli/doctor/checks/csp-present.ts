import type { Check, Finding } from '../check.js'
import { type Policy, policiesOf } from '../csp.js'
import { servedPages } from '../served-pages.js'

/** A served page has a policy, and one that keeps foreign code out. */
export const cspPresent: Check = {
  id: 'D-20',
  severity: 'warning',
  title: 'The page has a Content-Security-Policy without unsafe-eval',
  why: 'An injected script can ask connected wallets for signatures. A policy stops it.',
  async run(facts) {
    const { folder } = facts.config
    return (await servedPages(facts)).flatMap(({ url, answer }): readonly Finding[] => {
      const policies = policiesOf(answer.headers, answer.text)
      if (policies.length === 0)
        return [
          {
            what: `${url.href} is served without a Content-Security-Policy.`,
            fix: `Serve what \`npx modal-kit csp\` prints; its sources are in ${folder}/csp.json.`,
          },
        ]
      const isOpen = policies.every((policy) => scriptSources(policy).includes("'unsafe-eval'"))
      return isOpen
        ? [
            {
              what: `The policy of ${url.href} allows 'unsafe-eval'.`,
              fix: "Remove 'unsafe-eval' from script-src. The kit doesn't need it.",
            },
          ]
        : []
    })
  },
}

function scriptSources(policy: Policy): readonly string[] {
  return policy.get('script-src') ?? policy.get('default-src') ?? []
}
