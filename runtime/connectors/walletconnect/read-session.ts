import { type CaipAddress, type CaipNetworkId, isNamespace, type Namespace } from '../../../schema/caip.js'
import { parseCaipAddress } from '../../../schema/parse-caip.js'
import { isAddress } from '../../core/address.js'
import { solanaKey } from '../../core/base58.js'
import { type Decoder, listOf, optional, recordOf, shape, text } from '../../core/decode.js'
import { coreError } from '../../core/errors.js'
import { currentId, formerId } from './former-ids.js'
import { type WalletConnectPeer, walletConnectName } from './link.js'

/** One account a wallet approved. */
export interface ApprovedAccount {
  readonly caipNetworkId: CaipNetworkId
  readonly address: string
}

/** What a wallet approved in one namespace. */
export interface ApprovedNamespace {
  readonly accounts: readonly ApprovedAccount[]
  /** Networks requests may be made on: those it names, and those of its accounts. */
  readonly chains: readonly CaipNetworkId[]
  /** The same under the ids that the wallet says, which may be those of old. */
  readonly saidChains: readonly CaipNetworkId[]
  readonly methods: readonly string[]
}

/** A session as the kit reads it. */
export interface ReadSession {
  readonly topic: string
  readonly peer: WalletConnectPeer
  readonly namespaces: Readonly<Partial<Record<Namespace, ApprovedNamespace>>>
}

interface RawNamespace {
  readonly accounts: readonly string[]
  readonly chains: readonly string[] | null
  readonly methods: readonly string[]
}

const rawNamespaces = /*#__PURE__*/ recordOf(
  shape<RawNamespace>({ accounts: listOf(text), chains: optional(listOf(text)), methods: listOf(text) }),
)
const rawSession = /*#__PURE__*/ shape<{
  topic: string
  namespaces: Readonly<Record<string, RawNamespace>>
  peer: { metadata: unknown }
}>({
  topic: text,
  namespaces: rawNamespaces,
  peer: shape<{ metadata: unknown }>({ metadata: (input) => input ?? {} }),
})

/** Reads what it can: a link that is none is no reason to forget the name. */
const lenient: Decoder<string | null> = (input) => text(input) ?? null
const rawLinks = /*#__PURE__*/ shape({ native: lenient, universal: lenient })
const rawPeer = /*#__PURE__*/ shape({
  name: lenient,
  redirect: (input) => rawLinks(input) ?? { native: null, universal: null },
})

/** Longest name of a wallet, in characters; a longer one is cut. */
const NAME_LENGTH = 64
/** SECURITY: no link is longer. */
const LINK_LENGTH = 4_096

/** No honest session is longer: ten years, in seconds. A wallet that counts milliseconds is beyond it. */
const LONGEST_S = 315_360_000

/**
 * Decodes a session that a wallet has just settled. Throws `wallet/bad-answer`, which names what is wrong with it: its
 * namespaces, or its expiry (seconds since the epoch). `now` is in milliseconds.
 */
export function readSettled(input: unknown, now: number): ReadSession {
  const { namespaces, expiry, peer } = Object(input) as { namespaces?: unknown; expiry?: unknown; peer?: unknown }
  const fault = faultOf(namespaces, expiry, now / 1_000)
  const { metadata } = Object(peer) as { metadata?: unknown }
  if (fault !== undefined) throw unreadable(readPeer(metadata).name, fault)
  return readSession(input)
}

function faultOf(namespaces: unknown, expiry: unknown, now: number): string | undefined {
  const readable = Object.keys(rawNamespaces(namespaces) ?? {}).length
  const sent = rawNamespaces(namespaces) ? Object.keys(Object(namespaces)).length : 1
  if (readable === 0) return sent === 0 ? 'its namespaces are empty' : 'its namespaces are malformed'
  if (typeof expiry !== 'number' || !Number.isSafeInteger(expiry)) return 'its expiry is not a time'
  if (expiry <= now) return 'its expiry has passed'
  return expiry > now + LONGEST_S ? 'its expiry is too far away' : undefined
}

