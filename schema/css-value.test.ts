import { describe, expect, test } from 'vitest'
import { cssParts, cssValueProblem } from './css-value.js'
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

const characters = 'must not hold any of ; { } < > @ ! ` \\ or a comment'
const closing = 'must close every quote and bracket'
const invisible = 'must not hold characters that cannot be seen'

describe('what would break out of the declaration, hide what follows or fetch something', () => {
  test.each([
    ['red;}button{display:none', characters],
    ['red;', characters],
    ['red}', characters],
    ['{display:none}', characters],
    ['</style><script>alert(1)</script>', characters],
    ['<!-- red', characters],
    ['@import "https://evil.example/x.css"', characters],
    ['red !important', characters],
    ['red /* hidden', characters],
    ['red */ hidden', characters],
    ['/**/red', characters],
    ['\\75rl(x)', characters],
    ['"\\"', characters],
    ['`red`', characters],
    ['url(https://evil.example/x)', 'must not use url()'],
    ['URL(x)', 'must not use URL()'],
    ['var(--x, url(https://evil.example))', 'must not use url()'],
    ['"url(x)"', 'must not use url()'],
    ['src("https://evil.example")', 'must not use src()'],
    ['image-set("https://evil.example/x" 1x)', 'must not use image-set()'],
    ['-webkit-image-set("x" 1x)', 'must not use -webkit-image-set()'],
    ['cross-fade("x", "y")', 'must not use cross-fade()'],
    ['element(#id)', 'must not use element()'],
    ['paint(worklet)', 'must not use paint()'],
    ['attr(data-x)', 'must not use attr()'],
    ['env(safe-area-inset-top)', 'must not use env()'],
    ['expression(alert(1))', 'must not use expression()'],
    ['EXPRESSION(alert(1))', 'must not use EXPRESSION()'],
    ['\u00fcurl(x)', 'must not use \u00fcurl()'],
    ['rgb(0 0 0', closing],
    ['rgb(0 0 0))', closing],
    [')rgb(0 0 0', closing],
    ['calc([1px)]', closing],
    ['"Inter', closing],
    ["'Inter", closing],
    ['"Inter\'', closing],
    ['rgb(0 0 "0)', closing],
    ['red\nblue', 'must be on one line'],
    ['red\rblue', 'must be on one line'],
    ['red\fblue', 'must be on one line'],
    ['red\u2028blue', 'must be on one line'],
    ['red\u0000', invisible],
    ['red\tblue', invisible],
    ['red\u007f', invisible],
    ['red\u0085', invisible],
    ['\u202eder', invisible],
    ['re\u200bd', invisible],
    ['\ufeffred', invisible],
    ['red\ud800', invisible],
    ['   ', 'must not be empty'],
    ['', 'must not be empty'],
    ['a'.repeat(201), 'must not be longer than 200 characters'],
    ['a'.repeat(10_240), 'must not be longer than 200 characters'],
    ['('.repeat(10_240), 'must not be longer than 200 characters'],
  ])('error: %j', (value, problem) => {
    expect(cssValueProblem(value)).toBe(problem)
  })
})

describe('parts', () => {
  test.each<[string, ',' | ' ', readonly string[]]>([
    ['a, b', ',', ['a', 'b']],
    ['rgb(1, 2, 3), "a, b", [c, d]', ',', ['rgb(1, 2, 3)', '"a, b"', '[c, d]']],
    ['a,,b', ',', ['a', '', 'b']],
    ['', ',', ['']],
    ['  0  4px rgb(0 0 0 / 0.4) ', ' ', ['0', '4px', 'rgb(0 0 0 / 0.4)']],
    ['"a b" calc(1px + (2px * 3))', ' ', ['"a b"', 'calc(1px + (2px * 3))']],
    ['"(" a', ' ', ['"("', 'a']],
  ])('param: %j by %j', (value, separator, parts) => {
    expect(cssParts(value, separator)).toEqual(parts)
  })
})
