import { html } from 'hono/html'
import type { Html } from '../../admin/layout.js'
import type { LinkedLogin } from '../login/device-link.js'
import { fill, ltrWords, mailLanguage } from '../mails/language.js'
import { loginTexts, type MailLanguage } from '../mails/texts.data.js'

/** Where the style sheet of the page is. */
export const DEVICE_STYLE = '/device.css'

/** The page of a link: who asks, and three numbers, of which the frame shows one (SECURITY 2.9). It has no script. */
export function askingPage(login: LinkedLogin, token: string): Html {
  const language = mailLanguage(login.language)
  const texts = loginTexts[language]
  const { origin, browser, network } = login
  const words = ltrWords({ origin, browser, network }, language)
  return sitePage(language, {
    title: texts.title,
    body: html`<p>${fill(texts.asks, words)}</p>
      <p class="soft">${fill(texts.browser, words)}<br />${fill(texts.network, words)}</p>
      <form method="post" action="/device">
        <input type="hidden" name="token" value="${token}" />
        <p class="question" id="question">${texts.question}</p>
        <div class="numbers" role="group" aria-labelledby="question">
          ${login.numbers.map((number) => html`<button name="number" value="${number}">${number}</button> `)}
        </div>
      </form>
      <p class="soft">${texts.ignore}</p>`,
  })
}

const kinds = { approved: 'good', refused: 'fault', over: 'warning' } as const

/** What became of the link. */
export function answeredPage(outcome: keyof typeof kinds, tag: string): Html {
  const language = mailLanguage(tag)
  const texts = loginTexts[language]
  return sitePage(language, {
    title: texts.title,
    body: html`<p class="said ${kinds[outcome]}" role="status">${texts[outcome]}</p>`,
  })
}

/** What a page for people shows. */
export interface SitePage {
  readonly title: string
  /** Of the project, where the page is of one. */
  readonly name?: string | undefined
  /** It has rows. */
  readonly isWide?: boolean
  readonly body: Html
}

/** A page of the site for people, without script, in the direction of its language. */
export function sitePage(language: MailLanguage, { title, name, isWide = false, body }: SitePage): Html {
  return html`<!doctype html>
    <html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="${DEVICE_STYLE}" />
      </head>
      <body>
        <main${isWide ? html` class="wide"` : ''}>
          ${name === undefined ? '' : html`<p class="soft name"><bdi>${name}</bdi></p>`}
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`
}
