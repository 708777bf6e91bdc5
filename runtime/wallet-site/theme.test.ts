import { expect, test } from 'vitest'
import { siteWorld } from '../../test/unit/wallet-site-world.js'
import { themeProperties } from './theme.js'

const colors = {
  '--mk-color-surface': 'rgb(255, 255, 255)',
  '--mk-color-raised': '#f2f2ee',
  '--mk-color-border': 'rgb(220, 220, 213)',
  '--mk-color-text': 'rgb(28, 28, 26)',
  '--mk-color-muted': 'color(srgb 0.38 0.38 0.36)',
  '--mk-color-accent': 'rgb(35, 96, 232)',
  '--mk-color-on-accent': 'rgb(255, 255, 255)',
  '--mk-color-focus': 'rgb(35, 96, 232)',
  '--mk-color-error': 'rgb(184, 50, 42)',
  '--mk-color-warning': 'rgb(128, 83, 10)',
  '--mk-color-success': 'rgb(23, 112, 63)',
}
const rest = {
  '--mk-radius-control': '12px',
  '--mk-radius-panel': '0px',
  '--mk-font-family': '-apple-system, "Segoe UI", Roboto, sans-serif',
}
const set = (variables: Readonly<Record<string, string | number>>) =>
  Object.fromEntries([...themeProperties({ themeVariables: variables })].filter(([, value]) => value !== undefined))

test('behavior: a theme of the modal is taken whole, and taken back by the next one', async () => {
  const { ask, page } = siteWorld().tab()
  await ask('SYNC_THEME', { themeMode: 'dark', themeVariables: { ...colors, ...rest } })
  expect(Object.fromEntries(page.styles)).toEqual({ 'color-scheme': 'dark', ...colors, ...rest })
  await ask('SYNC_THEME', { themeVariables: { '--mk-radius-control': '4px' } })
  expect(Object.fromEntries(page.styles)).toEqual({ '--mk-radius-control': '4px' })
})

const hostile: readonly (readonly [string, string])[] = [
  ['--mk-color-text', 'red;}button{display:none'],
  ['--mk-color-text', 'transparent'],
  ['--mk-color-text', 'rgba(28, 28, 26, 0.1)'],
  ['--mk-color-text', 'rgb(255, 255, 255)'],
  ['--mk-color-text', 'rgb(400, 0, 0)'],
  ['--mk-color-text', 'var(--other)'],
  ['--mk-color-text', 'inherit'],
  ['--mk-color-surface', 'url(https://evil.example)'],
  ['--mk-color-surface', 'rgb(28, 28, 26)'],
  ['--mk-color-raised', 'rgb(40, 40, 40)'],
  ['--mk-color-accent', '#ffffff'],
  ['--mk-color-muted', '#fafafa'],
  ['--mk-color-border', 'expression(alert(1))'],
  ['--mk-color-focus', 'x'.repeat(10_000)],
]
test.each(hostile)('error: with %s of %j the wallet keeps its own colors', (name, value) => {
  expect(set({ ...colors, ...rest, [name]: value })).toEqual(rest)
})

test.each(Object.keys(colors))('error: without %s it keeps them as well', (name) => {
  expect(set({ ...colors, [name]: '' })).toEqual({})
})

test.each([
  ['--mk-radius-control', '50%'],
  ['--mk-radius-control', '12px; color: red'],
  ['--mk-radius-panel', '-1px'],
  ['--mk-radius-panel', '99999px'],
  ['--mk-radius-panel', 'calc(1px * 9)'],
  ['--mk-font-family', 'x; src: url(//evil.example)'],
  ['--mk-font-family', '"Arial'],
  ['--mk-font-family', 'var(--mk-color-text)'],
  ['--mk-font-family', `"${'x'.repeat(400)}"`],
])('error: %s of %j is left out', (name, value) => {
  expect(set({ ...rest, [name]: value })).toEqual(
    Object.fromEntries(Object.entries(rest).filter(([key]) => key !== name)),
  )
})

test('error: other names set nothing', () => {
  expect(
    set({ display: 'none', '--mk-space-1': '4px', '--w3m-accent': '#000000', color: 'red', background: 'red' }),
  ).toEqual({})
})
