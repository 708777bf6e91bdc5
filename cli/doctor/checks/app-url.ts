import { isLoopback } from '../../../schema/url.js'
import type { Check } from '../check.js'
import { lineOf } from '../line-of.js'
import { pageOrigins } from '../served-pages.js'

/** `app.url` is where the app is served from. */
export const appUrl: Check = {
  id: 'D-24',
  severity: 'error',
  title: 'app.url is the origin the app is served from',
  why: 'Wallets warn their users, and deep links lead back to the wrong place.',
  async run(facts) {
    const { value, source } = facts.config
    const url = value?.app.url
    const deployed = (await pageOrigins(facts)).filter((origin) => !isLoopback(origin))
    const [first] = deployed
    if (url === undefined || !first || deployed.includes(new URL(url).origin)) return []
    return [
      {
        what: `app.url is ${url}, and the app is served from ${deployed.join(', ')}.`,
        fix: `Write app: { url: '${first}' }.`,
        ...(source && { file: source.file, ...lineOf(source.text, url) }),
      },
    ]
  },
}
