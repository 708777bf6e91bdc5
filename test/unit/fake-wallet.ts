import type { Eip1193Provider } from '../../runtime/contract/eip1193.js'
import type { Page } from '../../runtime/core/host.js'
import { type Later, later, settle } from './fakes.js'

/** Two addresses for tests. */
export const alice = '0xa11ce00000000000000000000000000000000001'
export const bob = '0xb0b0000000000000000000000000000000000002'

/** What a wallet does when a method is called. A throw or a rejection is the wallet's error. */
export type Answer = (params: unknown) => unknown

/** How a fake wallet starts. */
export interface FakeWalletOptions {
  readonly name?: string
  readonly rdns?: string
  readonly uuid?: string
  readonly icon?: string
  readonly accounts?: readonly string[]
  readonly chainId?: number
  /** The page may see the accounts from the start, as after an earlier visit. */
  readonly isPermitted?: boolean
  /** Leaves out `on` and `removeListener`, which EIP-1193 asks for but old wallets lack. */
  readonly hasNoEvents?: boolean
  /** Answers by method; the rest behaves as a good wallet does. */
  readonly script?: Readonly<Record<string, Answer>>
}

/** An EIP-1193 wallet that does what the test says. */
export interface FakeWallet {
  readonly info: { readonly uuid: string; readonly name: string; readonly rdns: string; readonly icon?: string }
  readonly provider: Eip1193Provider
  /** Methods called so far, oldest first. */
  readonly calls: readonly string[]
  /** Parameters of the last call of `method`. */
  paramsOf(method: string): unknown
  /** Resolves when `method` is called the next time. */
  asked(method: string): Promise<void>
  /** Replaces an answer. */
  script(method: string, answer: Answer): void
  /** Gives the page permission, as an earlier visit does. */
  permit(): void
  /** Locks: no account is shared until `unlock`. */
  lock(): void
  unlock(): void
  emit(event: string, payload: unknown): void
  /** Goes to a chain and announces it; resolves when the page has asked whether that is true. */
  move(chainId: string): Promise<void>
  /** Holds these accounts from now on and announces what it shares of them; resolves as `move` does. */
  select(...accounts: readonly string[]): Promise<void>
  listeners(): number
  /** Calls back whenever it is asked something, before it answers. */
  whenAsked(act: () => void): void
  /** Settles every answer twice from now on: first as it would, then with something else and an error. */
  settleTwice(): void
  /** The person takes their time with the question for accounts; the returned function lets the wallet answer after all. */
  hold(): () => void
  /** Goes on telling listeners that were removed. */
  cling(): void
  /** Announces itself (EIP-6963), and again whenever the page asks. Returns what stops it. */
  announce(page: Page): () => void
}

