import type { Address, Hex, LocalAccount } from 'viem'
import { browserHost, type Clock } from '../../core/host.js'
import { type Account, accountOf, testPrivateKey } from '../accounts.js'
import type { WalletBehaviour } from '../behaviour.js'
import type { DevChain } from '../dev-chains.js'
import { createPerson, type Person } from '../person.js'
import type { SolanaPeerOptions } from '../solana/solana-peer.js'
import { approvedNamespaces, evmOwnings, type Proposal, type SessionShare } from './approval.js'
import { createPeerSessions, type PeerSession } from './peer-sessions.js'
import { startSdkWallet, stopSdkWallet } from './sdk-wallet.js'
import { serveRequests } from './serve-requests.js'
import { type SignInRequest, signIns } from './sign-in.js'

/** What a WalletConnect wallet is made of. */
export interface WalletConnectPeerOptions {
  /** The relay: `ws://127.0.0.1:8787/relay` of `modal-kit dev`. */
  readonly relayUrl: string
  /** `local` by default, which the relay of `modal-kit dev` takes. */
  readonly projectId?: string
  /** Chains the wallet knows; it begins on the first. */
  readonly chains: readonly [DevChain, ...DevChain[]]
  /** Signs with this key; `testPrivateKey` by default. */
  readonly privateKey?: Hex
  /** The wallet is of Solana as well. Needs `@solana/web3.js`. */
  readonly solana?: SolanaPeerOptions
  readonly name?: string
  readonly behaviour?: PeerBehaviour
  readonly clock?: Pick<Clock, 'sleep'>
}

/** How the wallet behaves; `session_proposal` is among the methods a person is asked at. */
export interface PeerBehaviour extends Pick<WalletBehaviour, 'ask' | 'reject' | 'hang' | 'latencyMs'> {
  /** Approves a session with something else than what an honest wallet gives. */
  readonly approveWith?: SessionShare
}

/** A wallet at the other end of a WalletConnect relay: the official SDK with real keys. */
export interface WalletConnectPeer extends Pick<Person, 'pending' | 'approveNext' | 'rejectNext'> {
  /** The checksummed address it signs with. */
  address(): Address
  /** The address it signs with on Solana, where it is of it. */
  solanaAddress(): string | undefined
  /** The EVM chain it is on. */
  chainId(): number
  /** Scans a code. Resolves when the wallet has taken it, before it decides; rejects for one that is expired or used. */
  pair(uri: string): Promise<void>
  /** Replaces the behaviour from the next request on. */
  behave(behaviour: PeerBehaviour): void
  /** Chooses another account: every session gets it, with `accountsChanged`. */
  selectAccount(account: Account): Promise<void>
  /** Chooses another known chain: every session gets `chainChanged`, and the chain if it lacked it. Throws 4902. */
  selectChain(chainId: number): Promise<void>
  /** Changes what every session allows, as a faulty wallet does. */
  update(share: SessionShare): Promise<void>
  /** Emits any event with any payload in every session, on the chain it is on or on `caipChainId`. */
  emit(event: string, payload: unknown, caipChainId?: string): Promise<void>
  /** Ends every session from the wallet's side. */
  disconnect(): Promise<void>
  /** How often apps asked each method, `session_proposal` included. */
  calls(): Readonly<Record<string, number>>
  sessions(): readonly PeerSession[]
  /** What went wrong inside the wallet, such as an approval that the SDK itself refused. */
  failures(): readonly unknown[]
  /** Closes sockets and timers; nothing answers afterwards. */
  stop(): Promise<void>
}

/** A proposal, and what is to be signed in the same breath. */
interface AskedProposal extends Proposal {
  readonly requests?: { readonly authentication?: readonly SignInRequest[] }
}

/** Starts a wallet that apps reach by WalletConnect. For tests: it holds its key in the open. Call `stop` at the end. */
export async function createWalletConnectPeer(options: WalletConnectPeerOptions): Promise<WalletConnectPeer> {
  const { relayUrl, projectId = 'local', name = 'Test Wallet', clock = browserHost().clock } = options
  const wallet = await startSdkWallet({ relayUrl, projectId, name })
  const solana = options.solana && (await solanaPeer(options.solana))
  const person = createPerson(clock, options.behaviour)
  const counts = new Map<string, number>()
  const failures: unknown[] = []
  const count = (method: string) => counts.set(method, (counts.get(method) ?? 0) + 1)
  const fail = (cause: unknown) => void failures.push(cause)
  let account: LocalAccount = accountOf(options.privateKey ?? testPrivateKey)
  let approveWith = options.behaviour?.approveWith
  const sessions = createPeerSessions({ wallet, chains: options.chains, clock, account: () => account })

  wallet.on('session_proposal', ({ id, params }) => {
    count('session_proposal')
    decideProposal(id, params).catch(fail)
  })
  async function decideProposal(id: number, params: AskedProposal): Promise<void> {
    if (!(await person.decide({ method: 'session_proposal', params })))
      return wallet.rejectSession({ id, reason: { code: 5000, message: 'User rejected.' } })
    const owned = { eip155: evmOwnings(sessions.chains(), account.address), solana }
    const namespaces = approvedNamespaces(params, owned, approveWith)
    if (Object.keys(namespaces).length === 0)
      return wallet.rejectSession({ id, reason: { code: 5100, message: 'Unsupported chains.' } })
    const asked = params.requests?.authentication ?? []
    const authentication = await signIns(wallet, account, asked, namespaces['eip155']?.chains ?? [])
    await wallet.approveSession({
      id,
      namespaces: sessions.copy(namespaces),
      ...(asked.length > 0 && { proposalRequestsResponses: { authentication: [...authentication] } }),
    })
  }
  serveRequests({ wallet, person, sessions, solana, count, fail, account: () => account })

  return {
    address: () => account.address,
    solanaAddress: () => solana?.address,
    chainId: sessions.chainId,
    pair: (uri) => wallet.pair({ uri }),
    behave(next) {
      approveWith = next.approveWith
      person.behave(next)
    },
    pending: person.pending,
    approveNext: person.approveNext,
    rejectNext: person.rejectNext,
    async selectAccount(next) {
      account = accountOf(next)
      await sessions.update({})
      await sessions.emit('accountsChanged', [account.address])
    },
    selectChain: sessions.moveTo,
    update: sessions.update,
    emit: sessions.emit,
    disconnect: sessions.end,
    calls: () => Object.fromEntries(counts),
    sessions: sessions.list,
    failures: () => [...failures],
    stop: () => stopSdkWallet(wallet),
  }
}

/** web3.js is fetched for a wallet of Solana alone. */
async function solanaPeer(options: SolanaPeerOptions) {
  return (await import('../solana/solana-peer.js')).createSolanaPeer(options)
}
