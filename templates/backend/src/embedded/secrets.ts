import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Backend } from '../backend.js'

/** What a keyed hash is for: a hash of one purpose is never one of another. */
export type HashPurpose = 'code' | 'link' | 'session' | 'network' | 'count'

type Keyed = Pick<Backend, 'settings'>

const IV_BYTES = 12
const TAG_BYTES = 16

/** The keyed hash of a code, token or address, as the database keeps it (SECURITY 2.7): useless without `SECRET_KEY`. */
export function keyedHash({ settings }: Keyed, purpose: HashPurpose, ...parts: readonly string[]): string {
  // Parts are told apart by their lengths, so that no two lists make one text.
  return createHmac('sha256', deriveKey(settings.secret, `hash ${purpose}`))
    .update(JSON.stringify(parts))
    .digest('base64url')
}

/** Compares two keyed hashes in a time that tells nothing about them. */
export function isSameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** A token of 128 or 256 random bits, in base64url. */
export function randomToken(bits: 128 | 256): string {
  return randomBytes(bits / 8).toString('base64url')
}

/** Encrypts a text that waits in the database. `id` names its row: sealed text of another row does not open. */
export function sealText({ settings }: Keyed, id: string, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', deriveKey(settings.secret, 'seal'), iv).setAAD(Buffer.from(id))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, sealed, cipher.getAuthTag()]).toString('base64url')
}

/** The text that was sealed for this row. Throws when it was changed, is of another row, or the secret is another one. */
export function openText({ settings }: Keyed, id: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const end = bytes.length - TAG_BYTES
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(settings.secret, 'seal'), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(Buffer.from(id)).setAuthTag(bytes.subarray(end))
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, end)), decipher.final()]).toString('utf8')
}

function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `modal-kit embedded wallet ${purpose}`, 32))
}
