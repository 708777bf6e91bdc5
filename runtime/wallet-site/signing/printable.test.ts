import { expect, test } from 'vitest'
import { isPrintable, printableText } from './printable.js'

const hidden: readonly (readonly [string, string])[] = [
  ['a letter that turns the line around', 'Pay \u202e100 to bob'],
  ['an isolate', 'Pay \u2066100\u2069'],
  ['marks of direction', 'a\u200eb\u200f\u061c'],
  ['a space without width', 'app\u200b.example'],
  ['a joiner between Latin letters', 'app\u200dle'],
  ['a mark of byte order', '\ufeffhello'],
  ['a mark of notes between lines', 'a\ufff9b'],
  ['a soft hyphen', 'app\u00adle'],
  ['a filler of Hangul', 'a\u3164b'],
  ['empty Braille', 'a\u2800b'],
  ['tags', 'a\u{e0061}\u{e007f}'],
  ['a selector of a variant behind a letter', 'a\ufe0e'],
  ['a control', 'a\u0007'],
  ['a return alone, which overwrites a line', 'pay 1\rpay 2'],
  ['a separator of lines', 'a\u2028b'],
  ['half a letter', 'a\ud800'],
  ['a private letter', 'a\ue000'],
  ['one that is not assigned', 'a\u0378'],
  ['a tower of accents', 'a\u0301\u0301\u0301\u0301\u0301'],
  ['nothing', ''],
  ['spaces alone', ' \n\t '],
  ['more than a person reads', 'a'.repeat(10_001)],
]
test.each(hidden)('error: %s is not seen', (_, text) => {
  expect(isPrintable(text)).toBe(false)
})

test.each([
  ['lines', 'Hello,\n\tworld\r\nBye'],
  ['accents', 'Zürich, naïve, Việt'],
  ['other scripts', 'שלום مرحبا こんにちは'],
  ['Persian, which is joined by hand', 'می\u200cخواهم'],
  ['families of emoji', '👨\u200d👩\u200d👧 ❤\ufe0f 👍🏽'],
  ['as much as a person reads', 'a'.repeat(10_000)],
])('behavior: %s are seen', (_, text) => {
  expect(isPrintable(text)).toBe(true)
  expect(printableText(new TextEncoder().encode(text))).toBe(text)
})

test('error: bytes that are no UTF-8, and a mark of byte order in front, are no text', () => {
  expect(printableText(Uint8Array.of(0xff, 0x41))).toBeUndefined()
  expect(printableText(Uint8Array.of(0xc0, 0x80))).toBeUndefined()
  expect(printableText(Uint8Array.of(0xef, 0xbb, 0xbf, 0x41))).toBeUndefined()
})
