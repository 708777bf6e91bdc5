import { packedWords } from './bip39-words.data.js'

/** The 2,048 English words of BIP-39. */
export function bip39Words(): readonly string[] {
  const words: string[] = []
  for (const [, shared, rest] of packedWords.matchAll(/(\d)([a-z]+)/g))
    words.push(`${words.at(-1)?.slice(0, Number(shared)) ?? ''}${rest}`)
  return words
}
