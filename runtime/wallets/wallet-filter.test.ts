import { expect, test } from 'vitest'
import { isExcluded } from './wallet-filter.js'

const wallet = { id: 'fern', rdns: 'io.fern', name: 'Fern' }

test.each([
  [{ ids: ['FERN'] }, true],
  [{ rdns: ['io.Fern'] }, true],
  [{ names: ['fern'] }, true],
  [{ ids: ['io.fern'], rdns: ['fern'], names: ['io.fern'] }, false],
  [{}, false],
  [undefined, false],
])('param: what the app leaves out by %o: %s', (exclude, isOut) => {
  expect(isExcluded(wallet, exclude)).toBe(isOut)
})

test('behavior: a wallet without an rdns is not the one whose rdns is empty', () => {
  expect(isExcluded({ id: 'a', name: 'A' }, { rdns: ['io.a'] })).toBe(false)
})
