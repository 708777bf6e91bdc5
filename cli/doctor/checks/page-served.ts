import { isLoopback } from '../../../schema/url.js'
import type { Check, Finding } from '../check.js'

/** The pages of `--url` are there, over https, and load nothing over http. */
export const pageServed: Check = {
  id: 'U-page',
  severity: 'error',
  title: 'The pages answer, and nothing in them is loaded over http',
  why: 'Wallets inject themselves into safe pages only, and browsers block what a safe page loads over http.',
  async run({ pages }) {
    const found = pages.map(async ({ url, asked }): Promise<readonly Finding[]> => {
      const page = await asked
      if (!page.isThere)
        return [
          { what: `${url.href} could not be asked: ${page.reason}.`, fix: 'Correct --url, or deploy the app there.' },
        ]
      const { status, text } = page.answer
      if (status >= 400)
        return [{ what: `${url.href} answers with status ${status}.`, fix: 'Correct --url, or deploy the app there.' }]
      if (url.protocol === 'http:' && !isLoopback(url.href))
        return [
          { what: `${url.href} is served over http.`, fix: `Serve it over https and redirect: https://${url.host}` },
        ]
      const plain = url.protocol === 'https:' ? plainLoads(text) : []
      return plain.map((load) => ({ what: `${url.href} loads ${load}.`, fix: `Write https:// in that address.` }))
    })
    return (await Promise.all(found)).flat()
  },
}

/** Scripts, styles, pictures and frames a page loads over http. */
function plainLoads(html: string): readonly string[] {
  const tags = html.match(/<(?:script|img|iframe|link|source|video|audio)\b[^>]*>/gi) ?? []
  const loads = tags.filter(
    (tag) => !/^<link/i.test(tag) || /rel\s*=\s*["']?(?:stylesheet|icon|preload|modulepreload)/i.test(tag),
  )
  return [...new Set(loads.flatMap((tag) => /\b(?:src|href)\s*=\s*["'](http:\/\/[^"']+)/i.exec(tag)?.[1] ?? []))]
}
