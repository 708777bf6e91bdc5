import {
  type Address,
  createPublicClient,
  createWalletClient,
  type Hex,
  http,
  type PublicClient,
  type TransactionReceipt,
} from 'viem'
import { type HDAccount, mnemonicToAccount } from 'viem/accounts'
import { mainnet } from 'viem/chains'
import { settingsOfEvmChain, settingsOfSolana } from '../../cli/stack/chain-settings.js'
import type { LocalChain, LocalToken } from '../../cli/stack/chains/local-chain.js'
import { startChains } from '../../cli/stack/chains/start-chains.js'
import type { LocalSolana } from '../../cli/stack/solana/local-solana.js'
import { startSolana } from '../../cli/stack/solana/start-solana.js'
import type { DatabasePlace } from '../../templates/backend/src/db/open-database.js'
import { developmentSettings } from '../../templates/backend/src/dev/development-settings.js'
import { runDevelopment } from '../../templates/backend/src/dev/start-development.js'
import { freePort } from '../setup/free-port.js'
import { outsideFolder, repository } from '../setup/scratch.js'
import { type Client, clientOf } from './client.js'

/** A backend over a seeded chain 1 and a local Solana, and what a test needs to compare its answers with. */
export interface ServedBackend {
  readonly url: string
  /** The origin of the wallet's site. */
  readonly frameUrl: string
  /** The page of the mails, with the token that opens it. */
  readonly inboxUrl: string
  readonly client: Client
  readonly ethereum: LocalChain
  /** The other EVM chains that were asked for. */
  readonly others: readonly LocalChain[]
  readonly solana: LocalSolana
  readonly publicClient: PublicClient
  readonly account: HDAccount
  /** An account that nobody else of the test uses. */
  readonly other: HDAccount
  /** A seeded token of chain 1. */
  token(symbol: string): LocalToken
  /** The CAIP-10 id of an address of chain 1. */
  id(address: string): string
  /** Sends a transaction of `account` and waits until it is mined. */
  send(parts: { readonly to: Address; readonly data?: Hex; readonly value?: bigint }): Promise<TransactionReceipt>
  stop(): Promise<void>
}

/** CAIP-2 id of the seeded EVM chain. */
export const ETHEREUM = 'eip155:1'

/** The words everybody knows from anvil. */
const MNEMONIC = 'test test test test test test test test test test test junk'

/** Starts chains and backend on free ports, with its rows in `database`. `more`: ids of EVM chains besides 1. */
export async function serveBackend(database: DatabasePlace, more: readonly number[] = []): Promise<ServedBackend> {
  const { signal } = new AbortController()
  const [chains, svm] = await Promise.all([
    startChains({ ports: Object.fromEntries([1, ...more].map((id) => [id, 0])), projectFolder: repository, signal }),
    startSolana({ port: 0, signal }),
  ])
  // Rows that outlive the process need a folder for the master key of the wallets.
  const data = database.kind === 'postgres' ? await outsideFolder() : undefined
  const stopParts = async () => void (await Promise.all([chains.stop(), svm.stop(), data?.remove()]))
  try {
    const [ethereum, ...others] = chains.chains
    const { solana } = svm
    if (!ethereum || !solana) throw new Error(`Missing: ${JSON.stringify([...chains.missing, ...svm.missing])}`)
    const settings = developmentSettings({
      port: await freePort(),
      framePort: await freePort(),
      chains: [...chains.chains.map(settingsOfEvmChain), settingsOfSolana(solana)],
      database,
    })
    const running = await runDevelopment({ ...settings, ...(data && { dataDir: data.dir }) })
    const account = mnemonicToAccount(MNEMONIC, { addressIndex: 0 })
    const transport = http(ethereum.url)
    const publicClient = createPublicClient({ chain: mainnet, transport, pollingInterval: 50 })
    const walletClient = createWalletClient({ chain: mainnet, transport, account })
    return {
      url: running.url,
      frameUrl: running.frameUrl,
      inboxUrl: running.inboxUrl,
      client: clientOf(running.url),
      ethereum,
      others,
      solana,
      publicClient,
      account,
      other: mnemonicToAccount(MNEMONIC, { addressIndex: 9 }),
      id: (address) => `${ETHEREUM}:${address}`,
      token(symbol) {
        const found = ethereum.tokens.find((each) => each.symbol === symbol)
        if (!found) throw new Error(`There is no ${symbol} on the chain`)
        return found
      },
      async send(parts) {
        const hash = await walletClient.sendTransaction({ account, chain: mainnet, ...parts })
        return publicClient.waitForTransactionReceipt({ hash })
      },
      async stop() {
        await running.stop()
        await stopParts()
      },
    }
  } catch (cause) {
    await stopParts()
    throw cause
  }
}
