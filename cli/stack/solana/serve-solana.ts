import { createFaucet } from './ledger/faucet.js'
import { createLedger } from './ledger/ledger.js'
import type { LocalSolana } from './local-solana.js'
import { accountMethods } from './methods/account-methods.js'
import { historyMethods } from './methods/history-methods.js'
import { nodeMethods } from './methods/node-methods.js'
import { tokenMethods } from './methods/token-methods.js'
import { transactionMethods } from './methods/transaction-methods.js'
import { closeServer, listenPair } from './rpc/listen.js'
import { serveHttp } from './rpc/serve-http.js'
import { serveSockets } from './rpc/serve-sockets.js'
import { faucetSigner, seedLedger, usdc } from './seed.js'

/** What to serve. */
export interface ServeOptions {
  /** Of HTTP, the WebSocket is one up; 0 takes any pair that is free. */
  readonly port: number
  /** Length of a slot in ms. */
  readonly slotMs: number
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Hears of failures of the node itself. */
  readonly report: (cause: unknown) => void
}

/** Makes a seeded chain and serves it. Throws `stack/port-taken`. */
export async function serveSolana({ port: wanted, slotMs, now, report }: ServeOptions) {
  const ledger = createLedger({ now })
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
    chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    url: `http://127.0.0.1:${port}`,
    wsUrl: `ws://127.0.0.1:${port + 1}`,
    port,
    tokens: [usdc],
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
