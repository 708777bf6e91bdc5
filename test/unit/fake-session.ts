import * as checksums from '../../runtime/chains/evm/checksums.js'
import type { AddressForm, AddressWriter } from '../../runtime/contract/chain.js'
import type { Events, KitEvent } from '../../runtime/core/events.js'
import { createEvents } from '../../runtime/core/events.js'
import { createStorage } from '../../runtime/core/storage.js'
import { createPersistence } from '../../runtime/session/persist.js'
import { createSession, type LiveSession } from '../../runtime/session/session.js'
import { createRecord } from '../../runtime/session/session-record.js'
import type { AccountTypes } from '../../schema/account-types.js'
import type { Namespace } from '../../schema/caip.js'
import { type FakeClock, type FakeDisk, fakeClock, fakeDisk } from './fakes.js'
import { type Hints, hintsIn, savedSession } from './saved-session.js'

/** A session over a fake clock and a fake disk. */
export interface FakeSession {
  readonly session: LiveSession
  readonly clock: FakeClock
  readonly events: Events
  /** Names of the events emitted so far. */
  readonly emitted: readonly KitEvent['event'][]
  /** Status of a namespace. */
  status(namespace?: Namespace): string | undefined
  /** The hints on the disk. */
  saved(): Hints
}

/** A second session on the same disk is another tab. */
export interface FakeSessionOptions {
  readonly disk?: FakeDisk
  readonly clock?: FakeClock
  /** Hints an earlier visit left. */
  readonly hints?: Hints
  /** Gives the code that writes addresses of eip155; it is there at once when left out. */
  readonly writer?: () => Promise<AddressWriter>
  /** Types of accounts that the app prefers. */
  readonly accountTypes?: AccountTypes
  /** Whether wallets stay live beside each other. */
  readonly isMulti?: boolean
}

/** Makes a session for `eip155` and `solana`; what other tabs do is followed, as a kit does it. */
export function fakeSession({
  disk = fakeDisk(),
  clock = fakeClock(),
  hints,
  writer = async () => checksums,
  accountTypes,
  isMulti,
}: FakeSessionOptions = {}): FakeSession {
  if (hints) createPersistence(createStorage(disk.tab())).save(savedSession(hints, null))
  const storage = createStorage(disk.tab())
  const persistence = createPersistence(storage)
  const events = createEvents(clock.now, (cause) => {
    throw cause
  })
  const emitted: KitEvent['event'][] = []
  events.on(({ event }) => emitted.push(event))
  const namespaces: readonly Namespace[] = ['eip155', 'solana']
  const defaultNetwork = 'eip155:1' as const
  const addresses: readonly AddressForm[] = [{ namespace: 'eip155', load: writer }]
  const deps = { clock, events, persistence, namespaces, defaultNetwork, addresses, accountTypes, isMulti }
  const session = createSession(deps, createRecord(deps))
  persistence.watch(session.reconcile)
  return {
    session,
    clock,
    events,
    emitted,
    status: (namespace = 'eip155') => session.state.peek().namespaces[namespace]?.status,
    saved: () => hintsIn(persistence.load()),
  }
}
