import { lineAt } from './line-of.js'
import { privateKeys } from './private-keys.js'
import { recoveryWords } from './recovery-words.data.js'
import { keyedRpc, pemKey, secretKinds } from './secret-kinds.data.js'

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
      .map(({ index }) => secretAt(text, index, what)),
  )
  const endpoints = keyedRpc
    .flatMap((form) => [...text.matchAll(form)])
    .map(({ index }) => ({ what: 'an RPC address with a key', line: lineAt(text, index), kind: 'rpc' as const }))
    .filter(
      ({ line }) => !lines.slice(Math.max(0, line - 2), line).some((each) => /\/\/.*public|#.*public/i.test(each)),
    )
  return firstOfLines([...keysAndPhrases(text), ...secrets, ...endpoints])
}

/** Finds private keys and recovery phrases alone, which no file of an app holds by its nature. */
export function findWalletSecrets(text: string): readonly FoundSecret[] {
  const pem = [...text.matchAll(pemKey)].map(({ index }) => secretAt(text, index, 'a private key in PEM form'))
  return firstOfLines([...keysAndPhrases(text), ...pem])
}

function keysAndPhrases(text: string): readonly FoundSecret[] {
  const phrases = [...text.matchAll(/(["'`=:])[ \t]*((?:[a-z]{3,8}[ \t]+){11,23}[a-z]{3,8})[ \t]*(?:["'`]|\r?$)/gm)]
    .filter(([, , phrase = '']) => isMnemonic(phrase.trim().split(/\s+/)))
    .map(({ index }) => secretAt(text, index, 'a secret recovery phrase'))
  return [...privateKeys(text).map((index) => secretAt(text, index, 'a private key')), ...phrases]
}

function secretAt(text: string, index: number, what: string): FoundSecret {
  return { what, line: lineAt(text, index), kind: 'secret' }
}

/** One of each kind on a line, by their lines. */
function firstOfLines(all: readonly FoundSecret[]): readonly FoundSecret[] {
  const first = all.filter(
    (one, index) => all.findIndex(({ line, kind }) => line === one.line && kind === one.kind) === index,
  )
  return first.sort((a, b) => a.line - b.line)
}

function isMnemonic(words: readonly string[]): boolean {
  if (![12, 15, 18, 21, 24].includes(words.length)) return false
  const known = new Set(recoveryWords.split(/\s+/))
  return words.every((word) => known.has(word))
}
