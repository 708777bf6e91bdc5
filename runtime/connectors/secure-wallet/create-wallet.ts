import type { CaipNetworkId, Namespace } from '../../../schema/caip.js'
import type { AppSettings } from '../../contract/app.js'
import { cell } from '../../core/cell.js'
import type { Host } from '../../core/host.js'
import type { FrameClient } from '../../frame/frame-client.js'
import { frameError } from '../../frame/frame-error.js'
import { type Approvals, createRequests } from './approvals.js'
import { emailLogin } from './email-login.js'
import { type MemoryStore, maskEmail } from './memory.js'
import { chainIdOf, readChainId, readUser } from './read-user.js'
import type { SecureWallet, WalletAccountType, WalletUser, WalletUsers } from './wallet.js'

/** How long an answer that is neither yes nor no is asked for again (SECURITY 2.7). */
const RETRY_MS = [1_000, 3_000, 5_000] as const

/** What the wallet is made of. */
export interface WalletDeps {
  readonly host: Pick<Host, 'clock' | 'log'>
  readonly client: FrameClient
  readonly memory: MemoryStore
  readonly wiring: AppSettings
  /** Tells the site of the app: its theme and its name (SPEC §7, syncs). */
  sync(client: FrameClient): void
  readonly approvals: Approvals
  /** Opens a page of the wallet's own site, by its path. Gives whether the browser let it. */
  openWindow(path: string): boolean
  readonly storeEmail: boolean
}

