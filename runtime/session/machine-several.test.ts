import { expect, test } from 'vitest'
import { afterStory, connecting, listed, noConnections, shownState } from '../../test/unit/fake-connections.js'
import { keptConnections, restoredConnections, shownIn } from './connections.js'
import type { SessionEvent } from './machine.js'

const a = 'eip155/a'
const b = 'eip155/b'
const connected = afterStory(noConnections, false, connecting('a'))
const ended: SessionEvent = { type: 'ended', which: 'eip155' }
const remembered = restoredConnections(keptConnections(connected, false), false)

test('behavior: one connection a namespace, or as many as there are wallets', () => {
  const story = [connecting('a'), connecting('b')]
  expect(listed(afterStory(noConnections, false, ...story))).toEqual(['eip155/b connected *'])
  const both = afterStory(noConnections, true, ...story)
  expect(listed(both)).toEqual(['eip155/b connected *', 'eip155/a connected'])
  expect(listed(afterStory(both, true, connecting('a')))).toEqual(['eip155/a connected *', 'eip155/b connected'])
  const restored = afterStory(
    afterStory(remembered, true, { type: 'unavailable', id: a }),
    true,
    connecting('b', 'shown'),
    connecting('a', 'beside'),
  )
  expect(listed(restored)).toEqual(['eip155/b connected *', 'eip155/a connected'])
  expect(afterStory(both, true, connecting('c', 'beside'))).toBe(both)
})

test('behavior: another live connection takes the place of one that has ended or cannot be reached', () => {
  const both = afterStory(noConnections, true, connecting('a'), connecting('b'))
  expect(listed(afterStory(both, true, { type: 'disconnect', id: b }))).toEqual([
    'eip155/a connected *',
    'eip155/b disconnected',
  ])
  expect(listed(afterStory(both, true, { type: 'ended', which: b }))).toEqual([
    'eip155/a connected *',
    'eip155/b disconnected',
  ])
  expect(listed(afterStory(both, true, { type: 'unavailable', id: b }))).toEqual([
    'eip155/a connected *',
    'eip155/b remembered',
  ])
  expect(listed(afterStory(both, true, { type: 'unavailable', id: a }))).toEqual([
    'eip155/b connected *',
    'eip155/a remembered',
  ])
  expect(listed(afterStory(connected, true, { type: 'unavailable', id: a }))).toEqual(['eip155/a remembered *'])
})

test('behavior: what a wallet gives nothing of is remembered, and another live one takes its place', () => {
  const kept = keptConnections(afterStory(noConnections, true, connecting('b'), connecting('a')), true)
  const waitingBoth = restoredConnections(kept, true)
  const withB = afterStory(waitingBoth, true, connecting('b', 'beside'))
  // The one that was shown before comes first, if it comes.
  expect([listed(withB), shownState(withB)?.status]).toEqual([
    ['eip155/a reconnecting *', 'eip155/b connected'],
    'reconnecting',
  ])
  expect(listed(afterStory(withB, true, connecting('a', 'beside')))).toEqual([
    'eip155/a connected *',
    'eip155/b connected',
  ])
  const locked = afterStory(withB, true, { type: 'unavailable', id: a })
  expect(listed(locked)).toEqual(['eip155/b connected *', 'eip155/a remembered'])
  expect(listed(afterStory(locked, true, connecting('a', 'beside')))).toEqual([
    'eip155/b connected *',
    'eip155/a connected',
  ])
  expect(listed(afterStory(locked, true, ended))).toEqual(['eip155/b disconnected', 'eip155/a disconnected'])
})

test('behavior: an attempt ends the asking, and one that came by itself does not', () => {
  expect(afterStory({ ...noConnections, asking: { eip155: 'b' } }, true, connecting('b')).asking).toEqual({})
  const shown = afterStory({ ...noConnections, asking: { eip155: 'b' } }, true, connecting('a', 'shown'))
  expect(shownState(shown)).toMatchObject({ status: 'connecting', connectorId: 'b', previous: { connectorId: 'a' } })
})

test('behavior: the newest four that have ended are known, and none without several connections a namespace', () => {
  const story = ['1', '2', '3', '4', '5', '6'].flatMap((id) => [connecting(id), ended])
  expect(listed(afterStory(noConnections, true, ...story))).toEqual(
    ['6', '5', '4', '3'].map((id) => `eip155/${id} disconnected`),
  )
  expect(afterStory(noConnections, false, ...story)).toEqual(noConnections)
})

test('behavior: what has ended is forgotten when it is asked for, what is live is not', () => {
  const ended = afterStory(connected, true, { type: 'ended', which: a })
  expect(afterStory(ended, true, { type: 'forgotten', id: a })).toEqual(noConnections)
  expect(afterStory(connected, true, { type: 'forgotten', id: a })).toBe(connected)
  expect(afterStory(noConnections, true, { type: 'forgotten', id: a })).toBe(noConnections)
})

test('behavior: another tab ends, brings and shows connections; what is live here is known better here', () => {
  const both = afterStory(noConnections, true, connecting('a'), connecting('b'))
  const written = keptConnections(afterStory(both, true, { type: 'ended', which: b }), true)
  const here = afterStory(both, true, { type: 'chainChanged', id: a, caipNetworkId: 'eip155:10' })
  const merged = afterStory(here, true, { type: 'written', known: written })
  expect(listed(merged)).toEqual(['eip155/a connected *', 'eip155/b disconnected'])
  expect(merged.connections[a]).toBe(here.connections[a])
  const brought = afterStory(noConnections, true, { type: 'written', known: keptConnections(both, true) })
  expect(listed(brought)).toEqual(['eip155/b remembered *', 'eip155/a remembered'])
  expect(listed(afterStory(both, true, { type: 'written', known: noConnections }))).toEqual([])
})

test('behavior: with one connection a namespace, the one here stays until that of the other tab is here as well', () => {
  const known = keptConnections(afterStory(noConnections, false, connecting('b')), false)
  const meanwhile = afterStory(connected, false, { type: 'written', known })
  expect([listed(meanwhile), shownIn(meanwhile, 'eip155')]).toEqual([
    ['eip155/b remembered *', 'eip155/a connected'],
    a,
  ])
  expect(keptConnections(meanwhile, false)).toEqual(known)
  expect(listed(afterStory(meanwhile, false, connecting('b')))).toEqual(['eip155/b connected *'])
})

test('behavior: what is kept is restored: what was live or remembered is waited for, what had ended is not', () => {
  const story = [connecting('a'), connecting('b'), connecting('c'), { type: 'ended', which: a } as const]
  const all = afterStory(noConnections, true, ...story)
  const kept = keptConnections(all, true)
  expect(listed(kept)).toEqual(['eip155/c remembered *', 'eip155/b remembered', 'eip155/a disconnected'])
  const restored = ['eip155/c reconnecting *', 'eip155/b reconnecting', 'eip155/a disconnected']
  expect(listed(restoredConnections(kept, true))).toEqual(restored)
  expect(listed(afterStory(all, true, { type: 'suspended' }))).toEqual(restored)
  // Turned off since: the current one alone counts.
  expect(listed(restoredConnections(kept, false))).toEqual(['eip155/c reconnecting *'])
})
