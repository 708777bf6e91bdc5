import type { Clock } from '../core/host.js'
import type { FrameCalls } from '../frame/messages.js'
import { apiAnswers } from './answers.js'
import type { Api } from './api.js'
import type { Device } from './device.js'
import type { SiteSession } from './session.js'
import { SiteError, UnreachableError } from './site-error.js'

/** Logins by e-mail (SPEC §4, SECURITY 2.9): the code works for the device that has asked for it alone. */
export interface SiteLogin {
  /** Has a mail sent. Gives what comes next. Throws `SiteError`. */
  start(email: string, signal: AbortSignal): Promise<FrameCalls['CONNECT_EMAIL']['answer']>
  /** Resolves once the link of the mail was approved, on whichever device. Throws `SiteError`. */
  approve(signal: AbortSignal): Promise<void>
  /** The code as it was typed or pasted. Throws `SiteError`. */
  enter(otp: string, signal: AbortSignal): Promise<void>
}

/** What logins need. */
export interface LoginDeps {
  readonly api: Api
  readonly clock: Clock
  readonly device: Device
  readonly session: Pick<SiteSession, 'prepare'>
  /** The language that mails are in, where the server has it. */
  readonly language: string
}

/** The server answers `login/device` after 25 s at most. */
const APPROVAL_MS = 30_000
/** Milliseconds between two questions, for a server that answers at once. */
const PAUSE_MS = 1_000
/** Questions in a row that may be lost: a phone that is laid down to open the mail loses its network. */
const MOST_LOST = 5

/** Makes the logins. What is under way outlives the document, since the app goes on after a refresh (SPEC §4). */
export function createLogin({ api, clock, device, session, language }: LoginDeps): SiteLogin {
  const answers = apiAnswers()

  async function underWay(): Promise<string> {
    const { login } = await device.read()
    if (login === undefined) throw new SiteError('This sign-in has expired. Start again.')
    return login
  }

  return {
    async start(email, signal) {
      await session.prepare(signal)
      const body = { email, language }
      const { answer } = await api.call({ name: 'login/email', body, answer: answers.email, signal })
      const login = answer.action === 'CONNECT' ? undefined : answer.login
      await device.change((kept) => ({ ...kept, login }))
      const { action } = answer
      return action === 'VERIFY_DEVICE' && answer.number !== undefined ? { action, number: answer.number } : { action }
    },
    async approve(signal) {
      const login = await underWay()
      for (let lost = 0; ; ) {
        try {
          const call = { name: 'login/device', body: { login }, answer: answers.device, signal, ms: APPROVAL_MS }
          if ((await api.call(call)).answer.isApproved) return
          lost = 0
        } catch (cause) {
          lost += 1
          if (!(cause instanceof UnreachableError) || lost > MOST_LOST) throw cause
        }
        await clock.sleep(PAUSE_MS, signal)
      }
    },
    async enter(otp, signal) {
      const code = otp.replace(/\s/g, '')
      if (!/^\d{6}$/.test(code)) throw new SiteError('Enter the 6 digits from the email.')
      const login = await underWay()
      const { answer } = await api.call({ name: 'login/code', body: { login, code }, answer: answers.code, signal })
      // Where it comes in a cookie, an older one that was kept is of no use.
      await device.change(() => ({ token: answer.token }))
    },
  }
}
