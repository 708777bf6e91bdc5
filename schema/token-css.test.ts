import { expect, test } from 'vitest'
import { defaultOf, tokenDeclarations, tokenOf, variableOf } from './token-css.js'
import { tokens } from './tokens.js'

test('behavior: every token has a variable, and the variable leads back', () => {
  const names = Object.keys(tokens)
  expect(names.map(variableOf).map(tokenOf)).toEqual(names)
  expect(variableOf('color.on-accent')).toBe('--mk-color-on-accent')
})

test('behavior: the table says one value, or one for each scheme', () => {
  expect(defaultOf('radius.base')).toBe('4px')
  expect(defaultOf('color.surface')).toEqual({ light: '#ffffff', dark: '#1b1b1a' })
  expect([defaultOf('color.nope'), defaultOf('toString')]).toEqual([undefined, undefined])
})

test('behavior: declarations are those of the table in its order, with what is given over them', () => {
  const lines = tokenDeclarations({
    'color.text': { light: '#111', dark: '#eee' },
    'color.muted': { light: 'red', dark: 'red' },
  })
  expect(lines).toHaveLength(Object.keys(tokens).length)
  expect(lines.map((line) => line.split(':')[0])).toEqual(Object.keys(tokens).map(variableOf))
  expect(lines).toContain('--mk-color-text: light-dark(#111, #eee); /* text and icons */')
  expect(lines).toContain('--mk-color-muted: red; /* secondary text */')
  expect(lines).toContain('--mk-radius-base: 4px; /* the size all radii are multiples of */')
})
