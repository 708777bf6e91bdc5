import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mail, other, own, typed } from '../../../test/unit/typed-samples.js'
import { readTypedWish } from './read-typed-wish.js'
import type { WishContext } from './wish.js'

const context: WishContext = { app: 'https://app.example', namespace: 'eip155', reference: '1', address: own }
const window = 'This needs the wallet window, which this version does not have'
const no = 'Requested RPC call is not allowed'

type Data = typeof mail
const read = (data: unknown, account: unknown = own) => {
  try {
    return readTypedWish([account, data], context)
  } catch (cause) {
    return (cause as Error).message
  }
}
const change = (work: (data: Data) => unknown): Data => {
  const copy = structuredClone(mail)
  work(copy)
  return copy
}

describe('what is refused', () => {
  test.each([
    ['another account', mail, other],
    ['no account', mail, null],
    ['another network', change((data) => Object.assign(data.domain, { chainId: 137 })), own],
    ['another network as text', change((data) => Object.assign(data.domain, { chainId: '0x89' })), own],
    ['an authorization of EIP-7702', typed('Authorization', { a: ['uint256', 1] }), own],
    [
      'the same under another name',
      typed('Gift', { chainId: ['uint256', 1], address: ['address', other], nonce: ['uint64', 1] }),
      own,
    ],
  ])('error: %s', (_, data, account) => {
    expect(read(data, account)).toBe(no)
  })

  test.each([
    ['nothing', undefined],
    ['no JSON', '{'],
    ['a list', []],
    ['a number', 7],
    ['a permit', typed('Permit', { value: ['uint256', 1] })],
    ['permits', typed('PermitBatch', { a: ['uint256', 1] })],
    [
      'a permit in another struct',
      {
        ...typed('Note', { a: ['PermitDetails', { a: 1 }] }),
        types: { ...typed('Note', { a: ['PermitDetails', {}] }).types, PermitDetails: [{ name: 'a', type: 'uint8' }] },
      },
    ],
    [
      'a permit in an empty list',
      {
        ...typed('Note', { a: ['Permit[]', []] }),
        types: { ...typed('Note', { a: ['Permit[]', []] }).types, Permit: [{ name: 'a', type: 'uint8' }] },
      },
    ],
    ['an order of Seaport', typed('OrderComponents', { a: ['uint256', 1] })],
    ['an order of 0x', typed('LimitOrder', { a: ['uint256', 1] })],
    ['orders in bulk', typed('BulkOrder', { a: ['uint256', 1] })],
    ['an order of 1inch or CoW', typed('Order', { a: ['uint256', 1] })],
    ['a transfer of EIP-3009', typed('TransferWithAuthorization', { a: ['uint256', 1] })],
    ['a call that others send', typed('ForwardRequest', { a: ['uint256', 1] })],
    ['a Safe', typed('SafeTx', { a: ['uint256', 1] })],
    ['somebody who may spend', typed('Note', { spender: ['address', other] })],
    ['somebody who may do all', typed('Note', { _operator: ['address', other] })],
    ['the domain alone', { ...mail, primaryType: 'EIP712Domain', message: mail.domain }],
    ['a type that is not there', { ...mail, primaryType: 'Letter' }],
    ['no domain type', { ...mail, types: { Mail: mail.types.Mail, Person: mail.types.Person } }],
    [
      'a domain with a field of its own',
      change((data) => data.types.EIP712Domain.push({ name: 'app', type: 'string' })),
    ],
    ['a network that is not hashed', change((data) => data.types.EIP712Domain.splice(2, 1))],
    [
      'a network of another type',
      change((data) => Object.assign(data.types.EIP712Domain[2] ?? {}, { type: 'string' })),
    ],
    ['a field that is not hashed', change((data) => Object.assign(data.message, { amount: 5 }))],
    ['a field that is missing', change((data) => Object.assign(data.message, { contents: undefined }))],
    ['a key beside', { ...mail, note: 'x' }],
    ['a field twice', change((data) => data.types.Person.push({ name: 'name', type: 'string' }))],
    [
      'a type that hides another',
      change((data) => Object.assign(data.types, { uint256: [{ name: 'a', type: 'string' }] })),
    ],
    ['a type with brackets', change((data) => Object.assign(data.types, { 'Mail)': [] }))],
    ['a list of another length', change((data) => data.message.to.pop())],
    ['a number that is too long', typed('Note', { a: ['uint8', 256] })],
    ['a number below zero', typed('Note', { a: ['uint8', -1] })],
    ['half a number', typed('Note', { a: ['uint8', 1.5] })],
    ['a number that has lost its digits', typed('Note', { a: ['uint256', 2 ** 60] })],
    ['a number without bits', typed('Note', { a: ['uint', 1] })],
    ['a strange number of bits', typed('Note', { a: ['uint9', 1] })],
    ['bytes that are too short', typed('Note', { a: ['bytes4', '0x00'] })],
    ['bytes of no length', typed('Note', { a: ['bytes33', '0x'] })],
    ['a text where a truth is asked', typed('Note', { a: ['bool', 'true'] })],
    ['half an address', typed('Note', { a: ['address', '0x00'] })],
    ['a letter that turns the line around', typed('Note', { a: ['string', 'Pay \u202eecila'] })],
    ['the same in the domain', typed('Note', { a: ['string', 'x'] }, { name: 'a\u200bb' })],
    ['more than a person reads', typed('Note', { a: ['string', 'x'.repeat(10_001)] })],
    ['more values than there may be', typed('Note', { a: ['uint8[]', new Array(1_001).fill(1)] })],
    ['more than is read', `{"a":"${'x'.repeat(70_000)}"}`],
    ['an inherited field', typed('Note', Object.fromEntries([['toString', ['string', undefined]]]) as never)],
  ])('error: %s needs a window', (_, data) => {
    expect(read(data)).toBe(window)
    expect(read(JSON.stringify(data))).toBe(window)
  })

  test('error: a type that is made of itself has an end', () => {
    const data = typed('Node', { next: ['Node[]', [{ next: [] }]], name: ['string', 'x'] })
    expect(read(data)).toBe(window)
    const good = typed('Node', { next: ['Node[]', [{ next: [], name: 'y' }]], name: ['string', 'x'] })
    expect(read(good)).toMatchObject({ kind: 'typed-data' })
    let deep: object = { next: [], name: '' }
    for (let depth = 0; depth < 20; depth += 1) deep = { next: [deep], name: '' }
    expect(read({ ...good, message: deep })).toBe(window)
  })

  test('property: whatever comes is a wish or an error for people', () => {
    fc.assert(
      fc.property(fc.anything(), fc.json(), (value, json) => {
        for (const data of [value, json]) expect([window, no]).toContain(read(data))
      }),
    )
  })
})
