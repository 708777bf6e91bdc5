import { features } from '../../schema/registry.js'

/** Names of views that are no words of English: `SwitchNetwork`, and not `Account`. */
const viewNames = features.flatMap(({ views }) => Object.keys(views)).filter((name) => /[a-z][A-Z]/.test(name))

const kinds: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a CAIP id', /\b(?:eip155|solana|bip122|polkadot|cosmos):[\w-]+/],
  ['a status code', /\b(?:status|code|HTTP|error)\b\W{0,3}[1-5]\d\d\b/i],
  ['a stack', /\bat \S+ \(|:\d+:\d+\)|\bCannot read properties\b|\bis not a function\b|\b\w*Error: /],
  ['an answer of a machine', /\bJSON-RPC\b|\b(?:eth|wallet|wc)_\w+/],
  ['a URL of a service', /\b(?:https?|wss?):\/\/\S/],
  ['an allowlist', /\ballow-?list\b/i],
  ['the name of a view', new RegExp(`\\b(?:${viewNames.join('|')})\\b`)],
  ['a file of the app', /\bmodal\.config\b|\bmodal-kit \w+/],
]

/** What a text tells people that only developers can use, by its kind. */
export function developerWords(text: string): readonly string[] {
  return kinds.flatMap(([what, pattern]) => {
    const [found] = pattern.exec(text) ?? []
    return found === undefined ? [] : [`${what}: ${found}`]
  })
}
