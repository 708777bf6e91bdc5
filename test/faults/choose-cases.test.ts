import { expect, test } from 'vitest'
import { TURN } from '../setup/choose-rows.js'
import { builtCases, CASES, chosenCases, printMatrix } from './choose-cases.js'
import { cases } from './matrix.data.js'

const nameOf = ({ fault, operation }: { readonly fault: string; readonly operation: string }) => `${fault}/${operation}`

test('behavior: the matrix has 289 cases, and 232 of them are built', () => {
  expect(new Set(cases.map(nameOf)).size).toBe(289)
  expect(builtCases()).toHaveLength(232)
  const open = ['SIWX', 'name']
  const expected = cases.filter(({ operation }) => !open.includes(operation))
  expect(builtCases().map(nameOf)).toEqual(expected.map(nameOf))
})

test('behavior: eight run in a turn; in 29 turns each case has run, and without turns all do', () => {
  const turns = Array.from({ length: 29 }, (_, turn) => chosenCases({ [TURN]: String(2_000 + turn) }))
  for (const chosen of turns) {
    expect(chosen).toHaveLength(8)
    expect(new Set(chosen.map(({ fault }) => fault)).size).toBeGreaterThan(5)
  }
  expect(new Set(turns.flat().map(nameOf)).size).toBe(builtCases().length)
  expect(chosenCases({})).toHaveLength(builtCases().length)
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
