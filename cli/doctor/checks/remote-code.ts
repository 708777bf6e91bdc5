import type { Check } from '../check.js'

/** What a served page runs comes from the app itself. */
export const remoteCode: Check = {
  id: 'U-remote',
  severity: 'warning',
  title: 'The page loads its scripts, styles and fonts from its own origin',
  why: 'Whoever controls the other host can ask connected wallets for signatures, and learns of every visit.',
  async run({ pages }) {
    const found = pages.map(async ({ url, asked }) => {
      const page = await asked
      if (!page.isThere || page.answer.status !== 200) return []
      return remoteLoads(page.answer.text, url).map((address) => ({
        what: `${url.href} loads ${address}.`,
        fix: 'Install it as a package or copy the file into the app; a script that must stay there takes an integrity attribute.',
      }))
    })
    return (await Promise.all(found)).flat()
  },
}

/** Scripts, stylesheets and fonts of another origin that no `integrity` pins. */
function remoteLoads(html: string, page: URL): readonly string[] {
  const code = html.replace(/<!--[\s\S]*?-->/g, '')
  const tags = code.match(/<(?:script|link)\b[^>]*>/gi) ?? []
  const loads = tags.filter((tag) => {
    const isFont = /\bas\s*=\s*["']?font/i.test(tag)
    const isCode = /^<script/i.test(tag) || /\brel\s*=\s*["']?(?:stylesheet|modulepreload)/i.test(tag)
    return (isCode || isFont) && !/\bintegrity\s*=/i.test(tag)
  })
  const addresses = loads.flatMap((tag) => /\b(?:src|href)\s*=\s*["']([^"']+)/i.exec(tag)?.[1] ?? [])
  const foreign = addresses.filter(
    (address) => URL.canParse(address, page.href) && new URL(address, page).origin !== page.origin,
  )
  return [...new Set(foreign)]
}
