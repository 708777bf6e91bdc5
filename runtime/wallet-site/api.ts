import * as z from 'zod/mini'
import { clean } from '../core/clean.js'
import { deadline } from '../core/deadline.js'
import type { Clock, Http } from '../core/host.js'
import { readCapped } from '../core/http-answer.js'
import type { Device, DeviceRecord } from './device.js'
import type { DeviceCrypto } from './host-device.js'
import { newNonce, signCall } from './proof.js'
import { puzzled, RefusedError, SiteError, UnreachableError } from './site-error.js'

/** What calls are made with. */
export interface ApiDeps {
  readonly http: Http
  readonly clock: Clock
  readonly crypto: DeviceCrypto
  readonly device: Device
  /** The path of the API. */
  readonly path: string
  readonly projectId: string
  /** The origin of the app that is bound. */
  readonly app: string
}

/** One call. */
export interface ApiCall<Answer extends z.ZodMiniType> {
  /** Below the path of the API: `login/email`. */
  readonly name: string
  readonly body: object
  readonly answer: Answer
  readonly signal: AbortSignal
  /** Milliseconds for all of it; 10 s when left out. */
  readonly ms?: number
}

/** An answer, and the session that was asked with. */
export interface ApiAnswer<T> {
  readonly answer: T
  /** The token that went along, where the browser takes no cookie of the site. */
  readonly token: string | undefined
}

/** The server of the wallet, at the origin of this document (SECURITY 2.7). */
export interface Api {
  /**
   * Asks once; a second time where the server says how far off the clock is, or does not know the token that went along.
   * Throws `UnreachableError`, `RefusedError` and the signal's reason.
   */
  call<Answer extends z.ZodMiniType>(call: ApiCall<Answer>): Promise<ApiAnswer<z.output<Answer>>>
}

const CALL_MS = 10_000
/** Bytes of an answer. What the frame answers the app with may have half of it. */
const MOST_BYTES = 512 * 1024
/** Letters of what is said to people. */
const MESSAGE_LENGTH = 200

/** Makes the client of the API. Its correction of the clock lasts as long as the document. */
export function createApi(deps: ApiDeps): Api {
  const { http, clock, crypto, device, path, projectId, app } = deps
  /** Milliseconds that the server's clock is ahead of this one. */
  let offset = 0

  async function send(name: string, body: string, record: DeviceRecord, signal: AbortSignal): Promise<Response> {
    const { keys, publicKey, token } = record
    const call = { method: 'POST', path: `${path}/${name}`, body, time: clock.now() + offset, projectId, app }
    const nonce = newNonce(crypto)
    const headers = {
      'content-type': 'application/json',
      'x-project-id': projectId,
      'x-app-origin': app,
      'x-device': publicKey,
      'x-proof': await signCall(crypto, keys.privateKey, { ...call, nonce }),
      'x-proof-time': String(call.time),
      'x-proof-nonce': nonce,
      ...(token !== undefined && { authorization: `Session ${token}` }),
    }
    // In the mode `same-origin` a document without referrers would send no origin, by which the server knows its own.
    return http.fetch(call.path, {
      method: call.method,
      headers,
      body,
      signal,
      credentials: 'same-origin',
      cache: 'no-store',
      // No answer of the API is elsewhere, and what goes along is for this origin alone.
      redirect: 'error',
      referrerPolicy: 'no-referrer',
    })
  }

  /** A token that the server does not know is of no use; another tab may have got a new one meanwhile. */
  async function drop(token: string): Promise<void> {
    await device.change((kept) => (kept.token === token ? { ...kept, token: undefined } : kept))
  }

  /** The answer of the server, or why it has none. A second turn is for a fault that can be mended once. */
  async function ask(name: string, body: string, signal: AbortSignal): Promise<ApiAnswer<unknown>> {
    let isMended = false
    for (;;) {
      const record = await device.read()
      const response = await send(name, body, record, signal)
      const json = await readJson(response)
      if (response.ok) return { answer: json, token: record.token }
      const { code, message, now } = readProblem(json)
      if (isMended || response.status !== 401) throw refused(response.status, code, message)
      isMended = true
      if (code === 'clock' && now !== undefined) offset = now - clock.now()
      else if (code === 'session' && record.token !== undefined) await drop(record.token)
      else throw refused(response.status, code, message)
    }
  }

  return {
    async call({ name, body, answer: schema, signal, ms = CALL_MS }) {
      const text = JSON.stringify(body)
      try {
        const { answer, token } = await deadline({ clock, ms, name, signal }, (both) => ask(name, text, both))
        const read = z.safeParse(schema, answer)
        if (!read.success) throw new UnreachableError()
        return { answer: read.data, token }
      } catch (cause) {
        if (signal.aborted) throw signal.reason
        // Words of the browser and of the time-out are for developers.
        throw cause instanceof SiteError ? cause : new UnreachableError()
      }
    },
  }
}

/** Throws for a body that is too long, or is no JSON: a page of a proxy or of a captive portal. */
async function readJson(response: Response): Promise<unknown> {
  const body = await readCapped(response, MOST_BYTES)
  if (!body) throw new UnreachableError()
  return JSON.parse(await body.text())
}

/** A problem, in the words of the wallet's own routes or in those that the whole backend has. */
function readProblem(json: unknown): { readonly code: string; readonly message: string; readonly now?: number } {
  const { reasons, ...told } = Object(json) as { readonly [key: string]: unknown }
  const { name, description } = Object(Array.isArray(reasons) ? reasons[0] : undefined) as {
    readonly [key: string]: unknown
  }
  const { code = name, message = description, now } = told
  return {
    code: typeof code === 'string' ? code : '',
    message: typeof message === 'string' ? clean(message, MESSAGE_LENGTH) : '',
    ...(typeof now === 'number' && Number.isFinite(now) && { now }),
  }
}

/** A server in trouble has not refused: nothing is known of the session. */
function refused(status: number, code: string, message: string): SiteError {
  if (status >= 500 || status === 429) return new UnreachableError(message || undefined)
  return new RefusedError(message || puzzled, status, code)
}
