import { expect, test } from 'vitest'
import { nearest, suggest } from './suggest.js'

test.each([
  ['mainet', ['mainnet', 'base'], 'mainnet'],
  ['quantum', ['mainnet', 'base'], 'one of mainnet, base'],
  ['quantum', ['mainnet'], 'mainnet'],
  ['quantum', [], 'another name'],
])('behavior: for %s out of %j it says %s', (name, names, text) => {
  expect(suggest(name, names)).toBe(text)
})

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
