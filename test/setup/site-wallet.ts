import { createHash, createHmac, createPrivateKey, createPublicKey, pbkdf2Sync, sign } from 'node:crypto'
import { english, type HDAccount, mnemonicToAccount } from 'viem/accounts'
import { base58 } from '../../templates/backend/src/embedded/keys/base58.js'
import { PROJECT, type SiteAnswer, type SiteDevice } from './site-device.js'

/** A wallet as the frame has it once its secret was released. */
export interface SiteWallet {
  readonly secret: Uint8Array
  readonly evm: HDAccount
  readonly solana: {
    readonly address: string
    /** The bytes of the address. */
    readonly publicKey: Uint8Array
    sign(message: Uint8Array): Uint8Array
  }
}

/** A key for one release. */
export interface ReleasePair {
  /** As `keys/release` takes it. */
  readonly key: string
  readonly privateKey: CryptoKey
}

const p256 = { name: 'ECDH', namedCurve: 'P-256' } as const

/** Makes one, with WebCrypto as the worker of the frame has it. */
export async function makeReleasePair(): Promise<ReleasePair> {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(p256, false, ['deriveBits'])
  const point = Buffer.from(await crypto.subtle.exportKey('raw', publicKey))
  return { key: point.toString('base64url'), privateKey }
}

/** Opens what was answered. Rejects where it is not for this pair and project. */
export async function openRelease(
  { key, privateKey }: ReleasePair,
  { body }: SiteAnswer,
  project: string = PROJECT,
): Promise<Uint8Array> {
  const bytes = (field: string) => new Uint8Array(Buffer.from(String(body[field]), 'base64url'))
  const server = await crypto.subtle.importKey('raw', bytes('key'), p256, false, [])
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: server }, privateKey, 256)
  const ikm = await crypto.subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey'])
  const info = new TextEncoder().encode('modal-kit release 1')
  const hkdf = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info }
  const aes = await crypto.subtle.deriveKey(hkdf, ikm, { name: 'AES-GCM', length: 256 }, false, ['decrypt'])
  const additionalData = new TextEncoder().encode(`release|1|${project}|${key}|${body['key']}`)
  return new Uint8Array(
    await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytes('iv'), additionalData }, aes, bytes('ct')),
  )
}

/** Has the wallet of a device that is signed in released, and opens it. */
export async function openWallet(device: SiteDevice): Promise<SiteWallet> {
  const pair = await makeReleasePair()
  const answer = await device.ask('keys/release', { key: pair.key })
  if (answer.status !== 200) throw new Error(`No release: ${answer.text}`)
  return walletOf(await openRelease(pair, answer))
}

/** What BIP-39, BIP-44 and SLIP-0010 make of a secret. */
export function walletOf(secret: Uint8Array): SiteWallet {
  const words = wordsOf(secret)
  const seed = pbkdf2Sync(words, 'mnemonic', 2_048, 64, 'sha512')
  let node = createHmac('sha512', 'ed25519 seed').update(seed).digest()
  for (const index of [44, 501, 0, 0]) {
    const at = Buffer.alloc(4)
    at.writeUInt32BE(0x80000000 + index)
    const data = Buffer.concat([Buffer.alloc(1), node.subarray(0, 32), at])
    node = createHmac('sha512', node.subarray(32)).update(data).digest()
  }
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), node.subarray(0, 32)])
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const publicKey = new Uint8Array(createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32))
  return {
    secret,
    evm: mnemonicToAccount(words),
    solana: { address: base58(publicKey), publicKey, sign: (message) => new Uint8Array(sign(null, message, key)) },
  }
}

function wordsOf(secret: Uint8Array): string {
  const sum = createHash('sha256').update(secret).digest().subarray(0, 1)
  const bits = [...secret, ...sum].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{11}/g) ?? []).map((each) => english[Number.parseInt(each, 2)]).join(' ')
}