/**
 * Decodes a session of the relay's other end, which is untrusted. Namespaces the kit does not know are left out; an
 * account that is no CAIP-10 id, of another namespace or without the form of its namespace spoils the session. Throws
 * `wallet/bad-answer`.
 */
export function readSession(input: unknown): ReadSession {
  const raw = rawSession(input)
  if (!raw) throw unreadable(walletConnectName)
  const peer = readPeer(raw.peer.metadata)
  const approved = Object.entries(raw.namespaces).flatMap(([key, part]) => {
    // CAIP-25 also allows the namespace of a single network: `eip155:1`.
    const [namespace = ''] = key.split(':')
    return isNamespace(namespace) ? [[namespace, readNamespace(namespace, part, peer.name)] as const] : []
  })
  const merged: Partial<Record<Namespace, ApprovedNamespace>> = {}
  for (const [namespace, part] of approved) merged[namespace] = merge(merged[namespace], part)
  return { topic: raw.topic, peer, namespaces: merged }
}

function readNamespace(namespace: Namespace, raw: RawNamespace, wallet: string): ApprovedNamespace {
  const accounts = raw.accounts.map((id) => {
    const account = readAccount(namespace, id)
    if (!account) throw unreadable(wallet, 'its accounts are malformed')
    return account
  })
  const chains = (raw.chains ?? []).filter((id): id is CaipNetworkId =>
    /^[-\w]{1,32}$/.test(referenceOf(namespace, id)),
  )
  const said = [...chains, ...accounts.map(({ saidId }) => saidId)]
  return {
    accounts: accounts.map(({ caipNetworkId, address }) => ({ caipNetworkId, address })),
    chains: [...new Set(said.map(currentId))],
    saidChains: [...new Set(said)],
    methods: raw.methods,
  }
}

function readAccount(
  namespace: Namespace,
  id: string,
): (ApprovedAccount & { readonly saidId: CaipNetworkId }) | undefined {
  try {
    const { chainNamespace, reference, address } = parseCaipAddress(id as CaipAddress)
    const isWhole = chainNamespace === namespace && isAddress(namespace, address)
    // The form alone lets addresses through that are no keys.
    if (!isWhole || (namespace === 'solana' && !solanaKey(address))) return undefined
    const saidId: CaipNetworkId = `${namespace}:${reference}`
    return { caipNetworkId: currentId(saidId), saidId, address }
  } catch {
    return undefined
  }
}

/** Also for what a wallet says about itself later: the name it has in sentences, and where it is opened. */
export function readPeer(metadata: unknown): WalletConnectPeer {
  const { name, redirect } = rawPeer(metadata) ?? { name: null, redirect: { native: null, universal: null } }
  const plain = [
    ...(name ?? '')
      .replace(/[\p{C}\p{DI}\u2800]/gu, '')
      .replace(/\s+/g, ' ')
      .trim(),
  ]
    .slice(0, NAME_LENGTH)
    .join('')
  const kept = Object.entries(redirect).filter(([, link]) => link && link.length <= LINK_LENGTH)
  return { name: plain || walletConnectName, ...Object.fromEntries(kept) }
}

function merge(before: ApprovedNamespace | undefined, next: ApprovedNamespace): ApprovedNamespace {
  if (!before) return next
  return {
    accounts: [...before.accounts, ...next.accounts],
    chains: [...new Set([...before.chains, ...next.chains])],
    saidChains: [...new Set([...before.saidChains, ...next.saidChains])],
    methods: [...new Set([...before.methods, ...next.methods])],
  }
}

function referenceOf(namespace: Namespace, id: string): string {
  return id.startsWith(`${namespace}:`) ? id.slice(namespace.length + 1) : ''
}

/** The id under which requests are made on a network: that of old where the session has only that. */
export function idInSession({ namespaces }: ReadSession, id: CaipNetworkId): CaipNetworkId {
  const said = Object.values(namespaces).flatMap(({ saidChains }) => saidChains)
  const former = formerId(id)
  return former && said.includes(former) && !said.includes(id) ? former : id
}

function unreadable(wallet: string, fault?: string) {
  const expected = fault === undefined ? 'a session' : `a session: ${fault}`
  return coreError('wallet/bad-answer', { wallet, method: 'wc_sessionSettle', expected })
}
