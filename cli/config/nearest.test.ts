import { expect, test } from 'vitest'
import { nearest } from '../suggest.js'

const names = ['mainnet', 'base', 'polygon', 'projectId']

test.each([
  ['mainet', 'mainnet'],
  ['MAINNET', 'mainnet'],
  ['project_id', 'projectId'],
  ['poly', 'polygon'],
  ['bsae', 'base'],
  ['ba', undefined],
  ['b', undefined],
  ['quantum', undefined],
])('behavior: %s means %s', (name, meant) => {
  expect(nearest(name, names)).toBe(meant)
})

test('param: nothing to choose from', () => {
  expect(nearest('a', [])).toBeUndefined()
})
