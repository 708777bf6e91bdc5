import { expect, test } from 'vitest'
import { printable, showFound } from './issue.js'

test.each([
  ['text', '"text"'],
  ['say "hi"', '"say \\"hi\\""'],
  [7, '7'],
  [null, 'null'],
  [false, 'false'],
  [[], 'an empty list'],
  [[1, 2], 'a list of 2'],
  [{ a: 1 }, 'an object'],
  [() => 1, 'a function'],
  [10n, 'a bigint'],
  [undefined, undefined],
  ['https://rpc.example', '"https://rpc.example"'],
  ['https://user:pass@rpc.example/v2/key', '"https://rpc.example/…"'],
  ['wss://rpc.example?key=1', '"wss://rpc.example/…"'],
  [`0x${'ab'.repeat(32)}`, 'a value that is not shown'],
  ['test test test test test test test test test test test junk', 'a value that is not shown'],
])('param: %o is shown as %s', (value, shown) => {
  expect(showFound(value, ['key'])).toBe(shown)
})

test('behavior: long text is cut at 60 characters', () => {
  const shown = showFound('a'.repeat(100), [])
  expect(shown).toBe(`"${'a'.repeat(55)}…"`)
})

test.each(['clientSecret', 'privateKey', 'api_key', 'password', 'accessToken', 'mnemonic'])(
  'behavior: the value of %s is not shown',
  (key) => {
    expect(showFound('value', ['services', key])).toBe('a value that is not shown')
  },
)

test('behavior: a token of the theme is no secret', () => {
  expect(showFound('red', ['theme', 'tokens', 'color.text'])).toBe('"red"')
})

test('behavior: control characters and changes of direction cannot reach the terminal', () => {
  expect(printable('a\u001b[31mb\u202ec\u0000\td\n')).toBe('a\ufffd[31mb\ufffdc\ufffd\td\n')
})
