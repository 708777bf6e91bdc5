import { describe, expect, test } from 'vitest'
import { transfer } from '../../../test/unit/played-approval-page.js'
import type { Approval } from './approval.js'
import { approvalWords } from './approval-words.data.js'
import { cardOf } from './card.js'
import { english } from './english-words.data.js'
import { groupsOf, visibleLine, visibleText } from './visible-text.js'
import { wordsFor } from './words-for.js'

const place = { app: 'https://app.example', local: english }
const originOf = (app: string) => cardOf(transfer, { app, local: english }).origin

describe('the origin', () => {
  test.each([
    ['https://app.example', 'https://', 'app.example'],
    ['http://localhost:5173', 'http://', 'localhost:5173'],
    // Cyrillic, alone and mixed.
    ['https://аррӏе.com', 'https://', 'xn--80ak6aa92e.com'],
    ['https://раypal.com', 'https://', 'xn--ypal-43d9g.com'],
    ['https://bank.example@evil.example', 'https://', 'evil.example'],
    ['https://APP.example:8443', 'https://', 'app.example:8443'],
    ['null', '', 'null'],
    ['javascript:alert(1)', '', 'javascript:alert(1)'],
    ['\u202ehttps', '', '[U+202E]https'],
  ])('security: %s is %s%s', (app, scheme, host) => {
    expect(originOf(app)).toEqual({ scheme, host })
  })

  test('security: a long host is whole', () => {
    const host = `login.bank.example.${'a-very-long-name-'.repeat(12)}.evil.example`
    expect(originOf(`https://${host}`).host).toBe(host)
  })
})

describe('texts of others', () => {
  test.each([
    ['a\u202eb', 'a[U+202E]b'],
    ['a\u2066b\u2069\u200fc', 'a[U+2066]b[U+2069][U+200F]c'],
    ['a\u200bb\ufeff\u00ad', 'a[U+200B]b[U+FEFF][U+00AD]'],
    ['pay\u200dpal\u200c', 'pay[U+200D]pal[U+200C]'],
    ['\u0000\u001b[31m\u007f', '[U+0000][U+001B][31m[U+007F]'],
    ['a\r\nb\tc', 'a[U+000D]\nb\tc'],
    ['\u2028\u2029\u0085', '[U+2028][U+2029][U+0085]'],
    ['\u{e0041}\u2800\u3164\ud800', '[U+E0041][U+2800][U+3164][U+D800]'],
    ['1\ufe0f', '1[U+FE0F]'],
    ['👩‍👩‍👧 ❤️ 1️⃣ 👍🏽', '👩‍👩‍👧 ❤️ 1️⃣ 👍🏽'],
    ['می‌خواهم क्‍ष', 'می‌خواهم क्‍ष'],
    ['<b>&amp;</b>', '<b>&amp;</b>'],
  ])('security: what is in %j can be seen', (text, shown) => {
    expect(visibleText(text)).toBe(shown)
  })

  test('security: a line has no other lines in it', () => {
    expect(visibleLine('ETH\nTo: me\t')).toBe('ETH[U+000A]To: me[U+0009]')
  })

  test('behavior: a long text of marks alone takes no long time', () => {
    expect(visibleText('\u200d'.repeat(250_000))).toHaveLength(2_000_000)
  })

  test('behavior: addresses stand in groups, whole', () => {
    const [solana, evm] = ['7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV', '0x71C7656EC7ab88b098defB751B7401B5f6d8976F']
    expect(groupsOf(evm).slice(0, 3)).toEqual(['0x71C7', '656E', 'C7ab'])
    expect([groupsOf(evm).join(''), groupsOf(solana).join(''), groupsOf('')]).toEqual([evm, solana, []])
    expect(groupsOf(solana).every((group) => group.length <= 4)).toBe(true)
  })
})

