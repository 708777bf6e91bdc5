import { parseUrl } from '../http/parse-url.js'

/** Longest picture in a data URL, in letters: names and identities travel with it in one answer. */
const DATA_MOST = 100_000
const HTTPS_MOST = 2_000

/**
 * Whether a browser may show this as a picture: an https URL without credentials, or a data URL of an image. Nothing
 * else: no ipfs, no http, no NFT to look up. The backend never fetches it.
 */
export function isPicture(text: string): boolean {
  if (/^data:image\/(png|jpeg|webp|gif|svg\+xml);base64,[A-Za-z0-9+/]+={0,2}$/.test(text))
    return text.length <= DATA_MOST
  if (text.length > HTTPS_MOST || /[\s\p{C}\\]/u.test(text)) return false
  const { protocol, username, password } = parseUrl(text) ?? {}
  return protocol === 'https:' && username === '' && password === ''
}
