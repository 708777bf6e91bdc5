import { z } from 'zod'

/** Start of the message of an unknown key; the keys that exist follow, separated by spaces. */
export const knownKeys = 'known keys: '

/** An object that takes no other keys, and whose complaint about one says which keys there are. */
export function strict<const Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? knownKeys + Object.keys(shape).join(' ') : undefined),
  })
}
