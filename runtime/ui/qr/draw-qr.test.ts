import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { pathModules } from '../../../test/unit/path-modules.js'
import { readQr } from '../../../test/unit/read-qr.js'
import { drawQr } from './draw-qr.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** The modules of the drawing of a text, without the quiet zone. */
const modulesOf = (text: string, hole?: number) =>
  pathModules(drawQr(text, hole))
    .slice(4, -4)
    .map((row) => row.slice(4, -4))

test.each([
  address,
  address.toLowerCase(),
  'DRpbCBMxVnDK7maPM5tGv6MvB3v1sRMC86PZ8okm21hy',
  'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
])('behavior: a reader of the standard finds %s in the drawing', (text) => {
  expect(readQr(modulesOf(text))).toBe(text)
})

test('behavior: a longer text takes more modules, drawn as the encoder has them', () => {
  const uri = `wc:${'7f'.repeat(32)}@2?relay-protocol=irn&symKey=${'58'.repeat(32)}`
  expect(modulesOf(uri)).toEqual(encode(uri, { ecc: 'Q', border: 0 }).data)
})

test('param: hole changes the middle only', () => {
  const [whole, holed] = [modulesOf(address), modulesOf(address, 0.25)]
  const changed = whole.flatMap((row, y) => row.flatMap((isDark, x) => (holed[y]?.[x] === isDark ? [] : [y, x])))
  expect(changed.length).toBeGreaterThan(0)
  expect(changed.every((at) => Math.abs(at - 16) <= 4)).toBe(true)
})

test('error: a text that no code holds', () => {
  expect(() => drawQr('x'.repeat(1_664))).toThrow(RangeError)
  expect(() => drawQr('x'.repeat(1_663))).not.toThrow()
})
