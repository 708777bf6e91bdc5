import { expect, test } from 'vitest'
import { tokens } from '../../schema/tokens.js'
import { pathOf } from './issue.js'
import { referenceIssues, type ThemeTokens } from './theme-colors.js'

const report = (written: ThemeTokens, merged: ThemeTokens = written) =>
  referenceIssues({ written, merged }).map(({ keys, message, fix }) => `${pathOf(keys)}: ${message}. ${fix}`)

test('behavior: tokens may name tokens of their kind, and variables of the page', () => {
  expect(
    report({
      'color.accent': { light: 'var(--mk-color-text)', dark: 'var(--brand)' },
      'radius.panel': 'calc(var(--mk-space-3) + var(--mk-radius-base))',
      'shadow.panel': '0 var(--mk-space-2) 24px var(--mk-color-scrim)',
      'motion.view': 'var(--mk-motion-height)',
    }),
  ).toEqual([])
})

test('behavior: the table itself has nothing to complain about', () => {
  expect(report(Object.fromEntries(Object.entries(tokens).map(([name, { light }]) => [name, light])))).toEqual([])
})

test.each<[string, ThemeTokens, string]>([
  [
    'a misspelt token',
    { 'color.accent': 'var(--mk-color-txt)' },
    "theme.tokens['color.accent']: names --mk-color-txt, which is no token. Write var(--mk-color-text) instead.",
  ],
  [
    'a token nobody could have meant',
    { 'color.accent': { light: '#123', dark: 'var(--mk-brandcolour-primary)' } },
    "theme.tokens['color.accent']: names --mk-brandcolour-primary, which is no token. Name a token that exists.",
  ],
  [
    'a token of another kind',
    { 'space.1': 'var(--mk-motion-view)' },
    "theme.tokens['space.1']: names motion.view, which is of another kind (duration). Name a token of the kind length.",
  ],
  [
    'itself',
    { 'radius.base': 'calc(var(--mk-radius-base) * 2)' },
    "theme.tokens['radius.base']: names radius.base, which leads back to it. Give one of them a value of its own.",
  ],
  [
    'a token of the table that is made of it',
    { 'text.base': 'calc(var(--mk-text-body) / 1.5)' },
    "theme.tokens['text.base']: names text.body, which leads back to it. Give one of them a value of its own.",
  ],
])('error: %s', (_, written, line) => {
  expect(report(written)).toEqual([line])
})

test('error: a circle is told at each of its lines', () => {
  expect(report({ 'color.text': 'var(--mk-color-muted)', 'color.muted': 'var(--mk-color-text)' })).toHaveLength(2)
})

test('behavior: only what the config writes is told', () => {
  const written = { 'space.2': '8px' }
  expect(report(written, { ...written, 'space.1': 'var(--mk-space-1)' })).toEqual([])
})
