import { expect, test } from 'vitest'
import { builtCases, CASES, chosenCases, printMatrix, tenthOf } from './choose-cases.js'
import { cases, operations } from './matrix.data.js'

const nameOf = ({ fault, operation }: { readonly fault: string; readonly operation: string }) => `${fault}/${operation}`

test('behavior: the matrix has 289 cases, and 232 of them are built', () => {
  expect(new Set(cases.map(nameOf)).size).toBe(289)
  expect(builtCases()).toHaveLength(232)
  const open = ['SIWX', 'name']
  const expected = cases.filter(({ operation }) => !open.includes(operation))
  expect(builtCases().map(nameOf)).toEqual(expected.map(nameOf))
})

test('behavior: a tenth runs each day, with every operation that is built; in ten days each case has run', () => {
  const all = builtCases()
  const days = Array.from({ length: 10 }, (_, day) => tenthOf(all, 20_000 + day))
  for (const chosen of days) {
    expect(chosen.length).toBeLessThanOrEqual(Math.ceil(all.length / 10) + operations.length)
    expect(new Set(chosen.map(nameOf)).size).toBe(chosen.length)
    expect(new Set(chosen.map(({ operation }) => operation))).toEqual(new Set(all.map(({ operation }) => operation)))
  }
  expect(new Set(days.flat().map(nameOf)).size).toBe(all.length)
})

test('behavior: cases are named by operation, fault or both', () => {
  expect(chosenCases({ [CASES]: 'all' })).toHaveLength(232)
  expect(chosenCases({ [CASES]: 'out' }).map(nameOf)).toEqual([
    'F01/out',
    'F02/out',
    'F03/out',
    'F04/out',
    'F05/out',
    'F09/out',
    'F12/out',
    'F19/out',
    'F25/out',
    'F29/out',
    'F32/out',
    'F42/out',
  ])
  expect(chosenCases({ [CASES]: 'F31/send' }).map(nameOf)).toEqual(['F31/send'])
  expect(chosenCases({ [CASES]: 'F37' }).map(nameOf)).toEqual(['F37/send', 'F37/swap'])
  // Several at once, each case once.
  expect(chosenCases({ [CASES]: 'F31/send F37  F37/swap' }).map(nameOf)).toEqual(['F31/send', 'F37/send', 'F37/swap'])
  expect(chosenCases({ [CASES]: 'mail soc' })).toHaveLength(47)
  for (const wrong of ['F01/SIWX', 'mail F01/SIWX', 'F99'])
    expect(() => chosenCases({ [CASES]: wrong })).toThrow(/^No case that is built is called F(01\/SIWX|99)\.$/)
})

test('behavior: the matrix is printed with what each case came to', () => {
  const text = printMatrix((fault, operation) => (fault === 'F31' && operation === 'send' ? '✓' : 'open'))
  expect(text.split('\n')).toHaveLength(46)
  expect(text).toMatch(/^F31 +open +open +open +✓ +open +open +open +wallet rejects \(4001\)$/m)
})
