import { describe, expect, test } from 'vitest'
import { alice, bob } from '../../../test/unit/fake-wallet.js'
import { fakeDisk, settle } from '../../../test/unit/fakes.js'
import { sending } from '../../../test/unit/sending-kit.js'

const file = (...contacts: unknown[]) => JSON.stringify({ kind: 'create-modal-kit/contacts', version: 1, contacts })
const entry = (address: string, label: string, namespace = 'eip155') => ({ namespace, address, label })
const all = (count: number) =>
  Array.from({ length: count }, (_, place) => entry(`0x${`${place}`.padStart(40, 'a')}`, `Friend ${place}`))

describe('the address book', () => {
  test('behavior: keeps what an address is called, in this browser, for its other tabs too', async () => {
    const disk = fakeDisk()
    const [one, other] = [await sending({}, disk.tab()), await sending({}, disk.tab())]
    expect(await one.contacts.save({ address: bob.toLowerCase(), label: ' Bob ' })).toBe(undefined)
    expect(await one.contacts.save({ name: 'alice.eth', label: 'Alice', address: alice })).toBe(undefined)
    await settle()
    const kept = [
      { address: alice, label: 'Alice', name: 'alice.eth' },
      { address: bob, label: 'Bob' },
    ]
    expect(one.contacts.list.peek()).toEqual(kept)
    expect(other.contacts.list.peek()).toEqual(kept)
    other.contacts.remove(alice)
    await settle()
    expect(one.contacts.list.peek()).toEqual([kept[1]])
    one.stop()
    other.stop()
  })

  test('behavior: an address has one label, and a label one address, however its letters are written', async () => {
    const { contacts, stop } = await sending()
    await contacts.save({ address: bob, label: 'Bob' })
    await contacts.save({ address: bob, label: 'Robert' })
    expect(contacts.list.peek()).toEqual([{ address: bob, label: 'Robert' }])
    expect(await contacts.save({ address: alice, label: 'rob\uff45rt' })).toBe('taken')
    expect(contacts.list.peek()).toHaveLength(1)
    stop()
  })

  test.each([
    [{ address: 'bob', label: 'Bob' }, 'notAddress'],
    [{ address: '0x70997970c51812dc3A010C7d01b50e0d17dc79C8', label: 'Bob' }, 'notAddress'],
    [{ address: bob, label: ' \u200b\u202e ' }, 'noLabel'],
  ])('param: %j is not saved', async (contact, fault) => {
    const { contacts, stop } = await sending()
    expect(await contacts.save(contact)).toBe(fault)
    expect(contacts.list.peek()).toEqual([])
    stop()
  })

  test('behavior: says where the browser keeps nothing', async () => {
    const { contacts, stop } = await sending({}, { ...fakeDisk().tab(), set() {} })
    expect(await contacts.save({ address: bob, label: 'Bob' })).toBe('notKept')
    expect(await contacts.fromFile(file(entry(bob, 'Bob')))).toMatchObject({ isKept: false })
    stop()
  })

  test('behavior: what it holds is a known receiver, and one that looks like it is told', async () => {
    const { contacts, type, warnings, stop } = await sending()
    await contacts.save({ address: bob, label: 'Bob' })
    await type('1')
    expect(warnings.peek()).toEqual([])
    await type('1', `0xb0b0${'1'.repeat(32)}0002`)
    expect(warnings.peek()).toContainEqual(expect.objectContaining({ id: 'lookalike', about: bob }))
    stop()
  })
})

describe('its file', () => {
  test('behavior: what one browser writes, another one reads', async () => {
    const [one, other] = [await sending(), await sending()]
    await one.contacts.save({ address: bob, label: 'Bob', name: 'bob.eth' })
    expect(await other.contacts.fromFile(one.contacts.toFile())).toEqual({ added: 1, known: 0, left: 0, isKept: true })
    expect(other.contacts.list.peek()).toEqual(one.contacts.list.peek())
    one.stop()
    other.stop()
  })

  test('behavior: counts every entry, and changes none that is here', async () => {
    const { contacts, stop } = await sending()
    await contacts.save({ address: bob, label: 'Bob' })
    const given = file(
      entry(bob.toLowerCase(), 'Somebody else'),
      entry(alice, 'BOB'),
      entry(alice, '\u202e'),
      entry('not an address', 'Carol'),
      entry(bob, 'Dora', 'solana'),
      entry(bob, 'Eve', '__proto__'),
      null,
      7,
      entry(alice, 'Alice\u202e'),
    )
    expect(await contacts.fromFile(given)).toEqual({ added: 1, known: 1, left: 7, isKept: true })
    expect(contacts.list.peek()).toEqual([
      { address: alice, label: 'Alice' },
      { address: bob, label: 'Bob' },
    ])
    stop()
  })

  test('behavior: takes as many as there is room for', async () => {
    const { contacts, stop } = await sending()
    expect(await contacts.fromFile(file(...all(502)))).toMatchObject({ added: 500, left: 2 })
    expect(await contacts.save({ address: bob, label: 'Bob' })).toBe('full')
    stop()
  })

  test.each([
    '',
    '{',
    'null',
    '[]',
    '{"kind":"else","contacts":[]}',
    file().replace('[]', '{}'),
    ' '.repeat(1_000_001),
  ])('param: %.20j is no such file', async (text) => {
    const { contacts, stop } = await sending()
    expect(await contacts.fromFile(text)).toBe(undefined)
    stop()
  })
})
