import { z } from 'zod'
import { evmAddress } from '../caip.js'
import { decode, invalidInput } from '../http/input.js'
import { Problem } from '../http/problems.js'
import { readCoinType } from './coin-type.js'
import { isPicture } from './picture.js'
import type { NameAttributes } from './tables.js'

/** How far the time in a message may be from ours, in ms: clocks differ, and signing takes time. */
const TOLERANCE_MS = 5 * 60_000
/** Numbers below are seconds since 1970, above are milliseconds: the border lies in the years 1973 and 5138. */
const SECONDS_END = 100_000_000_000

const attributes = z.strictObject({
  avatar: z.string().max(2_000).refine(isPicture, 'is no https: or data:image URL').optional(),
  bio: z
    .string()
    .max(250)
    // What Postgres can't store, and what moves other text around on a screen.
    .regex(/^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u, 'has a control character')
    .optional(),
})

const body = z.object({
  coin_type: z.number(),
  address: evmAddress,
  message: z.string().min(2).max(4_000),
  signature: z
    .string()
    .max(20_000)
    .regex(/^0x([0-9a-fA-F]{2})+$/, 'is no signature'),
})

const message = z.strictObject({
  name: z.string().min(1).max(300),
  attributes,
  timestamp: z.number().min(0).max(Number.MAX_SAFE_INTEGER),
})

/** A wish for a name, decoded but not yet verified. */
export interface NameWish {
  readonly coinType: number
  /** Lower case. */
  readonly address: `0x${string}`
  /** The exact text that was signed. */
  readonly message: string
  readonly signature: `0x${string}`
  readonly name: string
  readonly attributes: NameAttributes
  /** Milliseconds since 1970. */
  readonly signedAt: number
}

/**
 * Decodes the body of a registration. Throws a `Problem` 400 for a wrong shape, for a coin type that is no EVM chain, and
 * for a message that is more than five minutes old or ahead of `now` (ms since 1970).
 */
export function readWish(input: unknown, now: number): NameWish {
  const wish = decode(body, input)
  const told = decode(message, parse(wish.message))
  const signedAt = Math.floor(told.timestamp < SECONDS_END ? told.timestamp * 1_000 : told.timestamp)
  if (Math.abs(now - signedAt) > TOLERANCE_MS) {
    throw new Problem('message_expired')
  }
  return {
    coinType: readCoinType(wish.coin_type),
    address: wish.address.toLowerCase() as `0x${string}`,
    message: wish.message,
    signature: wish.signature as `0x${string}`,
    name: told.name,
    attributes: told.attributes,
    signedAt,
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw invalidInput('message: is no JSON text', cause)
  }
}
