import { solana as solanaChain } from '../../runtime/chains/solana/chain.js'
import { walletStandard } from '../../runtime/connectors/wallet-standard/wallet-standard.js'
import type { Connection } from '../../runtime/contract/connection.js'
import type { Wiring } from '../../runtime/contract/kit.js'
import type { StandardWallet } from '../../runtime/contract/standard-wallet.js'
import type { Page } from '../../runtime/core/host.js'
import { type LiveWallet, walletOf } from '../../runtime/solana/wallet.js'
import { createSolanaWallet, type SolanaWalletOptions } from '../../runtime/testing/solana/solana-wallet.js'
import { fakeKit, type Parts } from './fake-kit.js'
import { type FakeStandardOptions, fakeStandardWallet, solana, solanaDevnet } from './fake-standard-wallet.js'
import { type FakeHost, fakeHost, settle } from './fakes.js'

/** What the kit and the wallet of a test are. */
export interface SolanaKitOptions {
  readonly wallet?: Partial<SolanaWalletOptions>
  readonly wiring?: Partial<Wiring> & Parts
  readonly host?: FakeHost
}

/** Registers a wallet with every app of a fake page; gives what unregisters it. */
export function registerOn(page: Page, wallet: StandardWallet): () => void {
  const leaving: (() => void)[] = []
  const register = (api: { register(wallet: unknown): () => void }) => void leaving.push(api.register(wallet))
  const stop = page.on('wallet-standard:app-ready', (event) => register((event as CustomEvent).detail))
  page.emit(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  return () => {
    stop()
    for (const leave of leaving.splice(0)) leave()
  }
}

/** A started kit of Solana beside one wallet that signs with a real key, as a host's libraries find it. */
export async function solanaKit({ wallet: options, wiring, host = fakeHost() }: SolanaKitOptions = {}) {
  const nowhere = 'http://127.0.0.1:1'
  const clusters = [
    { chain: 'solana:mainnet', rpcUrl: nowhere },
    { chain: 'solana:devnet', rpcUrl: nowhere },
  ] as const
  const wallet = await createSolanaWallet({ clusters, ...options })
  const networks = [solana, solanaDevnet]
  const { kit } = fakeKit(
    {
      networks,
      defaultNetwork: solana.caipNetworkId,
      connectors: [walletStandard()],
      chains: [solanaChain()],
      ...wiring,
    },
    host,
  )
  const leave = registerOn(host.page, wallet.wallet)
  const stop = kit.start()
  return {
    kit,
    host,
    wallet,
    /** Takes the wallet off the page. */
    leave,
    stop,
    /** Connects as a click on the wallet does. */
    async connect(name = 'Dev Wallet'): Promise<Connection> {
      const connector = kit.registry.find('solana', name)
      if (!connector) throw new Error(`${name} is not on the page`)
      const account = await kit.session.connect(connector, new AbortController().signal)
      await settle()
      return account
    },
  }
}

/** The same, connected, with the wallet of its account for the host's libraries. */
export async function liveSolana(options: SolanaKitOptions = {}) {
  const page = await solanaKit(options)
  const account = await page.connect()
  return { ...page, account, live: await walletOf(page.kit, account) }
}

/** A page whose connected wallet answers as the test says; `leave` takes that one off. */
export async function scriptedSolana(script: FakeStandardOptions['script'] = {}) {
  const page = await solanaKit()
  const fake = fakeStandardWallet({ name: 'Scripted', script })
  const leave = registerOn(page.host.page, fake.wallet)
  const account = await page.connect('Scripted')
  const live: LiveWallet = await walletOf(page.kit, account)
  return { ...page, fake, leave, account, live }
}

/** The only signature of a transaction, and the message behind it. */
export function partsOf(wire: Uint8Array): readonly [signature: Uint8Array, message: Uint8Array] {
  return [wire.slice(1, 65), wire.slice(65)]
}
