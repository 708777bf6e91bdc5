import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { DatabasePlace } from '../../templates/backend/src/db/open-database.js'
import { buildBackend } from '../setup/build-backend.js'
import { freePort } from '../setup/free-port.js'
import { writeSiteFolder } from '../setup/site-folder.js'
import { type BackendProcess, startProcess } from './backend-process.js'
import { openDoor, type ProcessDoor } from './site-door.js'

/** A process of the backend with the wallet's site, as development starts it. */
export interface SiteBackend extends BackendProcess {
  readonly door: ProcessDoor
  /** The mails that were sent, as JSON. */
  readonly inboxUrl: string
}

/** What starts it. */
export interface SiteBuild {
  /** Its build, for a program that fills the database first. */
  readonly dist: string
  /** Starts a process on free ports. Rejects with what it said when it is not ready. */
  start(): Promise<SiteBackend>
}

/** Requests of a minute: beyond what a test asks. */
const NO_LIMIT = '1000000000'

/** Builds the backend into `dir`, with a site, for processes that share `place` and the keys of wallets. */
export async function buildSiteBackend(dir: string, rpcUrl: string, place: DatabasePlace): Promise<SiteBuild> {
  const dist = dirname(await buildBackend(dir))
  await writeSiteFolder(join(dir, 'site'))
  const chains = join(dir, 'chains.json')
  const native = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  const chain = { chainId: 'eip155:1', name: 'Ethereum', rpcUrls: [rpcUrl], native, index: { fromBlock: 0 } }
  await writeFile(chains, JSON.stringify([chain]))
  const kinds = ['RPC', 'API', 'EVENTS'].flatMap((kind) => [`LIMIT_${kind}_PER_MINUTE`, `LIMIT_${kind}_PER_IP_MINUTE`])
  const env = {
    // Development, because of the chain on this machine; everything else is as in production.
    MODE: 'development',
    CHAINS_FILE: chains,
    // One name for all processes, as behind a load balancer: answers have links to pictures.
    PUBLIC_URL: 'http://load.example',
    // Clients say which networks they are of.
    TRUSTED_PROXIES: '127.0.0.1',
    DATA_DIR: place.kind === 'folder' ? place.path : join(dir, 'data'),
    ...(place.kind === 'postgres' ? { DATABASE_URL: place.url } : {}),
    ...Object.fromEntries(kinds.map((name) => [name, NO_LIMIT])),
  }
  return {
    dist,
    async start() {
      const [port, framePort] = [await freePort(), await freePort()]
      const own = { ...env, PORT: String(port), FRAME_PORT: String(framePort) }
      const backend = await startProcess(join(dist, 'dev.js'), own)
      const [, token] = /^inbox .*\?token=(\w+)$/m.exec(backend.said) ?? []
      if (token === undefined) throw new Error(`The backend names no inbox: ${backend.said.slice(-2_000)}`)
      return { ...backend, door: openDoor(framePort), inboxUrl: `${backend.url}/inbox.json?token=${token}` }
    },
  }
}
