import type { Context } from '../context.js'
import { now } from '../node/now.js'
import type { Asked, AskHead, AskServer } from './facts.js'

/** A server that has not answered by then is taken as not there. */
const ANSWER_MS = 5_000
/** Enough for every answer that is looked at; a page that never ends is cut off here. */
const LONGEST = 2_000_000

/** Makes what checks ask servers with: it says why there is no answer instead of throwing. */
export function createAsk({ fetch, signal }: Pick<Context, 'fetch' | 'signal'>, ms = ANSWER_MS): AskServer {
  return async (url, init): Promise<Asked> => {
    const late = AbortSignal.timeout(ms)
    try {
      const response = await fetch(url, { ...init, signal: AbortSignal.any([signal, late]) })
      const at = now()
      const text = await readText(response)
      const { status, headers } = response
      return { isThere: true, answer: { url: response.url || url, at, status, headers, text } }
    } catch (cause) {
      return notThere(cause, { signal, late, ms })
    }
  }
}

/** Makes what checks look at the head of an answer with; it says why there is none instead of throwing. */
export function createAskHead({ head, signal }: Pick<Context, 'head' | 'signal'>, ms = ANSWER_MS): AskHead {
  return async (url, headers) => {
    const late = AbortSignal.timeout(ms)
    try {
      return { isThere: true, ...(await head(url, { headers, signal: AbortSignal.any([signal, late]) })) }
    } catch (cause) {
      return notThere(cause, { signal, late, ms })
    }
  }
}

function notThere(
  cause: unknown,
  { signal, late, ms }: { readonly signal: AbortSignal; readonly late: AbortSignal; readonly ms: number },
) {
  signal.throwIfAborted()
  return { isThere: false, reason: late.aborted ? `no answer within ${ms / 1000} s` : reasonOf(cause) } as const
}

async function readText({ body }: Response): Promise<string> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  while (reader && text.length <= LONGEST) {
    const { done, value } = await reader.read()
    if (done) return text
    text += decoder.decode(value, { stream: true })
  }
  await reader?.cancel()
  return text
}

/** `fetch` itself says only that it failed; what was wrong is its cause. */
function reasonOf(cause: unknown): string {
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause
  const code = inner instanceof Error && 'code' in inner ? String(inner.code) : ''
  const known: Readonly<Record<string, string>> = {
    ECONNREFUSED: 'nothing listens there',
    ENOTFOUND: 'its host has no address',
    EAI_AGAIN: 'looking up its host failed',
    ECONNRESET: 'it closed the connection',
    CERT_HAS_EXPIRED: 'its certificate has expired',
    ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
    DEPTH_ZERO_SELF_SIGNED_CERT: "this machine doesn't trust its certificate",
    SELF_SIGNED_CERT_IN_CHAIN: "this machine doesn't trust its certificate",
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: "this machine doesn't trust its certificate",
  }
  return known[code] ?? (inner instanceof Error ? inner.message.replace(/\.$/, '') : String(inner))
}
