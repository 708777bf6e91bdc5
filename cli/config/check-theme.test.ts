import { expect, test } from 'vitest'
import { presets } from '../../schema/presets.data.js'
import { checkTheme } from './check-theme.js'
import { pathOf } from './issue.js'
import type { ThemeTokens } from './theme-colors.js'

function report(written: ThemeTokens) {
  const { issues, notes } = checkTheme({ written, merged: written })
  return [...issues.map(({ keys, message, found, fix }) => `${pathOf(keys)}: ${message} (${found}). ${fix}`), ...notes]
}

test('behavior: a theme that writes no colour has nothing to check', () => {
  expect(report({})).toEqual([])
  expect(report({ 'radius.base': '2px' })).toEqual([])
  expect(checkTheme({ written: {}, merged: presets.lilac })).toEqual({ issues: [], notes: [] })
})

test('error: what is no colour, where it is written', () => {
  expect(report({ 'color.text': 'grene', 'color.border': { light: '#eee', dark: 'rgb(foo)' } })).toMatchInlineSnapshot(`
    [
      "theme.tokens['color.text']: is not a colour ("grene"). Write a colour, such as #2360e8, rgb(35 96 232) or oklch(55% 0.2 262).",
      "theme.tokens['color.border'].dark: is not a colour ("rgb(foo)"). Write a colour, such as #2360e8, rgb(35 96 232) or oklch(55% 0.2 262).",
    ]
  `)
})

test('error: a panel that the page shows through', () => {
  expect(report({ 'color.surface': { light: 'rgb(255 255 255 / 0.8)', dark: '#1b1b1a' } })).toMatchInlineSnapshot(`
    [
      "theme.tokens['color.surface'].light: must not be see-through, because text stands on it and the page is behind it ("rgb(255 255 255 / 0.8)"). Write it without transparency, such as #ffffff.",
    ]
  `)
})

test('behavior: what depends on the page is let through, and said not to have been checked', () => {
  expect(report({ 'color.accent': 'var(--brand)' })).toEqual([
    'theme.tokens: contrast with color.accent was not checked, because its value depends on the page or the system.',
  ])
  expect(report({ 'color.accent': 'var(--brand)', 'color.on-accent': { light: '#fff', dark: 'Canvas' } })).toEqual([
    'theme.tokens: contrast with color.accent, color.on-accent was not checked, because their values depend on the page or the system.',
  ])
})

test('error: what depends on the page does not hide what does not', () => {
  const lines = report({ 'color.accent': 'var(--brand)', 'color.muted': { light: '#eee', dark: '#eee' } })
  expect(lines.map((line) => line.slice(0, 60))).toEqual(
    [
      "theme.tokens['color.muted'].light: is too faint on color.pre",
      'theme.tokens: contrast with color.accent was not checked, bec',
    ].map((line) => line.slice(0, 60)),
  )
})
