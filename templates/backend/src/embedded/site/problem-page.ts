import { html } from 'hono/html'
import type { Html } from '../../admin/layout.js'
import type { MailLanguage } from '../mails/texts.data.js'
import { sitePage } from './device-page.js'
import { problemTexts } from './problem-texts.data.js'

/** What a browser shows where there is no page, or where one failed: nothing of what went wrong. */
export function problemPage(language: MailLanguage, kind: 'missing' | 'failed'): Html {
  const { title, text } = problemTexts[language][kind]
  return sitePage(language, { title, body: html`<p>${text}</p>` })
}
