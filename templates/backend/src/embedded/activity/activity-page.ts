import { html } from 'hono/html'
import type { Html } from '../../admin/layout.js'
import { fill, leftToRight, mailLanguage } from '../mails/language.js'
import { loginTexts, type MailLanguage } from '../mails/texts.data.js'
import { rules } from '../rules.data.js'
import { type SitePage, sitePage } from '../site/device-page.js'
import type { ActivityPage } from './activity-links.js'
import { activityTexts } from './activity-texts.js'
import type { Line } from './read-lines.js'

/** Letters of a device's thumbprint that tell devices of one person apart. */
const DEVICE_LETTERS = 8
const minutes = rules.linkMs / 60_000
/** Outcomes that stand out among the others. */
const faults = ['wrong', 'refused', 'too old']

/** The project that a page is of. */
export interface NamedProject {
  readonly id: string
  readonly name: string
}

/** What was wrong with the form that was sent. */
export interface FormFault {
  readonly text: string
  /** As it was typed. */
  readonly email: string
  readonly isOfEmail: boolean
}

/** The form that asks for an e-mail address. */
export function askingPage(language: MailLanguage, { id, name }: NamedProject, fault?: FormFault): Html {
  const texts = activityTexts[language]
  const invalid = fault?.isOfEmail ? html` aria-invalid="true" aria-describedby="fault"` : ''
  return page(language, {
    name,
    body: html`<p>${texts.intro}</p>
      ${fault ? html`<p class="said fault" id="fault" role="alert">${fault.text}</p>` : ''}
      <form method="post" action="/activity">
        <input type="hidden" name="projectId" value="${id}" />
        <label>${texts.email}<input name="email" type="email" autocomplete="email" required maxlength="254" dir="ltr" value="${fault?.email ?? ''}"${invalid} /></label>
        <button class="main">${texts.send}</button>
      </form>`,
  })
}

/** Says that the mail is on its way, the same for every address. */
export function sentPage(language: MailLanguage, { name }: NamedProject): Html {
  const text = fill(activityTexts[language].sent, { minutes })
  return page(language, { name, body: html`<p class="said good" role="status">${text}</p>` })
}

/** The page of the link: a button, and nothing of the person. */
export function linkPage(tag: string, { id, name }: NamedProject, token: string): Html {
  const language = mailLanguage(tag)
  const texts = activityTexts[language]
  return page(language, {
    name,
    body: html`<p>${texts.question}</p>
      <form method="post" action="/activity/link">
        <input type="hidden" name="projectId" value="${id}" />
        <input type="hidden" name="token" value="${token}" />
        <button class="main">${texts.show}</button>
      </form>`,
  })
}

/** Says that a link, or what was opened by it, is over, and leads to the form of the project where one is told. */
export function overPage(language: MailLanguage, projectId: string | undefined): Html {
  const texts = activityTexts[language]
  const form = projectId && html`<a class="button main" href="/activity?projectId=${projectId}">${texts.again}</a>`
  return page(language, { body: html`<p class="said warning" role="status">${texts.over}</p>${form ?? ''}` })
}

/** The lines, the newest first, below their days. */
export function listPage({ projectId, lines, older, language: tag }: ActivityPage, name: string): Html {
  const language = mailLanguage(tag)
  const texts = activityTexts[language]
  if (lines.length === 0) return page(language, { name, body: html`<p class="said">${texts.empty}</p>` })
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const times = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' })
  const groups = new Map<string, Line[]>()
  for (const line of lines) {
    const day = days.format(line.at)
    groups.set(day, [...(groups.get(day) ?? []), line])
  }
  return page(language, {
    name,
    isWide: true,
    body: html`${[...groups].map(
      ([day, rows]) =>
        html`<h2>${day} · UTC</h2>
          <ul>
            ${rows.map((line) => html`<li>${lineOf(line, language, times)}</li>`)}
          </ul>`,
    )}
    ${
      older === undefined
        ? ''
        : html`<form method="post" action="/activity/older">
            <input type="hidden" name="projectId" value="${projectId}" />
            <input type="hidden" name="page" value="${older}" />
            <button>${texts.older}</button>
          </form>`
    }`,
  })
}

function lineOf(
  { at, event, outcome, origin, device, network }: Line,
  language: MailLanguage,
  times: Intl.DateTimeFormat,
) {
  const texts = activityTexts[language]
  // A transaction that was given to a node again fared as its last word says.
  const name = outcome.replace(/^again /, '').replace(/^wrong number$/, 'wrong')
  const word = wordOf(texts.outcomes, name)
  const facts = [
    origin && fill(texts.site, { origin: leftToRight(origin, language) }),
    device && fill(texts.device, { device: leftToRight(device.slice(0, DEVICE_LETTERS), language) }),
    network && fill(loginTexts[language].network, { network: leftToRight(network, language) }),
  ]
  const told = faults.includes(name) ? html`<span class="bad">${word}</span>` : word
  return html`<span><strong>${wordOf(texts.events, event)}</strong>${word === 'ok' ? '' : html` · ${told}`}</span>
    <time class="soft" datetime="${new Date(at).toISOString()}">${times.format(at)}</time>
    <span class="soft facts">${facts.map((fact) => (fact ? html`<bdi>${fact}</bdi> ` : ''))}</span>`
}

function wordOf(words: Readonly<Record<string, string>>, name: string): string {
  return (Object.hasOwn(words, name) ? words[name] : undefined) ?? name
}

function page(language: MailLanguage, { name, isWide = false, body }: Omit<SitePage, 'title'>): Html {
  return sitePage(language, { title: activityTexts[language].title, name, isWide, body })
}
