import { html } from 'hono/html'
import type { Html } from '../../admin/layout.js'
import type { LinkedLogin } from '../login/device-link.js'
import { fill, mailLanguage } from '../mails/language.js'
import { loginTexts, type MailLanguage } from '../mails/texts.data.js'

/** Where the style sheet of the page is. */
export const DEVICE_STYLE = '/device.css'

/** The page of a link: who asks, and three numbers, of which the frame shows one (SECURITY 2.9). It has no script. */
export function askingPage(login: LinkedLogin, token: string): Html {
  const texts = loginTexts[mailLanguage(login.language)]
  const words = { origin: login.origin, browser: login.browser, network: login.network }
  return page(
    login.language,
    html`<p>${fill(texts.asks, words)}</p>
      <p class="soft">${fill(texts.browser, words)}<br />${fill(texts.network, words)}</p>
      <form method="post" action="/device">
        <input type="hidden" name="token" value="${token}" />
        <p>${texts.question}</p>
        <p>${login.numbers.map((number) => html`<button name="number" value="${number}">${number}</button> `)}</p>
      </form>
      <p class="soft">${texts.ignore}</p>`,
  )
}

/** What became of the link. */
export function answeredPage(outcome: 'approved' | 'refused' | 'over', language: string): Html {
  return page(language, html`<p role="status">${loginTexts[mailLanguage(language)][outcome]}</p>`)
}

function page(language: string, body: Html): Html {
  return sitePage(mailLanguage(language), loginTexts[mailLanguage(language)].title, body)
}

/** A page of the site for people, without script, in the direction of its language. */
export function sitePage(language: MailLanguage, title: string, body: Html): Html {
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
        <main>
          <section>
            <h1>${title}</h1>
            ${body}
          </section>
        </main>
      </body>
    </html>`
}
