import type { Connector } from '../contract/connector.js'

/** A wallet as its connectors show it. */
export interface WalletParts {
  /** The wallet on each namespace, in the order of discovery. */
  readonly connectors: readonly Connector[]
  /** Another one says that it is this wallet on the same namespace: they stay apart, and both rows say so. */
  readonly isAmbiguous: boolean
}

/**
 * The connectors that are one wallet with this one: those under its rdns, or under its id. A name counts only where one of
 * two wallets has no rdns, as those of Wallet Standard have none, and where no third one has that name: any may take
 * another's.
 */
export function walletParts(connector: Connector, all: readonly Connector[]): WalletParts {
  const own = all.filter((item) => keyOf(item) === keyOf(connector))
  const named = namesakes(own, all)
  const isPair = new Set(named.map(keyOf)).size === 1 && namesakes(named, all).every((item) => own.includes(item))
  const isTwin = isPair && hasRdns(named) !== hasRdns(own)
  const parts = isTwin ? all.filter((item) => own.includes(item) || named.includes(item)) : own
  if (isApart(parts)) return { connectors: parts, isAmbiguous: named.some((item) => isRival(item, connector)) }
  // What another wallet does on a namespace of its own takes nothing from this one.
  const isSplit = !isApart(own)
  return { connectors: isSplit ? [connector] : own, isAmbiguous: isSplit }
}

/** The connectors of the wallet that a connector of this id is of; empty where it is gone. */
export function partsById(id: unknown, all: readonly Connector[]): readonly Connector[] {
  const connector = all.find((item) => item.id === id)
  return connector ? walletParts(connector, all).connectors : []
}

/** Every connector of the wallets that have a name of these, but for these. */
function namesakes(own: readonly Connector[], all: readonly Connector[]): readonly Connector[] {
  const names = own.map(({ name }) => name.toLowerCase())
  const keys = all.filter(({ name }) => names.includes(name.toLowerCase())).map(keyOf)
  return all.filter((item) => !own.includes(item) && keys.includes(keyOf(item)))
}

/** Another wallet on the same namespace, and both have nothing to be known by but their name. */
function isRival(other: Connector, { namespace, rdns, type }: Connector): boolean {
  return !rdns && !other.rdns && other.namespace === namespace && type === 'ANNOUNCED' && other.type === 'ANNOUNCED'
}

function keyOf({ rdns, id }: Connector): string {
  return (rdns ?? id).toLowerCase()
}

function hasRdns(connectors: readonly Connector[]): boolean {
  return connectors.some(({ rdns }) => rdns)
}

/** Whether each is on a namespace of its own. */
function isApart(connectors: readonly Connector[]): boolean {
  return new Set(connectors.map(({ namespace }) => namespace)).size === connectors.length
}
