import { type ChainInput, chainSettings } from '../chains/chain-settings.js'
import type { DatabasePlace } from '../db/open-database.js'
import { DEVELOPMENT_SECRET } from '../production-problems.js'
import type { Settings } from '../settings.js'

/** Where the parts of the local stack listen, and what they work on. */
export interface DevelopmentPlace {
  /** Port of the API, the relay and the inbox. */
  readonly port: number
  /** Port of the secure frame's origin. */
  readonly framePort: number
  readonly chains: readonly ChainInput[]
  readonly database: DatabasePlace
}

/** Nothing but this machine can reach it. */
const HOST = '127.0.0.1'

/** The settings of the local stack: loopback only, mail into the inbox, the pretended seller on. */
export function developmentSettings({ port, framePort, chains, database }: DevelopmentPlace): Settings {
  return {
    mode: 'development',
    host: HOST,
    port,
    framePort,
    publicUrl: `http://${HOST}:${port}`,
    hosts: [`${HOST}:${port}`, `localhost:${port}`],
    database,
    ...(database.kind === 'folder' ? { dataDir: database.path } : {}),
    chains: chains.map((chain) => chainSettings.parse(chain)),
    trustedProxies: [],
    secret: DEVELOPMENT_SECRET,
    mail: { kind: 'inbox' },
    providers: { sandboxOnramp: true },
    nameZone: 'reown.id',
    logLevel: 'warn',
  }
}
