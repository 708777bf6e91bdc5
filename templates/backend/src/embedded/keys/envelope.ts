import { randomBytes } from 'node:crypto'
import { deriveAddresses, type WalletAddresses } from './derive-addresses.js'
import type { KeyContext, KeyStore, WrappedKey } from './key-store.js'
import { openBytes, sealBytes } from './sealed-bytes.js'

/**
 * The secret of a wallet for one way in (SECURITY 2.6): 32 random bytes, encrypted with a key of this wallet alone,
 * which a key store has wrapped.
 */
export interface Envelope extends WrappedKey {
  readonly v: 1
  readonly walletId: string
  readonly kind: 'operator'
  readonly iv: string
  readonly ct: string
}

/** A wallet that was just made. */
export interface NewWallet {
  readonly addresses: WalletAddresses
  readonly envelope: Envelope
}

const SECRET_BYTES = 32

/**
 * Makes the secret of a wallet. Only the envelope is given out; before that, it is opened again as a later reader would,
 * so that no address is given whose key is lost. Throws what the key store throws.
 */
export async function makeWallet(keys: KeyStore, context: KeyContext): Promise<NewWallet> {
  const secret = randomBytes(SECRET_BYTES)
  const dataKey = randomBytes(SECRET_BYTES)
  try {
    const addresses = await deriveAddresses(secret)
    const { kid, wrapped } = await keys.wrap(dataKey, context)
    const { walletId } = context
    const sealed = sealBytes(dataKey, aboutOf(context), secret)
    const envelope: Envelope = { v: 1, walletId, kind: 'operator', kid, wrapped, ...sealed }
    const again = await readAddresses(keys, context, envelope)
    if (again.eip155 !== addresses.eip155 || again.solana !== addresses.solana) {
      throw new Error('The envelope of a new wallet holds another secret')
    }
    return { addresses, envelope }
  } finally {
    secret.fill(0)
    dataKey.fill(0)
  }
}

/** The addresses of the secret in an envelope. Throws what `withSecret` throws. */
export function readAddresses(keys: KeyStore, context: KeyContext, envelope: Envelope): Promise<WalletAddresses> {
  return withSecret(keys, context, envelope, deriveAddresses)
}

/**
 * Opens an envelope for as long as `use` takes: its secret is overwritten then, whatever happened. Throws when the envelope
 * was changed, is of another wallet, user or project, the key store does not open its key, and what `use` throws.
 */
export async function withSecret<T>(
  keys: KeyStore,
  context: KeyContext,
  envelope: Envelope,
  use: (secret: Uint8Array) => Promise<T> | T,
): Promise<T> {
  if (envelope.walletId !== context.walletId) throw new Error('The envelope is of another wallet')
  const dataKey = await keys.unwrap(envelope, context)
  let secret: Uint8Array | undefined
  try {
    secret = openBytes(dataKey, aboutOf(context), envelope)
    return await use(secret)
  } finally {
    dataKey.fill(0)
    secret?.fill(0)
  }
}

/** What the ciphertext is bound to. Ids have no `|`. */
function aboutOf({ projectId, userId, walletId }: KeyContext): string {
  return ['1', projectId, userId, walletId, 'operator'].join('|')
}
