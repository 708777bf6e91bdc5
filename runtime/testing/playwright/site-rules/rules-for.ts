import type { BrowserContext } from '@playwright/test'
import { firstAccountRules, lastAccountRules } from './account-rules.js'
import { answerRules } from './answer-rules.js'
import { documentRules } from './document-rules.js'
import { introductionRules } from './introduction-rules.js'
import { messageRules } from './message-rules.js'
import type { SiteRule, SiteUnderTest, WalletSiteSubject } from './rule.js'
import { signingRules } from './signing-rules.js'
import { openApp } from './site-app.js'

/** In the order in which they are checked where one is signed in. */
const allRules: readonly SiteRule[] = [
  ...documentRules,
  ...introductionRules,
  ...messageRules,
  ...answerRules,
  ...firstAccountRules,
  ...signingRules,
  ...lastAccountRules,
]

/** The rules that a site of this kind has to keep, as far as the subject tells what they need. */
export function rulesFor({
  protocol,
  level = protocol === 5 ? 'hardened' : 'protocol',
  login,
  approve,
}: WalletSiteSubject) {
  const given = {
    email: typeof login === 'object',
    login: login !== undefined,
    approve: login !== undefined && approve !== undefined,
  }
  return allRules.filter(({ levels, needs }) => {
    const from = levels[protocol]
    return from !== undefined && (level === 'hardened' || from === 'protocol') && (!needs || given[needs])
  })
}

/** The site as the rules meet it, in pages of this context. */
export function siteIn(context: BrowserContext, subject: WalletSiteSubject): SiteUnderTest {
  const { protocol, projectId, origins, stranger = strangerTo(origins[0]) } = subject
  const url = addressOf(subject)
  const open: SiteUnderTest['open'] = (options = {}) =>
    openApp({ context, url, origin: origins[0], protocol, projectId, ...options })
  return {
    subject: { ...subject, url },
    stranger,
    open,
    async introduced() {
      const app = await open()
      await app.load()
      await app.introduce()
      return app
    },
  }
}

/** The address of the document, with what the kit adds to it (SPEC §2). */
function addressOf({ url, projectId }: WalletSiteSubject): string {
  const address = new URL(url)
  const added = { projectId, chainId: 'eip155:1', version: '4', enableLogger: 'false' }
  for (const [name, value] of Object.entries(added))
    if (!address.searchParams.has(name)) address.searchParams.set(name, value)
  return address.href
}

/** An origin that begins as the listed one: for `https://app.example` it is `https://app.example.stranger.example`. */
function strangerTo(origin: string): string {
  const { protocol, hostname, port } = new URL(origin)
  const end = hostname.endsWith('localhost') ? 'stranger.localhost' : 'stranger.example'
  return `${protocol}//${hostname}.${end}${port && `:${port}`}`
}
