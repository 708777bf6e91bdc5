import { expect, test } from 'vitest'
import { faultCompiler } from '../mutate/compiler.js'
import { equivalents } from '../mutate/equivalents.data.js'
import { type Fault, putFault } from '../mutate/fault.js'
import { mutatedFolders } from '../mutate/folders.data.js'
import { judge } from '../mutate/judge.js'

const text = 'const a = 1\nif (a > 0 &&\n  a < 9) b()\n'

function fault(fate: Fault['fate'], after = 'x', file = 'a.ts'): Fault {
  return { file, line: 1, column: 1, before: 'y', after, text, fate }
}

const yes = () => true

test('param: a fault is put at its place, and told with the lines that it is on', () => {
  const at = (line: number, from: number, to: number, lastLine = line) =>
    putFault(text, { start: { line, column: from }, end: { line: lastLine, column: to } }, 'true')
  expect(at(1, 11, 12)).toEqual({ before: 'const a = 1', after: 'const a = true', text: text.replace('= 1', '= true') })
  expect(at(2, 5, 8, 3)).toEqual({
    before: 'if (a > 0 && a < 9) b()',
    after: 'if (true) b()',
    text: 'const a = 1\nif (true) b()\n',
  })
})

test('behavior: the score is what tests noticed of what counts', () => {
  const faults = [fault('killed'), fault('ran out'), fault('survived', 'z'), fault('not reached', 'w')]
  expect(judge(faults, { equivalents: [], compiles: yes, isWhole: true })).toMatchObject({
    count: 4,
    noticed: 2,
    score: 0.5,
    survivors: [{ after: 'z' }, { after: 'w' }],
    complaints: [],
  })
  expect(judge([], { equivalents: [], compiles: yes, isWhole: true }).score).toBe(1)
})

test('behavior: a named equivalent and what does not compile do not count', () => {
  const faults = [fault('killed'), fault('survived', 'z'), fault('survived', 'w'), fault('survived', 'z', 'b.ts')]
  const named = [{ file: 'a.ts', after: 'z', why: 'no reason' }]
  expect(judge(faults, { equivalents: named, compiles: ({ after }) => after !== 'w', isWhole: true })).toMatchObject({
    count: 2,
    equivalents: 1,
    invalid: 1,
    survivors: [{ file: 'b.ts' }],
    complaints: [],
  })
})

test('error: a row that matches nothing any more, or that a test notices, is told', () => {
  const rows = ['gone', 'noticed', 'lives'].map((after) => ({ file: 'a.ts', after, why: '' }))
  const faults = [fault('killed', 'noticed'), fault('survived', 'lives'), fault('killed', 'lives')]
  const judged = (isWhole: boolean) => judge(faults, { equivalents: rows, compiles: yes, isWhole }).complaints
  expect(judged(true)).toEqual([
    'a.ts: no fault gives "gone" any more',
    'a.ts: "noticed" is no equivalent, a test notices it',
  ])
  // A sample has not all faults, and says nothing of files that it does not touch.
  expect(judged(false)).toHaveLength(1)
  const elsewhere = { equivalents: [{ file: 'b.ts', after: 'gone', why: '' }], compiles: yes, isWhole: true }
  expect(judge(faults, elsewhere).complaints).toEqual([])
})

test('behavior: a fault that its types forbid does not compile, one that only cuts off a branch does', () => {
  const compiles = faultCompiler()
  const file = 'schema/caip.ts'
  const whole = (body: string) => compiles({ ...fault('survived', 'x', file), text: body })
  expect(whole('export const one = (): number => {\n  if (false) return 2\n  return 1\n}\n')).toBe(true)
  expect(whole('export const one = (): number => "1"\n')).toBe(false)
  expect(whole('export const one = (\n')).toBe(false)
}, 60_000)

test('param: every equivalent has a reason and stands in a folder that is mutated', () => {
  const bases = Object.values(mutatedFolders).flatMap(({ mutate }) => mutate.map((glob) => glob.split('*')[0] ?? ''))
  for (const { file, why } of equivalents) {
    expect([file, bases.some((base) => file.startsWith(base)), why.length > 10]).toEqual([file, true, true])
  }
})