/** Makes a wallet on `chainId` with one account that the page may see once it has asked. */
export function fakeWallet(options: FakeWalletOptions = {}): FakeWallet {
  const { name = 'Fake Wallet', rdns = 'com.example.fake', uuid = `uuid-of-${rdns}`, icon } = options
  const info = { uuid, name, rdns, ...(icon === undefined ? {} : { icon }) }
  const calls: string[] = []
  const params = new Map<string, unknown>()
  const waiting = new Map<string, Later<void>>()
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  let accounts = options.accounts ?? [alice]
  let chain = options.chainId ?? 1
  let isPermitted = options.isPermitted ?? false
  let isLocked = false
  let act = () => {}
  let isTwice = false
  let isClinging = false
  const visible = () => (isPermitted && !isLocked ? accounts : [])

  function emit(event: string, payload: unknown): void {
    // It has moved before it says so.
    if (event === 'chainChanged' && Number(payload) > 0) chain = Number(payload)
    for (const listener of [...(listeners.get(event) ?? [])]) listener(payload)
  }
  const script: Record<string, Answer> = {
    eth_accounts: visible,
    eth_chainId: () => `0x${chain.toString(16)}`,
    eth_requestAccounts() {
      isPermitted = true
      isLocked = false
      return accounts
    },
    wallet_requestPermissions() {
      isPermitted = true
      return [{ parentCapability: 'eth_accounts' }]
    },
    wallet_revokePermissions() {
      isPermitted = false
      emit('accountsChanged', [])
      return null
    },
    wallet_switchEthereumChain(given) {
      const [{ chainId }] = given as [{ chainId: string }]
      chain = Number(chainId)
      emit('chainChanged', chainId)
      return null
    },
    wallet_addEthereumChain: () => null,
    ...options.script,
  }

  async function request({ method, params: given }: Parameters<Eip1193Provider['request']>[0]): Promise<unknown> {
    calls.push(method)
    params.set(method, given)
    waiting.get(method)?.resolve()
    waiting.delete(method)
    act()
    const answer = script[method]
    if (!answer) throw walletError(-32601, `${method} does not exist`)
    return answer(given)
  }

  const provider: Eip1193Provider = {
    request: (call) => (isTwice ? settlingTwice(request(call)) : request(call)),
    ...(!options.hasNoEvents && {
      on(event: string, listener: (value: unknown) => void) {
        const known = listeners.get(event) ?? new Set()
        listeners.set(event, known.add(listener))
      },
      removeListener: (event: string, listener: (value: unknown) => void) =>
        isClinging || listeners.get(event)?.delete(listener),
    }),
  }
  return {
    info,
    provider,
    calls,
    paramsOf: (method) => params.get(method),
    asked(method) {
      const wait = waiting.get(method) ?? later<void>()
      waiting.set(method, wait)
      return wait.promise
    },
    script(method, answer) {
      script[method] = answer
    },
    permit() {
      isPermitted = true
    },
    lock() {
      isLocked = true
      emit('accountsChanged', [])
    },
    unlock() {
      isLocked = false
      emit('accountsChanged', visible())
    },
    whenAsked(next) {
      act = next
    },
    settleTwice() {
      isTwice = true
    },
    hold() {
      const [{ promise, resolve }, answer] = [later<void>(), script['eth_requestAccounts']]
      script['eth_requestAccounts'] = (given) => promise.then(() => answer?.(given))
      return () => resolve()
    },
    cling() {
      isClinging = true
    },
    emit,
    async move(chainId) {
      emit('chainChanged', chainId)
      await import('../../runtime/connectors/eip1193/actions.js')
      await settle()
    },
    async select(...next) {
      accounts = next
      emit('accountsChanged', visible())
      await import('../../runtime/connectors/eip1193/actions.js')
      await settle()
    },
    listeners: () => [...listeners.values()].reduce((sum, set) => sum + set.size, 0),
    announce(page) {
      const tell = () => page.emit(announcement({ info, provider }))
      tell()
      return page.on('eip6963:requestProvider', tell)
    },
  }
}

/** An EIP-6963 announcement with any detail, hostile ones included. */
export function announcement(detail: unknown): Event {
  return new CustomEvent('eip6963:announceProvider', { detail })
}

/** An error as wallets throw it: a plain object with a code (EIP-1193). */
export function walletError(code: number, message: string, more: object = {}): Error & { readonly code: number } {
  return Object.assign(new Error(message), { code, ...more })
}

/** Fails with `code`. */
export function fails(code: number, message = 'Something happened'): Answer {
  return () => Promise.reject(walletError(code, message))
}

/** Fails with -32603 around `code`, as mobile wallets do. */
export function failsInside(code: number): Answer {
  return () =>
    Promise.reject(walletError(-32603, 'Internal JSON-RPC error.', { data: { originalError: { code, message: '' } } }))
}

/** Never answers. */
export function hangs(): Answer {
  return () => new Promise(() => {})
}

/** What a faulty wallet gives in place of a promise: all who wait for it are called twice. */
function settlingTwice(answer: Promise<unknown>): Promise<unknown> {
  const faulty: PromiseLike<unknown> = {
    // biome-ignore lint/suspicious/noThenProperty: a faulty promise is what this wallet gives.
    then: (resolve, reject) =>
      answer.then((value) => {
        const given = resolve?.(value)
        void resolve?.('something else')
        void reject?.(new Error('no'))
        return given as never
      }, reject),
  }
  return faulty as Promise<unknown>
}

/** Settles twice, the second time with another value. */
export function answersTwice(first: unknown, second: unknown): Answer {
  return () => ({
    // biome-ignore lint/suspicious/noThenProperty: a faulty promise is what this wallet gives.
    then(resolve: (value: unknown) => void) {
      resolve(first)
      resolve(second)
    },
  })
}
