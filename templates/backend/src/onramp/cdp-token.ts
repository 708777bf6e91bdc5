import { createPrivateKey, type KeyObject, randomBytes, sign } from 'node:crypto'

/** How long a token is good for, in seconds: what Coinbase allows at most. */
const TOKEN_SECONDS = 120
/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const ED25519_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex')

/** A secret API key of Coinbase's developer platform: its id, and its secret (base64 of 64 bytes, or PEM of P-256). */
export interface CdpKey {
  readonly id: string
  readonly secret: string
}

/**
 * Makes the token (JWT, RFC 7519) that one call to Coinbase's developer platform needs: EdDSA or ES256 by the kind of the
 * key, for this method and address only. `now` is in ms. Throws a `TypeError` for a secret that is no key.
 */
export function cdpToken(
  key: CdpKey,
  { method, url, now }: { readonly method: string; readonly url: URL; readonly now: number },
): string {
  const secret = readSecret(key.secret)
  const isEdwards = secret.asymmetricKeyType === 'ed25519'
  const seconds = Math.floor(now / 1_000)
  const header = { alg: isEdwards ? 'EdDSA' : 'ES256', kid: key.id, typ: 'JWT', nonce: randomBytes(16).toString('hex') }
  const claims = {
    sub: key.id,
    iss: 'cdp',
    nbf: seconds,
    iat: seconds,
    exp: seconds + TOKEN_SECONDS,
    uris: [`${method} ${url.host}${url.pathname}`],
  }
  const signed = `${encode(header)}.${encode(claims)}`
  const options = { key: secret, dsaEncoding: 'ieee-p1363' } as const
  const signature = sign(isEdwards ? null : 'sha256', Buffer.from(signed), options)
  return `${signed}.${signature.toString('base64url')}`
}

function readSecret(secret: string): KeyObject {
  if (secret.includes('-----BEGIN')) return createPrivateKey(secret.replaceAll('\\n', '\n'))
  const bytes = Buffer.from(secret, 'base64')
  if (bytes.length !== 64) throw new TypeError('The Coinbase key is neither PEM nor base64 of 64 bytes')
  const der = Buffer.concat([ED25519_PREFIX, bytes.subarray(0, 32)])
  return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
