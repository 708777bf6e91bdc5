import { existsSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Backend } from '../backend.js'
import { namespaceOf } from '../caip.js'
import type { NodeStatus } from '../chains/chain-nodes.js'
import { withDeadline } from '../clock.js'
import type { Runtime, Service } from './runtime.js'

/** What `/health` tells: nothing secret, no address of a node. */
export interface Health {
  /** `degraded`: a chain or a worker is down, the rest is served. `failing`: send no traffic here. */
  readonly status: 'ok' | 'degraded' | 'failing'
  readonly version: string
  readonly mode: string
  readonly database: { readonly kind: string; readonly ok: boolean }
  readonly chains: readonly {
    readonly chainId: string
    readonly ok: boolean
    /** Blocks that the index lacks, where it follows the chain. */
    readonly behind?: number
    readonly nodes: readonly NodeStatus[]
  }[]
  readonly providers: Readonly<Record<string, 'present' | 'absent'>>
  readonly workers: readonly { readonly name: string; readonly state: string }[]
  readonly services: readonly Service[]
}

/** One part may take this long to answer, in ms. */
const PART_MS = 2_000

/** Looks at everything this backend depends on. Never rejects. */
export async function readHealth(backend: Backend, runtime: Runtime, version: string): Promise<Health> {
  const { settings, chains, databaseKind } = backend
  const [isDatabaseOk, lag] = await Promise.all([
    within(
      sql`select 1`.execute(backend.db).then(() => true),
      false,
    ),
    within(readIndexLag(backend), new Map<string, number>()),
    ...chains.list().map((chain) => within(chain.check(), undefined)),
  ])
  const chainLines = chains.list().map((chain) => {
    const behind = lag.get(chain.settings.chainId)
    return {
      chainId: chain.settings.chainId,
      ok: chain.nodes().some(({ state }) => state === 'ok'),
      ...(behind === undefined ? {} : { behind }),
      nodes: chain.nodes(),
    }
  })
  const workers = [...runtime.workers()].map(([name, state]) => ({ name, state }))
  const isWhole = chainLines.every(({ ok }) => ok) && workers.every(({ state }) => state === 'running')
  const serving = isWhole ? 'ok' : 'degraded'
  const isServing = isDatabaseOk && !backend.signal.aborted
  return {
    status: isServing ? serving : 'failing',
    version,
    mode: settings.mode,
    database: { kind: databaseKind, ok: isDatabaseOk },
    chains: chainLines,
    providers: providersOf(settings),
    workers,
    services: runtime.services(),
  }
}

function providersOf({ providers, mail }: Backend['settings']): Health['providers'] {
  const isThere = (provider: unknown) => (provider ? 'present' : 'absent')
  return {
    oneInch: isThere(providers.oneInch),
    meld: isThere(providers.meld),
    coinbase: isThere(providers.coinbase),
    sandboxOnramp: isThere(providers.sandboxOnramp),
    mail: isThere(mail.kind !== 'none'),
  }
}

/** What the work gives in time, else what is said instead. */
async function within<T>(work: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await withDeadline(PART_MS, [], (signal) => {
      const late = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      })
      return Promise.race([work, late])
    })
  } catch {
    // The health says that this part is not well; the part itself logs why.
    return otherwise
  }
}

const height = z.string().regex(/^0x[0-9a-fA-F]{1,13}$/)

/** Blocks between the head and what is indexed, by CAIP-2 chain: of the EVM chains that are indexed and whose head can be read. */
export async function readIndexLag(
  { db, chains }: Pick<Backend, 'db' | 'chains'>,
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, number>> {
  const followed = chains.list().filter(({ settings }) => settings.index && namespaceOf(settings.chainId) === 'eip155')
  if (followed.length === 0) return new Map()
  const cursors = await db.selectFrom('index_cursors').select(['chain_id', 'next_block']).execute()
  const lags = await Promise.all(
    cursors.map(async ({ chain_id, next_block }) => {
      const chain = followed.find(({ settings }) => settings.chainId === chain_id)
      const head = await chain?.request('eth_blockNumber', [], signal).catch(() => undefined)
      const read = height.safeParse(head)
      return read.success ? ([chain_id, Math.max(0, Number(read.data) + 1 - next_block)] as const) : undefined
    }),
  )
  return new Map(lags.filter((lag) => lag !== undefined))
}

const manifest = z.object({ version: z.string() })

/** The version of the package that this file is in: the backend's own, or the kit's where `modal-kit dev` runs it. */
export function readVersion(from: string = import.meta.url): string {
  for (let folder = new URL('.', from); ; folder = new URL('..', folder)) {
    const file = new URL('package.json', folder)
    if (existsSync(file)) return manifest.parse(JSON.parse(readFileSync(file, 'utf8'))).version
    if (folder.pathname === new URL('..', folder).pathname) return 'unknown'
  }
}