test('behavior: the amount is large and not said again; others stay', () => {
  const rows = [
    { label: 'amount', value: '0.5 ETH', form: 'amount' },
    { label: 'fee', value: '1 ETH', form: 'amount' },
  ] as const
  const card = cardOf({ ...transfer, rows }, place)
  const { amount: _, ...untold } = { ...transfer, rows }
  expect([card.amount, card.rows.map(({ label }) => label)]).toEqual(['0.5 ETH', ['Highest fee']])
  expect(cardOf(untold, place)).toEqual(card)
  expect(cardOf({ ...transfer, amount: '1 \u202eETH' }, place).amount).toBe('1 [U+202E]ETH')
})

test('behavior: the address of a token is behind a disclosure, marks and risks are sentences, texts come last', () => {
  const approval: Approval = {
    ...transfer,
    rows: [
      { label: 'message', value: 'a\nb', form: 'long' },
      { label: 'to', value: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F', form: 'address', mark: 'first-time' },
      { label: 'token', value: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F', form: 'address' },
      { label: 'token', value: 'USDC', form: 'text' },
    ],
    risks: ['another-origin', 'test-network'],
  }
  const { rows, texts, risks } = cardOf(approval, place)
  expect(rows.map(({ label, disclosure, mark }) => [label, disclosure, mark])).toEqual([
    ['To', undefined, { text: 'First time sending to this address.', isWarning: true }],
    ['Token', 'Token address', undefined],
    ['Token', undefined, undefined],
  ])
  expect(texts.map(({ value }) => value)).toEqual(['a\nb'])
  expect(risks.map(({ isError }) => isError)).toEqual([true, false])
})

describe('numbers', () => {
  const lineIn = (language: string, amount: string) =>
    cardOf({ ...transfer, amount }, { ...place, local: wordsFor(language) }).amount

  test.each([
    ['en', '1.234 ETH', '1.234 ETH'],
    ['de', '1.234 ETH', '1,234 ETH'],
    ['fr', '1234567.000000000000000001 ETH', '1234567,000000000000000001 ETH'],
    ['tr', `${'9'.repeat(70)}.${'1'.repeat(70)} A.B`, `${'9'.repeat(70)},${'1'.repeat(70)} A.B`],
    ['ar', '0.5 ETH', '0.5 ETH'],
    ['ja', '0.5 ETH', '0.5 ETH'],
    ['de', '2000 USD.C', '2000 USD.C'],
    ['de', '1.2.3 ETH', '1.2.3 ETH'],
    ['de', '.5 ETH', '.5 ETH'],
    ['de', 'v1.5 ETH', 'v1.5 ETH'],
    ['de', '1.\u202e5 ETH', '1.[U+202E]5 ETH'],
  ])('behavior: in %s %s is %s: a sign of its own, every digit', (language, amount, shown) => {
    expect(lineIn(language, amount)).toBe(shown)
  })

  test('behavior: fees and balances are written as the amount; addresses and texts are as they are', () => {
    const approval: Approval = {
      ...transfer,
      rows: [
        { label: 'fee', value: '0.000042 ETH', form: 'text' },
        { label: 'to', value: '1.5 x', form: 'address' },
        { label: 'message', value: '1.5 ETH', form: 'long' },
      ],
    }
    const { rows, texts } = cardOf(approval, { ...place, local: wordsFor('de') })
    expect([...rows, ...texts].map(({ value }) => value)).toEqual(['0,000042 ETH', ['1.5 ', 'x'], '1.5 ETH'])
  })
})

test.each(Object.entries(approvalWords))(
  'behavior: in %s the button that leaves a transfer alone is not called as the one that cancels it',
  (language, { cancel, keep, approve }) => {
    const local = wordsFor(language)
    const asked = cardOf({ ...transfer, title: 'cancel-send' }, { ...place, local })
    expect([asked.cancel, asked.approve]).toEqual([keep, approve])
    expect(new Set([cancel, keep, approve]).size).toBe(3)
    expect(cardOf({ ...transfer, title: 'speed-up' }, { ...place, local }).cancel).toBe(cancel)
    // What is said above the buttons has to do for both.
    expect(local.words.states.ready.toLowerCase()).not.toContain(cancel.toLowerCase())
  },
)
