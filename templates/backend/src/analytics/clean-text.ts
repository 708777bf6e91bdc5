/**
 * Takes out of a free text what could name a person or open something: e-mail addresses, wallet addresses, keys and
 * hashes, WalletConnect URIs, queries of URLs. Cut to `most` letters.
 */
export function cleanText(text: string, most: number): string {
  return text
    .slice(0, 4 * most)
    .replace(/\bwc:\S+/gi, '[uri]')
    .replace(/(\bhttps?:\/\/[^\s?#"')]*)[?#][^\s"')]*/gi, '$1')
    .replace(/[^\s@<>"'(),;:]{1,64}@[^\s@<>"'(),;:]{1,255}/g, '[email]')
    .replace(/\b(0x)?[0-9a-fA-F]{32,}\b/g, '[hex]')
    .replace(/\b[1-9A-HJ-NP-Za-km-z]{32,}\b/g, '[address]')
    .replace(/\b(bc1|tb1)[0-9a-z]{20,}\b/gi, '[address]')
    .replace(/\p{C}/gu, ' ')
    .slice(0, most)
}
