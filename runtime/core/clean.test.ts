import { expect, test } from 'vitest'
import { clean } from './clean.js'

test('param: text', () => {
  expect(clean('MetaMask')).toBe('MetaMask')
  expect(clean('محفظة')).toBe('محفظة')
})

test('behavior: spaces are one, between words only', () => {
  expect(clean('  Meta   Mask ')).toBe('Meta Mask')
  expect(clean('  Cüzdan   Bir ')).toBe('Cüzdan Bir')
  expect(clean('Meta\tMask\u007f')).toBe('Meta Mask')
})

test('param: max counts characters, not code units', () => {
  expect(clean('🦊🦊🦊🦊', 3)).toBe('🦊🦊…')
  expect(clean('x'.repeat(500))).toHaveLength(40)
})

test('behavior: control characters, line breaks and bidi overrides are gone', () => {
  expect(clean('Meta\u202eksaM\u0000\n\u2028Wallet\u200b')).toBe('MetaksaM Wallet')
})

test('behavior: towers of accents are cut down', () => {
  expect(clean(`Z${'\u0301'.repeat(40)}`)).toBe('Z\u0301\u0301')
})

test('behavior: what is only noise becomes empty', () => {
  expect(clean('\u202e\u0007 \ufeff')).toBe('')
  const blank = ['\u3164', '\u2800 \u2800', '\u115f\u1160', '\uffa0', '\u200d\ufe0f', '\u00ad\u034f', '\u{e0061}']
  expect(blank.map((text) => clean(text))).toEqual(blank.map(() => ''))
  expect(clean('👩\u200d👧 ❤\ufe0f')).toBe('👩\u200d👧 ❤\ufe0f')
})
