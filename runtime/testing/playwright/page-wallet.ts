import type { BrowserContext } from '@playwright/test'
import { browserHost } from '../../core/host.js'
import type { Account } from '../accounts.js'
import { createDevWallet, type DevWallet, type DevWalletOptions } from '../dev-wallet.js'
import { errorOf } from '../provider-error.js'
import type { WalletRequest } from '../wallet-provider.js'
import { announceInPage, type Outcome, type PageScript } from './announce-in-page.js'
import { localChains } from './local-chains.js'

/** What the wallet of a test is made of; the chains of `modal-kit dev` when nothing is said. */
export type PageWalletOptions = Omit<Partial<DevWalletOptions>, 'storage' | 'clock'>

type Kept = 'info' | 'address' | 'chainId' | 'calls' | 'behave' | 'behaviour' | 'pending' | 'approveNext' | 'rejectNext'

/**
 * A wallet in the pages of a browser context, as an extension would be there, held by the test. It signs and reaches its
 * chains from the test, so the page's policy does not touch it, and what it knows outlives a reload.
 */
export interface PageWallet extends Pick<DevWallet, Kept> {
  /** Chooses another account; resolves when the open pages have heard of it. */
  selectAccount(account: Account): Promise<void>
  /** Chooses another known chain, likewise. Rejects with 4902 for one that is not known. */
  selectChain(chainId: number): Promise<void>
  /** Takes the permission away, as a person would in the wallet; likewise. */
  lock(): Promise<void>
  /** Emits any event with any payload, as a faulty wallet does; likewise. */
  emit(event: string, payload: unknown): Promise<void>
}

/** How long a page may take to hear of an event: one that is on its way to another address never does. */
const hearingMs = 5_000

/** Puts a wallet into every page that the context opens from now on. It lives as long as the context. */
export async function putWallet(context: BrowserContext, options: PageWalletOptions = {}): Promise<PageWallet> {
  const { clock } = browserHost()
  const wallet = createDevWallet({ rdns: 'test.wallet', name: 'Test Wallet', chains: localChains(), ...options })
  const id = wallet.info.uuid.replaceAll('-', '')
  const script: PageScript = { info: wallet.info, binding: `ask${id}`, channel: `hear${id}` }
  let told: Promise<unknown> = Promise.resolve()

  const tell = (event: string, payload: unknown) => {
    const frames = context.pages().flatMap((page) => page.frames())
    const hearings = frames.map((frame) =>
      frame.evaluate(
        ([channel, heard]) => (window as unknown as Record<string, (heard: unknown) => void>)[channel]?.(heard),
        [script.channel, [event, payload]] as const,
      ),
    )
    told = Promise.race([Promise.allSettled([told, ...hearings]), clock.sleep(hearingMs)])
  }
  for (const event of ['connect', 'disconnect', 'accountsChanged', 'chainChanged'])
    wallet.provider.on(event, (payload) => tell(event, payload))

  await context.exposeBinding(
    script.binding,
    (_, request: WalletRequest): Promise<Outcome> =>
      wallet.provider.request(request).then(
        (result) => ({ result }),
        (cause: unknown) => ({ error: errorOf(cause) }),
      ),
  )
  await context.addInitScript(announceInPage, script)

  const heard = async (change: () => void) => {
    change()
    await told
  }
  return {
    info: wallet.info,
    address: wallet.address,
    chainId: wallet.chainId,
    calls: wallet.calls,
    behave: wallet.behave,
    behaviour: wallet.behaviour,
    pending: wallet.pending,
    approveNext: wallet.approveNext,
    rejectNext: wallet.rejectNext,
    selectAccount: (account) => heard(() => wallet.selectAccount(account)),
    selectChain: (chainId) => heard(() => wallet.selectChain(chainId)),
    lock: () => heard(wallet.lock),
    emit: (event, payload) => heard(() => tell(event, payload)),
  }
}
