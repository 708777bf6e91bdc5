import fc from 'fast-check'
import { expect, expectTypeOf, test } from 'vitest'
import type { Connection, NamespaceState, Remembered, SessionEvent } from '../contract/connection.js'
import { hintOf, liveIn, nextState } from './machine.js'

const connection: Connection = {
  live: true,
  connectorId: 'a',
  address: '0x1',
  accounts: [{ address: '0x1' }],
  caipNetworkId: 'eip155:1',
}
const other: Connection = { ...connection, connectorId: 'b', address: '0x2', accounts: [{ address: '0x2' }] }
const hint = hintOf(connection)

const disconnected: NamespaceState = { status: 'disconnected' }
const reconnecting: NamespaceState = { status: 'reconnecting', remembered: hint }
const connecting: NamespaceState = { status: 'connecting', connectorId: 'b', previous: undefined }
const moving: NamespaceState = { status: 'connecting', connectorId: 'b', previous: connection }
const connected: NamespaceState = { status: 'connected', connection }
const states = { disconnected, reconnecting, connecting, moving, connected }

const events = {
  connect: { type: 'connect', connectorId: 'c' },
  connected: { type: 'connected', connection: other },
  failed: { type: 'failed' },
  'same accounts': { type: 'accountsChanged', accounts: ['0x1'] },
  'another account': { type: 'accountsChanged', accounts: ['0x2', '0x1'] },
  'no accounts': { type: 'accountsChanged', accounts: [] },
  'same chain': { type: 'chainChanged', caipNetworkId: 'eip155:1' },
  'another chain': { type: 'chainChanged', caipNetworkId: 'eip155:10' },
  disconnect: { type: 'disconnect' },
  end: { type: 'end' },
  suspend: { type: 'suspend' },
} as const satisfies Record<string, SessionEvent>

function tell(before: NamespaceState, after: NamespaceState): string {
  if (before === after) return '='
  const live = liveIn(after)
  return live ? `${after.status} ${live.connectorId} ${live.address} ${live.caipNetworkId}` : after.status
}

test('param: a live connection is a hint, a hint is never a live connection', () => {
  expectTypeOf<Connection>().toExtend<Remembered>()
  expectTypeOf<Remembered>().not.toExtend<Connection>()
  expect(hint).toEqual({ connectorId: 'a', address: '0x1', caipNetworkId: 'eip155:1' })
})

test('behavior: what each event does in each state', () => {
  const table = Object.entries(events).map(([name, event]) => [
    name,
    Object.fromEntries(Object.entries(states).map(([key, state]) => [key, tell(state, nextState(state, event))])),
  ])
  expect(Object.fromEntries(table)).toMatchInlineSnapshot(`
    {
      "another account": {
        "connected": "connected a 0x2 eip155:1",
        "connecting": "=",
        "disconnected": "=",
        "moving": "connecting a 0x2 eip155:1",
        "reconnecting": "=",
      },
      "another chain": {
        "connected": "connected a 0x1 eip155:10",
        "connecting": "=",
        "disconnected": "=",
        "moving": "connecting a 0x1 eip155:10",
        "reconnecting": "=",
      },
      "connect": {
        "connected": "connecting a 0x1 eip155:1",
        "connecting": "connecting",
        "disconnected": "connecting",
        "moving": "connecting a 0x1 eip155:1",
        "reconnecting": "connecting",
      },
      "connected": {
        "connected": "connected b 0x2 eip155:1",
        "connecting": "connected b 0x2 eip155:1",
        "disconnected": "connected b 0x2 eip155:1",
        "moving": "connected b 0x2 eip155:1",
        "reconnecting": "connected b 0x2 eip155:1",
      },
      "disconnect": {
        "connected": "disconnected",
        "connecting": "=",
        "disconnected": "=",
        "moving": "connecting",
        "reconnecting": "disconnected",
      },
      "end": {
        "connected": "disconnected",
        "connecting": "disconnected",
        "disconnected": "=",
        "moving": "disconnected",
        "reconnecting": "disconnected",
      },
      "failed": {
        "connected": "=",
        "connecting": "disconnected",
        "disconnected": "=",
        "moving": "connected a 0x1 eip155:1",
        "reconnecting": "disconnected",
      },
      "no accounts": {
        "connected": "disconnected",
        "connecting": "=",
        "disconnected": "=",
        "moving": "connecting",
        "reconnecting": "=",
      },
      "same accounts": {
        "connected": "=",
        "connecting": "=",
        "disconnected": "=",
        "moving": "=",
        "reconnecting": "=",
      },
      "same chain": {
        "connected": "=",
        "connecting": "=",
        "disconnected": "=",
        "moving": "=",
        "reconnecting": "=",
      },
      "suspend": {
        "connected": "reconnecting",
        "connecting": "disconnected",
        "disconnected": "=",
        "moving": "reconnecting",
        "reconnecting": "=",
      },
    }
  `)
})

test('behavior: a superseded attempt does not lose the earlier connection', () => {
  const second = nextState(moving, { type: 'connect', connectorId: 'c' })
  expect(nextState(second, { type: 'failed' })).toEqual(connected)
})

test('behavior: an earlier connection that ends while another wallet is asked does not come back', () => {
  for (const event of [events['no accounts'], events.disconnect]) {
    const during = nextState(moving, event)
    expect(during).toMatchObject({ status: 'connecting', previous: undefined })
    expect(nextState(during, { type: 'failed' })).toEqual(disconnected)
  }
})

test('misc: any story is total, keeps the shape of states, and is stable when nothing happens', () => {
  const event = fc.constantFrom<SessionEvent>(...Object.values(events))
  fc.assert(
    fc.property(fc.array(event, { maxLength: 16, size: 'max' }), (story) => {
      let state: NamespaceState = disconnected
      for (const each of story) {
        const before = JSON.stringify(state)
        const next: NamespaceState = nextState(state, each)
        expect(JSON.stringify(state)).toBe(before)
        if (JSON.stringify(next) === before && each.type !== 'connect' && each.type !== 'connected') {
          expect(next).toBe(state)
        }
        const live = liveIn(next)
        if (live) expect(live.accounts[0]?.address).toBe(live.address)
        if (next.status === 'connected') expect(next.connection.live).toBe(true)
        state = next
      }
    }),
  )
})
