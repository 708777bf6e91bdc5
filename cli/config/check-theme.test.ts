import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { type PresetName, presets } from '../../schema/presets.data.js'
import { listFiles } from '../../test/unit/repo/source.js'
import { checkTheme, contrastIssues, faintPairs } from './check-theme.js'
import { contrastPairs } from './contrast-pairs.data.js'
import { createPalette } from './css-color.js'
import { pathOf } from './issue.js'
import { colorNames, schemes, type ThemeTokens } from './theme-colors.js'

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
      "theme.tokens['color.text']: isn't a color ("grene"). Write a color, such as #2360e8, rgb(35 96 232) or oklch(55% 0.2 262).",
      "theme.tokens['color.border'].dark: isn't a color ("rgb(foo)"). Write a color, such as #2360e8, rgb(35 96 232) or oklch(55% 0.2 262).",
    ]
  `)
})

test('error: a panel that the page shows through', () => {
  expect(report({ 'color.surface': { light: 'rgb(255 255 255 / 0.8)', dark: '#1b1b1a' } })).toMatchInlineSnapshot(`
    [
      "theme.tokens['color.surface'].light: must be opaque, because text stands on it ("rgb(255 255 255 / 0.8)"). Write it without transparency, such as #ffffff.",
    ]
  `)
})

test('behavior: what depends on the page is let through, and said not to have been checked', () => {
  expect(report({ 'color.accent': 'var(--brand)' })).toEqual([
    "theme.tokens: contrast with color.accent wasn't checked, because its value depends on the page or system.",
  ])
  expect(report({ 'color.accent': 'var(--brand)', 'color.on-accent': { light: '#fff', dark: 'Canvas' } })).toEqual([
    "theme.tokens: contrast with color.accent, color.on-accent wasn't checked, because their values depend on the page or system.",
  ])
})

test('error: what depends on the page does not hide what does not', () => {
  const lines = report({ 'color.accent': 'var(--brand)', 'color.muted': { light: '#eee', dark: '#eee' } })
  expect(lines.map((line) => line.slice(0, 60))).toEqual(
    [
      "theme.tokens['color.muted'].light: is too faint on color.rai",
      "theme.tokens: contrast with color.accent wasn't checked, beca",
    ].map((line) => line.slice(0, 60)),
  )
})

/** One line for each issue of a theme that writes these tokens. */
function faint(written: ThemeTokens, preset?: PresetName): readonly string[] {
  const merged = { ...(preset && presets[preset]), ...written }
  return contrastIssues({ written, merged }).map(
    ({ keys, message, found, fix }) => `${pathOf(keys)}: ${message} (${found}). ${fix}`,
  )
}

describe('what may stand', () => {
  test.each<[string, ThemeTokens]>([
    ['nothing', {}],
    ['the example of the readme', { 'color.accent': { light: '#0b6e4f', dark: '#7ddbb4' } }],
    ['no colour', { 'radius.base': '2px', 'motion.ease': 'linear' }],
    ['black text', { 'color.text': 'light-dark(black, white)' }],
    ['another notation', { 'color.muted': { light: 'oklch(40% 0.05 250)', dark: 'hsl(0 0% 80%)' } }],
    ['another token', { 'color.muted': 'var(--mk-color-text)' }],
    ['see-through text that is dark enough', { 'color.muted': { light: 'rgb(0 0 0 / 0.7)', dark: '#ddd' } }],
    ['a see-through ground', { 'color.raised': { light: 'rgb(0 0 0 / 0.04)', dark: 'rgb(255 255 255 / 0.08)' } }],
    ['a variable of the page', { 'color.accent': 'var(--brand)', 'color.surface': 'Canvas' }],
    ['half a pair that is not known', { 'color.surface': '#000', 'color.text': 'currentcolor' } satisfies ThemeTokens],
  ])('behavior: %s', (name, written) => {
    const lines = faint(written).filter((line) => !name.startsWith('half') || line.includes('color.text'))
    expect(lines).toEqual([])
  })
})

describe('errors', () => {
  test('error: text of the colour of the panel, in the scheme in which it is', () => {
    expect(faint({ 'color.text': '#fff' })).toMatchInlineSnapshot(`
      [
        "theme.tokens['color.text']: is too faint on color.surface in the light scheme: #ffffff on #ffffff has a contrast of 1, 4.5 is needed ("#fff"). Write { light: '#666666', dark: '#fff' }.",
      ]
    `)
  })

  test('error: transparent text', () => {
    expect(faint({ 'color.text': { light: 'transparent', dark: 'rgb(255 255 255 / 0.2)' } })).toMatchInlineSnapshot(`
      [
        "theme.tokens['color.text'].light: is too faint on color.surface in the light scheme: #ffffff on #ffffff has a contrast of 1, 4.5 is needed ("transparent"). Write '#000000'.",
        "theme.tokens['color.text'].dark: is too faint on color.pressed in the dark scheme: #61615e on #393936 has a contrast of 1.85, 4.5 is needed ("rgb(255 255 255 / 0.2)"). Write '#fafafa'.",
      ]
    `)
  })

  test('error: the line of a pair is the one that is wrong, and the nearest colour that can be read is told', () => {
    expect(faint({ 'color.muted': { light: '#9a9a9a', dark: '#a8a89f' } })).toMatchInlineSnapshot(`
      [
        "theme.tokens['color.muted'].light: is too faint on color.pressed in the light scheme: #9a9a9a on #e7e7e1 has a contrast of 2.26, 4.5 is needed ("#9a9a9a"). Write '#666666'.",
      ]
    `)
  })

  test('error: a brand colour that its text cannot be read on', () => {
    expect(faint({ 'color.accent': { light: '#ffd400', dark: '#ffd400' } })).toMatchInlineSnapshot(`
      [
        "theme.tokens['color.accent'].light: makes color.on-accent too faint on color.accent under the pointer in the light scheme: #ffffff on #ffd712 has a contrast of 1.4, 4.5 is needed ("#ffd400"). Add 'color.on-accent': { light: '#000000', dark: '#1b1b1a' }, or write a color further from it.",
      ]
    `)
  })

  test('error: a brand colour that fails only under the pointer', () => {
    expect(faint({ 'color.accent': { light: '#2f6aec', dark: '#f4f4f0' } })).toMatchInlineSnapshot(`
      [
        "theme.tokens['color.accent'].light: makes color.on-accent too faint on color.accent under the pointer in the light scheme: #ffffff on #3e74ed has a contrast of 4.26, 4.5 is needed ("#2f6aec"). Write '#2c64de', or add colors for what stands on it.",
      ]
    `)
  })

  test('error: a panel for one scheme that was given to both', () => {
    expect(faint({ 'color.surface': '#000' })).toMatchInlineSnapshot(`
      [
        "theme.tokens['color.surface']: makes color.text too faint on color.surface in the light scheme: #1c1c1a on #000000 has a contrast of 1.23, 4.5 is needed; the same goes for color.muted, color.link, color.success, color.error, color.warning ("#000"). Write { light: '#ffffff', dark: '#000' }, or add colors for what stands on it.",
      ]
    `)
  })

  test('error: tones on their soft ground, and the focus ring, which needs 3', () => {
    expect(
      faint({ 'color.error-soft': { light: '#b8322a', dark: '#40241f' }, 'color.focus': '#8f8f8f' }),
    ).toMatchInlineSnapshot(`
      [
        "theme.tokens['color.error-soft'].light: makes color.error too faint on color.error-soft in the light scheme: #b8322a on #b8322a has a contrast of 1, 4.5 is needed; the same goes for color.text ("#b8322a"). Write '#f4dedd', or add colors for what stands on it.",
        "theme.tokens['color.focus']: is too faint on color.pressed in the light scheme: #8f8f8f on #e7e7e1 has a contrast of 2.6, 3 is needed ("#8f8f8f"). Write { light: '#848484', dark: '#8f8f8f' }.",
      ]
    `)
  })

  test('error: nothing can be read on grounds that are too far apart', () => {
    const grounds = {
      'color.surface': { light: '#fff', dark: '#1b1b1a' },
      'color.pressed': { light: '#222', dark: '#333330' },
    }
    expect(faint({ ...grounds, 'color.muted': { light: '#777', dark: '#a8a89f' } })).toMatchInlineSnapshot(`
      [
        "theme.tokens['color.pressed'].light: makes color.text too faint on color.pressed in the light scheme: #1c1c1a on #222222 has a contrast of 1.07, 4.5 is needed; the same goes for color.success, color.warning, color.focus ("#222"). Change what stands on it as well; no color fits all of them.",
        "theme.tokens['color.muted'].light: is too faint on color.pressed in the light scheme: #777777 on #222222 has a contrast of 3.55, 4.5 is needed ("#777"). Change its grounds as well; no color fits all of them.",
      ]
    `)
  })

  test('error: a preset is the ground of what is written over it', () => {
    expect(faint({ 'color.muted': { light: '#4b6085', dark: '#4b6085' } }, 'marine')).toMatchInlineSnapshot(`
      [
        "theme.tokens['color.muted'].dark: is too faint on color.pressed in the dark scheme: #4b6085 on #1d3566 has a contrast of 1.88, 4.5 is needed ("#4b6085"). Write '#93a0b6'.",
      ]
    `)
  })
})

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
  expect(contrastPairs.flatMap(({ pointed }) => pointed ?? []).sort()).toEqual([...new Set(mixed)].sort())
})
