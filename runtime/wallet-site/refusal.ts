import type { SitePage } from './host-page.js'
import { isListed, type SiteSettings } from './settings.js'

/**
 * Why the wallet does not start in this document (SECURITY 2.2, A-04, A-05, A-60); `undefined` where it does. Said to
 * developers.
 */
export function refusalOf(
  page: Pick<SitePage, 'origin' | 'parent' | 'isCredentialless' | 'isSecure' | 'ancestors'>,
  settings: SiteSettings | undefined,
): string | undefined {
  if (!page.parent) return 'The wallet runs in a frame of an app. This page isn’t in a frame.'
  if (page.origin === 'null') return 'The frame is sandboxed without an origin. Add `allow-same-origin` to its sandbox.'
  if (page.isCredentialless) return 'The frame is marked `credentialless`. Take that attribute off.'
  if (!page.isSecure) return 'The page isn’t secure. Serve the wallet and the app over HTTPS.'
  if (!settings) return 'The page has no settings of a project. Serve it with the wallet’s own server.'
  // A page that gives its frames no referrer is not named here. The header of the document looks at it all the same.
  const stranger = page.ancestors?.find((origin) => origin !== 'null' && !isListed(settings.origins, origin))
  if (stranger === undefined) return undefined
  return `The project doesn’t list the origin ${stranger}. Add it to the project, or take the frame off that page.`
}
