/**
 * The URL that `text` is, seen from `base` where it is relative; `undefined` for one that is none. In place of
 * `URL.canParse`, which Node 20 answers with `false` for letters such as "ü" once it is called often.
 */
export function parseUrl(text: string, base?: URL): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
