import { expect, test } from 'vitest'
import { z } from 'zod'
import { discriminate } from './discriminate.js'
import { list } from './list.js'
import { unimplemented } from './planned.js'
import { knownKeys, strict } from './strict.js'

const schema = z.object({
  a: discriminate<string | { b: number }>((value) =>
    typeof value === 'object' ? strict({ b: z.number() }) : z.enum(['x']),
  ),
})

const problems = (value: unknown, of: z.ZodType = schema) =>
  (of.safeParse(value).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)

test('behavior: only the branch the value belongs to speaks, with the whole path', () => {
  expect(problems({ a: 'x' })).toEqual([])
  expect(problems({ a: { b: 1 } })).toEqual([])
  expect(problems({ a: 'y' })).toEqual(['a: Invalid input: expected "x"'])
  expect(problems({ a: { b: 'no', c: 1 } })).toEqual([
    'a.b: Invalid input: expected number, received string',
    `a: ${knownKeys}b`,
  ])
})

test('behavior: a list may be empty unless told otherwise', () => {
  expect(problems([], list(z.string()))).toEqual([])
  expect(problems([], list(z.string(), 1))).toHaveLength(1)
})

test('behavior: what is planned is checked while it is off and refused while it is on', () => {
  const pay = unimplemented('pay', z.boolean())
  expect(problems(false, pay)).toEqual([])
  expect(problems(true, pay)).toEqual([': this version of create-modal-kit has no pay yet'])
  expect(problems('yes', pay)).toEqual([': this version of create-modal-kit has no pay yet'])
  expect(problems([], unimplemented('list', z.array(z.string())))).toEqual([])
  expect(problems(['a'], unimplemented('list', z.array(z.string())))).toEqual([
    ': this version of create-modal-kit has no list yet',
  ])
})
