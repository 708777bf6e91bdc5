import { createPublicKey, randomUUID, verify } from 'node:crypto'
import { z } from 'zod'

/** Longer ones are none: a client's has about 400 characters. */
const MAX_JWT = 4_000
const headerSchema = z.object({ alg: z.literal('EdDSA') })
const payloadSchema = z.object({
  iss: z
    .string()
    .max(100)
    .regex(/^did:key:z[1-9A-HJ-NP-Za-km-z]+$/),
})
/** Multicodec of an Ed25519 public key, before its 32 bytes. */
const ED25519 = '0xed01'
const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/**
 * The id of a client: the `did:key` that it signed its JWT with, which comes as `auth` in the URL. A client without a
 * JWT gets an id of its own; `undefined` when there is one without the signature of the key it names. When it was made
 * is not looked at, so that a laptop with a wrong clock still works.
 */
export function readClientId(url: URL): string | undefined {
  const jwt = url.searchParams.get('auth')
  if (jwt === null || jwt === '') return `anonymous:${randomUUID()}`
  const parts = jwt.length <= MAX_JWT ? jwt.split('.') : []
  const [header = '', payload = '', signature = ''] = parts
  const isKnown = parts.length === 3 && headerSchema.safeParse(readPart(header)).success
  const decoded = payloadSchema.safeParse(readPart(payload))
  if (!isKnown || !decoded.success) return undefined
  const { iss } = decoded.data
  const key = readKey(iss.slice('did:key:z'.length))
  const isSigned = key !== undefined && isSignedBy(key, `${header}.${payload}`, Buffer.from(signature, 'base64url'))
  return isSigned ? iss : undefined
}

function readPart(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}

/** The 32 bytes behind the text of a `did:key`, in hex. */
function readKey(base58: string): string | undefined {
  let value = 0n
  for (const letter of base58) value = value * 58n + BigInt(ALPHABET.indexOf(letter))
  const hex = `0x${value.toString(16)}`
  return hex.startsWith(ED25519) && hex.length === ED25519.length + 64 ? hex.slice(ED25519.length) : undefined
}

function isSignedBy(key: string, text: string, signature: Buffer): boolean {
  try {
    const x = Buffer.from(key, 'hex').toString('base64url')
    const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x } })
    return verify(null, Buffer.from(text), publicKey, signature)
  } catch {
    // Not a point of the curve.
    return false
  }
}
