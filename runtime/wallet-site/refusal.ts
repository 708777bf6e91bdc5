import { clean } from '../core/clean.js'
import type { SitePage } from './host-page.js'
import { isListed, type SiteSettings } from './settings.js'

/** What an app writes into the address of the frame (SPEC §9, secure SDK version); the port agrees on what is spoken. */
const VERSION = '4'

/**
 * Why the wallet does not start in this document (SECURITY 2.2, T38, A-04, A-05, A-59, A-60); `undefined` where it does.
 * Said to developers.
 */
export function refusalOf(
  page: Pick<SitePage, 'origin' | 'parent' | 'isCredentialless' | 'isSecure' | 'ancestors' | 'search'>,
  settings: SiteSettings | undefined,
): string | undefined {
  if (!page.parent) return 'The wallet runs in a frame of an app. This page isn’t in a frame.'
  if (page.origin === 'null') return 'The frame is sandboxed without an origin. Add `allow-same-origin` to its sandbox.'
  if (page.isCredentialless) return 'The frame is marked `credentialless`. Take that attribute off.'
  if (!page.isSecure) return 'The page isn’t secure. Serve the wallet and the app over HTTPS.'
  if (!settings) return 'The page has no settings of a project. Serve it with the wallet’s own server.'
  const version = new URLSearchParams(page.search).get('version') ?? VERSION
  if (version !== VERSION)
    return `The app asks for version ${clean(version).slice(0, 20)} of the wallet. This site has ${VERSION}.`
  // A page that gives its frames no referrer is not named here. The header of the document looks at it all the same.
  const stranger = page.ancestors?.find((origin) => origin !== 'null' && !isListed(settings.origins, origin))
  if (stranger === undefined) return undefined
  return `The project doesn’t list the origin ${stranger}. Add it to the project, or take the frame off that page.`
}
