import type { Check } from '../check.js'
import { headerValue, missingForEmbedder, originsFor } from '../frame-site.js'
import { servedPages } from '../served-pages.js'

/** A page with a Cross-Origin-Embedder-Policy shows only frames that have one as well. */
export const frameEmbedder: Check = {
  id: 'D-08',
  severity: 'warning',
  title: 'A page with COEP can embed the frame',
  why: 'The browser blocks the wallet, and logging in by e-mail fails.',
  async run(facts) {
    const { frame } = facts
    const answer = await frame?.answered
    if (!frame || !answer?.isThere || answer.status !== 200) return []
    const missing = missingForEmbedder(answer.headers)
    if (missing.length === 0) return []
    const pages = (await servedPages(facts)).filter(({ url }) => originsFor(frame, [url.origin]).length > 0)
    return pages.flatMap(({ url, answer: { headers } }) => {
      const policy = headerValue(headers, 'cross-origin-embedder-policy')
      if (policy !== 'require-corp' && policy !== 'credentialless') return []
      return [
        {
          what: `${url.href} is served with Cross-Origin-Embedder-Policy: ${policy}, and ${frame.place} doesn't fit it.`,
          fix: `Serve the wallet's site with ${missing.join(' and ')}, or take that header off the page.`,
        },
      ]
    })
  },
}
