/** Whether the typed text finds something with these names and these numbers. */
export type SearchMatch = (names: readonly string[], ids?: readonly string[]) => boolean

/**
 * Reads the text of a search field: every word must be found, in a name anywhere, in an id from its start. Case and
 * accents do not count; nothing typed finds everything.
 */
export function searchMatch(query: string): SearchMatch {
  const words = folded(query).split(/\s+/).filter(Boolean)
  return (names, ids = []) => {
    const [texts, starts] = [names.map(folded), ids.map(folded)]
    return words.every(
      (word) => texts.some((text) => text.includes(word)) || starts.some((start) => start.startsWith(word)),
    )
  }
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