/** Makes the embedded wallet over its frame. Nothing is asked before it is used. */
export function createSecureWallet(deps: WalletDeps): SecureWallet {
  const { host, client, memory, wiring, approvals } = deps
  const { clock, log } = host
  const users = cell<WalletUsers>({})
  const email = cell<string | undefined>(memory.read().email)
  const waiting = cell<string | undefined>(undefined)
  const resumed = new Map<Namespace, Promise<WalletUser | undefined>>()
  const never = new AbortController().signal
  let isSynced = false

  /** Once per frame, before its first use: the rest of the calls does not wait for it. A frame that failed is made anew. */
  function sync(): void {
    if (client.state.peek() === 'failed') {
      client.retry()
      isSynced = false
    }
    if (isSynced) return
    isSynced = true
    deps.sync(client)
    client
      .call('GET_SMART_ACCOUNT_ENABLED_NETWORKS', undefined, { signal: never })
      .then(({ smartAccountEnabledNetworks }) => smartAccountEnabledNetworks)
      // SPEC §8: a failed look-up stores an empty list.
      .catch((): readonly number[] => [])
      .then((smartAccountNetworks) => memory.write({ smartAccountNetworks }))
  }

  function networkOf(namespace: Namespace): CaipNetworkId | undefined {
    const { lastChain } = memory.read()
    const isKnown = (id: string | undefined) => wiring.networks.some((network) => network.caipNetworkId === id)
    if (lastChain?.startsWith(`${namespace}:`) && isKnown(lastChain)) return lastChain
    return wiring.networks.find(({ chainNamespace }) => chainNamespace === namespace)?.caipNetworkId
  }

  function preferred(namespace: Namespace): WalletAccountType {
    if (namespace !== 'eip155') return 'eoa'
    return memory.read().accountType ?? (wiring.accountTypes?.eip155 === 'eoa' ? 'eoa' : 'smartAccount')
  }

  async function signIn(namespace: Namespace, signal: AbortSignal, wanted?: CaipNetworkId): Promise<WalletUser> {
    const network = wanted ?? users.peek()[namespace]?.caipNetworkId ?? networkOf(namespace)
    sync()
    const type = preferred(namespace)
    const told = await client.call(
      'GET_USER',
      { ...(network && { chainId: chainIdOf(network) }), preferredAccountType: type },
      { signal },
    )
    const user = readUser(told, namespace, type)
    const shown = user.email === undefined || deps.storeEmail ? user.email : maskEmail(user.email)
    memory.write({ isUsed: true, email: shown, lastChain: user.caipNetworkId, mailedAt: undefined, pending: undefined })
    email.value = shown
    users.value = { ...users.peek(), [namespace]: user }
    return user
  }

  function forget(): void {
    memory.write({
      isUsed: undefined,
      email: undefined,
      lastChain: undefined,
      socialUserName: undefined,
      token: undefined,
    })
    email.value = undefined
    users.value = {}
    resumed.clear()
  }

  /** SPEC §4: what does not answer, after some patience, counts as not connected. */
  async function isConnected(): Promise<boolean> {
    sync()
    for (const ms of [0, ...RETRY_MS]) {
      if (ms > 0) await clock.sleep(ms)
      try {
        const { token } = memory.read()
        const answer = await client.call('IS_CONNECTED', token === undefined ? undefined : { token }, { signal: never })
        if (!('isUnknown' in answer && answer.isUnknown)) return answer.isConnected
      } catch (cause) {
        log('warn', 'the embedded wallet was not reached', cause)
        // It is known to be out of reach: what is remembered stays for the next visit.
        if (client.state.peek() === 'failed') throw cause
      }
    }
    return false
  }

  async function resumeOnce(namespace: Namespace): Promise<WalletUser | undefined> {
    if (!memory.read().isUsed) return undefined
    if (await isConnected()) return signIn(namespace, never)
    forget()
    return undefined
  }

  const wallet: SecureWallet = {
    users,
    email,
    approvals: approvals.count,
    window: waiting,
    openWindow() {
      const path = waiting.peek()
      if (path !== undefined && deps.openWindow(path)) waiting.value = undefined
    },
    ...emailLogin({ client, clock, memory, sync }),
    signIn,
    resume(namespace) {
      const known = resumed.get(namespace)
      if (known) return known
      const work = resumeOnce(namespace)
      resumed.set(namespace, work)
      const drop = () => resumed.get(namespace) === work && resumed.delete(namespace)
      work.then(drop, drop)
      return work
    },
    async signOut() {
      const wasUsed = memory.read().isUsed
      forget()
      if (wasUsed) await client.call('SIGN_OUT', undefined, { signal: never }).catch(() => {})
    },
    async leave(namespace) {
      const { [namespace]: _, ...others } = users.peek()
      if (Object.keys(others).length === 0) return wallet.signOut()
      users.value = others
    },
    async switchNetwork(caipNetworkId, signal) {
      // A CAIP-2 id begins with its namespace.
      const namespace = caipNetworkId.split(':')[0] as Namespace
      const { chainId } = await client.call('SWITCH_NETWORK', { chainId: chainIdOf(caipNetworkId) }, { signal })
      const now = readChainId(chainId, namespace)
      if (!now) throw frameError('frame/bad-answer', { request: 'SWITCH_NETWORK', path: 'chainId' })
      // The address may be another one, where the network has no smart accounts.
      return signIn(namespace, signal, now)
    },
    async setAccountType(type, signal) {
      const set = await client.call('SET_PREFERRED_ACCOUNT', { type }, { signal }).then(
        () => type,
        (cause: unknown) => {
          if (signal.aborted) throw cause
          log('warn', 'the account type was not set', cause)
          return 'eoa' as const
        },
      )
      memory.write({ accountType: set })
      await signIn('eip155', signal)
      return set
    },
    hasSmartAccounts: (id) =>
      id.startsWith('eip155:') && (memory.read().smartAccountNetworks ?? []).includes(Number(id.slice(7))),
    request: createRequests({
      ...deps,
      onWindow(path) {
        waiting.value = path === undefined || deps.openWindow(path) ? undefined : path
      },
      networkOf: (namespace) => users.peek()[namespace]?.caipNetworkId,
    }),
    show(mode, cancelLabel) {
      // Its own screens look like the modal that they stand over.
      client.call('SYNC_THEME', { themeMode: mode }, { signal: never }).catch(() => {})
      client.show(() => wallet.abort(), cancelLabel)
    },
    hide: () => client.hide(),
    abort: () => client.abortOpen(),
  }

  client.onHint((token) => {
    memory.write({ token })
    // It may refresh what the user has started, and starts nothing itself (SECURITY 2.3).
    for (const namespace of Object.keys(users.peek()) as Namespace[]) {
      signIn(namespace, never).catch((cause: unknown) => log('warn', 'the embedded wallet was not read anew', cause))
    }
  })
  memory.watch(() => {
    // Another tab has signed out.
    if (!memory.read().isUsed) forget()
  })
  return wallet
}
