import type { Eip1193Provider } from '../../../runtime/contract/eip1193.js'

/** How wallets of a story differ from what EIP-1193 and EIP-6963 ask of them. */
export type Kind = 'honest' | 'chatty' | 'lying' | 'late' | 'sameRdns' | 'sameName' | 'sameUuid'

/** What a lying wallet answers instead of what it holds. */
export type Fault = 'none' | 'types' | 'case' | 'family' | 'twice' | 'error'

/** What one wallet is made of. */
export interface WalletPlan {
  readonly kind: Kind
  readonly info: { readonly uuid: string; readonly name: string; readonly rdns: string }
  /** What it holds, with their checksums (EIP-55); nothing else holds them. */
  readonly accounts: readonly string[]
}

/** One wallet of a story, and what may be shown of it. */
export interface StoryWallet extends WalletPlan {
  readonly provider: Eip1193Provider
  /** The accounts that it shares, the selected one first, once it is permitted and not locked. */
  shared(): readonly string[]
  chain: number
  isPermitted: boolean
  isLocked: boolean
  /** Whether its answers wait until `release`. */
  isLate: boolean
  /** Whether it announces something whenever it is asked. */
  isChatty: boolean
  fault: Fault
  /** Whether it was late, or answered falsely: what it announced meanwhile may not have been believed. */
  isUnclear: boolean
  /** Whether it was opened in this story: a person chose it. */
  wasOpened: boolean
  /** What it has shared with the page and not taken back, and until when what it has taken back may be shown. */
  readonly given: ReadonlyMap<string, number>
  /** Every network that it was on. */
  readonly networks: ReadonlySet<number>
  /** Requests since `count` was set to nothing. */
  count: number
  /** Questions that wait for the person. */
  questions(): number
  /** Answers the oldest question. */
  decide(isYes: boolean): void
  /** Gives the answers that are late. */
  release(): void
  select(index: number): void
  move(chain: number, isSaid?: boolean): void
  lock(): void
  unlock(): void
  emit(event: string, value?: unknown): void
  listeners(): number
}

/** No wallet of any story holds it. */
export const LIE = '0x00000000000000000000000000000000DeaDBeef'
/** No wallet of any story is ever on it. */
export const LIE_CHAIN = 43114

/** A page that is asked about what was taken back has so long to ask the wallet itself, in ms. */
const BELIEVED_MS = 3_500
/** Once nothing is shared, nothing may be shown. */
const TAKEN_BACK = -1
/** Requests in one step after which a wallet is flooded, and answers no more. */
const FLOOD = 2_000

