import { isLoopback } from '../../../schema/url.js'
import { parseUrl } from '../../parse-url.js'
import type { Check, Finding } from '../check.js'
import type { Answer, Facts } from '../facts.js'
import { isPage } from '../served-pages.js'

/** The pages of `--url` are there, over https, and load nothing over http. */
export const pageServed: Check = {
  id: 'U-page',
  severity: 'error',
  title: 'The pages answer, and nothing in them is loaded over http',
  why: 'Wallets inject into secure pages only, and browsers block what those load over http.',
  async run({ pages }) {
    return (await Promise.all(pages.map(checkPage))).flat()
  },
}

async function checkPage({ url: given, asked }: Facts['pages'][number]): Promise<readonly Finding[]> {
  const page = await asked
  const why = 'Nothing that is served could be looked at.'
  const fix = 'Correct --url, or deploy the app there.'
  if (!page.isThere)
    return [
      { what: `Couldn't reach ${given.href}: ${page.reason}.`, why, fix: 'Correct --url, or start the app there.' },
    ]
  const { answer } = page
  const url = new URL(answer.url)
  if (answer.status === 401 || answer.status === 403)
    return [
      {
        what: `${url.href} needs a sign-in: status ${answer.status}.`,
        why,
        fix: 'Give --url the address of a public deployment.',
      },
    ]
  if (answer.status >= 500)
    return [{ what: `${url.href} answers with status ${answer.status}.`, why, fix: 'Read the log of its server.' }]
  if (answer.status !== 200) return [{ what: `${url.href} answers with status ${answer.status}.`, why, fix }]
  if (!isPage(answer))
    return [
      {
        what: `${url.href} isn't a page; it's served as ${answer.headers.get('content-type')}.`,
        why,
        fix: 'Give --url the address of a page of the app.',
      },
    ]
  if (url.protocol === 'http:' && !isLoopback(url.href))
    return [{ what: `${url.href} is served over http.`, fix: `Serve it over https and redirect: https://${url.host}` }]
  return [...movedTo(given, url), ...plainLoads(url, answer)]
}

/** All other findings are about the page in the end: where that is another site, the report names it. */
function movedTo(given: URL, url: URL): readonly Finding[] {
  const isSame = given.host === url.host
  if (isSame) return []
  const isWww = given.host.replace(/^www\./, '') === url.host.replace(/^www\./, '')
  return [
    {
      what: `${given.href} leads to ${url.origin}, which is what was looked at.`,
      why: `Origins are compared to the letter${isWww ? ', and www. makes another one' : ''}.`,
      fix: `If the app runs at ${url.origin}, give --url and app.url that address. Otherwise give --url a page without redirects.`,
      severity: 'info',
    },
  ]
}

/** Scripts, styles, pictures and frames a page loads over http. */
function plainLoads({ href, protocol }: URL, { text }: Answer): readonly Finding[] {
  if (protocol !== 'https:') return []
  const tags = text.match(/<(?:script|img|iframe|link|source|video|audio)\b[^>]*>/gi) ?? []
  const loading = tags.filter(
    (tag) => !/^<link/i.test(tag) || /rel\s*=\s*["']?(?:stylesheet|icon|preload|modulepreload)/i.test(tag),
  )
  const loads = loading.flatMap((tag) => /\b(?:src|href)\s*=\s*["'](http:\/\/[^"']+)/i.exec(tag)?.[1] ?? [])
  return [...new Set(loads)].map((load) => ({
    what: `${href} loads ${parseUrl(load)?.href ?? load}.`,
    fix: 'Write https:// in that address.',
  }))
}
