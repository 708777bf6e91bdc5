import type { CaipNetworkId, Namespace } from '../../../schema/caip.js'
import type { AppSettings } from '../../contract/app.js'
import { cell, derived } from '../../core/cell.js'
import type { Host } from '../../core/host.js'
import type { PageWindows } from '../../core/host-windows.js'
import type { FrameClient } from '../../frame/frame-client.js'
import { frameError } from '../../frame/frame-error.js'
import type { FrameProtocol } from '../../frame/messages.js'
import { type Approvals, createRequests } from './approvals.js'
import { changeEmail } from './email-change.js'
import { emailLogin } from './email-login.js'
import { farcasterLogin } from './farcaster-login.js'
import { type MemoryStore, maskEmail, type WalletMemory } from './memory.js'
import { chainIdOf, readChainId, readUser } from './read-user.js'
import { resumeLogin } from './resume-login.js'
import { startSocialLogin } from './social-login.js'
import type { SecureWallet, SocialIdentity, WalletAccountType, WalletUser, WalletUsers } from './wallet.js'

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
  /** Windows of providers. */
  readonly windows: PageWindows
  readonly protocol: FrameProtocol
  /** The origin of the wallet's site. */
  readonly origin: string
  readonly storeEmail: boolean
}

/** Makes the embedded wallet over its frame. Nothing is asked before it is used. */
export function createSecureWallet(deps: WalletDeps): SecureWallet {
  const { host, client, memory, wiring, approvals } = deps
  const { clock, log } = host
  const users = cell<WalletUsers>({})
  const email = cell<string | undefined>(memory.read().email)
  const social = cell<SocialIdentity | undefined>(identityOf(memory.read()))
  const waiting = cell<string | undefined>(undefined)
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

  /** What may be shown of an address later. */
  const shownOf = (told: string) => (deps.storeEmail ? told : maskEmail(told))

  function rememberSocial({ provider, userName }: SocialIdentity): void {
    // SPEC §5: what Discord adds to names without a number.
    const name = provider === 'discord' ? userName?.replace(/0$/, '') : userName
    social.value = { provider, userName: name }
    memory.write({ isUsed: true, social: provider, socialUserName: name })
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
    const shown = user.email && shownOf(user.email)
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
      social: undefined,
      socialUserName: undefined,
      token: undefined,
    })
    email.value = undefined
    social.value = undefined
    users.value = {}
    resuming.forget()
  }

  const resuming = resumeLogin({
    client,
    clock,
    log,
    memory,
    sync,
    signIn: (namespace) => signIn(namespace, never),
    onSignedOut: forget,
  })

  const wallet: SecureWallet = {
    users,
    email,
    social,
    approvals: approvals.count,
    isReady: derived(false, () => client.state.value === 'ready'),
    window: waiting,
    openWindow() {
      const path = waiting.peek()
      if (path !== undefined && deps.openWindow(path)) waiting.value = undefined
    },
    ...emailLogin({ client, clock, memory, sync }),
    ...changeEmail({
      client,
      clock,
      memory,
      sync,
      present: () => Object.values(users.peek()).find((user) => user.email)?.email,
      onChanged(told) {
        const known = Object.entries(users.peek()).map(([name, user]) => [name, { ...user, email: told }])
        users.value = Object.fromEntries(known)
        email.value = shownOf(told)
        memory.write({ isUsed: true, email: email.peek(), mailedAt: undefined })
      },
    }),
    startSocial(provider, signal) {
      sync()
      const onSignedIn = (userName: string | undefined) => rememberSocial({ provider, userName })
      return startSocialLogin({ ...deps, clock, onSignedIn }, provider, signal)
    },
    ...farcasterLogin({
      client,
      sync,
      onSignedIn: (userName) => rememberSocial({ provider: 'farcaster', userName }),
      onReset: () => deps.sync(client),
    }),
    signIn,
    resume: resuming.resume,
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
      sync()
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
      sync,
      isStillIn: resuming.isStillIn,
    }),
    show({ mode, variables }, cancelLabel) {
      // Its own screens look like the modal that they stand over.
      const theme = { themeMode: mode, themeVariables: { ...variables } }
      client.call('SYNC_THEME', theme, { signal: never }).catch(() => {})
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

function identityOf({ social, socialUserName }: WalletMemory): SocialIdentity | undefined {
  return social && { provider: social, userName: socialUserName }
}
