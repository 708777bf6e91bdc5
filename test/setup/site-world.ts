import { createHash } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import type { Hono } from 'hono'
import type { Env } from '../../templates/backend/src/backend.js'
import type { ChainInput } from '../../templates/backend/src/chains/chain-settings.js'
import { memoryKeyStore } from '../../templates/backend/src/embedded/keys/file-key-store.js'
import { sendDue } from '../../templates/backend/src/embedded/mails/mail-worker.js'
import type { EmbeddedBackend } from '../../templates/backend/src/embedded/part.js'
import type { SiteFile } from '../../templates/backend/src/embedded/site/read-site-files.js'
import { createSite } from '../../templates/backend/src/embedded/site/site-app.js'
import type { Mail } from '../../templates/backend/src/mail/mailer.js'
import { createProject } from '../../templates/backend/src/projects/edit-project.js'
import { makeLocalBackend } from './local-backend.js'
import {
  APP,
  type AskOptions,
  answerOf,
  makeDevice,
  PROJECT,
  SITE_HOST,
  type SiteAnswer,
  type SiteDevice,
} from './site-device.js'

/** A wallet's site over a database of its own, with a clock that moves only when told, or when something waits. */
export interface SiteWorld {
  readonly backend: EmbeddedBackend
  readonly site: Hono<Env>
  /** The same site as another process has it. */
  readonly other: Hono<Env>
  /** How long each wait was, in ms. */
  readonly waits: number[]
  pass(ms: number): void
  device(): SiteDevice
  /** Sends what waits in the queue, and gives the mails of the last sending. */
  mails(): Promise<readonly Mail[]>
  /** Opens the page of a link with GET. */
  open(path: string, init?: RequestInit): Promise<SiteAnswer>
  /** Chooses a number on the page of the link that was mailed last. */
  choose(number: string, token: string, headers?: Record<string, string>): Promise<SiteAnswer>
  /** Signs a device in, by the link where it is asked for. Gives the answer with the user. */
  signIn(device: SiteDevice, email: string, options?: AskOptions): Promise<SiteAnswer>
  /** Starts a login and gives its id and the code that was mailed. */
  startLogin(device: SiteDevice, email: string, options?: AskOptions): Promise<Started>
  stop(): Promise<void>
}

/** A login whose code was mailed. */
export interface Started {
  readonly login: string
  readonly code: string
}

/**
 * Makes it. The project `shop` is embedded by `https://app.example`, `other` by the same page. `parts` take the place of a
 * database in memory and a key that goes with it; they stay open when the world stops.
 */
export async function makeSiteWorld(
  chains: readonly ChainInput[] = [],
  parts: Partial<Pick<EmbeddedBackend, 'db' | 'keys'>> = {},
): Promise<SiteWorld> {
  let now = Date.UTC(2026, 0, 31, 12)
  const waits: number[] = []
  const clock = {
    now: () => now,
    async sleep(ms: number, signal: AbortSignal) {
      await turn()
      signal.throwIfAborted()
      waits.push(ms)
      now += ms
    },
  }
  const local = await makeLocalBackend({ hasDatabase: parts.db === undefined, chains, parts: { clock } })
  const settings = { ...local.backend.settings, trustedProxies: ['127.0.0.1'] }
  const own = { settings, keys: memoryKeyStore(), walletOrigin: `http://${SITE_HOST}` }
  const backend = { ...local.backend, ...own, ...parts }
  await createProject(backend, { name: 'Shop', id: PROJECT, origins: [APP, 'https://second.example'] })
  await createProject(backend, { name: 'Other', id: 'other', origins: [APP] })
  const served = { files: siteFiles(), hosts: [SITE_HOST] }
  const [site, other] = [createSite(backend, served), createSite({ ...backend }, served)]

  async function mails() {
    const sent: Mail[] = []
    const mailer = { send: async (mail: Mail) => void sent.push(mail) }
    while ((await sendDue(backend, mailer, backend.signal)) > 0);
    return sent
  }

  async function open(path: string, init: RequestInit = {}) {
    const headers = { host: SITE_HOST, ...Object.fromEntries(new Headers(init.headers)) }
    return answerOf(await site.request(`http://${SITE_HOST}${path}`, { ...init, headers }))
  }

  function choose(number: string, token: string, headers = {}) {
    const type = { 'content-type': 'application/x-www-form-urlencoded', origin: `http://${SITE_HOST}` }
    const body = new URLSearchParams({ token, number }).toString()
    return open('/device', { method: 'POST', headers: { ...type, ...headers }, body })
  }

  async function startLogin(device: SiteDevice, email: string, options = {}) {
    const { body, text } = await device.ask('login/email', { email }, options)
    if (typeof body['login'] !== 'string') throw new Error(`No login: ${text}`)
    if (body['action'] === 'VERIFY_DEVICE') await choose(String(body['number']), tokenIn(await mails()))
    return { login: body['login'], code: codeIn(await mails()) }
  }

  return {
    backend,
    site,
    other,
    waits,
    mails,
    open,
    choose,
    startLogin,
    pass(ms) {
      now += ms
    },
    device: () => makeDevice(site, () => now),
    async signIn(device, email, options = {}) {
      const answer = await device.ask('login/code', await startLogin(device, email, options), options)
      if (typeof answer.body['token'] === 'string') device.token = answer.body['token']
      return answer
    },
    stop: local.stop,
  }
}

/** The token of the link in the only mail there is. */
export function tokenIn(mails: readonly Mail[]): string {
  const [, token] = /\/device\?token=([\w-]{22})$/m.exec(mails.at(-1)?.text ?? '') ?? []
  if (token === undefined) throw new Error(`No link: ${JSON.stringify(mails)}`)
  return token
}

/** The code in the only mail there is. */
export function codeIn(mails: readonly Mail[]): string {
  const [, code] = /^([0-9]{6})$/m.exec(mails.at(-1)?.text ?? '') ?? []
  if (code === undefined) throw new Error(`No code: ${JSON.stringify(mails)}`)
  return code
}

/** A code that is not this one. */
export function wrongCode(code: string, step = 1): string {
  return String((Number(code) + step) % 1_000_000).padStart(6, '0')
}

/** Files of a site, as `readSiteFiles` gives them. */
function siteFiles() {
  const script = fileOf('/assets/frame-0123abcd.js', 'text/javascript; charset=utf-8', 'globalThis.isStarted = true\n')
  const style = fileOf('/assets/site-0123abcd.css', 'text/css; charset=utf-8', 'body { margin: 0 }\n')
  return { build: 'test', script, style, all: new Map([script, style].map((file) => [file.path, file])) }
}

function fileOf(path: string, type: string, text: string): SiteFile {
  const bytes = new TextEncoder().encode(text)
  return { path, type, bytes, sha256: createHash('sha256').update(bytes).digest('base64') }
}
