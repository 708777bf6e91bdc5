import { DAY_MS, HOUR_MS, rules } from '../../templates/backend/src/embedded/rules.data.js'
import type { LoginState } from '../../templates/backend/src/embedded/tables.js'

/** A login as the rules have it (SECURITY 2.9). Times in ms. */
export interface ModelLogin {
  readonly id: string
  readonly email: string
  /** Index of the device that asked. */
  readonly device: number
  readonly createdAt: number
  /** Of its link; none where a known device got its code at once. */
  readonly link: { readonly token: string; readonly number: string; readonly until: number } | undefined
  state: LoginState
  tries: number
  code: { readonly text: string; readonly until: number } | undefined
}

/** A session as the rules have it (SECURITY 2.7). */
export interface ModelSession {
  readonly email: string
  readonly device: number
  readonly createdAt: number
  isSeen: boolean
  rotatedAt: number
  usedAt: number
}

/** What the rules say is there, without hashes, statements and processes. */
export interface SiteModel {
  /** `EMAIL DEVICE` of the devices that have completed a login. */
  known: Set<string>
  logins: ModelLogin[]
  sessions: ModelSession[]
  /** The session whose token each device holds. */
  held: Map<number, ModelSession>
  codes: { readonly email: string; readonly at: number }[]
  failures: { readonly email: string; readonly at: number }[]
  locks: Map<string, number>
}

/** What becomes of a guess. */
export type GuessOutcome = 'right' | 'wrong_code' | 'login_over' | 'new_devices_locked'

/** Closer uses of a session are not written down, in ms. */
const USE_MS = 60_000

/** Nothing happened yet. */
export function emptyModel(): SiteModel {
  const [logins, sessions, codes, failures] = [[], [], [], []]
  return { known: new Set(), held: new Map(), locks: new Map(), logins, sessions, codes, failures }
}

/** Whether new devices of the address are locked out. */
function isLocked({ locks }: SiteModel, email: string, now: number): boolean {
  return (locks.get(email) ?? 0) > now
}

const since = (list: readonly { readonly at: number }[], at: number) => list.filter((each) => each.at > at).length

/** The action or the problem that a device is answered when it asks for a login. Everything comes from one network. */
export function askLogin(model: SiteModel, device: number, email: string, now: number): string {
  const session = liveSession(model, device, now)
  if (session?.email === email) return 'CONNECT'
  const isKnown = model.known.has(`${email} ${device}`)
  if (isLocked(model, email, now) && !isKnown) return 'new_devices_locked'
  const own = model.logins.filter((login) => login.email === email && login.device === device)
  if (own.some(({ createdAt }) => now - createdAt < rules.resendMs)) return 'resend_too_soon'
  const ofEmail = model.codes.filter((code) => code.email === email)
  const isOver =
    since(ofEmail, now - DAY_MS) >= rules.codesPerEmailDay ||
    since(ofEmail, now - HOUR_MS) >= rules.codesPerEmailHour ||
    since(model.codes, now - HOUR_MS) >= rules.codesPerNetworkHour
  if (isOver) return 'too_many_codes'
  for (const login of own) if (login.state === 'link' || login.state === 'code') end(login, 'ended')
  model.codes.push({ email, at: now })
  return isKnown ? 'VERIFY_OTP' : 'VERIFY_DEVICE'
}

function end(login: ModelLogin, state: LoginState): void {
  login.state = state
  login.code = undefined
}

/** Whether the page of the link shows its numbers. */
export function isLinkOpen({ state, link }: ModelLogin, now: number): boolean {
  return state === 'link' && link !== undefined && link.until > now
}

/** Notes a guess of the device whose login it is. */
export function guess(model: SiteModel, id: string, isRight: boolean, now: number): GuessOutcome {
  const login = model.logins.find((each) => each.id === id)
  // What was forgotten is as if it were another device's.
  if (!login) return 'wrong_code'
  const { email, device, code } = login
  if (login.state !== 'code' || !code || code.until <= now) return 'login_over'
  if (isLocked(model, email, now) && !model.known.has(`${email} ${device}`)) return 'new_devices_locked'
  if (isRight) {
    end(login, 'done')
    model.known.add(`${email} ${device}`)
    const session = { email, device, createdAt: now, rotatedAt: now, usedAt: now, isSeen: false }
    model.sessions.push(session)
    model.held.set(device, session)
    return 'right'
  }
  login.tries += 1
  if (login.tries === rules.codeTries) end(login, 'ended')
  model.failures.push({ email, at: now })
  const count = model.failures.filter((each) => each.email === email && each.at > now - DAY_MS).length
  if (count >= rules.failuresPerEmailDay && !isLocked(model, email, now)) model.locks.set(email, now + rules.lockMs)
  return 'wrong_code'
}

/** The live session whose token a device holds, which notes its use. */
export function liveSession(model: SiteModel, device: number, now: number): ModelSession | undefined {
  const session = model.held.get(device)
  if (!session || !model.sessions.includes(session) || isIdle(session, now)) return undefined
  if (!session.isSeen || now - session.usedAt > USE_MS) {
    session.usedAt = now
    session.isSeen = true
  }
  return session
}

function isIdle({ usedAt, createdAt }: ModelSession, now: number): boolean {
  return usedAt <= now - rules.sessionIdleMs || createdAt <= now - rules.sessionMs
}

/** Gives a session another token where its own is a day old. Tells whether it did. */
export function rotate(session: ModelSession, now: number): boolean {
  if (now - session.rotatedAt <= rules.rotateMs) return false
  session.rotatedAt = now
  session.isSeen = false
  return true
}

/** Ends a session, or all of its user. */
export function signOut(model: SiteModel, { email }: ModelSession, only: ModelSession | undefined): void {
  model.sessions = model.sessions.filter((each) => (only ? each !== only : each.email !== email))
}

/** What the wait for a link is answered, and how many ms it took. */
export function waitFor(login: ModelLogin | undefined, now: number): { readonly answer: unknown; readonly ms: number } {
  if (login?.state === 'code' || login?.state === 'done') return { answer: true, ms: 0 }
  if (login?.state === 'refused') return { answer: 'login_refused', ms: 0 }
  if (!login || !isLinkOpen(login, now)) return { answer: 'login_over', ms: 0 }
  const left = (login.link?.until ?? 0) - now
  if (left > rules.waitMs) return { answer: false, ms: rules.waitMs }
  return { answer: 'login_over', ms: Math.ceil(left / rules.lookMs) * rules.lookMs }
}

/** Deletes what is over. */
export function tidy(model: SiteModel, now: number): void {
  model.logins = model.logins.filter(({ createdAt }) => createdAt > now - DAY_MS)
  model.sessions = model.sessions.filter((session) => !isIdle(session, now))
}
