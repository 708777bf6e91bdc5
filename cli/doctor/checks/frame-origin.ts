import { isLoopback } from '../../../schema/url.js'
import type { Check, Finding } from '../check.js'
import { lineOf } from '../line-of.js'
import { pageOrigins } from '../served-pages.js'

/** The wallet's site has an origin that no page of the app is served from. One that `app.url` names is no valid config. */
export const frameOrigin: Check = {
  id: 'D-01',
  severity: 'error',
  title: 'The wallet has an origin of its own',
  why: "Any script of the app can read the wallet's keys and sign.",
  async run(facts) {
    const { value, resolved, source } = facts.config
    const frame = resolved?.services.frame
    if (frame === undefined) return []
    const site = new URL(frame)
    const url = value?.app.url
    const own = url === undefined ? [] : [new URL(url).origin]
    const at = source && { file: source.file, ...lineOf(source.text, frame) }
    return [...new Set([...own, ...(await pageOrigins(facts))])].flatMap((origin): readonly Finding[] => {
      const fix = "Serve the wallet's site from a host of its own, and write it into services.frame."
      if (origin === site.origin) return [{ what: `${origin} serves both the app and the wallet.`, fix, ...at }]
      if (new URL(origin).hostname !== site.hostname || isLoopback(frame)) return []
      return [
        {
          what: `The wallet at ${site.origin} has the host of ${origin}.`,
          why: 'Browsers share cookies between the ports of a host.',
          fix,
          severity: 'warning',
          ...at,
        },
      ]
    })
  },
}
