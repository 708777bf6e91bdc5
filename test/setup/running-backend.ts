import { request } from 'node:http'
import { type ChainInput, chainSettings } from '../../templates/backend/src/chains/chain-settings.js'
import { makeLog } from '../../templates/backend/src/http/make-log.js'
import type { Settings } from '../../templates/backend/src/settings.js'
import { type BackendParts, type RunningBackend, startBackend } from '../../templates/backend/src/start-backend.js'
import { migratedMemory } from './migrated-database.js'

/** What a test wants of a whole backend. */
export interface RunningOptions {
  readonly settings?: Partial<Settings>
  readonly chains?: readonly ChainInput[]
  readonly parts?: BackendParts
  /** Origins of the project `shop`, which every backend has beside `closed`, which is turned off. */
  readonly origins?: readonly string[]
}

/** A backend that listens on a free port of this machine. */
export interface ServedBackend {
  readonly running: RunningBackend
  readonly url: string
  /** Every line of its log. */
  readonly lines: readonly Record<string, unknown>[]
  /** Asks with `fetch`. */
  get(path: string, init?: RequestInit): Promise<Response>
  stop(): Promise<void>
}

/** Starts a whole backend as `startBackend` does, with two projects, and in memory unless the settings say otherwise. */
export async function serveBackend(options: RunningOptions = {}): Promise<ServedBackend> {
  const lines: Record<string, unknown>[] = []
  const log = makeLog('info', { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) })
  const settings: Settings = {
    mode: 'development',
    host: '127.0.0.1',
    port: 0,
    framePort: 0,
    publicUrl: 'http://127.0.0.1:0',
    hosts: ['127.0.0.1:0', 'localhost:0'],
    database: options.settings?.database ?? (await migratedMemory()),
    chains: (options.chains ?? []).map((each) => chainSettings.parse(each)),
    trustedProxies: [],
    secret: 'a secret of at least thirty-two bytes',
    mail: { kind: 'none' },
    providers: { sandboxOnramp: false },
    nameZone: 'reown.id',
    ...options.settings,
  }
  const running = await startBackend(settings, {
    log,
    ...options.parts,
    async seed(backend) {
      const rows = [
        { id: 'shop', name: 'Shop', created_at: 0 },
        { id: 'closed', name: 'Closed', enabled: false, created_at: 0 },
      ]
      await backend.db
        .insertInto('projects')
        .values(rows)
        .onConflict((c) => c.doNothing())
        .execute()
      const origins = (options.origins ?? ['https://shop.example']).map((pattern) => ({ project_id: 'shop', pattern }))
      await backend.db
        .insertInto('project_origins')
        .values(origins)
        .onConflict((c) => c.doNothing())
        .execute()
      await options.parts?.seed?.(backend)
    },
  })
  const url = `http://127.0.0.1:${running.port}`
  return { running, url, lines, get: (path, init) => fetch(`${url}${path}`, init), stop: running.stop }
}

/** What a raw request got. */
export interface RawAnswer {
  readonly status: number
  readonly headers: NodeJS.Dict<string | string[]>
  readonly body: string
}

/** Asks with any headers, also those that `fetch` keeps to itself, such as `Host`. The path is sent as it is. */
export function askRaw(
  port: number,
  path: string,
  options: { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: string } = {},
): Promise<RawAnswer> {
  const { method = 'GET', headers = {}, body } = options
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, async (response) => {
      let text = ''
      try {
        for await (const chunk of response) text += chunk
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text })
      } catch (cause) {
        reject(cause)
      }
    })
    call.on('error', reject)
    call.end(body)
  })
}

/** Names of the reasons of a refusal. */
export async function reasonsOf(response: Response): Promise<readonly string[]> {
  const { reasons } = (await response.json()) as { reasons: readonly { name: string; description: string }[] }
  return reasons.map(({ name }) => name)
}
