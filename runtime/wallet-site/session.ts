import type * as z from 'zod/mini'
import { apiAnswers, type SiteUser } from './answers.js'
import type { Api, ApiAnswer } from './api.js'
import type { Device } from './device.js'
import { RefusedError, SiteError, UnreachableError } from './site-error.js'

/** Whether a user is signed in: the server may not have been reached (SECURITY T39). */
export type SessionState =
  | { readonly state: 'yes'; readonly user: SiteUser }
  | { readonly state: 'no' }
  | { readonly state: 'unknown'; readonly error: SiteError }

/** The session of this device with the server. */
export interface SiteSession {
  /** Asks the server, each time: another tab or another device may have ended it. */
  state(signal: AbortSignal): Promise<SessionState>
  /** The same, for what needs a user. Throws `SiteError` where there is none. */
  user(signal: AbortSignal): Promise<SiteUser>
  /**
   * Over for this device, whether or not the server is reached: it is told before the next question then. The key of the
   * device stays. Does not throw but for the signal.
   */
  end(signal: AbortSignal): Promise<void>
  /** What has to be done before a login: the last session is over, and the server knows whether cookies come back. */
  prepare(signal: AbortSignal): Promise<void>
}

/** What the session is made of. */
export interface SessionDeps {
  readonly api: Api
  readonly device: Device
}

/** Makes the session. Nothing is asked before it is used. */
export function createSession({ api, device }: SessionDeps): SiteSession {
  const answers = apiAnswers()
  /** The first answer of `hello`: it sets the cookie that shows whether the browser keeps one. */
  let greeting: Promise<unknown> | undefined

  async function tellEnd(signal: AbortSignal): Promise<void> {
    try {
      await api.call({ name: 'sign-out', body: {}, answer: answers.signOut, signal })
    } catch (cause) {
      // It was over there already.
      if (!isOver(cause)) throw cause
    }
    // A login that another tab has ended meanwhile has a session of its own.
    await device.change((kept) => (kept.isSigningOut ? { login: kept.login } : kept))
  }

  /** It is for all that wait for it, so none of them ends it. */
  async function greet(): Promise<void> {
    const { signal } = new AbortController()
    await take(await api.call({ name: 'hello', body: {}, answer: answers.hello, signal }))
  }

  /** A session that the person has ended is told to the server before anything else is asked. */
  async function settleEnd(signal: AbortSignal): Promise<void> {
    if ((await device.read()).isSigningOut) await tellEnd(signal)
  }

  async function take({ answer, token: sent }: ApiAnswer<z.output<typeof answers.session>>): Promise<SessionState> {
    const { user, token, session } = answer
    if (session === 'no') {
      await replace(sent, undefined)
      return { state: 'no' }
    }
    if (token !== undefined) await replace(sent, token)
    return user ? { state: 'yes', user } : { state: 'unknown', error: new UnreachableError() }
  }

  /** Another tab may have got a new one meanwhile, or signed out. */
  async function replace(sent: string | undefined, token: string | undefined): Promise<void> {
    await device.change((kept) => (kept.token === sent ? { ...kept, token } : kept))
  }

  async function state(signal: AbortSignal): Promise<SessionState> {
    try {
      if ((await device.read()).isSigningOut) {
        await settleEnd(signal).catch(() => signal.throwIfAborted())
        return { state: 'no' }
      }
      return await take(await api.call({ name: 'session', body: {}, answer: answers.session, signal }))
    } catch (cause) {
      if (signal.aborted || !(cause instanceof SiteError)) throw cause
      return isOver(cause) ? { state: 'no' } : { state: 'unknown', error: cause }
    }
  }

  return {
    state,
    async user(signal) {
      const now = await state(signal)
      if (now.state === 'unknown') throw now.error
      if (now.state === 'no') throw new SiteError('Sign in first.')
      return now.user
    },
    async end(signal) {
      await device.change((kept) => ({ ...kept, isSigningOut: true, login: undefined }))
      await tellEnd(signal).catch(() => signal.throwIfAborted())
    },
    async prepare(signal) {
      await settleEnd(signal)
      greeting ??= greet().catch((cause: unknown) => {
        greeting = undefined
        throw cause
      })
      await greeting
    },
  }
}

/** The server knows no session of this device. */
function isOver(cause: unknown): boolean {
  return cause instanceof RefusedError && cause.status === 401 && cause.code === 'session'
}
