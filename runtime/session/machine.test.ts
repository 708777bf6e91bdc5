import { expect, expectTypeOf, test } from 'vitest'
import { afterStory, connecting, liveConnection, noConnections, shownState } from '../../test/unit/fake-connections.js'
import type { Connection, Remembered } from '../contract/connection.js'
import type { ConnectionsState } from './connections.js'
import { hintOf, liveOf, shownIn } from './connections.js'
import { nextConnections, type SessionEvent } from './machine.js'

const a = 'eip155/a'

const remembered = hintOf({ status: 'connected', connection: liveConnection('a') })
const connected: ConnectionsState = {
  connections: { [a]: { status: 'connected', connection: liveConnection('a') } },
  current: { eip155: a },
  asking: {},
}
const waiting = (status: 'reconnecting' | 'remembered'): ConnectionsState => ({
  ...connected,
  connections: { [a]: { status, remembered } },
})
const asking = { asking: { eip155: 'b' } }
const states = {
  disconnected: noConnections,
  reconnecting: waiting('reconnecting'),
  remembered: waiting('remembered'),
  connecting: { ...noConnections, ...asking },
  moving: { ...connected, ...asking },
  connected,
} satisfies Record<string, ConnectionsState>

const events = {
  asked: { type: 'asked', namespace: 'eip155', connectorId: 'c' },
  connected: connecting('b'),
  answered: { type: 'answered', namespace: 'eip155' },
  'same accounts': { type: 'accountsChanged', id: a, accounts: [{ address: '0xa' }] },
  'another account': { type: 'accountsChanged', id: a, accounts: [{ address: '0x2' }, { address: '0xa' }] },
  'no accounts': { type: 'accountsChanged', id: a, accounts: [] },
  'same chain': { type: 'chainChanged', id: a, caipNetworkId: 'eip155:1' },
  'another chain': { type: 'chainChanged', id: a, caipNetworkId: 'eip155:10' },
  disconnect: { type: 'disconnect', id: a },
  ended: { type: 'ended', which: 'eip155' },
  suspended: { type: 'suspended' },
} as const satisfies Record<string, SessionEvent>

function tell(before: ConnectionsState, after: ConnectionsState): string {
  if (before === after) return '='
  const state = shownState(after)
  const shown = shownIn(after, 'eip155')
  const connection = shown && liveOf(after.connections[shown])
  if (!connection) return `${state?.status}`
  return `${state?.status} ${connection.connectorId} ${connection.address} ${connection.caipNetworkId}`
}

test('param: a live connection is a hint, a hint is never a live connection', () => {
  expectTypeOf<Connection>().toExtend<Remembered>()
  expectTypeOf<Remembered>().not.toExtend<Connection>()
  expect(remembered).toEqual({
    connectorId: 'a',
    name: 'Wallet a',
    address: '0xa',
    accounts: [{ address: '0xa' }],
    caipNetworkId: 'eip155:1',
  })
})

test('behavior: what each event does in each state of a namespace', () => {
  const table = Object.entries(events).map(([name, event]) => [
    name,
    Object.fromEntries(
      Object.entries(states).map(([key, all]) => [key, tell(all, nextConnections(all, event, false))]),
    ),
  ])
  expect(Object.fromEntries(table)).toMatchInlineSnapshot(`
    {
      "another account": {
        "connected": "connected a 0x2 eip155:1",
        "connecting": "=",
        "disconnected": "=",
        "moving": "connecting a 0x2 eip155:1",
        "reconnecting": "=",
        "remembered": "=",
      },
      "another chain": {
        "connected": "connected a 0xa eip155:10",
        "connecting": "=",
        "disconnected": "=",
        "moving": "connecting a 0xa eip155:10",
        "reconnecting": "=",
        "remembered": "=",
      },
      "answered": {
        "connected": "=",
        "connecting": "disconnected",
        "disconnected": "=",
        "moving": "connected a 0xa eip155:1",
        "reconnecting": "=",
        "remembered": "=",
      },
      "asked": {
        "connected": "connecting a 0xa eip155:1",
        "connecting": "connecting",
        "disconnected": "connecting",
        "moving": "connecting a 0xa eip155:1",
        "reconnecting": "connecting",
        "remembered": "connecting",
      },
      "connected": {
        "connected": "connected b 0xb eip155:1",
        "connecting": "connected b 0xb eip155:1",
        "disconnected": "connected b 0xb eip155:1",
        "moving": "connected b 0xb eip155:1",
        "reconnecting": "connected b 0xb eip155:1",
        "remembered": "connected b 0xb eip155:1",
      },
      "disconnect": {
        "connected": "disconnected",
        "connecting": "=",
        "disconnected": "=",
        "moving": "connecting",
        "reconnecting": "=",
        "remembered": "=",
      },
      "ended": {
        "connected": "disconnected",
        "connecting": "disconnected",
        "disconnected": "=",
        "moving": "disconnected",
        "reconnecting": "disconnected",
        "remembered": "disconnected",
      },
      "no accounts": {
        "connected": "disconnected",
        "connecting": "=",
        "disconnected": "=",
        "moving": "connecting",
        "reconnecting": "=",
        "remembered": "=",
      },
      "same accounts": {
        "connected": "=",
        "connecting": "=",
        "disconnected": "=",
        "moving": "=",
        "reconnecting": "=",
        "remembered": "=",
      },
      "same chain": {
        "connected": "=",
        "connecting": "=",
        "disconnected": "=",
        "moving": "=",
        "reconnecting": "=",
        "remembered": "=",
      },
      "suspended": {
        "connected": "reconnecting",
        "connecting": "disconnected",
        "disconnected": "disconnected",
        "moving": "reconnecting",
        "reconnecting": "reconnecting",
        "remembered": "reconnecting",
      },
    }
  `)
})

test('behavior: a superseded attempt does not lose the earlier connection', () => {
  const second = afterStory(states.moving, false, events.asked, events.answered)
  expect(second).toEqual(connected)
})

test('behavior: an earlier connection that ends while another wallet is asked does not come back', () => {
  for (const event of [events['no accounts'], events.disconnect]) {
    const during = nextConnections(states.moving, event, false)
    expect(shownState(during)).toMatchObject({ status: 'connecting', previous: undefined })
    expect(nextConnections(during, events.answered, false)).toEqual(noConnections)
  }
})
