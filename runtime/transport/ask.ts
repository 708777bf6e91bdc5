import { ModalError } from '../../schema/error.js'
import { deadline } from '../core/deadline.js'
import { coreError, detailOf, toModalError } from '../core/errors.js'
import type { Host } from '../core/host.js'
import { browserLinkPage } from '../core/host-links.js'

/** The parts of a host that a call uses. */
export type AskHost = Pick<Host, 'clock' | 'http' | 'links'>

/** Milliseconds for a call with all its tries. */
const CALL_MS = 15_000
/** Tries after the first one. */
const RETRIES = 2
/** Answers that may be better a moment later. */
const passing: readonly number[] = [408, 429, 502, 503, 504]

/** An answer that is none, and whether to ask again. */
interface Miss {
  readonly error: ModalError
  readonly mayPass: boolean
  /** Milliseconds the server asks to wait. */
  readonly waitMs: number
}

/**
 * Gets `url` and reads the answer; fails with a row of the catalogue whatever happens. Only for what may be asked twice:
 * what may pass is tried two more times, within one deadline.
 */
export async function ask<T>(
  host: AskHost,
  url: string,
  outer: AbortSignal,
  read: (response: Response, url: string) => Promise<T>,
): Promise<T> {
  const { clock } = host
  const end = clock.now() + CALL_MS
  try {
    return await deadline({ clock, ms: CALL_MS, name: new URL(url).host, signal: outer }, async (signal) => {
      for (let tries = 0; ; tries += 1) {
        const answer = await attempt(host, url, signal, read)
        if (!('error' in answer)) return answer.value
        // A little of the clock in the wait keeps pages that failed together from coming back together.
        const waitMs = Math.max(answer.waitMs, 300 * 2 ** tries + (clock.now() % 200))
        if (!answer.mayPass || tries === RETRIES || clock.now() + waitMs >= end) throw answer.error
        await clock.sleep(waitMs, signal)
      }
    })
  } catch (cause) {
    throw outer.aborted ? coreError('flow/cancelled', {}, cause) : toModalError(cause)
  }
}

async function attempt<T>(
  host: AskHost,
  url: string,
  signal: AbortSignal,
  read: (response: Response, url: string) => Promise<T>,
): Promise<{ readonly value: T } | Miss> {
  try {
    const response = await host.http.fetch(url, { signal, credentials: 'omit' })
    if (response.ok) return { value: await read(response, url) }
    const waitMs = retryAfter(response, host.clock.now())
    await response.body?.cancel()
    return { error: refusal(host, response, url), mayPass: passing.includes(response.status), waitMs }
  } catch (cause) {
    signal.throwIfAborted()
    if (ModalError.is(cause)) throw cause
    const slots = { host: new URL(url).host, detail: detailOf(cause) }
    return { error: coreError('backend/unreachable', slots, cause), mayPass: true, waitMs: 0 }
  }
}

/** The row for an answer that is none. Its cause is what SPEC §7 says. */
function refusal({ links }: AskHost, { status }: Response, url: string): ModalError {
  const cause = new Error(`HTTP status code: ${status}`)
  const { host } = new URL(url)
  if (status === 401) return coreError('backend/project-id', {}, cause)
  if (status === 429) return coreError('backend/rate-limited', { host }, cause)
  if (status !== 403) return coreError('backend/failed', { host, status }, cause)
  const { origin } = new URL((links ?? browserLinkPage()).look().href)
  return coreError('backend/origin', { origin }, cause)
}

/** Milliseconds an answer asks to wait (RFC 9110, 10.2.3): seconds, or a date. */
function retryAfter({ headers }: Response, now: number): number {
  const text = headers.get('retry-after') ?? ''
  const ms = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now
  return Number.isFinite(ms) ? ms : 0
}
