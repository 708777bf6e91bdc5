import fc from 'fast-check'
import { hashTypedData as viemHash } from 'viem'
import { expect, test } from 'vitest'
import { mail, other, own, typed } from '../../../test/unit/typed-samples.js'
import { describeTyped } from './describe-typed.js'
import { hashTypedData } from './hash-typed-data.js'
import { toHex } from './hex.js'
import { readTypedWish } from './read-typed-wish.js'
import { readTypedData } from './typed-data.js'
import type { WishContext } from './wish.js'

const context: WishContext = { app: 'https://app.example', namespace: 'eip155', reference: '1', address: own }

const read = (data: unknown, account: unknown = own) => {
  try {
    return readTypedWish([account, data], context)
  } catch (cause) {
    return (cause as Error).message
  }
}
const hashed = (data: unknown) => toHex(hashTypedData(readTypedData(JSON.stringify(data)) ?? (undefined as never)))

test('behavior: the digest is that of viem, of nested types, lists and every kind of value', () => {
  expect(hashed(mail)).toBe(viemHash(mail as never))
  const { chainId: _, ...domain } = mail.domain
  const without = { ...mail, domain, types: { ...mail.types, EIP712Domain: mail.types.EIP712Domain.toSpliced(2, 1) } }
  expect(hashed(without)).toBe(viemHash(without as never))
  expect(read(without)).toMatchObject({ kind: 'typed-data' })
})

test('property: so it is for numbers, bytes and texts of any size', () => {
  const value = fc.record({
    a: fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }).map(String),
    b: fc.bigInt({ min: -(2n ** 127n), max: 2n ** 127n - 1n }).map(String),
    c: fc.uint8Array({ maxLength: 70 }).map(toHex),
    d: fc.string({ unit: 'binary' }),
    e: fc.array(fc.array(fc.boolean(), { minLength: 2, maxLength: 2 })),
    f: fc.uint8Array({ minLength: 31, maxLength: 31 }).map(toHex),
  })
  const kinds = { a: 'uint256', b: 'int128', c: 'bytes', d: 'string', e: 'bool[2][]', f: 'bytes31' } as const
  fc.assert(
    fc.property(value, (message) => {
      const entries = Object.entries(kinds).map(([name, type]) => {
        const field: readonly [string, readonly [string, unknown]] = [name, [type, message[name as keyof typeof kinds]]]
        return field
      })
      const data = typed('Note', Object.fromEntries(entries))
      expect(hashed(data)).toBe(viemHash(data as never))
    }),
  )
})

test('behavior: types stand in the order of the alphabet behind the first, wherever they are named', () => {
  const data = {
    types: {
      EIP712Domain: [],
      Zoo: [
        { name: 'zebras', type: 'Zebra[]' },
        { name: 'ants', type: 'Ant' },
        { name: 'more', type: 'Ant[2][]' },
      ],
      Zebra: [{ name: 'food', type: 'Grass' }],
      Ant: [{ name: 'size', type: 'uint8' }],
      Grass: [{ name: 'color', type: 'string' }],
    },
    primaryType: 'Zoo',
    domain: {},
    message: {
      zebras: [{ food: { color: 'green' } }],
      ants: { size: 1 },
      more: [[{ size: 2 }, { size: 3 }]],
    },
  }
  expect(hashed(data)).toBe(viemHash(data as never))
})

test('behavior: all of it is shown, in the order of the types, with texts in quotes', () => {
  const wish = read(JSON.stringify(mail))
  if (typeof wish === 'string') throw new Error(wish)
  expect(JSON.parse(wish.json)).toEqual(mail)
  expect(describeTyped(wish.data)).toEqual({
    domain: 'name: "Ether Mail"\nversion: "1"\nchainId: 1',
    contract: other.toLowerCase(),
    message: [
      'Mail:',
      '  from:',
      '    name: "Cow"',
      '    wallets (2):',
      `      1: ${own.toLowerCase()}`,
      `      2: ${other.toLowerCase()}`,
      '  to (2):',
      '    1:',
      '      name: "Bob"',
      '      wallets (0):',
      '    2:',
      '      name: "Eve"',
      '      wallets (1):',
      `        1: ${other.toLowerCase()}`,
      '  contents: "Hello, \\"Bob\\"!"',
      '  stamp: 0xdeadbeef',
      '  extra: 0x',
      '  isUrgent: false',
      '  weight: -5',
    ].join('\n'),
  })
})

test('behavior: a text with lines of its own looks like no field', () => {
  const wish = read(typed('Note', { a: ['string', 'x"\n  b: "y'], b: ['string', ''] }))
  if (typeof wish === 'string') throw new Error(wish)
  expect(describeTyped(wish.data)?.message).toBe('Note:\n  a: "x\\"\\n  b: \\"y"\n  b: ""')
})
