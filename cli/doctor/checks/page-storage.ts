import type { Check, Finding } from '../check.js'
import { policiesOf } from '../csp.js'
import { servedPages } from '../served-pages.js'

/** The page can store the connections. */
export const pageStorage: Check = {
  id: 'U-storage',
  severity: 'error',
  title: 'The page can keep what it stores',
  why: 'Visits forget who was connected, and people have to connect again.',
  async run(facts) {
    return (await servedPages(facts)).flatMap(({ url, answer: { headers } }): readonly Finding[] => {
      // A `sandbox` counts in a header only.
      const boxes = policiesOf(headers, '').flatMap((policy) => {
        const flags = policy.get('sandbox')
        return flags ? [flags] : []
      })
      const isBoxed = boxes.some((flags) => !flags.includes('allow-same-origin'))
      const isCleared = /"(?:storage|\*)"/.test(headers.get('clear-site-data') ?? '')
      return [
        ...(isBoxed
          ? [
              {
                what: `The policy of ${url.href} has a sandbox without allow-same-origin, so storage is lost.`,
                fix: 'Remove sandbox from the policy, or add allow-same-origin allow-scripts to it.',
              },
            ]
          : []),
        ...(isCleared
          ? [
              {
                what: `${url.href} is served with Clear-Site-Data, which empties the storage of the site.`,
                fix: 'Send that header only from the address that signs people out.',
              },
            ]
          : []),
      ]
    })
  },
}
