/**
 * The key with which Web Cryptography verifies signatures of Ed25519, of its 32 bytes. Rejects where the browser does not
 * know them: Chrome 137, Firefox 129 and Safari 17 do.
 */
export function ed25519Key(raw: Uint8Array): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', new Uint8Array(raw), 'Ed25519', true, ['verify'])
}
