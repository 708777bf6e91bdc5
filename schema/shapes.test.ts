import { expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import { unimplemented } from './planned.js'
import { discriminate, knownKeys, list, orderOf, strict } from './shapes.js'
import { webUrl } from './url.js'

const order = orderOf(['a', 'b', 'c'])

test('behavior: an order has some of the names, each once', () => {
  expect(order.parse(['c', 'a'])).toEqual(['c', 'a'])
  expectTypeOf<z.output<typeof order>>().toEqualTypeOf<readonly ('a' | 'b' | 'c')[]>()
})

test.each([
  [[], []],
  [['d'], [0]],
  [['a', 'b', 'a'], [2]],
])('error: %j', (value, path) => {
  expect(order.safeParse(value).error?.issues.map((issue) => issue.path)).toEqual([path])
})

test('param: a list may have to hold something', () => {
  expect(list(webUrl).safeParse([]).success).toBe(true)
  expect(list(webUrl, 1).safeParse([]).success).toBe(false)
})

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
