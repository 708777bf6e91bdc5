import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeSolanaTransaction } from './decode-solana.js'
import { solanaTransfers } from './solana-transfers.js'

const key = (letter: string) => letter.repeat(43)
const [alice, bob, carol, system] = [key('A'), key('B'), key('C'), key('1')]
const [aliceTokens, bobTokens, mint] = [key('D'), key('E'), key('M')]
const SOL = 'So11111111111111111111111111111111111111112'
const SIGNATURE = '5'.repeat(88)

interface Given {
  readonly keys: readonly string[]
  readonly pre: readonly number[]
  readonly post: readonly number[]
  readonly preTokens?: readonly object[]
  readonly postTokens?: readonly object[]
  readonly err?: unknown
}

function read({ keys, pre, post, preTokens = [], postTokens = [], err = null }: Given) {
  const transaction = decodeSolanaTransaction({
    slot: 9,
    blockTime: 1_700_000_000,
    transaction: { signatures: [SIGNATURE], message: { accountKeys: keys } },
    meta: {
      err,
      fee: 5_000,
      preBalances: pre,
      postBalances: post,
      preTokenBalances: preTokens,
      postTokenBalances: postTokens,
    },
  })
  if (!transaction) throw new Error('nothing was decoded')
  return solanaTransfers(transaction)
}

function tokens(accountIndex: number, owner: string, amount: number | string, of = mint) {
  return { accountIndex, mint: of, owner, uiTokenAmount: { amount: String(amount), decimals: 6 } }
}

test('behavior: a native transfer, without the fee', () => {
  expect(read({ keys: [alice, bob, system], pre: [1_000_000, 0, 1], post: [494_000, 501_000, 1] })).toEqual([
    { kind: 'native', token: null, tokenId: null, sender: alice, recipient: bob, amount: 501_000n },
  ])
})

test('behavior: a token transfer that opens the account of its receiver is only that', () => {
  const rent = 2_039_280
  const given = {
    keys: [alice, aliceTokens, bobTokens, system],
    pre: [9_000_000, rent, 0, 1],
    post: [9_000_000 - 5_000 - rent, rent, rent, 1],
    preTokens: [tokens(1, alice, 100)],
    postTokens: [tokens(1, alice, 40), tokens(2, bob, 60)],
  }
  expect(read(given)).toEqual([{ kind: 'spl', token: mint, tokenId: null, sender: alice, recipient: bob, amount: 60n }])
})

test('behavior: mints come from nowhere, burns go there', () => {
  const balances = { keys: [alice, aliceTokens], pre: [10_000, 1], post: [5_000, 1] }
  const minted = read({ ...balances, preTokens: [tokens(1, alice, 0)], postTokens: [tokens(1, alice, 7)] })
  expect(minted).toEqual([{ kind: 'spl', token: mint, tokenId: null, sender: null, recipient: alice, amount: 7n }])
  const burned = read({ ...balances, preTokens: [tokens(1, alice, 7)], postTokens: [tokens(1, alice, 0)] })
  expect(burned[0]).toMatchObject({ sender: alice, recipient: null, amount: 7n })
})

test('behavior: wrapping SOL takes SOL and gives the token', () => {
  const moved = read({
    keys: [alice, aliceTokens],
    pre: [2_000_000, 0],
    post: [2_000_000 - 5_000 - 900_000, 900_000],
    postTokens: [tokens(1, alice, 900_000, SOL)],
  })
  expect(moved.map(({ kind, sender, recipient, amount }) => [kind, sender, recipient, amount])).toEqual([
    ['native', alice, null, 900_000n],
    ['spl', null, alice, 900_000n],
  ])
})

test('behavior: one who pays two is two transfers', () => {
  const moved = read({ keys: [alice, bob, carol], pre: [100_000, 0, 0], post: [65_000, 20_000, 10_000] })
  expect(moved.map(({ recipient, amount }) => [recipient, amount])).toEqual([
    [bob, 20_000n],
    [carol, 10_000n],
  ])
})

test('behavior: a transaction that failed moved nothing', () => {
  expect(read({ keys: [alice, bob], pre: [10_000, 0], post: [5_000, 0], err: { InstructionError: [0, 'x'] } })).toEqual(
    [],
  )
})

test('property: the transfers sum up to what each account gained and lost', () => {
  const balance = fc.integer({ min: 0, max: 1_000_000 })
  const balances = fc.array(fc.tuple(balance, balance), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(balances, (all) => {
      const keys = all.map((_, index) => key('ABCDEFGH'[index] ?? 'Z'))
      const moved = read({ keys, pre: all.map(([pre]) => pre), post: all.map(([, post]) => post) })
      all.forEach(([pre, post], index) => {
        const came = moved.filter(({ recipient }) => recipient === keys[index])
        const went = moved.filter(({ sender }) => sender === keys[index])
        const sum = (list: typeof moved) => list.reduce((total, { amount }) => total + amount, 0n)
        expect(sum(came) - sum(went)).toBe(BigInt(post - pre + (index === 0 ? 5_000 : 0)))
        expect(came.length === 0 || went.length === 0).toBe(true)
      })
    }),
  )
})

test('error: an answer that is no transaction is refused', () => {
  expect(() => decodeSolanaTransaction({ slot: 1 })).toThrow('answered something else')
  expect(decodeSolanaTransaction(null)).toBeNull()
})
