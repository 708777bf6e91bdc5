import { expect, test } from 'vitest'
import { isInVersionRange } from './version-range.js'

test.each([
  ['8.17.0', '>=8.0.0 <8.17.1', true],
  ['8.17.1', '>=8.0.0 <8.17.1', false],
  ['7.5.9', '>=8.0.0 <8.17.1 || >=7.0.0 <7.5.10', true],
  ['7.5.10', '>=8.0.0 <8.17.1 || >=7.0.0 <7.5.10', false],
  ['5.6.1', '5.6.1', true],
  ['5.6.10', '=5.6.1', false],
  ['4.11.3', '<= 4.11.3', true],
  ['15.2.0', '>= 15.0.0, < 15.2.3', true],
  ['2.0.0', '*', true],
  ['10.0.0', '>9.9.9', true],
  ['9.9.9', '>9.9.9', false],
] as const)('param: %s in %s is %s', (version, range, is) => {
  expect(isInVersionRange(version, range)).toBe(is)
})
