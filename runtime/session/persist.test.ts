import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deniedStorage, fakeDisk } from '../../test/unit/fakes.js'
import { savedSession } from '../../test/unit/saved-session.js'
import { createStorage } from '../core/storage.js'
import { entriesOf, hintOf, namespaceOf } from './connections.js'
import { createPersistence, type Saved } from './persist.js'

const key = '@modal-kit/1/session'
const hint = {
  connectorId: 'a',
  name: 'Wallet a',
  address: '0x1',
  accounts: [{ address: '0x1' }],
  caipNetworkId: 'eip155:1',
} as const
const session = savedSession({ eip155: hint })
const nothing = { active: null, connections: {}, current: {} }

function reading(saved: unknown) {
  const text = typeof saved === 'string' ? saved : JSON.stringify(saved)
  return createPersistence(createStorage(fakeDisk(new Map([[key, text]])).tab())).load()
}

test('param: what is saved is read back', () => {
  const disk = fakeDisk()
  const ended = { status: 'disconnected', remembered: { ...hint, connectorId: 'B' } } as const
  const saved: Saved = { ...session, connections: { ...session.connections, 'eip155/b': ended } }
  createPersistence(createStorage(disk.tab())).save(saved)
  expect(createPersistence(createStorage(disk.tab())).load()).toEqual(saved)
  expect(disk.data.get(key)).toMatchInlineSnapshot(
    `"{"active":"eip155","current":{"eip155":"eip155/a"},"connections":{"eip155/a":{"status":"remembered","remembered":{"name":"Wallet a","accounts":[{"address":"0x1"}],"connectorId":"a","address":"0x1","caipNetworkId":"eip155:1"}},"eip155/b":{"status":"disconnected","remembered":{"connectorId":"B","name":"Wallet a","address":"0x1","accounts":[{"address":"0x1"}],"caipNetworkId":"eip155:1"}}}}"`,
  )
})

test('behavior: an empty, denied or corrupt storage is an empty session', () => {
  expect(createPersistence(createStorage(fakeDisk().tab())).load()).toEqual(nothing)
  expect(createPersistence(createStorage(deniedStorage())).load()).toEqual(nothing)
  const halves = [{ current: {} }, { connections: {} }, { ...session, connections: null }, { ...session, current: 1 }]
  for (const saved of ['{', 'null', '1', '[]', '"x"', {}, { active: 1, connections: [] }, ...halves])
    expect(reading(saved)).toEqual(nothing)
})

test('behavior: a bad connection is left out alone, and so is one under another id', () => {
  const state = { status: 'remembered', remembered: hint }
  const of = (change: object) => ({ ...state, remembered: { ...hint, ...change } })
  const connections = {
    'eip155/a': state,
    'eip155/b': state,
    'solana/a': state,
    'eip155/c': { ...of({ connectorId: 'c' }), status: 'connected' },
    'eip155/d': of({ connectorId: 'd', name: 7 }),
    'eip155/e': of({ connectorId: 'e', accounts: [{ address: 1 }] }),
    'bip122/a': of({ caipNetworkId: 7 }),
    'cosmos/a': of({ address: 1, caipNetworkId: 'cosmos:hub' }),
    'mars/a': of({ caipNetworkId: 'mars:1' }),
    'eip155/f': of({ connectorId: 'f', caipNetworkId: 'eip155:1:2' }),
    'eip155/g': null,
    'eip155/i': of({ connectorId: 'i', address: '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV' }),
    'eip155/h': { status: 'remembered' },
  }
  const current = { eip155: 'eip155/a', solana: 'solana/a', bip122: 'eip155/a', cosmos: 1 }
  expect(reading({ active: 7, connections, current })).toEqual({ ...session, active: null })
})

test('behavior: only the fields of a hint are kept', () => {
  const remembered = { ...hint, accounts: [{ address: '0x1', more: 1 }], live: true }
  const read = reading({ ...session, connections: { 'eip155/a': { status: 'remembered', remembered, more: 1 } } })
  expect(read.connections['eip155/a']).toEqual({ status: 'remembered', remembered: hint })
})

test('behavior: what is known of an account is kept; what of it cannot be read is left out alone', () => {
  const own = { address: '0x1', type: 'payment', publicKey: '02ab', path: "m/84'/0'/0'/0/0" }
  const of = (...accounts: readonly unknown[]) =>
    reading(
      JSON.stringify({
        ...session,
        connections: { 'eip155/a': { status: 'remembered', remembered: { ...hint, accounts } } },
      }),
    ).connections['eip155/a']
  expect(of(own)).toMatchObject({ remembered: { accounts: [own] } })
  const bad = { address: '0x1', type: 'owner', publicKey: 7, path: null, more: 'x' }
  expect(of(bad, own)).toEqual({ status: 'remembered', remembered: { ...hint, accounts: [{ address: '0x1' }, own] } })
  for (const none of [{ type: 'payment' }, 'address', null, 7, []]) expect(of(none)).toBeUndefined()
})

test('behavior: a damaged text never throws', () => {
  const text = JSON.stringify({ ...session, connections: { 'eip155/a': { status: 'remembered', remembered: hint } } })
  const place = fc.nat(text.length - 1)
  fc.assert(
    fc.property(place, fc.string({ unit: 'binary', maxLength: 2 }), fc.nat(3), (at, put, taken) => {
      const { active, connections, current } = reading(text.slice(0, at) + put + text.slice(at + taken))
      expect(active === null || typeof active === 'string').toBe(true)
      for (const [id, state] of entriesOf(connections))
        expect(hintOf(state).caipNetworkId.startsWith(`${namespaceOf(id)}:`)).toBe(true)
      for (const id of Object.values(current)) expect(Object.keys(connections)).toContain(id)
    }),
  )
})

test('behavior: hears what another tab saves', () => {
  const disk = fakeDisk()
  let heard = 0
  const stop = createPersistence(createStorage(disk.tab())).watch(() => {
    heard += 1
  })
  createPersistence(createStorage(disk.tab())).save({ ...session, active: null })
  expect(heard).toBe(1)
  stop()
})

test('behavior: with `enableReconnect: false` nothing is read, followed or left', () => {
  const disk = fakeDisk()
  createPersistence(createStorage(disk.tab())).save(session)
  const own = createPersistence(createStorage(disk.tab()), false)
  let heard = 0
  expect(own.load()).toEqual(nothing)
  const stop = own.watch(() => {
    heard += 1
  })
  expect(reading(disk.data.get(key) ?? '')).toEqual(nothing)
  own.save(session)
  expect([own.load(), reading(disk.data.get(key) ?? '')]).toEqual([nothing, nothing])
  createPersistence(createStorage(disk.tab())).save({ ...session, active: null })
  expect(heard).toBe(0)
  stop()
})
