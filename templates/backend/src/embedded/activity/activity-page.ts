import { html } from 'hono/html'
import type { Html } from '../../admin/layout.js'
import { fill, mailLanguage } from '../mails/language.js'
import { loginTexts, type MailLanguage } from '../mails/texts.data.js'
import { rules } from '../rules.data.js'
import { sitePage } from '../site/device-page.js'
import type { ActivityPage } from './activity-links.js'
import { activityTexts } from './activity-texts.js'
import type { Line } from './read-lines.js'

/** Letters of a device's thumbprint that tell devices of one person apart. */
const DEVICE_LETTERS = 8
const minutes = rules.linkMs / 60_000

/** The form that asks for an e-mail address. */
export function askingPage(language: MailLanguage, projectId: string, fault?: string): Html {
  const texts = activityTexts[language]
  return page(
    language,
    html`${fault === undefined ? '' : html`<p class="fault" role="alert">${fault}</p>`}
      <p>${texts.intro}</p>
      <form method="post" action="/activity">
        <input type="hidden" name="projectId" value="${projectId}" />
        <p><label>${texts.email}<input name="email" type="email" autocomplete="email" required maxlength="254" dir="ltr" /></label></p>
        <button class="main">${texts.send}</button>
      </form>`,
  )
}

/** Says that the mail is on its way, the same for every address. */
export function sentPage(language: MailLanguage): Html {
  return page(language, html`<p role="status">${fill(activityTexts[language].sent, { minutes })}</p>`)
}

/** The page of the link: a button, and nothing of the person. */
export function linkPage(language: string, token: string): Html {
  const texts = activityTexts[mailLanguage(language)]
  return page(
    mailLanguage(language),
    html`<p>${texts.question}</p>
      <form method="post" action="/activity/link">
        <input type="hidden" name="token" value="${token}" />
        <button class="main">${texts.show}</button>
      </form>`,
  )
}

/** Says that a link, or what was opened by it, is over. */
export function overPage(language: MailLanguage): Html {
  return page(language, html`<p role="status">${activityTexts[language].over}</p>`)
}

/** The lines, the newest first. */
export function listPage({ lines, older, language: tag }: ActivityPage): Html {
  const language = mailLanguage(tag)
  const texts = activityTexts[language]
  const times = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' })
  return page(
    language,
    lines.length === 0
      ? html`<p>${texts.empty}</p>`
      : html`<ul>
          ${lines.map((line) => html`<li>${lineOf(line, language, times)}</li>`)}
        </ul>
        ${
          older === undefined
            ? ''
            : html`<form method="post" action="/activity/older">
              <input type="hidden" name="page" value="${older}" />
              <button>${texts.older}</button>
            </form>`
        }`,
  )
}

function lineOf(
  { at, event, outcome, origin, device, network }: Line,
  language: MailLanguage,
  times: Intl.DateTimeFormat,
) {
  const texts = activityTexts[language]
  // A transaction that was given to a node again fared as its last word says.
  const word = wordOf(texts.outcomes, outcome.replace(/^again /, '').replace(/^wrong number$/, 'wrong'))
  const facts = [
    origin && fill(texts.site, { origin: leftToRight(origin, language) }),
    device && fill(texts.device, { device: leftToRight(device.slice(0, DEVICE_LETTERS), language) }),
    network && fill(loginTexts[language].network, { network: leftToRight(network, language) }),
  ]
  return html`<span><strong>${wordOf(texts.events, event)}</strong>${word === 'ok' ? '' : html` · ${word}`}</span>
    <span class="soft"><time datetime="${new Date(at).toISOString()}">${times.format(at)} UTC</time>
      ${facts.map((fact) => (fact ? html` · <bdi>${fact}</bdi>` : ''))}</span>`
}

/** Addresses keep their order among words that are read from right to left (UAX #9, isolates). */
function leftToRight(text: string, language: MailLanguage): string {
  return language === 'ar' ? `\u2066${text}\u2069` : text
}

function wordOf(words: Readonly<Record<string, string>>, name: string): string {
  return (Object.hasOwn(words, name) ? words[name] : undefined) ?? name
}

function page(language: MailLanguage, body: Html): Html {
  return sitePage(language, activityTexts[language].title, body)
}
