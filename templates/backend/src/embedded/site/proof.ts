import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto'
import { z } from 'zod'
import type { Backend } from '../../backend.js'
import { Problem } from '../../http/problems.js'
import { rules } from '../rules.data.js'

const base64url = (characters: number) => z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${characters}}$`))

/** Headers of a request that its device has signed. */
const headers = z.object({
  /** An uncompressed point of P-256: 65 bytes. */
  device: base64url(87),
  /** `r` and `s`: 64 bytes. */
  proof: base64url(86),
  time: z.string().regex(/^[0-9]{1,15}$/),
  /** 128 bits. */
  nonce: base64url(22),
})

/** What the proof of a request is over (SECURITY 2.7; the shape of RFC 9449). */
export interface ProofSubject {
  readonly method: string
  readonly path: string
  readonly body: Uint8Array
  readonly projectId: string
  readonly origin: string
}

/** The headers as they came. */
export type ProofHeaders = Readonly<Record<keyof z.output<typeof headers>, string | undefined>>

/**
 * Checks that a device has signed exactly this request, now, and for the first time. Returns the thumbprint of its key.
 * Throws the problems `bad_proof` for anything that is off, and `clock` where only the device's time is.
 */
export async function checkProof(
  { db, clock }: Pick<Backend, 'db' | 'clock'>,
  given: ProofHeaders,
  subject: ProofSubject,
): Promise<string> {
  const read = headers.safeParse(given)
  if (!read.success) throw new Problem('bad_proof')
  const { device, proof, time, nonce } = read.data
  const key = readKey(device)
  if (!key || !isSigned(key, proof, textOf(subject, time, nonce))) throw new Problem('bad_proof')
  const now = clock.now()
  if (Math.abs(now - Number(time)) > rules.proofMs) throw new Problem('clock')
  const thumbprint = createHash('sha256').update(Buffer.from(device, 'base64url')).digest('base64url')
  // The nonce is kept longer than its proof is good for; the first insert wins, whatever runs at once.
  const first = await db
    .insertInto('embedded_nonces')
    .values({ id: `${thumbprint} ${nonce}`, expires_at: now + rules.nonceMs })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!first) throw new Problem('bad_proof')
  return thumbprint
}

function textOf({ method, path, body, projectId, origin }: ProofSubject, time: string, nonce: string): string {
  const digest = createHash('sha256').update(body).digest('base64url')
  return [method, path, digest, time, nonce, projectId, origin].join('\n')
}

/** The public key; `undefined` for what is no point of the curve. */
function readKey(device: string): KeyObject | undefined {
  const point = Buffer.from(device, 'base64url')
  // One text for one key: a Buffer skips bits that base64url leaves over.
  if (point[0] !== 4 || point.toString('base64url') !== device) return undefined
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  try {
    return createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
  } catch {
    return undefined
  }
}

function isSigned(key: KeyObject, proof: string, text: string): boolean {
  const signature = Buffer.from(proof, 'base64url')
  return verify('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }, signature)
}
