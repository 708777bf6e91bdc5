import { beforeEach, describe, expect, test } from 'vitest'
import { type FakeClock, fakeClock, settle } from '../../test/unit/fakes.js'
import { type SiteDisk, siteDisk, until } from '../../test/unit/wallet-site-world.js'
import { createDevice } from './device.js'

let clock: FakeClock
let disk: SiteDisk
beforeEach(() => {
  clock = fakeClock()
  disk = siteDisk()
})
const deviceOf = () => createDevice({ store: disk.store, crypto, clock })
const keyOf = async (device = deviceOf()) => (await device.read()).publicKey

describe('the key', () => {
  test('behavior: it is made once, cannot be read by scripts, and is there for the next document', async () => {
    const { keys, publicKey } = await deviceOf().read()
    expect([keys.privateKey.extractable, keys.privateKey.type, keys.privateKey.usages]).toEqual([
      false,
      'private',
      ['sign'],
    ])
    await expect(crypto.subtle.exportKey('pkcs8', keys.privateKey)).rejects.toThrow()
    expect(await keyOf()).toBe(publicKey)
    expect(clock.pending()).toBe(0)
  })

  test('behavior: two documents that begin at once have the same', async () => {
    const [one, other] = [deviceOf(), deviceOf()]
    const [first, second] = await Promise.all([keyOf(one), keyOf(other)])
    expect(first).toBe(second)
    expect(await keyOf(one)).toBe(first)
  })

  test('behavior: calls that come together make one', async () => {
    const device = deviceOf()
    const [one, other] = await Promise.all([keyOf(device), keyOf(device)])
    expect(one).toBe(other)
  })

  test.each([
    ['nothing of ours', 7],
    ['an earlier form', { keys: {}, publicKey: 'x' }],
    ['a key in plain', { keys: { privateKey: { type: 'private' }, publicKey: {} }, publicKey: 'x' }],
  ])('error: where storage has %s, a new one takes its place', async (_, record) => {
    disk.record = record
    const key = await keyOf()
    expect(await keyOf()).toBe(key)
  })

  test('error: a key that scripts can read is not used', async () => {
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
    const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
    disk.record = { keys, publicKey: 'theirs', token: 'theirs' }
    const record = await deviceOf().read()
    expect([record.publicKey === 'theirs', record.token, record.keys.privateKey.extractable]).toEqual([
      false,
      undefined,
      false,
    ])
  })
})

describe('storage that is denied', () => {
  test('behavior: the key lives in memory, as does the session; the next document is a new device', async () => {
    disk.fault = 'denied'
    const device = deviceOf()
    const key = await keyOf(device)
    await device.change(() => ({ token: 't' }))
    expect([await keyOf(device), (await device.read()).token]).toEqual([key, 't'])
    expect(await keyOf()).not.toBe(key)
  })

  test('behavior: where it hangs it is given up after three seconds, once', async () => {
    disk.fault = 'silent'
    const device = deviceOf()
    const first = keyOf(device)
    await until(() => clock.pending() === 1)
    await clock.advance(3_000)
    const key = await first
    expect([await keyOf(device), clock.pending()]).toEqual([key, 0])
  })

  test('behavior: what comes after it was given up writes nothing', async () => {
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    const store = { update: (change: (found: unknown) => unknown) => gate.then(() => disk.store.update(change)) }
    const read = createDevice({ store, crypto, clock }).read()
    await until(() => clock.pending() === 1)
    await clock.advance(3_000)
    await read
    release()
    await settle()
    expect(disk.record).toBeUndefined()
  })
})

describe('two documents', () => {
  test('behavior: what one changes the other reads', async () => {
    const [one, other] = [deviceOf(), deviceOf()]
    await one.read()
    await other.read()
    await one.change(() => ({ token: 't' }))
    expect((await other.read()).token).toBe('t')
    await other.change((kept) => ({ ...kept, isSigningOut: true }))
    expect(await one.read()).toMatchObject({ token: 't', isSigningOut: true })
  })

  test('behavior: after storage was cleared each goes on with its own key, and what is kept is of the newer one', async () => {
    const one = deviceOf()
    const key = await keyOf(one)
    disk.record = undefined
    const other = deviceOf()
    expect(await keyOf(other)).not.toBe(key)
    await one.change(() => ({ token: 'of one' }))
    await other.change(() => ({ token: 'of other' }))
    expect([await keyOf(one), (await one.read()).token, (await other.read()).token]).toEqual([
      key,
      'of one',
      'of other',
    ])
    expect(Object(disk.record).token).toBe('of other')
  })
})

describe('storage that was cleared', () => {
  test('behavior: reading does not bring back what the person has cleared; something new is kept', async () => {
    const device = deviceOf()
    const key = await keyOf(device)
    await device.change(() => ({ token: 't' }))
    disk.record = undefined
    expect([(await device.read()).token, disk.record]).toEqual(['t', undefined])
    await device.change(() => ({ login: 'l' }))
    expect(disk.record).toMatchObject({ publicKey: key, login: 'l' })
  })

  test('behavior: after a write that fails this document goes on in memory', async () => {
    const device = deviceOf()
    await device.read()
    disk.fault = 'denied'
    await device.change(() => ({ token: 't' }))
    expect((await device.read()).token).toBe('t')
    disk.fault = undefined
    expect((await device.read()).token).toBe('t')
  })
})
