import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeLog } from '../../templates/backend/src/http/make-log.js'
import { createProject } from '../../templates/backend/src/projects/edit-project.js'
import { readSettings } from '../../templates/backend/src/read-settings.js'
import type { RunningBackend } from '../../templates/backend/src/start-backend.js'
import { startServer } from '../../templates/backend/src/start-server.js'
import { type MailServer, startMailServer } from './mail-server.js'
import { migratedMemory } from './migrated-database.js'
import { askRaw } from './running-backend.js'
import { APP, makeDevice, PROJECT, type SiteDevice } from './site-device.js'
import { startTransit, type TransitServer } from './transit-server.js'

/** The host of the wallet's site, as browsers ask for it. */
export const WALLET_HOST = 'wallet.example.com'

/** What the backend of production needs around it: a KMS, a mail server, and a folder. */
export interface ProductionWorld {
  readonly transit: TransitServer
  readonly mail: MailServer
  /** The variables that it starts with. */
  readonly env: Readonly<Record<string, string>>
  /** Folder of the site's files. */
  readonly siteFolder: string
  /** Starts it with these variables instead. The project `shop` is embedded by `https://app.example`. */
  start(change?: Readonly<Record<string, string | undefined>>, origins?: readonly string[]): Promise<StartedProduction>
  stop(): Promise<void>
}

/** A backend of production that serves. */
export interface StartedProduction {
  readonly running: RunningBackend
  readonly lines: readonly Record<string, unknown>[]
  /** A browser that asks the site through a load balancer. */
  device(): SiteDevice
  /** Asks the site with the headers that a load balancer sends. */
  open(path: string, init?: RequestInit): Promise<Response>
}

/** Makes it. Everything is real but the KMS, which is the wire of one. */
export async function makeProductionWorld(): Promise<ProductionWorld> {
  const [transit, mail] = [await startTransit('s.production'), await startMailServer()]
  const folder = mkdtempSync(join(tmpdir(), 'modal-kit-production-'))
  const siteFolder = join(folder, 'site')
  writeSite(siteFolder)
  writeFileSync(join(folder, 'token'), 's.production\n')
  const native = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  const chain = { chainId: 'eip155:1', name: 'Ethereum', rpcUrls: ['https://node.invalid'], native }
  writeFileSync(join(folder, 'chains.json'), JSON.stringify([chain]))
  const env = {
    MODE: 'production',
    PORT: '0',
    FRAME_PORT: '0',
    PUBLIC_URL: 'https://api.example.com',
    ALLOWED_HOSTS: 'api.internal',
    SECRET_KEY: 'a secret of at least thirty-two bytes',
    TRUSTED_PROXIES: '127.0.0.1',
    ADMIN_TOKEN: 'a token of sixteen letters',
    CHAINS_FILE: join(folder, 'chains.json'),
    DATA_DIR: join(folder, 'data'),
    MAIL_URL: mail.url,
    MAIL_FROM: 'Example <wallet@example.com>',
    WALLET_URL: `https://${WALLET_HOST}`,
    WALLET_KMS_URL: transit.url,
    WALLET_KMS_KEY: 'wallets',
    WALLET_KMS_TOKEN_FILE: join(folder, 'token'),
  }
  return {
    transit,
    mail,
    env,
    siteFolder,
    async start(change = {}, origins = [APP]) {
      const settings = { ...readSettings({ ...env, ...change }), database: await migratedMemory() }
      const lines: Record<string, unknown>[] = []
      const log = makeLog('info', { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) })
      const seed = async (backend: RunningBackend['backend']) =>
        void (await createProject(backend, { name: 'Shop', id: PROJECT, origins }))
      const running = await startServer(settings, { log, seed, siteFolder })
      return { running, lines, ...doorOf('sitePort' in running ? Number(running.sitePort) : 0) }
    },
    async stop() {
      await transit.stop()
      await mail.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function doorOf(port: number): Pick<StartedProduction, 'device' | 'open'> {
  async function open(path: string, { method, headers, body }: RequestInit = {}): Promise<Response> {
    const given = { host: WALLET_HOST, 'x-forwarded-proto': 'https', ...Object.fromEntries(new Headers(headers)) }
    const sent = typeof body === 'string' ? { body } : {}
    const answer = await askRaw(port, path, { ...(method ? { method } : {}), headers: given, ...sent })
    const told = Object.entries(answer.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((each): [string, string] => [name, each]),
    )
    return new Response(answer.body, { status: answer.status, headers: told })
  }
  const request = (url: string, init: RequestInit) => {
    const { pathname, search } = new URL(url)
    const headers = { ...Object.fromEntries(new Headers(init.headers)), origin: `https://${WALLET_HOST}` }
    return open(`${pathname}${search}`, { ...init, headers })
  }
  return { open, device: () => makeDevice({ host: WALLET_HOST, request }, Date.now) }
}

/** Files of a site as the build writes them: they do nothing. */
function writeSite(folder: string): void {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  const files = { 'assets/frame-0123abcd.js': 'globalThis.isStarted = true\n', 'assets/site-0123abcd.css': 'p {}\n' }
  const listed = Object.entries(files).map(([path, text]) => {
    writeFileSync(join(folder, path), text)
    return [path, { path, sha256: createHash('sha256').update(text).digest('hex') }]
  })
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ build: '1', files: Object.fromEntries(listed) }))
}
