import { parseUrl } from '../../parse-url.js'
import type { Check } from '../check.js'
import type { AskServer } from '../facts.js'
import { remoteLoads, remoteStyles } from '../remote-loads.js'
import { type ServedPage, servedPages } from '../served-pages.js'

/** A page with more stylesheets of its own is looked at in part. */
const MOST_STYLES = 10

/** What a served page runs and writes with comes from the app itself. */
export const remoteCode: Check = {
  id: 'U-remote',
  severity: 'warning',
  title: 'The page loads its scripts, styles and fonts from its own origin',
  why: 'The other host can ask connected wallets for signatures, and learns of every visit.',
  async run(facts) {
    const { ask } = facts
    if (!ask) return []
    const found = (await servedPages(facts)).map(async (page) =>
      (await loadsOf(page, ask)).map((address) => ({
        what: `${page.url.href} loads ${address}.`,
        fix: 'Install it as a package or copy the file into the app; a script that must stay there takes an integrity attribute.',
      })),
    )
    return (await Promise.all(found)).flat()
  },
}

/** What the page loads from elsewhere, itself and by the stylesheets in it and beside it. */
async function loadsOf({ url, answer }: ServedPage, ask: AskServer): Promise<readonly string[]> {
  const code = answer.text.replace(/<!--[\s\S]*?-->/g, '')
  const inside = [...code.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(([, css = '']) => css)
  const sheets = ownSheets(code, url).slice(0, MOST_STYLES)
  const beside = await Promise.all(sheets.map(async (sheet) => textOf(await ask(sheet))))
  const found = [...remoteLoads(code, url), ...[...inside, ...beside].flatMap((css) => remoteStyles(css, url))]
  // In the form that a browser asks for: an address may be written with spaces and without a scheme.
  return [...new Set(found.map((address) => new URL(address, url).href))]
}

/** Stylesheets that the page links from its own origin. */
function ownSheets(html: string, page: URL): readonly string[] {
  const tags = (html.match(/<link\b[^>]*>/gi) ?? []).filter((tag) => /\brel\s*=\s*["']?stylesheet/i.test(tag))
  return tags.flatMap((tag) => {
    const address = /\bhref\s*=\s*["']([^"']+)/i.exec(tag)?.[1] ?? ''
    const url = parseUrl(address, page)
    return url?.origin === page.origin ? [url.href] : []
  })
}

function textOf(asked: Awaited<ReturnType<AskServer>>): string {
  return asked.isThere && asked.answer.status === 200 ? asked.answer.text : ''
}
