import { isLoopback } from '../../../schema/url.js'
import type { Check } from '../check.js'
import { lineOf } from '../line-of.js'

/** `app.url` is where the app is served from. */
export const appUrl: Check = {
  id: 'D-24',
  severity: 'error',
  title: 'app.url is the origin the app is served from',
  why: 'Wallets compare it with the page that asks: they warn their users, and deep links lead back to the wrong place.',
  async run({ urls, config: { value, source } }) {
    const url = value?.app.url
    const deployed = urls.filter(({ href }) => !isLoopback(href))
    const [first] = deployed
    if (url === undefined || !first || deployed.some(({ origin }) => origin === new URL(url).origin)) return []
    return [
      {
        what: `app.url is ${url}, and the app is served from ${deployed.map(({ origin }) => origin).join(', ')}.`,
        fix: `Write app: { url: '${first.origin}' }.`,
        ...(source && { file: source.file, ...lineOf(source.text, url) }),
      },
    ]
  },
}
