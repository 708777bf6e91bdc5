/** Shorter parts of a URL are words such as `v3`, no keys. */
const SHORTEST_KEY = 12

/** Takes the keys that a node's URL may carry out of its words: hosted nodes quote them in their errors. */
export function withoutSecrets(text: string, url: string): string {
  const { pathname, searchParams, username, password, host } = new URL(url)
  const parts = [...pathname.split('/'), ...searchParams.values(), username, password, host].filter(
    (part) => part.length >= SHORTEST_KEY,
  )
  return parts.reduce((rest, part) => rest.replaceAll(part, '…'), text).slice(0, 2_000)
}
