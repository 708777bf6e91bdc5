import { Hono, type MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { caip2 } from '../../caip.js'
import { checkCode } from '../login/check-code.js'
import { waitForLink } from '../login/device-link.js'
import { readEmail } from '../login/email-address.js'
import { startLogin } from '../login/start-login.js'
import { mailLanguage } from '../mails/language.js'
import type { EmbeddedBackend } from '../part.js'
import { endSessions, rotateSession, type Session } from '../sessions/sessions.js'
import { answerRpc } from './answer-rpc.js'
import { needSession, readWish, sessionOf } from './read-request.js'
import { forgetToken, giveToken, hasCookies, probeCookies } from './session-token.js'
import { signingRoutes } from './signing-routes.js'
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
      await readWish(c, nothing)
      const { session } = await sessionOf(backend, c)
      const hasCookie = hasCookies(c)
      probeCookies(c)
      return c.json({ now: backend.clock.now(), ...told(session), hasCookie })
    })
    .post('/login/email', async (c) => {
      const wish = await readWish(c, bodies.email)
      const email = readEmail(wish.email)
      const { session } = await sessionOf(backend, c)
      if (session?.user.email === email) {
        c.set('outcome', 'connected')
        return c.json({ action: 'CONNECT' })
      }
      const started = await startLogin(backend, {
        caller: c.get('caller'),
        email,
        language: mailLanguage(wish.language),
        clientIp: c.get('clientIp'),
        userAgent: c.req.header('user-agent') ?? '',
      })
      c.set('outcome', started.action === 'VERIFY_OTP' ? 'code' : 'link')
      return c.json(started)
    })
    .post('/login/device', async (c) => {
      const wish = await readWish(c, bodies.device)
      const signal = AbortSignal.any([c.req.raw.signal, backend.signal])
      return c.json({ isApproved: await waitForLink(backend, c.get('caller'), wish.login, signal) })
    })
    .post('/login/code', async (c) => {
      const { user, token } = await checkCode(backend, c.get('caller'), await readWish(c, bodies.code))
      return c.json({ user, ...giveToken(c, token, hasCookies(c)) })
    })
    .post('/session', async (c) => {
      await readWish(c, nothing)
      const { session, given } = await sessionOf(backend, c)
      if (!session || !given) return c.json({ session: 'no' })
      const next = session.isOld
        ? await rotateSession(backend, c.get('caller'), { session, token: given.token })
        : undefined
      return c.json({ ...told(session), ...(next === undefined ? {} : giveToken(c, next, given.isCookie)) })
    })
    .post('/sign-out', async (c) => {
      const { everywhere = false } = await readWish(c, bodies.signOut)
      const { session } = await sessionOf(backend, c)
      if (session) await endSessions(backend, c.get('caller'), { session, everywhere })
      forgetToken(c)
      return c.json({})
    })
    .post('/rpc', async (c) => {
      const call = await readWish(c, bodies.rpc)
      // A safe method still needs a connection.
      const { session } = await needSession(backend, c)
      return c.json(await answerRpc(backend, session.user, call, c.req.raw.signal))
    })
    .route('/', signingRoutes(backend))
}

function told(session: Session | undefined) {
  return session ? { session: 'yes', user: session.user } : { session: 'no' }
}
