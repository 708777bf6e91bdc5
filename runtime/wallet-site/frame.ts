import { browserHost } from '../core/host.js'
import { browserCrypto, browserDeviceStore } from './host-device.js'
import { browserSitePage } from './host-page.js'
import { browserSigningHost } from './host-worker.js'
import { type SiteParts, startSite } from './start-site.js'

// The script of the wallet's document: it is run, and imported by nothing.
startSite(browserParts())

function browserParts(): SiteParts {
  const { clock, http, log } = browserHost()
  const own = { page: browserSitePage(), store: browserDeviceStore(), crypto: browserCrypto() }
  return { ...own, http, clock, log, signing: browserSigningHost }
}
