import type { Check } from '../check.js'
import { lineAt } from '../line-of.js'
import { isApart, sourceFiles } from '../source-files.js'
import { withoutComments } from '../without-comments.js'

/** What people read as: the keys are with me alone. */
const claim =
  /\b(?:non|self)[\s\u2010-]?custod(?:y|ial)\b|\bkeys? never leaves? (?:your|the user['’]?s?|their) (?:device|browser|phone)\b|\bonly you (?:hold|have|own|control) (?:your|the) (?:private )?keys?\b/gi
/** Before it, in the same sentence: then it is denied. */
const denial = /\b(?:not|never|no|neither|isn['’]t|aren['’]t)\b[^.!?\n]{0,40}$/i
/** Whose wallet it is about. */
const others = /\b(?:external|browser|hardware|own|MetaMask|Ledger|Phantom)\b[^.!?\n]{0,40}$/i

/** The embedded wallet's backend holds the keys, and no text of the app says otherwise (SECURITY 2.6). */
export const custodyWords: Check = {
  id: 'D-32',
  severity: 'warning',
  title: 'No text of the app says that only the user holds the keys of embedded wallets',
  why: 'The operator of the wallet site can use these keys. People trust the wallet for more than it does.',
  async run(facts) {
    const { resolved } = facts.config
    // A site of others, which speaks window messages, may hold keys in another way.
    if (resolved?.services.frame === undefined || resolved.frameProtocol === 4) return []
    const files = await sourceFiles(facts, isText)
    return files.flatMap(({ file, text }) => {
      const found = isApart(file) ? undefined : findClaim(withoutComments(text))
      if (!found) return []
      return [
        {
          what: `${file} says "${found.words}", and the app has wallets by e-mail, whose keys the operator holds.`,
          fix: 'Say it of wallets that people bring along only, or say who holds the keys. With features.email and features.socials off, nothing has to change.',
          file,
          line: lineAt(text, found.at),
        },
      ]
    })
  },
}

function findClaim(text: string): { readonly words: string; readonly at: number } | undefined {
  for (const match of text.matchAll(claim)) {
    const before = text.slice(Math.max(0, match.index - 80), match.index)
    if (!denial.test(before) && !others.test(before)) return { words: match[0], at: match.index }
  }
  return undefined
}

/** Modules, pages and translations; not what packages and tools are described by. */
function isText(name: string): boolean {
  if (/^(package|package-lock|tsconfig.*|composer|biome)\.json$/.test(name)) return false
  return /\.(?:[cm]?[jt]sx?|html?|mdx|vue|svelte|json)$/.test(name)
}
