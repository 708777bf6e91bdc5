import type { Identifier, StandardIcon, StandardWallet } from '../../contract/standard-wallet.js'
import { browserHost, type Clock } from '../../core/host.js'
import { settleTwice, type WalletBehaviour } from '../behaviour.js'
import { memoryStorage, type PermissionStorage } from '../permission-record.js'
import { createPerson, type Person } from '../person.js'
import { providerError } from '../provider-error.js'
import { walletIcon } from '../wallet-icon.js'
import type { WalletRequest } from '../wallet-provider.js'
import { solanaAccountOf, solanaTestKey } from './accounts.js'
import { makeStandardWallet, type StandardParts } from './standard-wallet.js'
import { createSolanaMethods, type SharedAccount, type SolanaCluster } from './wallet-methods.js'

/** What a wallet of Solana is made of. */
export interface SolanaWalletOptions {
  /** Clusters that the wallet signs for, and where it sends transactions. */
  readonly clusters: readonly [SolanaCluster, ...SolanaCluster[]]
  readonly name?: string
  readonly icon?: StandardIcon
  /** Signs with these 32 bytes; the first of `solanaTestKey` by default. */
  readonly privateKey?: Uint8Array
  /** Features that it lacks, such as `solana:signAndSendTransaction`. */
  readonly without?: readonly Identifier[]
  readonly behaviour?: WalletBehaviour
  /** Where the permission is remembered, so that a reload restores silently: `localStorage`. In memory by default. */
  readonly storage?: PermissionStorage
  readonly clock?: Pick<Clock, 'sleep'>
}

/** A wallet of Solana for tests and demos. It agrees to everything unless its behaviour says otherwise. */
export interface SolanaWallet extends Pick<Person, 'behave' | 'behaviour' | 'pending' | 'approveNext' | 'rejectNext'> {
  /** Its object for Wallet Standard, which `registerWallet` registers. */
  readonly wallet: StandardWallet
  /** The address it signs with. */
  address(): string
  /** The clusters it signs for now. */
  clusters(): readonly Identifier[]
  /** How often the page called each feature since the wallet was made. */
  calls(): Readonly<Record<string, number>>
  /** Chooses the account of another private key, as a person would in the wallet. */
  selectAccount(privateKey: Uint8Array): Promise<void>
  /** Signs for one cluster alone from now on, as a wallet in its test mode does. Throws 4902 for one that is not known. */
  selectCluster(chain: Identifier): void
  /** Takes the page's permission away, as a person would in the wallet. */
  lock(): void
  /** Announces any properties, as a faulty wallet does. */
  emit(properties: unknown): void
  /** What its object is over, for a page that is not in the same place. */
  readonly parts: Omit<StandardParts, 'follow'> & { follow(listener: Parameters<StandardParts['follow']>[0]): void }
}

/**
 * Makes a wallet for Wallet Standard over local clusters: messages and transactions are signed with Web Cryptography
 * (Ed25519), which Node 20 and Chrome 137 have. Register it with `registerWallet`. Not for production: there is no prompt.
 */
export async function createSolanaWallet(options: SolanaWalletOptions): Promise<SolanaWallet> {
  const { name = 'Dev Wallet', icon = walletIcon, clusters, without = [] } = options
  const { clock = browserHost().clock, storage = memoryStorage() } = options
  const counts = new Map<string, number>()
  const listeners = new Set<Parameters<StandardParts['follow']>[0]>()
  const person = createPerson(clock, options.behaviour)
  const announce = (event: Parameters<Parameters<StandardParts['follow']>[0]>[0]) => {
    const times = person.behaviour().answerTwice ? 2 : 1
    for (const listener of [...listeners]) for (let time = 0; time < times; time += 1) listener(event)
  }
  const methods = createSolanaMethods({
    account: await solanaAccountOf(options.privateKey ?? (await solanaTestKey(0))),
    clusters,
    storage,
    storageKey: `solana-wallet:${name}`,
    tell: (accounts) => announce({ accounts: malformed(accounts) }),
  })

  function malformed(accounts: readonly SharedAccount[]): readonly SharedAccount[] {
    const { malformedAddress, malformedChainId } = person.behaviour()
    return accounts.map((account) => ({
      ...account,
      ...(malformedAddress && { address: account.address.toLowerCase() }),
      ...(malformedChainId && { chains: [':'] as const }),
    }))
  }

  async function answer(request: WalletRequest): Promise<unknown> {
    const { method } = request
    // A silent question opens nothing.
    const isSilent = method === 'standard:connect' && Object(request.params).silent === true
    if (!isSilent && !(await person.decide(request))) throw providerError(4001, 'User rejected the request.')
    const given = await methods.answer(request)
    return method === 'standard:connect' ? malformed(given as readonly SharedAccount[]) : given
  }

  const parts: SolanaWallet['parts'] = {
    name,
    icon,
    without,
    chains: clusters.map(({ chain }) => chain),
    shared: methods.shared(),
    ask(method, params) {
      counts.set(method, (counts.get(method) ?? 0) + 1)
      const answered = answer({ method, params })
      return person.behaviour().answerTwice ? settleTwice(answered) : answered
    },
    follow: (listener) => void listeners.add(listener),
  }
  return {
    wallet: makeStandardWallet(parts),
    parts,
    address: () => methods.account().address,
    clusters: methods.chains,
    calls: () => Object.fromEntries(counts),
    behave: person.behave,
    behaviour: person.behaviour,
    pending: person.pending,
    approveNext: person.approveNext,
    rejectNext: person.rejectNext,
    selectAccount: async (privateKey) => methods.selectAccount(await solanaAccountOf(privateKey)),
    selectCluster: methods.selectCluster,
    lock: methods.revoke,
    emit: (properties) => announce({ raw: properties }),
  }
}
