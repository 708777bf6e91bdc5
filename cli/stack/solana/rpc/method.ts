import { type Address, isAddress, isBlockhash, isSignature, type Signature } from '@solana/kit'
import { z } from 'zod'
import { RpcError, rpcCodes } from './rpc-error.js'

/** A method that runs what a client sends, whatever it is. */
export type Method = (params: unknown) => unknown

/** Methods by their name. */
export type Methods = Readonly<Record<string, Method>>

/**
 * Makes a method of a schema for its list of parameters and a function that gets them decoded. What does not fit is
 * refused with -32602. More parameters than the schema has are left alone, as real nodes do.
 */
export function defineMethod<Params>(schema: z.ZodType<Params>, run: (params: Params) => unknown): Method {
  return (params) => {
    const decoded = schema.safeParse(params ?? [])
    if (decoded.success) return run(decoded.data)
    const [issue] = decoded.error.issues
    const where = issue?.path.length ? ` at ${issue.path.join('.')}` : ''
    throw new RpcError(rpcCodes.invalidParams, `Invalid params: ${issue?.message ?? 'malformed'}${where}`)
  }
}

/** An address of Solana: base58 of 32 bytes. */
export const addressSchema = z
  .string()
  .max(44)
  .refine((text): text is Address => isAddress(text), 'not an address')

/** A signature: base58 of 64 bytes. */
export const signatureSchema = z
  .string()
  .max(88)
  .refine((text): text is Signature => isSignature(text), 'not a signature')

/** A blockhash: base58 of 32 bytes. */
export const blockhashSchema = z
  .string()
  .max(44)
  .refine((text) => isBlockhash(text), 'not a blockhash')

/** How the data of an account is asked for. Without one the old default holds: base58 without its name. */
export const accountConfig = z
  .object({
    encoding: z.enum(['base58', 'base64', 'jsonParsed']).optional(),
    dataSlice: z.object({ offset: z.int().min(0), length: z.int().min(0) }).nullish(),
  })
  .nullish()

/** What an account's data is asked for with. */
export type AccountConfig = z.output<typeof accountConfig>
