import { type CaipNetworkId, isNamespace, type Namespace } from '../../../schema/caip.js'
import { type Decoder, listOf, shape, text } from '../../core/decode.js'
import type { Storage } from '../../core/storage.js'
import type { ConnectionAccount } from '../../session/machine.js'
import type { ConnectionKey } from './feature.js'

/** What is kept of a connection between visits. It is a hint: nothing can be signed with it. */
export interface Known {
  readonly connectorId: string
  readonly name: string
  readonly accounts: readonly ConnectionAccount[]
  readonly caipNetworkId: CaipNetworkId
  /** Whether it was live when it was last written. */
  readonly isLive: boolean
}

/** So many connections of one family are remembered once they have ended. */
const MOST_ENDED = 4

/** Reads and writes the connections under a key of their own. What another hand wrote there is left out. */
export interface KnownStore {
  load(): readonly Known[]
  save(list: readonly Known[]): void
  /** Calls back when another tab has written; the returned function stops. */
  watch(onChange: () => void): () => void
}

/** Keeps connections in storage; with `isKept` false nothing survives, and what is there is dropped. */
export function knownStore(storage: Storage, isKept: boolean): KnownStore {
  if (!isKept) {
    storage.write('connections', [])
    return { load: () => [], save: () => {}, watch: () => () => {} }
  }
  return {
    load: () => (storage.read('connections', listOf(optionalKnown)) ?? []).filter((item) => item !== null),
    save: (list) => storage.write('connections', list),
    watch: (onChange) => storage.watch('connections', onChange),
  }
}

/** The family of a connection. */
export function familyOf({ caipNetworkId }: Pick<Known, 'caipNetworkId'>): Namespace {
  // Decoded, or from a connector: both begin with a family.
  return caipNetworkId.split(':')[0] as Namespace
}

/** What a connection is found by: ids are compared case-insensitively (SPEC §3). */
export function keyOf({ connectorId, namespace }: ConnectionKey): string {
  return `${namespace}/${connectorId.toLowerCase()}`
}

/** The key of what is kept. */
export function knownKey(known: Pick<Known, 'connectorId' | 'caipNetworkId'>): string {
  return keyOf({ connectorId: known.connectorId, namespace: familyOf(known) })
}

/** Puts a connection into the list: in its place, or first where it is new or `isNewest`. */
export function withKnown(list: readonly Known[], item: Known, isNewest: boolean): readonly Known[] {
  const key = knownKey(item)
  const isThere = list.some((other) => knownKey(other) === key)
  if (isThere && !isNewest) return list.map((other) => (knownKey(other) === key ? item : other))
  return [item, ...list.filter((other) => knownKey(other) !== key)]
}

/** Leaves out the oldest that have ended, family by family. */
export function withoutOldest(list: readonly Known[]): readonly Known[] {
  return list.filter((item, index) => {
    if (item.isLive) return true
    const newer = list.slice(0, index).filter((other) => !other.isLive && familyOf(other) === familyOf(item))
    return newer.length < MOST_ENDED
  })
}

const networkId: Decoder<CaipNetworkId> = (input) =>
  typeof input === 'string' && /^[^:]+:[^:]+$/.test(input) && isNamespace(input.split(':')[0] ?? '')
    ? (input as CaipNetworkId)
    : undefined

const accountTypes = ['eoa', 'smartAccount', 'payment', 'ordinal'] as const

const account: Decoder<ConnectionAccount> = (input) => {
  const { address, type } = Object(input) as { address?: unknown; type?: unknown }
  const known = accountTypes.find((name) => name === type)
  return text(address) ? { address: `${address}`, ...(known && { type: known }) } : undefined
}

const isTrue: Decoder<boolean> = (input) => input === true

const known: Decoder<Known> = /*#__PURE__*/ shape<Known>({
  connectorId: text,
  name: text,
  accounts: /*#__PURE__*/ listOf(account),
  caipNetworkId: networkId,
  isLive: isTrue,
})

/** One that does not decode is left out alone. */
const optionalKnown: Decoder<Known | null> = (input) => {
  const item = known(input)
  return item?.accounts.length ? item : null
}
