import type { Address, Hex, LocalAccount } from 'viem'
import { browserHost, type Clock } from '../core/host.js'
import { type Account, accountOf, testPrivateKey } from './accounts.js'
import { distort, settleTwice, type WalletBehaviour } from './behaviour.js'
import type { Batches } from './call-batches.js'
import type { DevChain } from './dev-chains.js'
import { memoryStorage, type PermissionStorage } from './permission-record.js'
import { createPerson, type Person } from './person.js'
import { providerError } from './provider-error.js'
import { walletIcon } from './wallet-icon.js'
import { createWalletMethods } from './wallet-methods.js'
import { createProvider, type WalletProvider, type WalletRequest } from './wallet-provider.js'

/** What a dev wallet is made of. */
export interface DevWalletOptions {
  /** Chains the wallet knows from the start; it begins on the first. */
  readonly chains: readonly [DevChain, ...DevChain[]]
  readonly name?: string
  readonly rdns?: string
  /** A `data:` image (EIP-6963). */
  readonly icon?: string
  /** Signs with this key; `testPrivateKey` by default. */
  readonly privateKey?: Hex
  /** A viem account to sign with instead of a key. */
  readonly account?: LocalAccount
  readonly behaviour?: WalletBehaviour
  /** What it does with several calls at once (EIP-5792); one after another by default. */
  readonly batches?: Batches
  /** Where the permission is remembered, so that a reload restores silently: `localStorage`. In memory by default. */
  readonly storage?: PermissionStorage
  readonly clock?: Pick<Clock, 'sleep'>
}

/** A wallet for tests and demos. It agrees to everything unless its behaviour says otherwise. */
export interface DevWallet extends Pick<Person, 'behave' | 'behaviour' | 'pending' | 'approveNext' | 'rejectNext'> {
  /** What it says about itself (EIP-6963). */
  readonly info: { readonly uuid: string; readonly name: string; readonly icon: string; readonly rdns: string }
  /** Its EIP-1193 provider. */
  readonly provider: WalletProvider
  /** The checksummed address it signs with. */
  address(): Address
  /** The chain it is on. */
  chainId(): number
  /** How often the page called each method since the wallet was made. */
  calls(): Readonly<Record<string, number>>
  /** Chooses another account, as a person would in the wallet. */
  selectAccount(account: Account): void
  /** Chooses another known chain, as a person would in the wallet. Throws 4902 for one that is not known. */
  selectChain(chainId: number): void
  /** Takes the page's permission away, as a person would in the wallet. */
  lock(): void
  /** Emits any event with any payload, as a faulty wallet does. */
  emit(event: string, payload: unknown): void
}

/**
 * Makes an EIP-1193 wallet over local chains, such as anvil. Reads go to the active chain's endpoint; messages and
 * transactions are signed in the page. Announce it with `announceWallet`. Not for production: there is no prompt.
 */
export function createDevWallet(options: DevWalletOptions): DevWallet {
  const { name = 'Dev Wallet', rdns = 'dev.modal-kit.wallet', icon = walletIcon } = options
  const { clock = browserHost().clock, storage = memoryStorage() } = options
  const counts = new Map<string, number>()
  const person = createPerson(clock, options.behaviour)

  const provider = createProvider((request) => {
    counts.set(request.method, (counts.get(request.method) ?? 0) + 1)
    const answered = answer(request)
    return person.behaviour().answerTwice ? settleTwice(answered) : answered
  })
  const emit = (event: string, payload: unknown) => {
    provider.emit(event, payload)
    if (person.behaviour().answerTwice) provider.emit(event, payload)
  }
  const methods = createWalletMethods({
    account: accountOf(options.account ?? options.privateKey ?? testPrivateKey),
    chains: options.chains,
    storage,
    storageKey: `dev-wallet:${rdns}`,
    batches: options.batches ?? 'oneByOne',
    emit,
  })

  async function answer(request: WalletRequest): Promise<unknown> {
    if (!(await person.decide(request))) throw providerError(4001, 'User rejected the request.')
    return distort(person.behaviour(), request.method, await methods.answer(request))
  }

  return {
    info: { uuid: crypto.randomUUID(), name, icon, rdns },
    provider,
    address: () => methods.account().address,
    chainId: () => methods.chain().id,
    calls: () => Object.fromEntries(counts),
    behave: person.behave,
    behaviour: person.behaviour,
    pending: person.pending,
    approveNext: person.approveNext,
    rejectNext: person.rejectNext,
    selectAccount: (account) => methods.selectAccount(accountOf(account)),
    selectChain: methods.selectChain,
    lock: methods.revoke,
    emit: provider.emit,
  }
}
