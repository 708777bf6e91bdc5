import { expect, expectTypeOf, test } from 'vitest'
import type { z } from 'zod'
import { list, orderOf } from './list.js'
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
