/** The word that is at most three typed mistakes away from `text`, or `undefined`. */
export function nearest(text: string, words: readonly string[]): string | undefined {
  const [best] = words
    .map((word) => ({ word, distance: distance(text, word) }))
    .filter((found) => found.distance <= Math.min(3, Math.floor(found.word.length / 2)))
    .sort((a, b) => a.distance - b.distance)
  return best?.word
}

/** Levenshtein's: letters put in, left out or replaced. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...a.slice(0, 100)].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...b].entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
