import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { type PresetName, presets } from '../../schema/presets.data.js'
import { listFiles } from '../../test/unit/repo/source.js'
import { faintPairs } from './check-theme.js'
import { contrastPairs } from './contrast-pairs.data.js'
import { createPalette } from './css-color.js'
import { colorNames, schemes, type ThemeTokens } from './theme-colors.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
const css = listFiles(root, ['runtime'])
  .filter((path) => path.endsWith('.css'))
  .map((path) => readFileSync(`${root}/${path}`, 'utf8'))
  .join('\n')
const rules = [...css.matchAll(/\{([^{}]*)\}/g)].map(([, body = '']) => body)
const text = /(?:^|[\s;])color:\s*var\(--mk-color-([\w-]+)\)/
const ground = /background(?:-color)?:\s*var\(--mk-color-([\w-]+)\)/

/** Colours of hairlines and of the page behind: nothing is read in them and nothing stands on them. */
const silent = ['border', 'scrim']

const failing = (theme: ThemeTokens) =>
  faintPairs(theme).map(({ pair, scheme, ratio }) => `${scheme} ${pair.text} on ${pair.pointed ?? pair.on}: ${ratio}`)

test('behavior: the token table keeps every contrast in both schemes', () => {
  expect(failing({})).toEqual([])
})

test.each(Object.keys(presets) as PresetName[])('behavior: %s keeps every contrast in both schemes', (name) => {
  expect(failing(presets[name])).toEqual([])
  const palette = createPalette(presets[name])
  const unknown = colorNames(presets[name]).flatMap((color) =>
    schemes.filter((scheme) => typeof palette.token(color, scheme) === 'string').map((scheme) => `${scheme} ${color}`),
  )
  expect(unknown).toEqual([])
})

test('behavior: contrast keeps 7 for whatever is read, and 4.5 for the focus ring', () => {
  const raised = contrastPairs.map((pair) => ({ ...pair, least: pair.least === 3 ? 4.5 : 7 }))
  expect(
    faintPairs(presets.contrast, raised).map(({ pair, scheme, ratio }) => [scheme, pair.text, pair.on, ratio]),
  ).toEqual([])
})

test('behavior: what a rule of the stylesheets puts together is a pair of the table', () => {
  const known = contrastPairs.map(({ text: name, on }) => `${name} on ${on}`)
  const together = rules.flatMap((body) => {
    const [, read] = text.exec(body) ?? []
    const [, below] = ground.exec(body) ?? []
    return read && below ? [`color.${read} on color.${below}`] : []
  })
  expect(together).not.toEqual([])
  expect([...new Set(together)].filter((pair) => !known.includes(pair))).toEqual([])
})

test('behavior: every colour that is read, and every ground, is in a pair', () => {
  const read = rules.flatMap((body) => text.exec(body)?.[1] ?? [])
  const grounds = rules.flatMap((body) => ground.exec(body)?.[1] ?? [])
  const rings = [...css.matchAll(/outline:[^;]*var\(--mk-color-([\w-]+)\)/g)].flatMap(([, name = '']) => name)
  const missing = [
    ...[...read, ...rings].filter((name) => !contrastPairs.some((pair) => pair.text === `color.${name}`)),
    ...grounds.filter((name) => !contrastPairs.some(({ on }) => on === `color.${name}`)),
  ]
  expect(missing.filter((name) => !silent.includes(name))).toEqual([])
})

test('behavior: what the pointer makes of a ground is what the stylesheets say', () => {
  const mixed = [...css.matchAll(/background(?:-color)?:\s*(color-mix\(in srgb, var[^;]*\));/g)].map(([, mix]) => mix)
  expect(contrastPairs.flatMap(({ pointed }) => pointed ?? [])).toEqual(mixed)
})
