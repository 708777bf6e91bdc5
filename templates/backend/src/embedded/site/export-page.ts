import { html } from 'hono/html'
import type { Html } from '../../admin/layout.js'
import type { MailLanguage } from '../mails/texts.data.js'
import { sitePage } from './device-page.js'
import { exportTexts } from './export-texts.data.js'

/** The page about taking keys out. */
export function exportPage(language: MailLanguage): Html {
  const { title, text } = exportTexts[language]
  return sitePage(language, { title, body: html`<p>${text}</p>` })
}
