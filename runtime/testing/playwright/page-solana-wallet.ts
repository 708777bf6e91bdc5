import type { BrowserContext } from '@playwright/test'
import type { Identifier } from '../../contract/standard-wallet.js'
import { browserHost } from '../../core/host.js'
import { errorOf } from '../provider-error.js'
import { createSolanaWallet, type SolanaWallet, type SolanaWalletOptions } from '../solana/solana-wallet.js'
import { makeStandardWallet } from '../solana/standard-wallet.js'
import type { SolanaCluster } from '../solana/wallet-methods.js'
import type { WalletRequest } from '../wallet-provider.js'
import type { Outcome } from './announce-in-page.js'
import { registerInPage, type WalletScript } from './register-in-page.js'

/** What the wallet of a test is made of; the local Solana of `modal-kit dev` when nothing is said. */
export type PageSolanaWalletOptions = Omit<Partial<SolanaWalletOptions>, 'storage' | 'clock'>

type Kept = 'address' | 'clusters' | 'calls' | 'behave' | 'behaviour' | 'pending' | 'approveNext' | 'rejectNext'

/** A wallet of Solana in the pages of a browser context, as an extension would be there, held by the test. */
export interface PageSolanaWallet extends Pick<SolanaWallet, Kept> {
  /** Its name, which is also the id of its row. */
  readonly name: string
  /** Chooses the account of another private key; resolves when the open pages have heard of it. */
  selectAccount(privateKey: Uint8Array): Promise<void>
  /** Signs for one cluster alone from now on; likewise. Rejects with 4902 for one that is not known. */
  selectCluster(chain: Identifier): Promise<void>
  /** Takes the permission away, as a person would in the wallet; likewise. */
  lock(): Promise<void>
  /** Announces any properties, as a faulty wallet does; likewise. */
  emit(properties: unknown): Promise<void>
}

/** The local Solana of `modal-kit dev` on its own port, which answers as mainnet. */
export function localSolana(): readonly [SolanaCluster, ...SolanaCluster[]] {
  return [{ chain: 'solana:mainnet', rpcUrl: 'http://127.0.0.1:8899' }]
}

/** How long a page may take to hear of an event: one that is on its way to another address never does. */
const hearingMs = 5_000

/**
 * Puts a wallet into every page that the context opens from now on, by Wallet Standard. It lives as long as the context,
 * and what it knows outlives a reload.
 */
export async function putSolanaWallet(
  context: BrowserContext,
  options: PageSolanaWalletOptions = {},
): Promise<PageSolanaWallet> {
  const { clock } = browserHost()
  const name = options.name ?? 'Test Wallet'
  const wallet = await createSolanaWallet({ clusters: localSolana(), ...options, name })
  const id = crypto.randomUUID().replaceAll('-', '')
  const { icon, chains, without, ask, follow } = wallet.parts
  const script: WalletScript = {
    parts: { name, icon, chains, without, shared: [] },
    binding: `ask${id}`,
    channel: `hear${id}`,
  }
  let told: Promise<unknown> = Promise.resolve()

  follow((heard) => {
    const frames = context.pages().flatMap((page) => page.frames())
    const hearings = frames.map((frame) =>
      frame.evaluate(
        ([channel, event]) => (window as unknown as Record<string, (event: unknown) => void>)[channel]?.(event),
        [script.channel, heard] as const,
      ),
    )
    told = Promise.race([Promise.allSettled([told, ...hearings]), clock.sleep(hearingMs)])
  })
  await context.exposeBinding(
    script.binding,
    (_, { method, params }: WalletRequest): Promise<Outcome> =>
      ask(method, params).then(
        (result) => ({ result }),
        (cause: unknown) => ({ error: errorOf(cause) }),
      ),
  )
  await context.addInitScript({ content: `(${registerInPage})(${JSON.stringify(script)}, ${makeStandardWallet})` })

  const heard = async (change: () => void | Promise<void>) => {
    await change()
    await told
  }
  return {
    name,
    address: wallet.address,
    clusters: wallet.clusters,
    calls: wallet.calls,
    behave: wallet.behave,
    behaviour: wallet.behaviour,
    pending: wallet.pending,
    approveNext: wallet.approveNext,
    rejectNext: wallet.rejectNext,
    selectAccount: (privateKey) => heard(() => wallet.selectAccount(privateKey)),
    selectCluster: (chain) => heard(() => wallet.selectCluster(chain)),
    lock: () => heard(wallet.lock),
    emit: (properties) => heard(() => wallet.emit(properties)),
  }
}
