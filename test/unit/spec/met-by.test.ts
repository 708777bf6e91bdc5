import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repository } from '../../setup/scratch.js'
import { notMet, titlesOf } from './met-by.js'

const here = 'test/unit/spec'
const file = 'test/browser/toasts.test.tsx'
const title = 'behavior: a toast goes by itself, and with the modal'

test('behavior: a rule is met by one test or by several', () => {
  expect(notMet({ file, title })).toEqual([])
  expect(
    notMet([
      { file, title },
      { file, title: 'param: %s shows as %s with the role %s' },
    ]),
  ).toEqual([])
})

test.each([
  ['nothing', undefined, 'no test is named'],
  ['an empty list', [], 'no test is named'],
  ['another title', { file, title: `${title}.` }, `${file} has no test "${title}."`],
  [
    'one of two that is missing',
    [
      { file, title },
      { file, title: 'x' },
    ],
    `${file} has no test "x"`,
  ],
  ['a file that is not there', { file: 'test/browser/x.test.tsx', title }, 'test/browser/x.test.tsx is not there'],
  [
    'a unit test',
    { file: `${here}/met-by.test.ts`, title: 'behavior: a rule is met by one test or by several' },
    `${here}/met-by.test.ts is no browser or e2e test`,
  ],
  ['a helper', { file: 'test/e2e/shared.ts', title }, 'test/e2e/shared.ts is no browser or e2e test'],
])('error: a rule is not met by %s', (_, metBy, why) => {
  expect(notMet(metBy)).toEqual([why])
})

test('behavior: titles are those of tests that run', () => {
  const text = `
    // test('commented', () => {})
    /* test('in a block', () => {}) */
    const quoted = "test('quoted', () => {})"
    test('plain', () => {})
    test('with options', { timeout: 5 }, () => {})
    test.each([1])('each %s', () => {})
    test.each<number>([1])(\`typed %s\`, () => {})
    describe('a group', () => { test('inside', () => {}) })
    describe.each([1])('groups', () => { test('inside each', () => {}) })
    test.skip('skipped', () => {})
    test.skip.each([1])('skipped each', () => {})
    test.todo('to do')
    test('skipped by an option', { skip: true }, () => {})
    test('expected to fail', { fails: true }, () => {})
    describe.skip('a group', () => { test('inside a skipped one', () => {}) })
    if (false) test('never', () => {})
    function unused() { test('in a function', () => {}) }
    it.each([1])('of another name', () => {})
  `
  const titles = ['plain', 'with options', 'each %s', 'typed %s', 'inside', 'inside each']
  expect(titlesOf('a.test.tsx', text)).toEqual(titles)
})

test('behavior: every table of rules is tested as one', () => {
  const texts = readdirSync(join(repository, here))
    .filter((name) => name.endsWith('.test.ts') && name !== 'met-by.test.ts')
    .map((name) => [name, readFileSync(join(repository, here, name), 'utf8')] as const)
  expect(texts.length).toBeGreaterThan(4)
  expect(
    texts.filter(([, text]) => !/^testRules\(/m.test(text) || /^\s*test[.(]/m.test(text)).map(([name]) => name),
  ).toEqual([])
})
