import { expect, test } from 'vitest'
import { cssValueProblem } from './css-value.js'
import { tokens } from './tokens.js'

test.each([
  '#fff',
  'rgb(10 12 16 / 0.4)',
  'oklch(60% 0.2 250)',
  'color-mix(in oklab, red 40%, var(--brand))',
  '"Inter", \'Helvetica Neue\', sans-serif',
  'calc(var(--mk-radius-base) * 3)',
  'cubic-bezier(0.2, 0.8, 0.2, 1)',
])('param: %s is one CSS value', (value) => {
  expect(cssValueProblem(value)).toBeUndefined()
})

test('behavior: the kit may print its own tokens', () => {
  const values = Object.values<{ light: string; dark?: string }>(tokens).flatMap(({ light, dark = light }) => [
    light,
    dark,
  ])
  expect(values.filter((value) => cssValueProblem(value) !== undefined)).toEqual([])
})

test.each([
  ['red;}button{display:none', 'must not hold any of ; { } < > @ ! ` \\ or a comment'],
  ['url(https://evil.example/x)', 'must not use url()'],
  ['URL (x)', undefined],
  ['image-set("https://evil.example/x" 1x)', 'must not use image-set()'],
  ['expression(alert(1))', 'must not use expression()'],
  ['red /* hidden', 'must not hold any of ; { } < > @ ! ` \\ or a comment'],
  ['red !important', 'must not hold any of ; { } < > @ ! ` \\ or a comment'],
  ['\\75rl(x)', 'must not hold any of ; { } < > @ ! ` \\ or a comment'],
  ['</style>', 'must not hold any of ; { } < > @ ! ` \\ or a comment'],
  ['rgb(0 0 0', 'must close every quote and bracket'],
  ['rgb(0 0 0))', 'must close every quote and bracket'],
  ['calc([1px)]', 'must close every quote and bracket'],
  ['"Inter', 'must close every quote and bracket'],
  ['red\nblue', 'must be on one line'],
  ['   ', 'must not be empty'],
  ['a'.repeat(10_240), 'must not be longer than 200 characters'],
])('error: %s', (value, problem) => {
  expect(cssValueProblem(value)).toBe(problem)
})
