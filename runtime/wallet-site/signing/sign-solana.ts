import { ed25519 } from '@noble/curves/ed25519'
import { toBase58 } from '../../core/base58.js'
import { HARDENED } from './derive-seed.js'
import { toHex } from './hex.js'
import type { KeeperAccount } from './keeper.js'
import { readSolanaMessage } from './solana-message.js'
import { readSolanaTransfer } from './solana-transfer.js'

const MOST_BYTES = 65_536

/** The account of Solana: m/44'/501'/0'/0', all hardened, as SLIP-0010 has no others for Ed25519. */
export const solanaAccount: KeeperAccount = {
  derivation: {
    name: 'ed25519 seed',
    path: [44 + HARDENED, 501 + HARDENED, HARDENED, HARDENED],
    publicOf() {
      throw new RangeError('There is no such path.')
    },
    childOf: (_, left) => left,
  },
  addressOf: (key) => toBase58(ed25519.getPublicKey(key)),
  sign(key, task) {
    if (task.kind !== 'solana-message' && task.kind !== 'solana-transaction') return undefined
    const { kind, address, message } = task
    if (!(message instanceof Uint8Array) || message.length === 0 || message.length > MOST_BYTES) return undefined
    const read = readSolanaMessage(message)
    // A message that is a transaction as well would be one for the network.
    const isFitting = kind === 'solana-message' ? !read : read && readSolanaTransfer(read, address)
    return isFitting ? toHex(ed25519.sign(message, key)) : undefined
  },
}
