import type { DevChain } from '../dev-chains.js'

/** One namespace of a session (CAIP-25): CAIP-2 chains, CAIP-10 accounts. */
export interface SessionNamespace {
  readonly chains?: readonly string[]
  readonly accounts: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** Namespaces of a session, by CAIP-2 namespace. */
export type SessionNamespaces = Readonly<Record<string, SessionNamespace>>

/** What an app asks for: the same without accounts; a key may also be one chain (CAIP-25). */
export type ProposedNamespaces = Readonly<Record<string, Omit<SessionNamespace, 'accounts'>>>

/** What the wallet gives instead of what an honest one would. What is not named stays honest. */
export interface SessionShare {
  /** CAIP-2 chain ids, known to the wallet or not: `['eip155:10']`. */
  readonly chains?: readonly string[]
  /** CAIP-10 account ids, the wallet's own or not. */
  readonly accounts?: readonly string[]
  readonly methods?: readonly string[]
  readonly events?: readonly string[]
  /** Replaces or adds whole namespaces; nothing honest is left under these names. */
  readonly namespaces?: SessionNamespaces
}

/** What the wallet can do on EVM chains. */
const peerMethods: readonly string[] = [
  'eth_accounts',
  'eth_requestAccounts',
  'eth_chainId',
  'personal_sign',
  'eth_signTypedData',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
]

const peerEvents: readonly string[] = ['accountsChanged', 'chainChanged']

/** Both halves of a proposal. */
export interface Proposal {
  readonly requiredNamespaces: ProposedNamespaces
  readonly optionalNamespaces: ProposedNamespaces
}

/** What a wallet has on a namespace. */
export interface Ownings {
  /** CAIP-2 ids. */
  readonly chains: readonly string[]
  readonly methods: readonly string[]
  readonly address: string
}

/** What a wallet has on EVM chains. */
export function evmOwnings(chains: readonly DevChain[], address: string): Ownings {
  return { chains: chains.map(({ id }) => `eip155:${id}`), methods: peerMethods, address }
}

/**
 * What an honest wallet gives for a proposal: of the chains, methods and events that were asked for those it has,
 * with one account; then changed by `share`, on EVM chains. An empty result means that nothing fits.
 */
export function approvedNamespaces(
  proposal: Proposal,
  { eip155, solana }: { readonly eip155: Ownings; readonly solana?: Ownings | undefined },
  share: SessionShare = {},
): SessionNamespaces {
  const shared = solana && honest(proposal, 'solana', solana)
  return {
    ...(shared && shared.accounts.length > 0 && { solana: shared }),
    ...withShare(honest(proposal, 'eip155', eip155), eip155.address, share),
  }
}

function honest(proposal: Proposal, namespace: string, { chains, methods, address }: Ownings): SessionNamespace {
  const asked = askedOf(proposal, namespace)
  const common = chains.filter((id) => asked.chains.has(id))
  return {
    chains: common,
    accounts: common.map((chain) => `${chain}:${address}`),
    methods: methods.filter((method) => asked.methods.has(method)),
    events: peerEvents.filter((event) => asked.events.has(event)),
  }
}

/** A namespace with the wallet's account on each chain, changed by `share`. */
export function withShare(honest: SessionNamespace, address: string, share: SessionShare): SessionNamespaces {
  const chains = share.chains ?? honest.chains ?? []
  const accounts = share.accounts ?? chains.map((chain) => `${chain}:${address}`)
  const { methods = honest.methods, events = honest.events } = share
  const eip155 = accounts.length > 0 ? { eip155: { chains, accounts, methods, events } } : {}
  return { ...eip155, ...share.namespaces }
}

function askedOf({ requiredNamespaces, optionalNamespaces }: Proposal, namespace: string) {
  const asked = { chains: new Set<string>(), methods: new Set<string>(), events: new Set<string>() }
  for (const [key, wanted] of [...Object.entries(requiredNamespaces), ...Object.entries(optionalNamespaces)]) {
    if (key.split(':')[0] !== namespace) continue
    for (const chain of key.includes(':') ? [key] : (wanted.chains ?? [])) asked.chains.add(chain)
    for (const method of wanted.methods) asked.methods.add(method)
    for (const event of wanted.events) asked.events.add(event)
  }
  return asked
}
