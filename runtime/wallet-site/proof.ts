import { toBase64 } from '../core/bytes.js'
import type { DeviceCrypto } from './host-device.js'

/** A call that the device signs for (SECURITY 2.7). */
export interface ProvenCall {
  readonly method: string
  /** The path on this origin, without a query. */
  readonly path: string
  readonly body: string
  /** Milliseconds since the epoch, as the server counts them. */
  readonly time: number
  readonly nonce: string
  readonly projectId: string
  /** The origin of the app. */
  readonly app: string
}

/** The algorithm of the device's keys. */
export const keyAlgorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const
const signing = { name: 'ECDSA', hash: 'SHA-256' } as const
/** 128 bits. */
const NONCE_BYTES = 16

/** Bytes as base64url without padding (RFC 4648, 5). */
export function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** A text that no call had before. */
export function newNonce(crypto: DeviceCrypto): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)))
}

/** Signs a call: base64url of the raw signature of ECDSA, P-256 with SHA-256. */
export async function signCall(crypto: DeviceCrypto, key: CryptoKey, call: ProvenCall): Promise<string> {
  const { method, path, time, nonce, projectId, app } = call
  const utf8 = new TextEncoder()
  const digest = toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8.encode(call.body))))
  const text = [method, path, digest, time, nonce, projectId, app].join('\n')
  return toBase64Url(new Uint8Array(await crypto.subtle.sign(signing, key, utf8.encode(text))))
}
