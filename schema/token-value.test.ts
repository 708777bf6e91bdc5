import { describe, expect, test } from 'vitest'
import type { TokenKind } from './token-kind.js'
import { kindOf } from './token-kind.js'
import { tokenValueProblem } from './token-value.js'
import { type Token, type TokenName, tokens } from './tokens.js'

/** Values of each kind that may stand, and some that may not. */
const table: Readonly<Record<TokenKind, { readonly good: readonly string[]; readonly bad: readonly string[] }>> = {
  color: {
    good: ['#fff', '#FFFF', '#a1b2c3', '#a1b2c3d4', 'rebeccapurple', 'transparent', 'currentcolor', 'CanvasText']
      .concat(['rgb(1 2 3 / 40%)', 'HSL(1deg 2% 3%)', 'oklch(60% 0.2 250)', 'color(display-p3 1 0 0)', ' red '])
      .concat(['color-mix(in oklab, red 40%, var(--brand))', 'light-dark(#fff, #000)', 'var(--brand)']),
    bad: [
      '#12',
      '#ggg',
      '4px',
      '400',
      'none',
      'inherit',
      'INITIAL',
      'red blue',
      'rgb(1 2 3) red',
      'calc(1px)',
      '"red"',
    ],
  },
  family: {
    good: [
      'Inter',
      '"Inter", system-ui, sans-serif',
      "'Helvetica Neue', Arial",
      'Times New Roman, serif',
      'var(--font)',
    ].concat(['-apple-system', '"ヒラギノ角ゴ"', 'ヒラギノ', 'var(--font, "A"), serif']),
    bad: ['', 'inherit', 'Inter, initial', 'Inter,', ', Inter', '12px', '"A" "B"', 'A, "B" c', 'rgb(1 2 3)'],
  },
  weight: {
    good: ['1', '400', '1000', 'bold', 'normal', 'var(--weight)'],
    bad: ['0', '1001', '400.5', '-400', 'lighter', 'bolder', '400px', 'heavy'],
  },
  length: {
    good: [
      '0px',
      '12px',
      '.5rem',
      '+1px',
      '1.5em',
      '10dvh',
      '1e1px',
      'calc(var(--mk-radius-base) * 3)',
      'var(--gap)',
    ].concat(['clamp(1px, 2vw, 3px)', 'min(1px, 2px)', 'calc(1px + 2px)']),
    bad: ['0', '12', '-4px', '50%', 'auto', '12 px', '12px 4px', 'calc(1 + 2)', 'calc(1px) 2px', '12ms', 'px', '1pxx'],
  },
  shadow: {
    good: ['0 0 transparent', '0 8px 24px rgb(0 0 0 / 0.3)', 'inset 0 0 0 1px red', '#000 1px 1px', 'var(--shadow)']
      .concat(['0 1px 2px var(--mk-color-shadow), 0 4px 8px -2px var(--mk-color-shadow)'])
      .concat(['calc(1px * 2) 2px red', '0 0 0 var(--ring) red', '0 24px 64px -12px var(--mk-color-shadow)']),
    bad: [
      'none',
      'red',
      '1px',
      '1px red',
      '1px 1px 1px 1px 1px',
      '1px 1px red blue',
      'inset inset 0 0',
      '0 0 red,',
    ].concat(['0 0 50%', '1 1 red']),
  },
  integer: {
    good: ['0', '999', '-1', '2147483647', 'var(--z)'],
    bad: ['1.5', '999px', 'auto', '2147483648', '9'.repeat(12), '1e3', '+1'],
  },
  duration: {
    good: ['0s', '0ms', '150ms', '.2s', '1.2s', 'var(--speed)', 'calc(var(--mk-motion-view) * 2)', 'calc(1s / 2)'],
    bad: ['0', '150', '-1s', '150 ms', 'fast', '150px', 'calc(1 + 2)'],
  },
  easing: {
    good: [
      'linear',
      'ease-in-out',
      'cubic-bezier(0.2, 0.8, 0.2, 1)',
      'cubic-bezier(.3,-1,1,2)',
      'steps(4, jump-end)',
    ].concat(['steps(3)', 'steps( 3 , end )', 'linear(0, 0.5 20%, 1)', 'var(--ease)']),
    bad: [
      'spring',
      'cubic-bezier(2, 0, 0, 1)',
      'cubic-bezier(0, 0, 1)',
      'cubic-bezier(a, b, c, d)',
      'steps(0)',
      'steps(2, none)',
    ].concat(['linear(red)', 'linear(1)', '150ms', 'ease, ease']),
  },
}

describe.each(Object.entries(table) as [TokenKind, (typeof table)[TokenKind]][])('%s', (kind, { good, bad }) => {
  test.each(good)('param: %s', (value) => {
    expect(tokenValueProblem(kind, value)).toBeUndefined()
  })
  test.each(bad)('error: "%s"', (value) => {
    expect(tokenValueProblem(kind, value)?.message).toMatch(/^must /)
  })
})

test.each<[TokenKind, string, string, string]>([
  ['length', '12', 'must be a length, with its unit', "Write '12px'."],
  ['length', '0', 'must be a length, with its unit', "Write '0px'."],
  ['duration', '150', 'must be a duration, with its unit', "Write '150ms'."],
  ['length', 'wide', 'must be a length', "Write a number with its unit, such as '12px'."],
  ['shadow', 'none', 'must be one or more shadows', expect.stringContaining("'0 0 transparent' for none")],
  ['integer', 'auto', 'must be a whole number', "Write one without a unit, such as '999'."],
  ['weight', 'heavy', 'must be a font weight', "Write a whole number from 1 to 1000, such as '600'."],
  ['color', '12px', 'must be a colour', expect.stringContaining('#2360e8')],
  ['color', 'red;', 'must not hold any of ; { } < > @ ! ` \\ or a comment', 'Write one plain CSS value.'],
])('error: %s %s says what to write', (kind, value, message, fix) => {
  expect(tokenValueProblem(kind, value)).toEqual({ message, fix })
})

test.each(Object.entries<Token>(tokens))(
  'behavior: %s of the table is of its own kind',
  (name, { light, dark = light }) => {
    // The keys of the table are its names.
    const kind = kindOf(name as TokenName)
    expect([light, dark].map((value) => tokenValueProblem(kind, value))).toEqual([undefined, undefined])
  },
)

test('behavior: the kind is told by the name', () => {
  expect(
    (['color.text', 'font.family', 'font.strong', 'layer.modal', 'motion.ease', 'motion.view'] as const).map(kindOf),
  ).toEqual(['color', 'family', 'weight', 'integer', 'easing', 'duration'])
})
