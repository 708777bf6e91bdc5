import type { Clock } from '../core/host.js'
import type { DeviceCrypto, DeviceStore } from './host-device.js'
import { keyAlgorithm, toBase64Url } from './proof.js'

/** What a device keeps of a session and of a login under way. None of it is of use without the device's key. */
export interface DeviceSession {
  /** The session, where the browser takes no cookie of the site. */
  readonly token?: string | undefined
  /** The session is over for the person, and the server was not told yet. */
  readonly isSigningOut?: boolean | undefined
  /** The login whose mail is on its way. */
  readonly login?: string | undefined
}

/** A device as it is kept. */
export interface DeviceRecord extends DeviceSession {
  readonly keys: { readonly privateKey: CryptoKey; readonly publicKey: CryptoKey }
  /** base64url of the uncompressed point. */
  readonly publicKey: string
}

/** This browser, as the server knows it (SECURITY 2.7): the same in all documents of the site, for as long as storage is. */
export interface Device {
  /** The device as it is now, whichever tab has changed it last. The first call makes its key. Never rejects for storage. */
  read(): Promise<DeviceRecord>
  /** Changes what is kept, with no other tab in between. Gives what is kept then. */
  change(change: (session: DeviceSession) => DeviceSession): Promise<DeviceRecord>
}

/** What a device is made of. */
export interface DeviceDeps {
  readonly store: DeviceStore
  readonly crypto: DeviceCrypto
  readonly clock: Pick<Clock, 'sleep'>
}

/** Storage that is slower counts as denied. */
const STORE_MS = 3_000

/** Makes the device of this document. Nothing is read before it is used. */
export function createDevice({ store, crypto, clock }: DeviceDeps): Device {
  /** What this document works with. Its key stays, whatever becomes of storage: a login is of one key. */
  let own: DeviceRecord | undefined
  let first: Promise<DeviceRecord> | undefined
  let isDenied = false

  async function update(change: (found: DeviceRecord | undefined) => DeviceRecord | undefined): Promise<void> {
    const over = new AbortController()
    const late = clock.sleep(STORE_MS, over.signal).then(() => {
      throw new Error('Storage is too slow.')
    })
    try {
      await Promise.race([store.update((found) => (over.signal.aborted ? undefined : change(asRecord(found)))), late])
    } finally {
      over.abort()
      late.catch(() => {})
    }
  }

  async function begin(): Promise<DeviceRecord> {
    // A transaction of the store ends by itself while a key is made, so the key comes first.
    const made = await newRecord(crypto)
    let begun = made
    try {
      await update((found) => {
        begun = found ?? made
        return found ? undefined : made
      })
    } catch {
      isDenied = true
      begun = made
    }
    own = begun
    return begun
  }

  async function change(work: (session: DeviceSession) => DeviceSession): Promise<DeviceRecord> {
    first ??= begin().catch((cause: unknown) => {
      first = undefined
      throw cause
    })
    const before = own ?? (await first)
    let after: DeviceRecord | undefined
    const changed = (record: DeviceRecord): DeviceRecord => ({
      ...work(record),
      keys: record.keys,
      publicKey: record.publicKey,
    })
    if (!isDenied) {
      await update((found) => {
        // Another document has begun anew after storage was cleared: its device stays apart from this one.
        if (found && found.publicKey !== before.publicKey) return undefined
        // What was cleared stays away until something new is to be kept.
        const record = found ?? own ?? before
        after = changed(record)
        return isSame(record, after) ? undefined : after
      }).catch(() => {
        // What this document has is newer than what is kept from here on.
        isDenied = true
        after = undefined
      })
    }
    own = after ?? changed(own ?? before)
    return own
  }

  return { read: () => change((session) => session), change }
}

async function newRecord(crypto: DeviceCrypto): Promise<DeviceRecord> {
  const keys = await crypto.subtle.generateKey(keyAlgorithm, false, ['sign', 'verify'])
  const point = await crypto.subtle.exportKey('raw', keys.publicKey)
  return { keys, publicKey: toBase64Url(new Uint8Array(point)) }
}

/** What is kept may be of another version, or not be kept whole. A key that a script could read is none of ours. */
function asRecord(found: unknown): DeviceRecord | undefined {
  const { keys, publicKey, token, isSigningOut, login } = Object(found) as {
    readonly [Key in keyof DeviceRecord]?: unknown
  }
  const { privateKey, publicKey: shared } = Object(keys) as { readonly [Key in keyof DeviceRecord['keys']]?: unknown }
  if (!(privateKey instanceof CryptoKey && shared instanceof CryptoKey && typeof publicKey === 'string'))
    return undefined
  const { extractable, algorithm, usages } = privateKey
  if (extractable || algorithm.name !== keyAlgorithm.name || !usages.includes('sign')) return undefined
  return {
    keys: { privateKey, publicKey: shared },
    publicKey,
    ...(typeof token === 'string' && { token }),
    ...(isSigningOut === true && { isSigningOut }),
    ...(typeof login === 'string' && { login }),
  }
}

function isSame(one: DeviceSession, other: DeviceSession): boolean {
  return one.token === other.token && one.isSigningOut === other.isSigningOut && one.login === other.login
}
