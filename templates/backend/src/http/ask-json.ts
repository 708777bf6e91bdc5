import type { z } from 'zod'
import { withDeadline } from '../clock.js'
import { readCapped } from './read-capped.js'

/** A provider did not answer as it should. `status` is its HTTP status when it refused the request, else absent. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  readonly status: number | undefined
  constructor(message: string, options: { readonly status?: number; readonly cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.status = options.status
  }
}

/** How long a provider may take, in ms. */
const PROVIDER_MS = 8_000
/** How much a provider may answer, in bytes. */
const PROVIDER_BYTES = 2 * 1024 * 1024

/** One question to a provider's REST interface. */
export interface ProviderQuestion<T extends z.ZodType> {
  /** The provider's name, for messages. */
  readonly provider: string
  readonly url: URL
  readonly method?: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly body?: unknown
  /** What the answer must look like. */
  readonly answer: T
  /** In ms; `PROVIDER_MS` by default. */
  readonly deadlineMs?: number
}

/**
 * Asks a provider and decodes its JSON answer. Redirects are not followed: they would take the key elsewhere. Throws a
 * `ProviderError` for a refusal, an answer that is late, too long or of another shape, and for a broken connection.
 */
export async function askJson<T extends z.ZodType>(
  { fetch, signal }: { readonly fetch: typeof globalThis.fetch; readonly signal: AbortSignal },
  { provider, url, method = 'GET', headers, body, answer, deadlineMs = PROVIDER_MS }: ProviderQuestion<T>,
): Promise<z.output<T>> {
  const { status, text } = await withDeadline(deadlineMs, [signal], exchange)
  if (status < 200 || status >= 300) throw new ProviderError(`${provider} answered HTTP ${status}`, { status })
  const read = answer.safeParse(parse(text))
  if (!read.success) throw new ProviderError(`${provider} answered in another shape`, { cause: read.error })
  return read.data

  async function exchange(deadline: AbortSignal) {
    try {
      const response = await fetch(url, {
        method,
        redirect: 'error',
        headers: {
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: deadline,
      })
      return { status: response.status, text: await readCapped(response, PROVIDER_BYTES, deadline) }
    } catch (cause) {
      throw new ProviderError(`${provider} can't be reached`, { cause })
    }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
