import * as z from 'zod/mini'
import { isAddress } from '../core/address.js'

/** Who is signed in, as the server says. */
export type SiteUser = z.output<ReturnType<typeof userSchema>>

function userSchema() {
  const account = z
    .object({ namespace: z.enum(['eip155', 'solana']), address: z.string() })
    .check(z.refine(({ namespace, address }) => isAddress(namespace, address)))
  return z.object({ email: z.email(), accounts: z.array(account) })
}

/** A token that could end a header would be another header. */
const tokenSchema = () => z.optional(z.string().check(z.regex(/^[\w\-.~+/=]{1,512}$/)))
const idSchema = () => z.string().check(z.minLength(1), z.maxLength(512))

/** What the server answers, by the name of the call. */
export function apiAnswers() {
  const session = { session: z.enum(['yes', 'no']), user: z.optional(userSchema()), token: tokenSchema() }
  return {
    hello: z.object(session),
    session: z.object(session),
    email: z.union([
      z.object({
        action: z.literal('VERIFY_DEVICE'),
        login: idSchema(),
        number: z.optional(z.string().check(z.regex(/^\d{1,4}$/))),
      }),
      z.object({ action: z.literal('VERIFY_OTP'), login: idSchema() }),
      z.object({ action: z.literal('CONNECT') }),
    ]),
    device: z.object({ isApproved: z.boolean() }),
    code: z.object({ user: userSchema(), token: tokenSchema() }),
    signOut: z.object({}),
    rpc: z.union([
      z.object({ error: z.object({ code: z.number(), message: z.string() }) }),
      z.object({ result: z.unknown() }),
    ]),
  }
}
