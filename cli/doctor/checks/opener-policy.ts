import type { Check } from '../check.js'
import { servedPages } from '../served-pages.js'
import { windowWallets } from '../window-wallets.data.js'

/** Windows of wallets can answer the page that opened them. */
export const openerPolicy: Check = {
  id: 'D-06',
  severity: 'warning',
  title: 'Windows of wallets can answer the page',
  why: "The wallet's window can't reach the page. It waits forever, and nothing connects.",
  async run(facts) {
    const wallets = windowWallets.filter((name) => name in (facts.packageJson?.dependencies ?? {}))
    if (wallets.length === 0) return []
    const cutOff = (await servedPages(facts)).filter(
      ({ answer }) => policyIn(answer.headers.get('cross-origin-opener-policy') ?? '') === 'same-origin',
    )
    return cutOff.map(({ url }) => ({
      what: `${url.href} is served with Cross-Origin-Opener-Policy: same-origin, and ${wallets.join(' and ')} opens windows.`,
      fix: 'Serve Cross-Origin-Opener-Policy: same-origin-allow-popups.',
    }))
  },
}

/** The policy without its parameters: `same-origin; report-to="a"`. */
function policyIn(header: string): string {
  return header.split(';')[0]?.trim() ?? ''
}
