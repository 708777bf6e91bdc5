import type { ModalError } from '../../schema/error.js'
import { deadline } from '../core/deadline.js'
import { coreError, detailOf, toModalError } from '../core/errors.js'
import type { Host } from '../core/host.js'
import { browserLinkPage } from '../core/host-links.js'
import { retryAfter } from '../core/http-answer.js'

/** The parts of a host that a call uses. */
export type AskHost = Pick<Host, 'clock' | 'http' | 'links'>

/** One call of a server. */
export interface Call<T> {
  readonly url: URL
  /** A `GET` without a body where nothing is said. */
  readonly init?: RequestInit | undefined
  /** Times it may be tried: more than once only for what may be asked twice. */
  readonly tries: number
  /** What an answer says; `undefined`, or a `SyntaxError`, for one that cannot be read. */
  read(response: Response): Promise<T | undefined>
}

/** Milliseconds for a call with all its tries. */
const CALL_MS = 15_000
/** Answers that may be better a moment later. */
const passing: readonly number[] = [408, 429, 502, 503, 504]

/** An answer that is none, and whether to ask again. */
interface Miss {
  readonly error: ModalError
  readonly mayPass?: boolean
  /** Milliseconds the server asks to wait. */
  readonly waitMs?: number
}

/**
 * Makes a call and reads the answer; fails with a row of the catalogue whatever happens. What may pass is tried as
 * often as the call allows, within one deadline; with the call ends every connection of it. Redirects are not followed:
 * no other server is contacted.
 */
export async function ask<T>(host: AskHost, call: Call<T>, outer: AbortSignal): Promise<T> {
  const { clock } = host
  const end = clock.now() + CALL_MS
  try {
    return await deadline({ clock, ms: CALL_MS, name: call.url.host, signal: outer }, async (signal) => {
      for (let tries = 1; ; tries += 1) {
        const answer = await attempt(host, call, signal)
        if (!('error' in answer)) return answer.value
        // A little of the clock in the wait keeps pages that failed together from coming back together.
        const waitMs = Math.max(answer.waitMs ?? 0, 150 * 2 ** tries + (clock.now() % 200))
        if (!answer.mayPass || tries >= call.tries || clock.now() + waitMs >= end) throw answer.error
        await clock.sleep(waitMs, signal)
      }
    })
  } catch (cause) {
    throw outer.aborted ? coreError('flow/cancelled', {}, cause) : toModalError(cause)
  }
}

async function attempt<T>(
  host: AskHost,
  { url, init, read }: Call<T>,
  signal: AbortSignal,
): Promise<{ readonly value: T } | Miss> {
  const place = { host: url.host, path: url.pathname }
  const unreadable = (cause?: unknown) => ({ error: coreError('backend/bad-answer', place, cause) })
  try {
    const response = await host.http.fetch(url, { ...init, signal, credentials: 'omit', redirect: 'error' })
    if (!response.ok) return refusal(host, response, place)
    const value = await read(response)
    return value === undefined ? unreadable() : { value }
  } catch (cause) {
    signal.throwIfAborted()
    if (cause instanceof SyntaxError) return unreadable(cause)
    const slots = { ...place, detail: detailOf(cause) }
    return { error: coreError('backend/unreachable', slots, cause), mayPass: true }
  }
}

/** The row for an answer that is none. Its cause is what SPEC §7 says. */
function refusal({ links, clock }: AskHost, { status, headers }: Response, place: { readonly host: string }): Miss {
  const cause = new Error(`HTTP status code: ${status}`)
  const miss = { mayPass: passing.includes(status), waitMs: retryAfter(headers, clock.now()) }
  if (status === 401) return { error: coreError('backend/project-id', {}, cause) }
  if (status === 429) return { error: coreError('backend/rate-limited', place, cause), ...miss }
  if (status !== 403) return { error: coreError('backend/failed', { ...place, status }, cause), ...miss }
  const { origin } = new URL((links ?? browserLinkPage()).look().href)
  return { error: coreError('backend/origin', { origin }, cause) }
}
