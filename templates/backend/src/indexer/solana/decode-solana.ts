import { z } from 'zod'
import { solanaAddress } from '../../caip.js'
import type { Chain } from '../../chains/chains.js'
import { UpstreamError } from '../../chains/upstream.js'

/** The token program, and the one that followed it (Token-2022). */
const TOKEN_PROGRAMS = ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb']

const signature = z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{64,90}$/)
/** Lamports come as JSON numbers: exact up to 9 million SOL, to a few lamports beyond. */
const lamports = z
  .number()
  .min(0)
  .transform((value) => BigInt(Math.trunc(value)))
const slot = z.int().min(0)
const seconds = z.int().min(0).max(100_000_000_000).nullish()

const signatures = z.array(z.object({ signature, slot, blockTime: seconds, err: z.unknown() })).max(1_000)

const tokenBalance = z.object({
  accountIndex: z.int().min(0).max(1_000),
  mint: solanaAddress,
  owner: solanaAddress.optional(),
  uiTokenAmount: z.object({ amount: z.string().regex(/^\d{1,20}$/), decimals: z.int().min(0).max(255) }),
})

const transaction = z.object({
  slot,
  blockTime: seconds,
  transaction: z.object({
    signatures: z.array(signature).min(1),
    message: z.object({ accountKeys: z.array(solanaAddress).min(1) }),
  }),
  meta: z.object({
    err: z.unknown(),
    fee: lamports,
    preBalances: z.array(lamports),
    postBalances: z.array(lamports),
    preTokenBalances: z.array(tokenBalance).nullish(),
    postTokenBalances: z.array(tokenBalance).nullish(),
    loadedAddresses: z.object({ writable: z.array(solanaAddress), readonly: z.array(solanaAddress) }).nullish(),
  }),
})

const tokenAccounts = z.object({
  value: z.array(
    z.object({
      pubkey: solanaAddress,
      account: z.object({
        data: z.object({
          parsed: z.object({
            info: z.object({
              mint: solanaAddress,
              tokenAmount: z.object({ amount: z.string().regex(/^\d{1,20}$/), decimals: z.int().min(0).max(255) }),
            }),
          }),
        }),
      }),
    }),
  ),
})

const balance = z.object({ value: lamports })

/** An answer to `getSignaturesForAddress`, newest first. */
export type SolanaSignature = z.output<typeof signatures>[number]
/** An answer to `getTransaction` with encoding `json`. */
export type SolanaTransaction = z.output<typeof transaction>
/** What a token account held before or after a transaction. */
export type SolanaTokenBalance = z.output<typeof tokenBalance>
/** A token account of an owner. */
export type SolanaTokenAccount = z.output<typeof tokenAccounts>['value'][number]

/** These decode what a Solana node answers; each throws an `UpstreamError` for anything else. */
export const decodeSignatures = (answer: unknown) => decodeAnswer(signatures, answer)
/** `null` where the node does not have the transaction. */
export const decodeSolanaTransaction = (answer: unknown) => decodeAnswer(transaction.nullable(), answer)
/** An answer to `getTokenAccountsByOwner` with encoding `jsonParsed`. */
const decodeTokenAccounts = (answer: unknown) => decodeAnswer(tokenAccounts, answer).value
/** Lamports of an answer to `getBalance`. */
export const decodeLamports = (answer: unknown) => decodeAnswer(balance, answer).value

function decodeAnswer<T extends z.ZodType>(schema: T, answer: unknown): z.output<T> {
  const read = schema.safeParse(answer)
  if (read.success) return read.data
  throw new UpstreamError('The Solana node answered something else', { cause: read.error })
}

/** The token accounts of an owner, of both token programs. Throws `NodeError` and `UpstreamError`. */
export async function readTokenAccounts(
  chain: Chain,
  owner: string,
  signal: AbortSignal,
): Promise<readonly SolanaTokenAccount[]> {
  const answers = await Promise.all(
    TOKEN_PROGRAMS.map((programId) =>
      chain.request(
        'getTokenAccountsByOwner',
        [owner, { programId }, { encoding: 'jsonParsed', commitment: 'confirmed' }],
        signal,
      ),
    ),
  )
  return answers.flatMap(decodeTokenAccounts)
}

/** Name and symbol for a mint that the settings do not know: its first and last digits. */
export function shortMint(mint: string): string {
  return `${mint.slice(0, 4)}…${mint.slice(-4)}`
}
