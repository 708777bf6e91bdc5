import { createFaucet } from './ledger/faucet.js'
import { createLedger } from './ledger/ledger.js'
import { type Cluster, genesisHashes, type LocalSolana } from './local-solana.js'
import { accountMethods } from './methods/account-methods.js'
import { historyMethods } from './methods/history-methods.js'
import { nodeMethods } from './methods/node-methods.js'
import { tokenMethods } from './methods/token-methods.js'
import { transactionMethods } from './methods/transaction-methods.js'
import { closeServer, listenPair } from './rpc/listen.js'
import { serveHttp } from './rpc/serve-http.js'
import { serveSockets } from './rpc/serve-sockets.js'
import { faucetSigner, seedLedger } from './seed.js'
import { seededTokens } from './tokens.data.js'

/** What to serve. */
export interface ServeOptions {
  /** Of HTTP, the WebSocket is one up; 0 takes any pair that is free. */
  readonly port: number
  /** As which cluster it answers. */
  readonly cluster: Cluster
  /** Length of a slot in ms. */
  readonly slotMs: number
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Hears of failures of the node itself. */
  readonly report: (cause: unknown) => void
}

/** Makes a seeded chain and serves it. Throws `stack/port-taken`. */
export async function serveSolana({ port: wanted, cluster, slotMs, now, report }: ServeOptions) {
  const genesisHash = genesisHashes[cluster]
  const ledger = createLedger({ now, genesisHash })
  const signer = await faucetSigner()
  const faucet = createFaucet(ledger, signer)
  const accounts = await seedLedger(ledger, signer.address)
  const methods = {
    ...nodeMethods(ledger),
    ...accountMethods(ledger),
    ...tokenMethods(ledger),
    ...historyMethods(ledger),
    ...transactionMethods(ledger, faucet),
  }
  const { http, sockets, port } = await listenPair(wanted)
  const servers = [http, sockets]
  for (const server of servers) serveHttp(server, methods, report)
  const closeSockets = servers.map((server) => serveSockets(server, { ledger, methods, report }))
  const timer = setInterval(() => ledger.nextSlot(), slotMs)
  const solana: LocalSolana = {
    chainId: `solana:${genesisHash.slice(0, 32)}`,
    url: `http://127.0.0.1:${port}`,
    wsUrl: `ws://127.0.0.1:${port + 1}`,
    port,
    tokens: seededTokens,
    accounts,
  }
  return {
    solana,
    async stop(): Promise<void> {
      clearInterval(timer)
      for (const close of closeSockets) close()
      await Promise.all(servers.map(closeServer))
    },
  }
}
