import type { Mail } from '../../mail/mailer.js'
import { rules } from '../rules.data.js'
import { fill, ltrWords, mailLanguage } from './language.js'
import { loginTexts } from './texts.data.js'

/** Who gets the mail of a login, and what asked for it. */
export interface MailAbout {
  readonly email: string
  readonly language: string
  readonly origin: string
  readonly browser: string
  readonly network: string
}

/** What the mail is for. */
export type MailContent =
  | { readonly kind: 'code'; readonly code: string }
  /** The address of the page of the link, and the one of the page on which people see what happened. */
  | { readonly kind: 'link'; readonly url: string; readonly activity: string }

/** Longer names of sites are cut in a subject. */
const SUBJECT_SITE = 80

/**
 * Writes the mail of a login as plain text: it names the site, the browser and the network that ask (SECURITY 2.9). The
 * mail with the link has two addresses that can be opened, both of the wallet's site; the mail with the code has none but
 * the site's name.
 */
export function writeMail(about: MailAbout, content: MailContent): Mail {
  const language = mailLanguage(about.language)
  const texts = loginTexts[language]
  const site = about.origin.replace(/^[a-z][a-z0-9+.-]*:\/\//, '').slice(0, SUBJECT_SITE)
  const { origin, browser, network } = about
  const words = { ...ltrWords({ origin, browser, network }, language), site, minutes: rules.codeMs / 60_000 }
  const from = [fill(texts.browser, words), fill(texts.network, words)]
  const lines =
    content.kind === 'code'
      ? [fill(texts.code, words), '', content.code, '', fill(texts.life, words), '', ...from]
      : [fill(texts.asks, words), '', ...from, '', texts.open, content.url, '', texts.activity, content.activity]
  const subject = fill(content.kind === 'code' ? texts.codeSubject : texts.linkSubject, words)
  return { to: about.email, subject, text: [...lines, '', texts.ignore, ''].join('\n') }
}
