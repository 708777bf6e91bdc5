import type { LocalAccount } from 'viem'
import type { Clock } from '../../core/host.js'
import { chainOf, type DevChain } from '../dev-chains.js'
import { type SessionNamespaces, type SessionShare, withShare } from './approval.js'
import type { SdkWallet } from './sdk-wallet.js'

/** A session as the wallet sees it. */
export interface PeerSession {
  readonly topic: string
  /** Seconds since the epoch. */
  readonly expiry: number
  readonly namespaces: SessionNamespaces
  /** What the app says about itself. */
  readonly app: { readonly name: string; readonly description: string; readonly url: string }
}

/** What the sessions share with the rest of the wallet. */
export interface PeerSessionsOptions {
  readonly wallet: SdkWallet
  readonly chains: readonly [DevChain, ...DevChain[]]
  readonly clock: Pick<Clock, 'sleep'>
  account(): LocalAccount
}

/** The sessions of a wallet, and the chains and the current chain they follow. */
export interface PeerSessions {
  list(): readonly PeerSession[]
  chains(): readonly DevChain[]
  chainId(): number
  /** Learns a chain and adds it to every session. */
  addChain(chain: DevChain): Promise<void>
  /** Goes to a known chain, adds it where it is missing, and says so. Throws 4902. */
  moveTo(chainId: number): Promise<void>
  update(share: SessionShare): Promise<void>
  emit(event: string, payload: unknown, caipChainId?: string): Promise<void>
  end(): Promise<void>
  /** The SDK wants lists it could write to. */
  copy(namespaces: SessionNamespaces): Record<string, WritableNamespace>
}

interface WritableNamespace {
  chains: string[]
  accounts: string[]
  methods: string[]
  events: string[]
}

/** How long an app may take to acknowledge an update: one whose page is gone never does. */
const acknowledgeMs = 3_000

/** Keeps every session in step with the wallet. */
export function createPeerSessions({ wallet, chains, clock, account }: PeerSessionsOptions): PeerSessions {
  const known: DevChain[] = [...chains]
  let current = chains[0].id

  function list(): readonly PeerSession[] {
    return Object.values(wallet.getActiveSessions()).map(({ topic, expiry, namespaces, peer }) => ({
      topic,
      expiry,
      namespaces,
      app: { name: peer.metadata.name, description: peer.metadata.description, url: peer.metadata.url },
    }))
  }
  const each = (work: (session: PeerSession) => Promise<unknown>) => Promise.all(list().map(work)).then(() => undefined)

  async function put(topic: string, namespaces: SessionNamespaces): Promise<void> {
    const { acknowledged } = await wallet.updateSession({ topic, namespaces: copy(namespaces) })
    const heard = new AbortController()
    await Promise.race([acknowledged(), clock.sleep(acknowledgeMs, heard.signal).catch(() => undefined)])
    heard.abort()
  }
  function update(share: SessionShare): Promise<void> {
    return each(async ({ topic, namespaces }) => {
      const { eip155 = nothing, ...others } = namespaces
      const next = withShare(eip155, account().address, share)
      await put(topic, { ...others, ...next })
    })
  }
  function addToSessions(chain: string): Promise<void> {
    return each(async ({ topic, namespaces: { eip155, ...others } }) => {
      if (!eip155 || chainsOf(eip155).includes(chain)) return
      const next = withShare(eip155, account().address, { chains: [...chainsOf(eip155), chain] })
      await put(topic, { ...others, ...next })
    })
  }
  function emit(name: string, data: unknown, caipChainId = `eip155:${current}`): Promise<void> {
    return each(({ topic }) => wallet.emitSessionEvent({ topic, event: { name, data }, chainId: caipChainId }))
  }

  return {
    list,
    chains: () => known,
    chainId: () => current,
    async addChain(chain) {
      if (!known.some(({ id }) => id === chain.id)) known.push(chain)
      await addToSessions(`eip155:${chain.id}`)
    },
    async moveTo(chainId) {
      current = chainOf(known, `0x${chainId.toString(16)}`).id
      await addToSessions(`eip155:${current}`)
      await emit('chainChanged', current)
    },
    update,
    emit,
    end: () =>
      each(({ topic }) => wallet.disconnectSession({ topic, reason: { code: 6000, message: 'User disconnected.' } })),
    copy,
  }
}

const nothing = { chains: [], accounts: [], methods: [], events: [] }

/** The chains of a session: `chains` may be missing, the accounts always name them. */
function chainsOf({ chains, accounts }: SessionNamespaces[string]): readonly string[] {
  return chains ?? [...new Set(accounts.map((account) => account.split(':').slice(0, 2).join(':')))]
}

function copy(namespaces: SessionNamespaces): Record<string, WritableNamespace> {
  const entries = Object.entries(namespaces).map(([key, namespace]) => [
    key,
    {
      chains: [...chainsOf(namespace)],
      accounts: [...namespace.accounts],
      methods: [...namespace.methods],
      events: [...namespace.events],
    },
  ])
  return Object.fromEntries(entries)
}
