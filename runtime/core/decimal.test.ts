import fc from 'fast-check'
import { expect, test } from 'vitest'
import { added, cut, multiplied, nearest, shifted } from '../../test/unit/decimal-oracle.js'
import { amountText } from './amount-text.js'
import { fixedText, ofUnits } from './decimal.js'
import { exactText, readDecimal, sum, times } from './decimal-sums.js'

const units = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const decimals = fc.integer({ min: 0, max: 36 })
const digit = fc.constantFrom(...'0123456789')
const digitText = (longest: number) => fc.string({ unit: digit, minLength: 1, maxLength: longest })
const price = fc.tuple(digitText(20), digitText(60)).map(([whole, fraction]) => `${whole}.${fraction}`)

function read(text: string) {
  const value = readDecimal(text)
  if (!value) throw new Error(`${text} is no number`)
  return value
}

test('behavior: base units of 0 to 36 decimals, up to 2^256-1, in whole coins to the last digit', () => {
  fc.assert(
    fc.property(units, decimals, (value, places) => {
      expect(exactText(ofUnits(value, places))).toBe(shifted(`${value}`, places))
    }),
  )
})

test('behavior: what is shown is the exact text, cut or to the nearest', () => {
  fc.assert(
    fc.property(units, decimals, fc.integer({ min: 1, max: 8 }), (value, places, shown) => {
      const exact = shifted(`${value}`, places)
      const amount = ofUnits(value, places)
      expect(fixedText(amount, shown, 'down')).toBe(cut(exact, shown))
      expect(fixedText(amount, shown, 'nearest')).toBe(nearest(exact, shown))
    }),
  )
})

test('behavior: a balance is shown with every digit before the point, and three behind it', () => {
  fc.assert(
    fc.property(units, decimals, (value, places) => {
      const text = amountText({ value, decimals: places })
      expect(text.replaceAll(',', '')).toBe(cut(shifted(`${value}`, places), 3))
    }),
  )
})

test('behavior: a quantity at a price of many digits is their product to the last one', () => {
  fc.assert(
    fc.property(units, decimals, price, (value, places, at) => {
      const product = times(ofUnits(value, places), read(at))
      expect(exactText(product)).toBe(multiplied(shifted(`${value}`, places), at))
      expect(fixedText(product, 2, 'nearest')).toBe(nearest(exactText(product), 2))
    }),
  )
})

test('behavior: a total is the sum of its parts, in any order', () => {
  fc.assert(
    fc.property(fc.array(price, { minLength: 1, maxLength: 12 }), (all) => {
      const total = exactText(sum(all.map(read)))
      expect(total).toBe(added(all))
      expect(exactText(sum([...all].reverse().map(read)))).toBe(total)
    }),
  )
  expect(exactText(sum([]))).toBe('0')
})

test('behavior: a JSON number is read as what it prints, small and large ones too', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e99, noNaN: true, noDefaultInfinity: true }), (number) => {
      fc.pre(number === 0 || number > 1e-99)
      const text = exactText(read(JSON.stringify(number)))
      expect(text).toMatch(/^\d+(\.\d*[1-9])?$/)
      expect(Number(text)).toBe(number)
    }),
  )
})

test.each([
  ['0', '0'],
  ['007.50', '7.5'],
  ['1e3', '1000'],
  ['1.25E-7', '0.000000125'],
  ['12.5e1', '125'],
  [1e21, '1000000000000000000000'],
  [5e-7, '0.0000005'],
  ['0.000', '0'],
])('param: %j is %s', (input, text) => {
  expect(exactText(read(`${input}`))).toBe(text)
})

test.each([
  '',
  ' 1',
  '-1',
  '+1',
  '.5',
  '5.',
  '1,5',
  '0x10',
  '1e',
  '1e101',
  '1e-101',
  'Infinity',
  '1'.repeat(161),
  '١',
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -0.5,
  1e200,
  1n,
  null,
  undefined,
  true,
  [1],
  { valueOf: () => 1 },
])('error: %s is no number', (input) => {
  expect(readDecimal(input)).toBeUndefined()
})

test('param: places', () => {
  expect(fixedText(read('1.995'), 0, 'down')).toBe('1')
  expect(fixedText(read('1.5'), 0, 'nearest')).toBe('2')
  expect(fixedText(read('9.9995'), 3, 'nearest')).toBe('10.000')
  expect(fixedText(read('9.9995'), 3, 'down')).toBe('9.999')
  expect(fixedText(read('7'), 3, 'nearest')).toBe('7.000')
})
