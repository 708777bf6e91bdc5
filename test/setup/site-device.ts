import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** What answers a device: the app itself, or a process that listens. */
export interface SiteDoor {
  /** The host that it is asked by; `SITE_HOST` where it is left out. */
  readonly host?: string
  request(url: string, init: RequestInit): Response | Promise<Response>
}

/** What of a request to the wallet's site a test says otherwise than its device would. */
export interface AskOptions {
  readonly project?: string
  readonly app?: string
  /** The time of the proof, in ms. */
  readonly time?: number
  readonly nonce?: string
  readonly ip?: string
  readonly agent?: string
  /** Headers that take the place of those that were signed. */
  readonly headers?: Readonly<Record<string, string>>
  /** What is sent in place of what was signed. */
  readonly sent?: { readonly body?: string; readonly name?: string; readonly method?: string }
  readonly site?: SiteDoor
}

/** What the site answered. */
export interface SiteAnswer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** Its JSON, where it is. */
  readonly body: Record<string, unknown>
}

/** A browser with a key of its own that asks the site's API as the frame does. */
export interface SiteDevice {
  readonly publicKey: string
  readonly thumbprint: string
  /** The session's token, once there is one: sent with every request. */
  token: string | undefined
  /** By name; a browser that keeps none has `undefined`. */
  cookies: Map<string, string> | undefined
  ask(name: string, body?: object, options?: AskOptions): Promise<SiteAnswer>
  /** The headers of a request that the device has signed. */
  signed(name: string, body: string, options?: AskOptions): Record<string, string>
  sign(text: string): string
}

/** Host of the wallet's site in tests. */
export const SITE_HOST = 'wallet.localhost:8788'
/** The page that embeds the frame, and its project. */
export const APP = 'https://app.example'
export const PROJECT = 'shop'
/** An uncompressed point of P-256 (SEC 1, 2.3.3). */
const POINT_BYTES = 65

/** Makes a device that asks `site` at the time of `now`. */
export function makeDevice(site: SiteDoor, now: () => number): SiteDevice {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const point = pointOf(publicKey)
  const device: SiteDevice = {
    publicKey: point.toString('base64url'),
    thumbprint: createHash('sha256').update(point).digest('base64url'),
    token: undefined,
    cookies: undefined,
    sign: (text) =>
      sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url'),
    signed(name, body, { project = PROJECT, app = APP, time = now(), nonce = newNonce() } = {}) {
      const digest = createHash('sha256').update(body).digest('base64url')
      const text = ['POST', `/api/v1/${name}`, digest, String(time), nonce, project, app].join('\n')
      return {
        'content-type': 'application/json',
        host: SITE_HOST,
        origin: `http://${SITE_HOST}`,
        'sec-fetch-site': 'same-origin',
        'x-project-id': project,
        'x-app-origin': app,
        'x-device': device.publicKey,
        'x-proof': device.sign(text),
        'x-proof-time': String(time),
        'x-proof-nonce': nonce,
      }
    },
    async ask(name, body = {}, options = {}) {
      const text = JSON.stringify(body)
      const { ip = '203.0.113.7', agent = 'Mozilla/5.0 (Windows NT 10.0) Chrome/150.0', sent = {} } = options
      const cookie = [...(device.cookies ?? [])].map((pair) => pair.join('=')).join('; ')
      const door = options.site ?? site
      const host = door.host ?? SITE_HOST
      const headers = {
        ...device.signed(name, text, options),
        host,
        origin: `http://${host}`,
        'user-agent': agent,
        'x-forwarded-for': ip,
        ...(device.token === undefined ? {} : { authorization: `Session ${device.token}` }),
        ...(cookie === '' ? {} : { cookie }),
        ...options.headers,
      }
      const path = `http://${host}/api/v1/${sent.name ?? name}`
      const method = sent.method ?? 'POST'
      const response = await door.request(path, { method, headers, body: sent.body ?? text })
      keepCookies(device, response)
      return answerOf(response)
    },
  }
  return device
}

/** 128 random bits. */
export function newNonce(): string {
  return randomBytes(16).toString('base64url')
}

/** The answer, with its JSON where it has one. */
export async function answerOf(response: Response): Promise<SiteAnswer> {
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
  const body = isJson ? (JSON.parse(text) as Record<string, unknown>) : {}
  return { status: response.status, headers: response.headers, text, body }
}

function keepCookies(device: SiteDevice, response: Response): void {
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (/max-age=0/i.test(line)) device.cookies?.delete(name)
    else device.cookies?.set(name, value)
  }
}

/** The last bytes of the DER. Node 20 takes a lock to write a JWK, and may stand still when it collects its garbage then. */
function pointOf(key: KeyObject): Buffer {
  return key.export({ format: 'der', type: 'spki' }).subarray(-POINT_BYTES)
}
