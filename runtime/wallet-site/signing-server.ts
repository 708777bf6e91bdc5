import * as z from 'zod/mini'
import type { Api } from './api.js'
import type { KeyRelease } from './signing/keeper-protocol.js'
import { RefusedError, SiteError, UnreachableError } from './site-error.js'

/** How a question to the person ended, for the audit (SECURITY 2.12). */
export interface SigningOutcome {
  /** The id of the request. */
  readonly id: string
  readonly method: string
  /** SHA-256 in hex of what was shown and signed. */
  readonly digest: string
  readonly outcome: 'approved' | 'rejected' | 'aborted' | 'window'
}

/** What both kinds of transactions are prepared with. */
type Prepared = z.output<ReturnType<typeof preparedSchema>>
/** What the server says of a transaction on an EVM network. Amounts are decimal texts of base units. */
export type PreparedEvm = z.output<ReturnType<typeof preparedEvmSchema>>
/** What the server says of a transaction of Solana. */
export type PreparedSolana = Prepared

/** The part of the server that signing needs. Each call throws `SiteError`, and the signal's reason. */
export interface SigningServer {
  /** The secret of the wallet, sealed for this point. */
  release(key: string, signal: AbortSignal): Promise<KeyRelease>
  prepareEvm(call: PrepareEvm, signal: AbortSignal): Promise<PreparedEvm>
  prepareSolana(call: PrepareSolana, signal: AbortSignal): Promise<PreparedSolana>
  /** Broadcasts it, once for the same bytes. Gives the hash or the signature. */
  send(call: SendCall, signal: AbortSignal): Promise<string>
  /** Tells an outcome. */
  tell(outcome: SigningOutcome, signal: AbortSignal): Promise<void>
}

/** A transaction of an EVM network that is to be prepared. */
export interface PrepareEvm {
  readonly chainId: string
  readonly to: string
  /** A quantity of hex, as `gas`. */
  readonly value: string
  readonly data: string
  readonly gas?: string
  readonly nonce?: string
}

/** A transaction of Solana that is to be prepared. */
export interface PrepareSolana {
  readonly chainId: string
  /** Base64. */
  readonly message: string
  readonly to: string
  readonly amount: string
  readonly mint: string | null
}

/** A signed transaction: hex on EVM networks, base64 on Solana. */
export interface SendCall {
  readonly chainId: string
  readonly raw: string
  readonly id: string
  /** Hash of the one whose nonce it has, and whose place it takes. */
  readonly replaces?: string
}

const amount = () => z.string().check(z.regex(/^\d{1,78}$/))
const base64Url = (most: number) => z.string().check(z.minLength(1), z.maxLength(most), z.regex(/^[\w-]+$/))
const decimals = () => z.number().check(z.int(), z.gte(0), z.lte(36))

function preparedSchema() {
  return z.object({
    network: z.object({ name: z.string(), symbol: z.string(), decimals: decimals(), isTestnet: z.boolean() }),
    fee: amount(),
    balance: amount(),
    token: z.nullable(z.object({ symbol: z.string(), name: z.string(), decimals: decimals(), balance: amount() })),
    isKnown: z.boolean(),
    needsWindow: z.boolean(),
  })
}

function preparedEvmSchema() {
  return z.extend(preparedSchema(), {
    nonce: z.number().check(z.int(), z.gte(0)),
    gas: amount(),
    maxFeePerGas: amount(),
    maxPriorityFeePerGas: amount(),
    layerFee: amount(),
    replaces: z.nullable(
      z.object({
        kind: z.enum(['speed-up', 'cancel']),
        hash: z.string().check(z.regex(/^0x[\da-f]{64}$/)),
        to: z.string().check(z.regex(/^0x[\da-f]{40}$/)),
        value: amount(),
        data: z.string().check(z.regex(/^0x(?:[\da-f]{2})*$/)),
      }),
    ),
  })
}

/** Makes the client of these routes. A session that is over is told as everywhere: "Sign in first." */
export function createSigningServer(api: Api): SigningServer {
  async function call<Answer extends z.ZodMiniType>(
    name: string,
    body: object,
    answer: Answer,
    signal: AbortSignal,
  ): Promise<z.output<Answer>> {
    try {
      return (await api.call({ name, body, answer, signal })).answer
    } catch (cause) {
      const isOver = cause instanceof RefusedError && cause.code === 'session'
      throw isOver ? new SiteError('Sign in first.') : cause
    }
  }

  return {
    release(key, signal) {
      const answer = z.object({ key: base64Url(128), iv: base64Url(32), ct: base64Url(128) })
      return call('keys/release', { key }, answer, signal)
    },
    prepareEvm: (body, signal) => call('transaction/prepare', body, preparedEvmSchema(), signal),
    prepareSolana: (body, signal) => call('transaction/prepare', body, preparedSchema(), signal),
    async send(body, signal) {
      const isHash = (hash: string) => /^0x[\da-f]{64}$/.test(hash) || /^[1-9A-HJ-NP-Za-km-z]{64,90}$/.test(hash)
      const answer = z.object({ hash: z.string().check(z.refine(isHash)) })
      const attempt = () => call('transaction/send', body, answer, signal)
      const unlessLost = (cause: unknown) => {
        if (cause instanceof UnreachableError) return undefined
        throw cause
      }
      // The same bytes are sent once, however often they come.
      const sent = (await attempt().catch(unlessLost)) ?? (await attempt().catch(unlessLost))
      if (!sent) throw new SiteError('The wallet didn’t hear whether this was sent. Look at your activity first.')
      return sent.hash
    },
    async tell(body, signal) {
      await call('approval', body, z.object({}), signal)
    },
  }
}
