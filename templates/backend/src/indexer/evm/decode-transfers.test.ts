import fc from 'fast-check'
import { encodeAbiParameters, type Hex, pad, parseAbiParameters, toEventSelector, toHex } from 'viem'
import { expect, test } from 'vitest'
import { decodeTransfers } from './decode-transfers.js'

const contract = `0x${'c0'.repeat(20)}`
const alice = `0x${'a1'.repeat(20)}`
const bob = `0x${'b0'.repeat(20)}`
const zero = `0x${'00'.repeat(20)}`
const TRANSFER = toEventSelector('Transfer(address,address,uint256)')
const SINGLE = toEventSelector('TransferSingle(address,address,address,uint256,uint256)')
const BATCH = toEventSelector('TransferBatch(address,address,address,uint256[],uint256[])')
const DEPOSIT = toEventSelector('Deposit(address,uint256)')
const WITHDRAWAL = toEventSelector('Withdrawal(address,uint256)')
const word = (value: bigint | string) => (typeof value === 'bigint' ? toHex(value, { size: 32 }) : pad(value as Hex))
const log = (topics: readonly string[], data: string) => ({ address: contract, topics: [...topics], data })
const batch = (ids: readonly bigint[], amounts: readonly bigint[]) =>
  encodeAbiParameters(parseAbiParameters('uint256[], uint256[]'), [ids, amounts])

test('behavior: an ERC-20 transfer', () => {
  expect(decodeTransfers(log([TRANSFER, word(alice), word(bob)], word(7n)))).toEqual([
    { kind: 'erc20', token: contract, tokenId: null, sender: alice, recipient: bob, amount: 7n },
  ])
})

test('behavior: mints come from nowhere and burns go there', () => {
  expect(decodeTransfers(log([TRANSFER, word(zero), word(bob)], word(7n)))[0]).toMatchObject({
    sender: null,
    recipient: bob,
  })
  expect(decodeTransfers(log([TRANSFER, word(alice), word(zero)], word(7n)))[0]).toMatchObject({
    sender: alice,
    recipient: null,
  })
})

test('behavior: an ERC-721 transfer, with the largest id there is', () => {
  const most = 2n ** 256n - 1n
  expect(decodeTransfers(log([TRANSFER, word(alice), word(bob), word(most)], '0x'))).toEqual([
    { kind: 'erc721', token: contract, tokenId: most, sender: alice, recipient: bob, amount: 1n },
  ])
})

test('behavior: ERC-1155 transfers, single and in a batch', () => {
  const topics = (event: string) => [event, word(contract), word(alice), word(bob)]
  const single = decodeTransfers(log(topics(SINGLE), word(5n) + word(9n).slice(2)))
  expect(single).toEqual([{ kind: 'erc1155', token: contract, tokenId: 5n, sender: alice, recipient: bob, amount: 9n }])
  const both = decodeTransfers(log(topics(BATCH), batch([1n, 2n, 3n], [10n, 0n, 30n])))
  expect(both.map(({ tokenId, amount }) => [tokenId, amount])).toEqual([
    [1n, 10n],
    [3n, 30n],
  ])
})

test('behavior: deposits and withdrawals count for the wrapped native token only', () => {
  const deposit = log([DEPOSIT, word(alice)], word(3n))
  expect(decodeTransfers(deposit)).toEqual([])
  expect(decodeTransfers(deposit, contract)[0]).toMatchObject({
    kind: 'erc20',
    sender: null,
    recipient: alice,
    amount: 3n,
  })
  const withdrawal = log([WITHDRAWAL, word(alice)], word(3n))
  expect(decodeTransfers(withdrawal, contract)[0]).toMatchObject({ sender: alice, recipient: null, amount: 3n })
})

test('error: logs that do not fit their standard moved nothing', () => {
  const full = `0x${'ff'.repeat(32)}`
  const wrong = [
    log([], '0x'),
    log([TRANSFER], word(1n) + word(2n).slice(2) + word(3n).slice(2)),
    log([TRANSFER, word(alice), word(bob)], '0x'),
    log([TRANSFER, word(alice), word(bob)], word(0n)),
    log([TRANSFER, word(alice), word(bob)], word(1n) + word(2n).slice(2)),
    log([TRANSFER, word(alice), word(bob), word(1n)], word(1n)),
    log([TRANSFER, full, word(bob)], word(1n)),
    log([SINGLE, word(contract), word(alice), word(bob)], word(5n)),
    log([SINGLE, word(contract), word(alice), word(bob)], word(5n) + word(0n).slice(2)),
    log([BATCH, word(contract), word(alice), word(bob)], batch([1n, 2n], [1n])),
    log([BATCH, word(contract), word(alice), word(bob)], `0x${'ff'.repeat(128)}`),
    log([BATCH, word(contract), word(alice), word(bob)], '0x1'),
  ]
  expect(wrong.map((each) => decodeTransfers(each, contract))).toEqual(wrong.map(() => []))
})

test('property: whatever a contract logs, decoding does not throw, and amounts are positive', () => {
  const event = fc.constantFrom(TRANSFER, SINGLE, BATCH, DEPOSIT, WITHDRAWAL)
  const topic = fc.oneof(fc.constant(word(alice)), fc.constant(word(zero)), hex(32, 32))
  const any = fc.tuple(event, fc.array(topic, { maxLength: 3 }), hex(0, 300))
  fc.assert(
    fc.property(any, ([first, rest, data]) => {
      for (const { amount } of decodeTransfers(log([first, ...rest], data), contract)) expect(amount > 0n).toBe(true)
    }),
  )
})

function hex(min: number, max: number) {
  return fc.uint8Array({ minLength: min, maxLength: max }).map((bytes) => toHex(bytes))
}
