import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16

/** What AES-256-GCM made: the ciphertext ends with its tag. Both in base64url. */
export interface SealedBytes {
  readonly iv: string
  readonly ct: string
}

/** Encrypts with a random IV. `about` has to be the same when it is opened. */
export function sealBytes(key: Uint8Array, about: string, plain: Uint8Array): SealedBytes {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(about))
  const ct = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])
  return { iv: iv.toString('base64url'), ct: ct.toString('base64url') }
}

/** The plain bytes, which the caller overwrites after use. Throws for what was changed, another key, or another `about`. */
export function openBytes(key: Uint8Array, about: string, { iv, ct }: SealedBytes): Uint8Array {
  const bytes = Buffer.from(ct, 'base64url')
  const end = bytes.length - TAG_BYTES
  const options = { authTagLength: TAG_BYTES }
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'), options)
  decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(Math.max(end, 0)))
  const plain = decipher.update(bytes.subarray(0, Math.max(end, 0)))
  try {
    decipher.final()
    return plain
  } catch (cause) {
    plain.fill(0)
    throw cause
  }
}
