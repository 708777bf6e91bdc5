import { expect } from 'vitest'
import { shortAddress } from '../../../runtime/core/address-look.js'
import { amountText } from '../../../runtime/core/amount-text.js'
import { exactText, readDecimal } from '../../../runtime/core/decimal-sums.js'
import { isSupported } from '../../../runtime/core/supported.js'
import { tokenBalances } from '../../../runtime/core/token-balance.js'
import { fiatText, quantityText } from '../../../runtime/core/token-text.js'
import { totalWorth, worthOf } from '../../../runtime/core/token-worth.js'
import { transactionPage } from '../../../runtime/core/transaction.js'
import { byMonth, isSpam, operationSign, shownOn } from '../../../runtime/core/transaction-rules.js'
import { namespaces } from '../../../schema/caip.js'
import { parseCaipAddress } from '../../../schema/parse-caip.js'
import { asset, assets } from './asset-list.js'
import { metIn } from './met-by.js'
import { type Rule, testRules } from './rule.js'

const inAccount = metIn('test/browser/spec-account.test.tsx')
const inActivity = metIn('test/browser/spec-activity.test.tsx')
const inWallets = metIn('test/browser/spec-wallets.test.tsx')

function row(decimals: string, numeric: string, price: unknown) {
  return { name: 'Coin', symbol: 'COIN', chainId: 'eip155:1', price, quantity: { decimals, numeric }, iconUrl: '' }
}

function balance(decimals: string, numeric: string, price: unknown = 2) {
  return tokenBalances({ balances: [row(decimals, numeric, price)] }) ?? []
}

function transactions(...flags: readonly (readonly (boolean | undefined)[])[]) {
  const data = flags.map((spam, index) => ({
    id: `${index}`,
    metadata: {
      minedAt: `202${4 - index}-03-0${index + 1}T12:00:00Z`,
      chain: `eip155:${index + 1}`,
      operationType: 'receive',
      status: 'confirmed',
    },
    transfers: spam.map((is_spam) => ({
      direction: 'in',
      quantity: { numeric: '1' },
      nft_info: is_spam === undefined ? undefined : { flags: { is_spam } },
    })),
  }))
  return transactionPage({ data })?.transactions ?? []
}
const spam = (...flags: readonly (boolean | undefined)[]) => transactions(flags).map(isSpam)

const amounts: readonly Rule[] = [
  {
    rule: '§5 "Balance display floored to 3 decimals"',
    metBy: inAccount('SPEC §5: a balance is floored to 3 decimals: %s'),
    holds() {
      expect(amountText({ value: 1_999_999_999_999_999_999n, decimals: 18 })).toBe('1.999')
      expect(amountText({ value: 0n, decimals: 18 })).toBe('0.000')
      expect(amountText({ value: 2n ** 256n - 1n, decimals: 36 }).slice(-8)).toBe(',269.984')
    },
  },
  {
    rule: '§5 "quantities fixed to 3 decimals"',
    metBy: inAccount('SPEC §5: quantities are fixed to 3 decimals, the nearest'),
    holds() {
      const shown = ['2', '0.12345', '0.9996', '1234.5'].map((text) => quantityText(readDecimal(text) ?? never()))
      expect(shown).toEqual(['2.000', '0.123', '1.000', '1,234.500'])
    },
  },
  {
    rule: '§3 "value, price, quantity": without a value, what a token is worth is its quantity at its price, exactly',
    metBy: inAccount('SPEC §3: without a value, what a token is worth is its quantity at its price, exactly'),
    holds() {
      const [token] = balance('36', `${2n ** 100n}.000000000000000001`, '1.000000000000000001')
      const worth = token && worthOf(token)
      expect(worth && exactText(worth)).toBe('1267650600228229402764353805604.229401496703205377000000000000000001')
    },
  },
  {
    rule: '§3 "value": what its source says that it is worth counts',
    metBy: inAccount('SPEC §3: what its source says that a token is worth counts'),
    holds() {
      const [token] = tokenBalances({ balances: [{ ...row('2', '5', 2), value: '9.5' }] }) ?? []
      const worth = token && worthOf(token)
      expect(worth && exactText(worth)).toBe('9.5')
    },
  },
  {
    rule: '§3 the total is the sum, in dollars and cents; without a price it is not counted',
    metBy: inAccount('SPEC §3: the total is the sum in dollars and cents, and what has no price is not counted'),
    holds() {
      const total = totalWorth([...balance('2', '0.1', 0.3), ...balance('2', '7', null), ...balance('2', '3000', 0.5)])
      expect([exactText(total), fiatText(total)]).toEqual(['1500.03', '$1,500.03'])
    },
  },
]

