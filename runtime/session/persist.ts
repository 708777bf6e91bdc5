import { type CaipNetworkId, isNamespace } from '../../schema/caip.js'
import type { ConnectionAccount, InactiveConnection, Remembered } from '../contract/connection.js'
import { type Decoder, listOf, recordOf, shape, text } from '../core/decode.js'
import type { Storage } from '../core/storage.js'
import { connectionId, entriesOf, hintOf, type KnownConnections, namespaceOf } from './connections.js'

/** What survives a reload: hints, and which namespace was shown. */
export interface Saved extends KnownConnections {
  readonly active: string | null
}

/** Reads and writes what the session keeps between visits. */
export interface Persistence {
  load(): Saved
  save(saved: Saved): void
  /** Calls back when another tab changed the session; the returned function stops. */
  watch(onChange: () => void): () => void
}

/**
 * Keeps the session under one key. What another version or another hand wrote there is read with suspicion. With
 * `isKept` false nothing is read or followed, and what is there is dropped as soon as it would be followed.
 */
export function createPersistence(storage: Storage, isKept = true): Persistence {
  const save = (saved: Saved) => storage.write('session', isKept && saved)
  return {
    load: () => (isKept && storage.read('session', readSaved)) || nothingSaved,
    save,
    watch(onChange) {
      if (!isKept) save(nothingSaved)
      return storage.watch('session', () => isKept && onChange())
    },
  }
}

/** What a first visit begins with. */
export const nothingSaved: Saved = { active: null, connections: {}, current: {} }

/** A namespace and a reference, without more (CAIP-2). */
const readNetwork: Decoder<CaipNetworkId> = (input) => {
  const [namespace = '', reference, more] = `${input}`.split(':')
  return isNamespace(namespace) && reference && more === undefined ? `${namespace}:${reference}` : undefined
}

/** An account with what is known of it; what cannot be read beside its address is left out. */
const readAccount: Decoder<ConnectionAccount> = (input) => {
  const isKnown = /^(address=|publicKey=|path=|type=(eoa|smartAccount|payment|ordinal)$)/
  const known = Object.entries(Object(input)).filter(
    ([key, value]) => text(value) !== undefined && isKnown.test(`${key}=${value}`),
  )
  const account: Partial<ConnectionAccount> = Object.fromEntries(known)
  const { address } = account
  return address === undefined ? undefined : { ...account, address }
}

const readState = /*#__PURE__*/ shape<InactiveConnection>({
  status: (input) => (input === 'remembered' || input === 'disconnected' ? input : undefined),
  remembered: /*#__PURE__*/ shape<Required<Remembered>>({
    connectorId: text,
    name: text,
    address: text,
    accounts: /*#__PURE__*/ listOf(readAccount),
    caipNetworkId: readNetwork,
  }),
})

const readSession = /*#__PURE__*/ shape<Record<keyof Saved, unknown>>({
  active: (input) => text(input) ?? null,
  current: /*#__PURE__*/ recordOf(text),
  connections: /*#__PURE__*/ recordOf(readState),
}) as Decoder<Saved>

/**
 * A connection under the id of another one or with an address of another namespace is left out, and so is a current one
 * that is not there.
 */
const readSaved: Decoder<Saved> = (input) => {
  const saved = readSession(input)
  if (!saved) return undefined
  const known = entriesOf(saved.connections).filter(([id, state]) => {
    const { caipNetworkId, connectorId, address } = hintOf(state)
    const namespace = namespaceOf(caipNetworkId)
    return id === connectionId(namespace, connectorId) && (namespace !== 'eip155' || address.startsWith('0x'))
  })
  const shown = known.flatMap(([id]) => (saved.current[namespaceOf(id)] === id ? [[namespaceOf(id), id]] : []))
  return { active: saved.active, connections: Object.fromEntries(known), current: Object.fromEntries(shown) }
}
