import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deniedStorage, fakeDisk } from '../../test/unit/fakes.js'
import { createStorage } from '../core/storage.js'
import { createPersistence } from './persist.js'

const key = '@modal-kit/1/session'
const hint = { connectorId: 'a', address: '0x1', caipNetworkId: 'eip155:1' } as const
const nothing = { active: null, sessions: {} }

function reading(saved: unknown) {
  const text = typeof saved === 'string' ? saved : JSON.stringify(saved)
  return createPersistence(createStorage(fakeDisk(new Map([[key, text]])).tab())).load()
}

test('param: what is saved is read back', () => {
  const disk = fakeDisk()
  createPersistence(createStorage(disk.tab())).save({ active: 'eip155', sessions: { eip155: hint } })
  expect(createPersistence(createStorage(disk.tab())).load()).toEqual({ active: 'eip155', sessions: { eip155: hint } })
  expect(disk.data.get(key)).toMatchInlineSnapshot(
    `"{"active":"eip155","sessions":{"eip155":{"connectorId":"a","address":"0x1","caipNetworkId":"eip155:1"}}}"`,
  )
})

test('behavior: an empty, denied or corrupt storage is an empty session', () => {
  expect(createPersistence(createStorage(fakeDisk().tab())).load()).toEqual(nothing)
  expect(createPersistence(createStorage(deniedStorage())).load()).toEqual(nothing)
  for (const saved of ['{', 'null', '1', '[]', '"x"', {}, { sessions: null }, { active: 1, sessions: [] }]) {
    expect(reading(saved)).toEqual(nothing)
  }
})

test('behavior: a bad hint is left out alone, and so is one of another family', () => {
  const sessions = {
    eip155: hint,
    solana: { ...hint },
    bip122: { ...hint, caipNetworkId: 7 },
    cosmos: { ...hint, address: 1, caipNetworkId: 'cosmos:hub' },
    polkadot: null,
  }
  expect(reading({ active: 7, sessions })).toEqual({ active: null, sessions: { eip155: hint } })
})

test('behavior: only the fields of a hint are kept', () => {
  const sessions = { eip155: { ...hint, live: true, accounts: ['0x1'] } }
  expect(reading({ active: 'eip155', sessions }).sessions.eip155).toEqual(hint)
})

test('behavior: a damaged text never throws', () => {
  const whole = JSON.stringify({ active: 'eip155', sessions: { eip155: hint, solana: hint } })
  const place = fc.nat(whole.length - 1)
  fc.assert(
    fc.property(place, fc.string({ unit: 'binary', maxLength: 2 }), fc.nat(3), (at, put, taken) => {
      const { active, sessions } = reading(whole.slice(0, at) + put + whole.slice(at + taken))
      expect(active === null || typeof active === 'string').toBe(true)
      for (const [name, saved] of Object.entries(sessions))
        expect(saved.caipNetworkId.startsWith(`${name}:`)).toBe(true)
    }),
  )
})

test('behavior: hears what another tab saves', () => {
  const disk = fakeDisk()
  let heard = 0
  const stop = createPersistence(createStorage(disk.tab())).watch(() => {
    heard += 1
  })
  createPersistence(createStorage(disk.tab())).save({ active: null, sessions: { eip155: hint } })
  expect(heard).toBe(1)
  stop()
})

test('behavior: with `enableReconnect: false` nothing is read, followed or left', () => {
  const disk = fakeDisk()
  createPersistence(createStorage(disk.tab())).save({ active: 'eip155', sessions: { eip155: hint } })
  const own = createPersistence(createStorage(disk.tab()), false)
  let heard = 0
  expect(own.load()).toEqual(nothing)
  const stop = own.watch(() => {
    heard += 1
  })
  expect(reading(disk.data.get(key) ?? '')).toEqual(nothing)
  own.save({ active: 'eip155', sessions: { eip155: hint } })
  expect([own.load(), reading(disk.data.get(key) ?? '')]).toEqual([nothing, nothing])
  createPersistence(createStorage(disk.tab())).save({ active: null, sessions: { eip155: hint } })
  expect(heard).toBe(0)
  stop()
})
