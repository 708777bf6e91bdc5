import { html } from 'hono/html'
import { type Html, page } from '../../admin/layout.js'
import type { CaughtMail } from '../../mail/mail-box.js'

/** The mails, the newest first, as text: what a mail has as HTML is shown as its source. */
export function inboxPage(mails: readonly CaughtMail[]): Html {
  return page({
    title: 'Inbox',
    style: '/inbox/style.css',
    header: html`<span class="soft">development inbox</span>`,
    body: html`<h1>Inbox</h1>
      ${
        mails.length === 0
          ? html`<section><p class="soft">No mail came yet. Load the page again after one was sent.</p></section>`
          : html`${mails.map(mailCard)} ${remove('all', 'Delete all mails')}`
      }`,
  })
}

function mailCard({ id, to, from, subject, text, html: source, receivedAt }: CaughtMail): Html {
  return html`<article class="card">
    <h2>${subject}</h2>
    <p class="soft">To ${to} · from ${from} · <time>${timeOf(receivedAt)}</time></p>
    <pre>${text}</pre>
    ${
      source === undefined
        ? ''
        : html`<details>
            <summary>HTML source</summary>
            <pre>${source}</pre>
          </details>`
    }
    ${remove(id, 'Delete')}
  </article>`
}

/** `2026-01-31 12:00:00 UTC` */
function timeOf(ms: number): string {
  return new Date(ms)
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, ' UTC')
}

function remove(id: string, words: string): Html {
  return html`<form method="post" action="/inbox/delete">
    <input type="hidden" name="id" value="${id}" /><button>${words}</button>
  </form>`
}