/** Makes a wallet. */
export function storyWallet(plan: WalletPlan, now: () => number): StoryWallet {
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  const given = new Map<string, number>()
  const networks = new Set([1])
  const asked: ((isYes: boolean) => void)[] = []
  let held: (() => void)[] = []
  let [said, selected] = [0, 0]

  function emit(event: string, value?: unknown): void {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(value)
  }

  /** Tells what it shares; what it shared before is taken back. */
  function tell(): void {
    said += 1
    const shared = wallet.shared()
    for (const [address, until] of given)
      given.set(address, Math.min(until, shared[0] ? now() + BELIEVED_MS : TAKEN_BACK))
    for (const address of shared) given.set(address, Number.POSITIVE_INFINITY)
    emit('accountsChanged', shared)
  }

  /** Answers with what is true now; what is late and overtaken by an event is not shared by it. */
  function answer(value: unknown, isAccounts = false): Promise<unknown> {
    const before = said
    const arrive = () => {
      if (!isAccounts || before !== said) return
      for (const address of value as readonly string[]) given.set(address, Number.POSITIVE_INFINITY)
    }
    const settle = (resolve: (value: unknown) => void, reject: (cause: unknown) => void) => {
      arrive()
      const { fault } = wallet
      if (isAccounts && fault === 'error') reject({ code: -32603, message: 'Internal error' })
      else resolve(isAccounts ? garbled(value as readonly string[], fault) : value)
      if (fault !== 'twice') return
      resolve(isAccounts ? [LIE] : LIE_CHAIN)
      reject(new Error('twice'))
    }
    if (!wallet.isLate) return new Promise(settle)
    return new Promise((resolve, reject) => held.push(() => settle(resolve, reject)))
  }

  /** Waits for the person. */
  function question(yes: () => Promise<unknown>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      asked.push((isYes) => (isYes ? yes().then(resolve, reject) : reject({ code: 4001, message: 'User rejected' })))
    })
  }

  const methods: Readonly<Record<string, (params: unknown) => Promise<unknown>>> = {
    eth_accounts: () => answer(wallet.shared(), true),
    eth_chainId: () => answer(`0x${wallet.chain.toString(16)}`),
    eth_requestAccounts() {
      wallet.wasOpened = true
      if (wallet.shared()[0]) return answer(wallet.shared(), true)
      return question(() => {
        const isNew = !wallet.isPermitted
        wallet.isPermitted = true
        wallet.isLocked = false
        if (isNew) tell()
        return answer(wallet.shared(), true)
      })
    },
    wallet_requestPermissions() {
      wallet.wasOpened = true
      return question(() => {
        wallet.isPermitted = true
        wallet.isLocked = false
        return answer([{ parentCapability: 'eth_accounts' }])
      })
    },
    wallet_revokePermissions() {
      if (plan.kind === 'late') return answer(null)
      wallet.isPermitted = false
      said += 1
      for (const address of given.keys()) given.set(address, TAKEN_BACK)
      return answer(null)
    },
    wallet_switchEthereumChain(params) {
      const [{ chainId }] = params as readonly [{ readonly chainId: string }]
      return question(() => {
        // A lying one says that it has moved.
        if (plan.kind !== 'lying') wallet.move(Number(chainId))
        return answer(null)
      })
    },
  }

  const wallet: StoryWallet = {
    ...plan,
    chain: 1,
    isPermitted: plan.kind.startsWith('same'),
    isLocked: false,
    isLate: false,
    isChatty: false,
    fault: 'none',
    isUnclear: false,
    wasOpened: false,
    given,
    networks,
    count: 0,
    provider: {
      request({ method, params }) {
        wallet.count += 1
        if (wallet.count > FLOOD) return new Promise(() => {})
        if (wallet.isChatty) {
          tell()
          emit('chainChanged', `0x${wallet.chain.toString(16)}`)
        }
        return methods[method]?.(params) ?? Promise.resolve(null)
      },
      on: (event, listener) => void listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
      removeListener: (event, listener) => void listeners.get(event)?.delete(listener),
    },
    shared: () =>
      wallet.isPermitted && !wallet.isLocked
        ? plan.accounts.slice(selected).concat(plan.accounts.slice(0, selected))
        : [],
    questions: () => asked.length,
    decide(isYes) {
      // Nothing is returned: a story that waited for the late wallet's answer would wait for ever.
      asked.shift()?.(isYes)
    },
    release() {
      const due = held
      held = []
      for (const settle of due) settle()
    },
    select(index) {
      selected = index % plan.accounts.length
      if (wallet.shared()[0]) tell()
    },
    move(chain, isSaid = true) {
      wallet.chain = chain
      networks.add(chain)
      if (isSaid) emit('chainChanged', `0x${chain.toString(16)}`)
    },
    lock() {
      wallet.isLocked = true
      tell()
    },
    unlock() {
      wallet.isLocked = false
      if (wallet.shared()[0]) tell()
    },
    emit,
    listeners: () => [...listeners.values()].reduce((sum, set) => sum + set.size, 0),
  }
  return wallet
}

/** Accounts as a wallet with this fault answers them. */
function garbled(accounts: readonly string[], fault: Fault): readonly unknown[] {
  if (fault === 'types') return [{ address: LIE }, 7, null]
  if (fault === 'family') return ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq']
  if (fault === 'case') return accounts.map((item) => `0x${item.slice(2).toUpperCase()}`)
  return accounts
}
