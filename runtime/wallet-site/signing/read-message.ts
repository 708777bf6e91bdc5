import { fromBase58 } from '../../core/base58.js'
import { fromHex } from './hex.js'
import { printableText } from './printable.js'
import { needsWindow, notAllowed } from './refusals.js'
import { isSignIn } from './sign-in-text.js'
import { readSolanaMessage, readSolanaWire } from './solana-message.js'
import type { Wish, WishContext } from './wish.js'

type MessageWish = Extract<Wish, { readonly text: string }>

/** Most bytes of a message: a person does not read more. */
const MOST_BYTES = 32_768
/** Of a digest: signed blindly it may be that of anything. */
const DIGEST_BYTES = 32
const evmAddress = /^0x[\da-f]{40}$/i

/** Reads the parameters of `personal_sign`: the message and the account, which some apps give the other way round. */
export function readPersonalSign(params: unknown, context: WishContext): MessageWish {
  const [one, other] = Array.isArray(params) ? (params as readonly unknown[]) : []
  const isTurned = isOwn(one, context) && !(typeof other === 'string' && evmAddress.test(other))
  const [message, account] = isTurned ? [other, one] : [one, other]
  if (!isOwn(account, context) || typeof message !== 'string' || message.length > MOST_BYTES * 2 + 2) throw notAllowed()
  // What has the form of hex is hex: viem and ethers send texts so.
  return readBytes('message', fromHex(message) ?? new TextEncoder().encode(message), context)
}

/** Reads the parameters of `solana_signMessage`. */
export function readSolanaSign(params: unknown, context: WishContext): MessageWish {
  const { message, pubkey } = Object(params) as { readonly message?: unknown; readonly pubkey?: unknown }
  if (pubkey !== context.address || typeof message !== 'string') throw notAllowed()
  const bytes = message.length > MOST_BYTES ? undefined : fromBase58(message)
  if (!bytes) throw notAllowed()
  const wire = readSolanaWire(bytes)
  const isTransaction = readSolanaMessage(bytes) || (wire && readSolanaMessage(wire.message))
  if (isTransaction) throw needsWindow()
  return readBytes('solana-message', bytes, context)
}

function isOwn(account: unknown, { address }: WishContext): boolean {
  return typeof account === 'string' && account.toLowerCase() === address.toLowerCase()
}

function readBytes(kind: MessageWish['kind'], message: Uint8Array, context: WishContext): MessageWish {
  const text = printableText(message)
  if (text === undefined) throw message.length === DIGEST_BYTES ? notAllowed() : needsWindow()
  return { kind, message, text, isSignIn: isSignIn(text, context) }
}
