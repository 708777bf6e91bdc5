import { type CaipNetworkId, isNamespace, type Namespace } from '../../../schema/caip.js'
import type { ConnectionAccount } from '../../contract/connection.js'
import type { Storage } from '../../core/storage.js'
import type { ConnectionKey } from './contract.js'

/** What is kept of a connection between visits. It is a hint: nothing can be signed with it. */
export interface StoredConnection {
  readonly connectorId: string
  readonly namespace: Namespace
  readonly name: string
  readonly accounts: readonly ConnectionAccount[]
  readonly caipNetworkId: CaipNetworkId
  /** Whether it is live, or was in another tab or an earlier visit and may be restored. */
  readonly isLive: boolean
}

/** So many connections of one family are remembered once they have ended. */
const MOST_ENDED = 4

/** Reads and writes the connections under a key of their own. What another hand wrote there is left out. */
export interface ConnectionStore {
  load(): readonly StoredConnection[]
  save(list: readonly StoredConnection[]): void
  /** Calls back when another tab has written; the returned function stops. */
  watch(onChange: () => void): () => void
}

/** Keeps connections in storage; with `isKept` false nothing survives, and what is there is dropped. */
export function connectionStore(storage: Storage, isKept: boolean): ConnectionStore {
  const save = (list: readonly StoredConnection[]) => storage.write('connections', isKept ? list : [])
  if (!isKept) save([])
  return {
    load: () => (isKept && storage.read('connections', readKnown)) || [],
    save,
    watch: (onChange) => storage.watch('connections', () => isKept && onChange()),
  }
}

/** Whether something is this connection: ids are compared case-insensitively (SPEC §3). */
export function isOf({ connectorId, namespace }: ConnectionKey): (other: ConnectionKey) => boolean {
  return (other) => other.namespace === namespace && other.connectorId.toLowerCase() === connectorId.toLowerCase()
}

/** Puts a connection into the list: in its place, or first where it is new or `isNewest`. */
export function withKnown(
  list: readonly StoredConnection[],
  item: StoredConnection,
  isNewest: boolean,
): readonly StoredConnection[] {
  const isSame = isOf(item)
  if (list.some(isSame) && !isNewest) return list.map((other) => (isSame(other) ? item : other))
  return [item, ...list.filter((other) => !isSame(other))]
}

/** Leaves out the oldest that have ended, family by family. */
export function withoutOldest(list: readonly StoredConnection[]): readonly StoredConnection[] {
  const ended: Partial<Record<Namespace, number>> = {}
  return list.filter(({ isLive, namespace }) => {
    if (isLive) return true
    ended[namespace] = (ended[namespace] ?? 0) + 1
    return ended[namespace] <= MOST_ENDED
  })
}

/** Written without `core/decode.ts`, which would be a request of its own. One that is not whole is left out alone. */
function readKnown(input: unknown): readonly StoredConnection[] {
  return (input as unknown[]).flatMap((item) => {
    const { connectorId, name, accounts, caipNetworkId, isLive } = Object(item) as Record<
      keyof StoredConnection,
      unknown
    >
    const [namespace = '', reference, more] = `${caipNetworkId}`.split(':')
    const read = Array.isArray(accounts) ? accounts.flatMap(readAccount) : []
    const isWhole = isText(connectorId) && isText(name) && isNamespace(namespace) && reference && more === undefined
    if (!isWhole || !read[0]) return []
    const network = `${namespace}:${reference}` as const
    return [{ connectorId, namespace, name, accounts: read, caipNetworkId: network, isLive: isLive === true }]
  })
}

function readAccount(input: unknown): readonly ConnectionAccount[] {
  const { address, type } = Object(input) as Record<keyof ConnectionAccount, unknown>
  const known = (['eoa', 'smartAccount', 'payment', 'ordinal'] as const).find((name) => name === type)
  return isText(address) ? [{ address, ...(known && { type: known }) }] : []
}

function isText(input: unknown): input is string {
  return typeof input === 'string'
}
