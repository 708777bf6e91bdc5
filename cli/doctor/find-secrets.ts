import { lineAt } from './line-of.js'
import { keyedRpc, secretKinds } from './secret-kinds.data.js'

/** A secret in a text: what it is and where, never what it says. */
export interface FoundSecret {
  readonly what: string
  readonly line: number
  readonly kind: 'secret' | 'rpc'
}

/** Finds what looks like a secret. An RPC address with a key is none where its line, or the one above, says `public`. */
export function findSecrets(text: string): readonly FoundSecret[] {
  const lines = text.split('\n')
  const secrets = secretKinds.flatMap(({ what, form, name }) =>
    [...text.matchAll(form)]
      .filter(({ index }) => !name || name.test(text.slice(text.lastIndexOf('\n', index) + 1, index)))
      .map(({ index }) => ({ what, line: lineAt(text, index), kind: 'secret' as const })),
  )
  const words = [...text.matchAll(/(["'`=])[ \t]*((?:[a-z]{3,8}[ \t]+){11,23}[a-z]{3,8})[ \t]*(?:["'`]|$)/gm)]
    .filter(([, , phrase = '']) => isMnemonic(phrase.trim().split(/\s+/)))
    .map(({ index }) => ({ what: 'a secret recovery phrase', line: lineAt(text, index), kind: 'secret' as const }))
  const endpoints = keyedRpc
    .flatMap((form) => [...text.matchAll(form)])
    .map(({ index }) => ({ what: 'an RPC address with a key', line: lineAt(text, index), kind: 'rpc' as const }))
    .filter(
      ({ line }) => !lines.slice(Math.max(0, line - 2), line).some((each) => /\/\/.*public|#.*public/i.test(each)),
    )
  const all = [...secrets, ...words, ...endpoints]
  const first = all.filter(
    (one, index) => all.findIndex(({ line, kind }) => line === one.line && kind === one.kind) === index,
  )
  return first.sort((a, b) => a.line - b.line)
}

/** Words of prose that no recovery phrase has: they are not in the list of BIP-39. */
const prose: readonly string[] = ['the', 'and', 'for', 'are', 'with', 'from', 'have', 'not', 'but', 'was', 'its', 'has']

function isMnemonic(words: readonly string[]): boolean {
  return [12, 15, 18, 21, 24].includes(words.length) && !words.some((word) => prose.includes(word))
}
