import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { z } from 'zod'
import type { Env } from '../../backend.js'
import { caip2 } from '../../caip.js'
import { readJson } from '../../http/input.js'
import { Problem } from '../../http/problems.js'
import { checkCode } from '../login/check-code.js'
import { waitForLink } from '../login/device-link.js'
import { readEmail } from '../login/email-address.js'
import { startLogin } from '../login/start-login.js'
import { mailLanguage } from '../mails/language.js'
import type { EmbeddedBackend } from '../part.js'
import { endSessions, findSession, rotateSession, type Session } from '../sessions/sessions.js'
import { answerRpc } from './answer-rpc.js'
import { forgetToken, type GivenToken, giveToken, hasCookies, probeCookies, readToken } from './session-token.js'
import type { SiteEnv } from './site-env.js'

const nothing = z.strictObject({})
const login = z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'is no login')
const bodies = {
  email: z.strictObject({ email: z.string().max(1_000), language: z.string().max(35).optional() }),
  device: z.strictObject({ login }),
  code: z.strictObject({ login, code: z.string().regex(/^[0-9]{6}$/, 'has six digits') }),
  signOut: z.strictObject({ everywhere: z.boolean().optional() }),
  rpc: z.strictObject({
    chainId: caip2,
    method: z.string().min(1).max(100),
    params: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]).default([]),
  }),
}

/** The API of the frame, below `/api/v1`. Every route is behind `guard`, which says who asks. */
export function siteApi(backend: EmbeddedBackend, guard: MiddlewareHandler<SiteEnv>): Hono<SiteEnv> {
  return new Hono<SiteEnv>()
    .use(guard)
    .post('/hello', async (c) => {
      await read(c, nothing)
      const { session } = await sessionOf(backend, c)
      const hasCookie = hasCookies(c)
      probeCookies(c)
      return c.json({ now: backend.clock.now(), ...told(session), hasCookie })
    })
    .post('/login/email', async (c) => {
      const wish = await read(c, bodies.email)
      const email = readEmail(wish.email)
      const { session } = await sessionOf(backend, c)
      if (session?.user.email === email) return c.json({ action: 'CONNECT' })
      const started = await startLogin(backend, {
        caller: c.get('caller'),
        email,
        language: mailLanguage(wish.language),
        clientIp: c.get('clientIp'),
        userAgent: c.req.header('user-agent') ?? '',
      })
      return c.json(started)
    })
    .post('/login/device', async (c) => {
      const wish = await read(c, bodies.device)
      const signal = AbortSignal.any([c.req.raw.signal, backend.signal])
      return c.json({ isApproved: await waitForLink(backend, c.get('caller'), wish.login, signal) })
    })
    .post('/login/code', async (c) => {
      const { user, token } = await checkCode(backend, c.get('caller'), await read(c, bodies.code))
      return c.json({ user, ...giveToken(c, token, hasCookies(c)) })
    })
    .post('/session', async (c) => {
      await read(c, nothing)
      const { session, given } = await sessionOf(backend, c)
      if (!session || !given) return c.json({ session: 'no' })
      const next = session.isOld
        ? await rotateSession(backend, c.get('caller'), { session, token: given.token })
        : undefined
      return c.json({ ...told(session), ...(next === undefined ? {} : giveToken(c, next, given.isCookie)) })
    })
    .post('/sign-out', async (c) => {
      const { everywhere = false } = await read(c, bodies.signOut)
      const { session } = await sessionOf(backend, c)
      if (session) await endSessions(backend, c.get('caller'), { session, everywhere })
      forgetToken(c)
      return c.json({})
    })
    .post('/rpc', async (c) => {
      const call = await read(c, bodies.rpc)
      const { session } = await sessionOf(backend, c)
      // A safe method still needs a connection.
      if (!session) throw new Problem('session')
      return c.json(await answerRpc(backend, session.user, call, c.req.raw.signal))
    })
}

async function sessionOf(
  backend: EmbeddedBackend,
  c: Context<SiteEnv>,
): Promise<{ readonly session: Session | undefined; readonly given: GivenToken | undefined }> {
  const given = readToken(c)
  return { given, session: await findSession(backend, c.get('caller'), given?.token) }
}

function told(session: Session | undefined) {
  return session ? { session: 'yes', user: session.user } : { session: 'no' }
}

/** The body was read by the guard of the proof already; its context differs in what it carries, which is not used. */
function read<T extends z.ZodType>(c: Context<SiteEnv>, schema: T): Promise<z.output<T>> {
  return readJson(c as unknown as Context<Env>, schema)
}
