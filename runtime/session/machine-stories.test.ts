import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CaipNetworkId, Namespace } from '../../schema/caip.js'
import { liveConnection, noConnections } from '../../test/unit/fake-connections.js'
import type { ConnectionState } from '../contract/connection.js'
import type { ConnectionsState } from './connections.js'
import { connectionId, entriesOf, liveOf, namespaceOf } from './connections.js'
import { nextConnections, type Place, type SessionEvent } from './machine.js'

const namespaces: readonly Namespace[] = ['eip155', 'solana']
const happening = fc.record({
  kind: fc.constantFrom(
    ...(['asked', 'answered', 'connected', 'unavailable', 'ended', 'forgotten', 'suspended'] as const),
    ...(['accountsChanged', 'chainChanged', 'disconnect'] as const),
  ),
  namespace: fc.constantFrom(...namespaces),
  connectorId: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  place: fc.constantFrom<Place>('asked', 'shown', 'beside'),
  isAll: fc.boolean(),
  count: fc.nat(2),
})

/** An event of any kind, with more than it needs. */
function eventOf({
  kind,
  namespace,
  connectorId,
  place,
  isAll,
  count,
}: typeof happening extends fc.Arbitrary<infer T> ? T : never): SessionEvent {
  const caipNetworkId: CaipNetworkId = `${namespace}:${count}`
  const connection = liveConnection(connectorId, `0x${connectorId}${count}`, caipNetworkId)
  const accounts = [{ address: '0x1' }, { address: '0x2' }].slice(count)
  const id = connectionId(namespace, connectorId)
  const all = { namespace, id, connectorId, connection, place, which: isAll ? namespace : id, caipNetworkId, accounts }
  return { type: kind, ...all } as SessionEvent
}

function checkNamespace({ connections, current }: ConnectionsState, namespace: Namespace, isMulti: boolean): void {
  const own = entriesOf(connections).filter(([id]) => namespaceOf(id) === namespace)
  const count = (status: ConnectionState['status']) => own.filter(([, state]) => state.status === status).length
  const id = current[namespace]
  if (id) expect(connections[id]?.status).toMatch(/^(connected|reconnecting|remembered)$/)
  else expect(count('connected')).toBe(0)
  expect(own.length).toBeLessThanOrEqual(isMulti ? 6 : 1)
  expect(count('disconnected')).toBeLessThanOrEqual(isMulti ? 4 : 0)
  for (const connection of own.flatMap(([, state]) => liveOf(state) ?? []))
    expect(connection.accounts[0]?.address).toBe(connection.address)
}

test('misc: any story is total, keeps the shape of states, and is stable when nothing happens', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 20, size: 'max' }), fc.boolean(), (story, isMulti) => {
      let all = noConnections
      for (const each of story) {
        const before = JSON.stringify(all)
        const next = nextConnections(all, eventOf(each), isMulti)
        expect(JSON.stringify(all)).toBe(before)
        const isEqual =
          JSON.stringify(next) === before &&
          each.kind !== 'asked' &&
          each.kind !== 'connected' &&
          each.kind !== 'suspended'
        if (isEqual) expect(next).toBe(all)
        for (const namespace of namespaces) checkNamespace(next, namespace, isMulti)
        all = next
      }
    }),
  )
})
