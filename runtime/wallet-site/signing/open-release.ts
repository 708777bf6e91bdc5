import { toBase64Url } from '../proof.js'
import { fromBase64Url } from './base64-url.js'
import type { KeyRelease } from './keeper-protocol.js'

/** Web Cryptography, as far as the worker needs it. */
export type KeeperCrypto = {
  readonly subtle: Pick<
    SubtleCrypto,
    'generateKey' | 'exportKey' | 'importKey' | 'deriveBits' | 'deriveKey' | 'decrypt' | 'sign' | 'digest'
  >
}

/** The key that one release is for. Its private half can't be exported. */
export interface ReleaseKey {
  readonly pair: CryptoKeyPair
  /** The raw point in base64url. */
  readonly point: string
}

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const
const SECRET_BYTES = 32
const utf8 = (text: string) => new TextEncoder().encode(text)

/** Makes the key of one release. */
export async function newReleaseKey({ subtle }: KeeperCrypto): Promise<ReleaseKey> {
  const pair = await subtle.generateKey(curve, false, ['deriveBits'])
  return { pair, point: toBase64Url(new Uint8Array(await subtle.exportKey('raw', pair.publicKey))) }
}

/** The 32 bytes that the server has sealed for this key. The caller overwrites them. Throws where it is no such thing. */
export async function openRelease(
  { subtle }: KeeperCrypto,
  { pair, point }: ReleaseKey,
  projectId: string,
  { key, iv, ct }: KeyRelease,
): Promise<Uint8Array<ArrayBuffer>> {
  const [theirs, nonce, sealed] = [key, iv, ct].map(fromBase64Url)
  if (!theirs || nonce?.length !== 12 || sealed?.length !== SECRET_BYTES + 16) throw new TypeError('It is no release.')
  const theirKey = await subtle.importKey('raw', theirs, curve, false, [])
  const shared = new Uint8Array(await subtle.deriveBits({ name: 'ECDH', public: theirKey }, pair.privateKey, 256))
  const ikm = await subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey'])
  shared.fill(0)
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: utf8('modal-kit release 1') }
  const aes = await subtle.deriveKey(derivation, ikm, { name: 'AES-GCM', length: 256 }, false, ['decrypt'])
  const additionalData = utf8(`release|1|${projectId}|${point}|${key}`)
  return new Uint8Array(await subtle.decrypt({ name: 'AES-GCM', iv: nonce, additionalData }, aes, sealed))
}
