import type { Mail } from '../../mail/mailer.js'
import { fill, ltrWords, mailLanguage } from '../mails/language.js'
import { loginTexts } from '../mails/texts.data.js'
import { rules } from '../rules.data.js'
import { activityTexts } from './activity-texts.js'

/** Who gets the mail, and what asked for it. */
export interface ActivityMail {
  readonly email: string
  readonly language: string
  readonly browser: string
  readonly network: string
  /** The address of the page of the link. */
  readonly url: string
}

/** Writes the mail with the link to a person's activity, as plain text. */
export function writeActivityMail({ email, language: tag, browser, network, url }: ActivityMail): Mail {
  const language = mailLanguage(tag)
  const [texts, login] = [activityTexts[language], loginTexts[language]]
  const life = fill(texts.life, { minutes: rules.linkMs / 60_000 })
  const from = [login.browser, login.network].map((text) => fill(text, ltrWords({ browser, network }, language)))
  const lines = [texts.mail, url, '', life, '', ...from, '', login.ignore, '']
  return { to: email, subject: texts.title, text: lines.join('\n') }
}
