import { type FakeClock, later } from './fakes.js'

/** A request as the server got it. */
export interface SiteRequest {
  readonly path: string
  readonly text: string
  readonly headers: Headers
  readonly signal: AbortSignal
}

/** Answers one request in place of the server. */
export type SiteAnswer = (request: SiteRequest) => Response | Promise<Response>

/** The cookies of one browser, as far as they are the site's. */
export interface CookieJar {
  session?: string | undefined
}

/** A server of the wallet that is played: it checks each proof as the contract says, and keeps devices and sessions. */
export interface PlayedServer {
  /** The network of a browser; without a jar it takes no cookies of the site. */
  fetch(jar?: CookieJar): (input: string | URL | Request, init?: RequestInit) => Promise<Response>
  readonly requests: readonly SiteRequest[]
  /** The next request of that name is answered so, once for each call. */
  next(name: string, answer: SiteAnswer): void
  /** Approves the link of the new device. */
  approve(): void
  /** Rotates the token at the next look at the session. */
  rotate(): void
  /** Ends all sessions. */
  expire(): void
  sessions(): number
}

/** Who asks, as far as routes need it. */
interface Caller {
  readonly device: string
  readonly token: string | undefined
  readonly isIn: boolean
  readonly jar: CookieJar | undefined
  readonly body: { readonly login?: string; readonly code?: string; readonly email?: string }
}

/** The code of every mail. */
export const code = '123456'
/** Who signs in. */
export const email = 'alice@example.com'
/** What the wallet has. */
export const accounts = [
  { namespace: 'eip155', address: '0x1111111111111111111111111111111111111111' },
  { namespace: 'solana', address: '11111111111111111111111111111112' },
] as const

/** An answer with a body. */
export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
}

const problem = (status: number, name: string, message: string) => json({ code: name, message }, status)

/** Bytes of base64url. */
function bytesOf(text: string | null): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text ?? '', 'base64url'))
}

/** Plays the server. Its clock may differ from the browser's by `ahead` milliseconds. */
export function playedServer(clock: FakeClock, ahead = 0): PlayedServer {
  const requests: SiteRequest[] = []
  const scripted: { readonly name: string; readonly answer: SiteAnswer }[] = []
  const nonces = new Set<string>()
  const sessions = new Map<string, string>()
  const known = new Set<string>()
  /** The device of each. */
  const logins = new Map<string, string>()
  let link = later<void>()
  let isRotating = false
  let isApproved = false
  let count = 0

  async function refusal({ path, text, headers }: SiteRequest): Promise<Response | undefined> {
    const now = clock.now() + ahead
    const [time, nonce] = [Number(headers.get('x-proof-time')), headers.get('x-proof-nonce') ?? '']
    const point = bytesOf(headers.get('x-device'))
    const key = await crypto.subtle.importKey('raw', point, { name: 'ECDSA', namedCurve: 'P-256' }, true, ['verify'])
    const digest = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(text))).toString('base64url')
    const project = [headers.get('x-project-id'), headers.get('x-app-origin')]
    const signed = Buffer.from(['POST', path, digest, time, nonce, ...project].join('\n'))
    const proof = bytesOf(headers.get('x-proof'))
    if (!(await crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, proof, signed)))
      return problem(401, 'proof', 'The proof is wrong.')
    if (Math.abs(now - time) > 300_000) return json({ code: 'clock', now }, 401)
    if (nonces.has(nonce) || bytesOf(nonce).length !== 16) return problem(401, 'nonce', 'The nonce was used.')
    nonces.add(nonce)
    return undefined
  }

  function open(device: string, jar: CookieJar | undefined): { readonly token?: string } {
    count += 1
    const token = `token-${count}`
    sessions.set(token, device)
    if (!jar) return { token }
    jar.session = token
    return {}
  }

  const user = { email, accounts }
  const whose = (isIn: boolean) => (isIn ? { session: 'yes', user } : { session: 'no' })
  const signedOut = () => problem(401, 'session', 'Sign in first.')

  const routes: Readonly<Record<string, (caller: Caller) => Response | Promise<Response>>> = {
    hello: ({ isIn, jar }) => json({ now: clock.now(), hasCookie: jar !== undefined, ...whose(isIn) }),
    session({ isIn, device, jar }) {
      const rotated = isIn && isRotating ? open(device, jar) : {}
      isRotating = false
      return json({ ...whose(isIn), ...rotated })
    },
    'sign-out'({ isIn, token = '', jar }) {
      if (!isIn) return signedOut()
      sessions.delete(token)
      if (jar) jar.session = undefined
      return json({})
    },
    rpc: ({ isIn }) => (isIn ? json({ result: '0x10' }) : signedOut()),
    'login/email'({ isIn, device, body }) {
      if (isIn && body.email === email) return json({ action: 'CONNECT' })
      count += 1
      const login = `login-${count}`
      logins.set(login, device)
      link = later()
      isApproved = false
      return json(
        known.has(device) ? { action: 'VERIFY_OTP', login } : { action: 'VERIFY_DEVICE', login, number: '42' },
      )
    },
    async 'login/device'() {
      const over = new AbortController()
      await Promise.race([link.promise, clock.sleep(25_000, over.signal).catch(() => {})])
      over.abort()
      return json({ isApproved })
    },
    'login/code'({ device, body, jar }) {
      if (logins.get(body.login ?? '') !== device || body.code !== code)
        return problem(400, 'wrong_code', 'This code isn’t right.')
      logins.delete(body.login ?? '')
      known.add(device)
      return json({ user, ...open(device, jar) })
    },
  }

  function route(request: SiteRequest, jar: CookieJar | undefined): Response | Promise<Response> {
    const device = request.headers.get('x-device') ?? ''
    const token = jar?.session ?? /^Session (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
    const isIn = token !== undefined && sessions.get(token) === device
    const answer = routes[request.path.replace('/api/v1/', '')]
    return (
      answer?.({ device, token, isIn, jar, body: JSON.parse(request.text) }) ?? problem(404, 'not_found', 'Nothing.')
    )
  }

  return {
    requests,
    fetch: (jar) => async (input, init) => {
      const signal = init?.signal ?? new AbortController().signal
      const headers = new Headers(init?.headers)
      const request: SiteRequest = { path: String(input), text: String(init?.body), headers, signal }
      requests.push(request)
      const index = scripted.findIndex(({ name }) => request.path.endsWith(name))
      const [own] = index < 0 ? [] : scripted.splice(index, 1)
      return own?.answer(request) ?? (await refusal(request)) ?? route(request, jar)
    },
    next: (name, answer) => void scripted.push({ name, answer }),
    approve() {
      isApproved = true
      link.resolve()
    },
    rotate() {
      isRotating = true
    },
    expire: () => sessions.clear(),
    sessions: () => sessions.size,
  }
}
