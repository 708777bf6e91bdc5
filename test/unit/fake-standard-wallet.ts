import type { Identifier, StandardAccount, StandardWallet } from '../../runtime/contract/standard-wallet.js'
import { solanaKey } from '../../runtime/core/base58.js'
import type { Page } from '../../runtime/core/host.js'
import type { Network } from '../../runtime/core/network.js'
import { later } from './fakes.js'

/** Two addresses of Solana for tests. */
export const anna = '5FYFL2FHjBxHuKk4HQUJ76kLKKfLwHSUeZdAe9nEeGLZ'
export const boris = 'BTwYPAZ7XwcVgMtwogVCBYDo7bMfrrgiW5zvY4adFQFB'

/** Makes a cluster of Solana without an endpoint. */
function cluster(id: string, name: string, rpcUrls: readonly string[] = []): Network {
  return {
    id,
    caipNetworkId: `solana:${id}`,
    chainNamespace: 'solana',
    name,
    rpcUrls,
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    blockExplorers: [{ name: 'Solscan', url: 'https://solscan.io' }],
  }
}

/** Networks for tests; `at` gives them endpoints. */
export const solana = cluster('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'Solana')
export const solanaDevnet = cluster('EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'Solana Devnet')
export const solanaTestnet = cluster('4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', 'Solana Testnet')

/** An account as an honest wallet gives it. */
export function standardAccount(address: string, chains: readonly Identifier[] = ['solana:mainnet']): StandardAccount {
  return { address, publicKey: solanaKey(address) ?? new Uint8Array(), chains, features: ['solana:signMessage'] }
}

/** What a wallet does when a feature is called. A throw or a rejection is the wallet's error. */
export type FeatureAnswer = (...args: readonly never[]) => unknown

/** How a fake wallet starts. */
export interface FakeStandardOptions {
  readonly name?: string
  readonly icon?: string
  readonly version?: string
  readonly chains?: readonly string[]
  readonly accounts?: readonly StandardAccount[]
  /** The page may see the accounts from the start, as after an earlier visit. */
  readonly isPermitted?: boolean
  /** Versions by feature, in place of `1.0.0`; one that is empty is missing. */
  readonly versions?: Readonly<Record<string, string>>
  /** Answers by feature; the rest behaves as a good wallet does. */
  readonly script?: Readonly<Record<string, FeatureAnswer>>
}

/** A wallet of Wallet Standard that does what the test says. */
export interface FakeStandardWallet {
  readonly wallet: StandardWallet
  /** Features called so far, oldest first. */
  readonly calls: readonly string[]
  /** How often the person was asked to connect. */
  questions(): number
  /** What the last call of a feature was given. */
  argsOf(feature: string): readonly unknown[] | undefined
  script(feature: string, answer: FeatureAnswer): void
  permit(): void
  /** Holds these accounts from now on, and tells it. */
  select(...accounts: readonly StandardAccount[]): void
  /** Announces anything. */
  emit(properties: unknown): void
  /** Loses a feature. */
  lose(feature: string): void
  listeners(): number
  whenAsked(act: () => void): void
  settleTwice(): void
  hold(): () => void
  cling(): void
  /** Registers itself at once and with every app that asks; gives what unregisters it. */
  register(page: Page): () => void
}

const own = [
  'standard:connect',
  'standard:disconnect',
  'standard:events',
  'solana:signMessage',
  'solana:signTransaction',
  'solana:signAndSendTransaction',
]

/** Makes a wallet with one account that the page may see once it has asked. */
export function fakeStandardWallet(options: FakeStandardOptions = {}): FakeStandardWallet {
  const {
    name = 'Fake',
    icon = '',
    version = '1.0.0',
    chains = ['solana:mainnet', 'solana:devnet'],
    versions = {},
  } = options
  const calls: string[] = []
  const args = new Map<string, readonly unknown[]>()
  const listeners = new Set<(properties: unknown) => void>()
  let accounts = options.accounts ?? [standardAccount(anna, ['solana:mainnet', 'solana:devnet'])]
  let isPermitted = options.isPermitted ?? false
  let [isTwice, isClinging, questions] = [false, false, 0]
  let act = () => {}
  const visible = () => (isPermitted ? accounts : [])
  const emit = (properties: unknown) => {
    for (const listener of [...listeners]) listener(properties)
  }

  const script: Record<string, FeatureAnswer> = {
    'standard:connect': (input: { readonly silent?: boolean } = {}) => {
      isPermitted ||= !input.silent
      return { accounts: visible() }
    },
    'standard:disconnect': () => {
      isPermitted = false
      emit({ accounts: [] })
    },
    'standard:events': (_: string, listener: (properties: unknown) => void) => {
      listeners.add(listener)
      return () => isClinging || listeners.delete(listener)
    },
    ...options.script,
  }
  async function ask(feature: string, given: readonly unknown[]): Promise<unknown> {
    calls.push(feature)
    args.set(feature, given)
    if (feature === 'standard:connect' && Object(given[0]).silent !== true) questions += 1
    act()
    const answer = script[feature]
    if (!answer) throw new Error(`${feature} is not played`)
    return answer(...(given as never[]))
  }
  const functionOf = (feature: string) => {
    if (feature === 'standard:events') return { on: script[feature] }
    const call = (...given: readonly unknown[]) => (isTwice ? settlingTwice(ask(feature, given)) : ask(feature, given))
    return { [feature.slice(feature.indexOf(':') + 1)]: call }
  }
  const features: Record<string, unknown> = Object.fromEntries(
    own
      .filter((feature) => versions[feature] !== '')
      .map((feature) => [feature, { version: versions[feature] ?? '1.0.0', ...functionOf(feature) }]),
  )
  const wallet = {
    version,
    name,
    icon,
    chains,
    features,
    get accounts() {
      return visible()
    },
  } as unknown as StandardWallet

  return {
    wallet,
    calls,
    questions: () => questions,
    argsOf: (feature) => args.get(feature),
    script(feature, answer) {
      script[feature] = answer
    },
    permit() {
      isPermitted = true
    },
    select(...next) {
      accounts = next
      emit({ accounts: visible() })
    },
    emit,
    lose(feature) {
      delete features[feature]
      emit({ features })
    },
    listeners: () => listeners.size,
    whenAsked(next) {
      act = next
    },
    settleTwice() {
      isTwice = true
    },
    hold() {
      const [{ promise, resolve }, answer] = [later<void>(), script['standard:connect']]
      script['standard:connect'] = (...given) => promise.then(() => answer?.(...given))
      return () => resolve()
    },
    cling() {
      isClinging = true
    },
    register(page) {
      const leaving: (() => void)[] = []
      const register = (api: { register(wallet: unknown): () => void }) => void leaving.push(api.register(wallet))
      const stop = page.on('wallet-standard:app-ready', (event) => register((event as CustomEvent).detail))
      page.emit(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
      return () => {
        stop()
        for (const leave of leaving.splice(0)) leave()
      }
    },
  }
}

/** What a faulty wallet gives in place of a promise: all who wait for it are called twice. */
function settlingTwice(answer: Promise<unknown>): Promise<unknown> {
  const faulty: PromiseLike<unknown> = {
    // biome-ignore lint/suspicious/noThenProperty: a faulty promise is what this wallet gives.
    then: (resolve, reject) =>
      answer.then((value) => {
        const given = resolve?.(value)
        void resolve?.({ accounts: [] } as never)
        void reject?.(new Error('no'))
        return given as never
      }, reject),
  }
  return faulty as Promise<unknown>
}