const assetLists: readonly Rule[] = [
  {
    rule: '§5 "An asset list is accepted only if every item matches the shape above"',
    metBy: [
      inAccount('SPEC §3, §5: a list of assets whose items all match is shown; the native one has no address'),
      inAccount('SPEC §3, §5: a list of assets with an item without %s is not accepted'),
    ],
    holds() {
      expect(assets(asset, asset)).toHaveLength(2)
      expect(assets(asset, { ...asset, balance: 100 })).toBeUndefined()
    },
  },
  {
    rule: '§5 "tokens with decimals 0 are dropped"',
    metBy: [
      inAccount('SPEC §5: tokens with 0 decimals are dropped'),
      inAccount('SPEC §3, §5: a list of assets whose items all match is shown; the native one has no address'),
    ],
    holds() {
      expect(assets(asset, { ...asset, metadata: { ...asset.metadata, decimals: 0 } })).toHaveLength(1)
      expect([balance('0', '5'), balance('1', '5').length]).toEqual([[], 1])
    },
  },
]

const activity: readonly Rule[] = [
  {
    rule: '§5 "Spam transactions (all transfers flagged spam) are dropped"',
    metBy: inActivity('SPEC §5: spam and what is of another chain is left out, and what moved nothing is no spam'),
    holds() {
      expect([spam(true), spam(true, true), spam(true, false), spam(true, undefined), spam(false)].flat()).toEqual([
        true,
        true,
        false,
        false,
        false,
      ])
      expect(shownOn('eip155:1', transactions([true]))).toEqual([])
    },
  },
  {
    rule: '§5 spam: a transaction that moved nothing, such as an approval, is none',
    metBy: inActivity('SPEC §5: spam and what is of another chain is left out, and what moved nothing is no spam'),
    holds: () => expect(spam()).toEqual([false]),
  },
  {
    rule: '§5 "Transactions are kept only for the connected chain"',
    metBy: inActivity('SPEC §5: spam and what is of another chain is left out, and what moved nothing is no spam'),
    holds: () => expect(shownOn('eip155:2', transactions([], [], [])).map(({ id }) => id)).toEqual(['1']),
  },
  {
    rule: '§3 "grouped by year, then month, newest first"',
    metBy: inActivity('SPEC §3: transactions are grouped by year and then month, the newest first in each'),
    holds() {
      const groups = byMonth([...transactions([], [], [])].reverse())
      expect(groups.map(({ year, month }) => [year, month])).toEqual([
        [2024, 2],
        [2023, 2],
        [2022, 2],
      ])
    },
  },
  ...(
    [
      ['+', ['receive', 'deposit', 'borrow', 'claim']],
      ['-', ['withdraw', 'repay', 'burn']],
      ['', ['send', 'trade', 'approve', 'mint', 'execute', 'constructor', '__proto__', '']],
    ] as const
  ).flatMap(([sign, types]) =>
    types.map((type) => ({
      rule: `§9 "Transaction operation types showing": ${type || 'none'} shows "${sign}"`,
      metBy: inActivity('SPEC §9: the sign before what a transaction moved is that of its operation type'),
      holds: () => expect(operationSign(type)).toBe(sign),
    })),
  ),
]

const accounts: readonly Rule[] = [
  {
    rule: '§5 "CAIP address: three colon-separated parts with a known namespace"',
    metBy: [
      inWallets('SPEC §5: an account of a WalletConnect session %s is no CAIP address'),
      inWallets('SPEC §5: an account of a WalletConnect session in three parts of a known namespace is connected'),
    ],
    holds() {
      expect(parseCaipAddress('eip155:1:0xab')).toEqual({ chainNamespace: 'eip155', reference: '1', address: '0xab' })
      for (const wrong of ['0xab', 'eip155:1', 'eip155:1:0xab:2', 'eip155::0xab', 'nowhere:1:0xab'])
        expect(() => parseCaipAddress(wrong)).toThrow()
    },
  },
  {
    rule: '§9 "Address display truncates to 4 and 6 characters"',
    metBy: inAccount('SPEC §9: an address is cut to 4 and 6 characters'),
    holds: () => expect(shortAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')).toBe('0xf3…b92266'),
  },
]

function never(): never {
  throw new Error('no number')
}

const chains: readonly Rule[] = [
  {
    rule: '§5 "Supported: balances on eip155 and solana; names and activity on eip155"',
    metBy: inAccount('SPEC §5: of balances, names and activity, what is supported is asked of the backend: %s'),
    holds() {
      const on = (what: 'balances' | 'names' | 'activity') => namespaces.filter((each) => isSupported(what, each))
      expect([on('balances'), on('names'), on('activity')]).toEqual([['eip155', 'solana'], ['eip155'], ['eip155']])
    },
  },
]

testRules([...chains, ...amounts, ...assetLists, ...activity, ...accounts])
