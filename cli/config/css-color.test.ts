import { describe, expect, test } from 'vitest'
import { contrastRatio, over, type Rgba, readColor, shadesOf, stepsAway, toHex } from './css-color.js'
import type { Scheme } from './theme-colors.js'

const own: Readonly<Record<string, string>> = {
  '--mk-color-text': '#112233',
  '--mk-color-link': 'var(--mk-color-text)',
  '--mk-color-page': 'var(--brand)',
  '--mk-color-a': 'var(--mk-color-b)',
  '--mk-color-b': 'var(--mk-color-a)',
  '--mk-space-1': '4px',
}

function read(value: string, scheme: Scheme = 'light'): string {
  const reading = readColor(value, { scheme, variable: (name) => own[name] })
  if (typeof reading === 'string') return reading
  return `${toHex(reading)}${reading.alpha === 1 ? '' : ` ${reading.alpha}`}`
}

test.each([
  ['#abc', '#aabbcc'],
  ['#ABCDEF', '#abcdef'],
  ['#11223380', '#112233 0.5019607843137255'],
  ['rebeccapurple', '#663399'],
  ['transparent', '#000000 0'],
  ['rgb(10 12 16 / 0.4)', '#0a0c10 0.4'],
  ['rgba(10, 12, 16, 40%)', '#0a0c10 0.4'],
  ['rgb(300 -5 0)', '#ff0000'],
  ['hsl(120deg 100% 25%)', '#008000'],
  ['hwb(0 0% 0%)', '#ff0000'],
  ['lab(100 0 0)', '#ffffff'],
  ['oklch(0.627955 0.257683 29.2339)', '#ff0000'],
  ['oklch(1 0 0)', '#ffffff'],
  ['color(display-p3 1 0 0)', '#ff0000'],
  ['color(srgb 1 0.5 0)', '#ff8000'],
  ['color-mix(in srgb, #fff 50%, #000)', '#808080'],
  ['color-mix(in srgb, var(--mk-color-text) 50%, #ffffff)', '#889199'],
  ['rgb(from red r 128 b)', '#ff8000'],
  ['rgb(calc(1 * 3) 2 3)', '#030203'],
  ['var(--mk-color-text)', '#112233'],
  ['var( --mk-color-link )', '#112233'],
])('param: %s is %s', (value, hex) => {
  expect(read(value)).toBe(hex)
})

test('behavior: light-dark() is read for the scheme, wherever it stands', () => {
  expect([read('light-dark(#fff, #000)'), read('light-dark(#fff, #000)', 'dark')]).toEqual(['#ffffff', '#000000'])
  expect(read('color-mix(in srgb, light-dark(red, blue), light-dark(red, rgb(0 0 255)))', 'dark')).toBe('#0000ff')
})

describe('what only a browser knows', () => {
  test.each([
    'var(--brand)',
    'var(--brand, red)',
    'var(--mk-color-text, red)',
    'var(--mk-color-page)',
    'currentcolor',
    'CurrentColor',
    'CanvasText',
    'AccentColor',
    'rgb(var(--r) 0 0)',
    'rgb(0 0 0 / var(--a))',
    'rgb(calc(var(--r) * 2) 0 0)',
    'rgb(from var(--brand) r g b)',
    'color-mix(in oklab, red 40%, var(--brand))',
    'light-dark(var(--brand), red)',
    'var(--mk-color-a)',
  ])('behavior: %s is not known', (value) => {
    expect(read(value)).toBe('unknown')
  })

  test('behavior: only the branch of the scheme counts', () => {
    expect(read('light-dark(var(--brand), red)', 'dark')).toBe('#ff0000')
  })
})

test.each([
  '',
  'bold',
  'none',
  'grene',
  '#12345',
  'rgb(foo)',
  'rgb(1 2 3) red',
  'rgb(1 2 3)rgb(1 2 3)',
  'light-dark(red)',
  'light-dark(red, blue, green)',
  'calc(1px * 2)',
  'oklch(0.5 red 3)',
  'var(--mk-space-1)',
])('error: "%s" is no colour', (value) => {
  expect(read(value)).toBe('invalid')
})

const grey = (value: number, alpha = 1): Rgba => ({ rgb: [value / 255, value / 255, value / 255], alpha })

test.each([
  [0, 255, 21],
  [255, 255, 1],
  [0x76, 255, 4.54],
  [0x77, 255, 4.47],
  [0x95, 255, 2.99],
])('behavior: grey %i against %i has the ratio WCAG gives it', (one, other, ratio) => {
  expect(Math.floor(contrastRatio(grey(one), grey(other)) * 100) / 100).toBe(ratio)
  expect(contrastRatio(grey(other), grey(one))).toBe(contrastRatio(grey(one), grey(other)))
})

test('behavior: the channels weigh what the eye makes of them', () => {
  const of = (red: number, green: number, blue: number) =>
    contrastRatio({ rgb: [red, green, blue], alpha: 1 }, grey(255)).toFixed(2)
  expect([of(1, 0, 0), of(0, 1, 0), of(0, 0, 1)]).toEqual(['4.00', '1.37', '8.59'])
})

test('behavior: what is see-through lets its ground through', () => {
  expect(toHex(over(grey(0, 0.5), grey(255)))).toBe('#808080')
  expect(toHex(over(grey(0, 0), grey(255)))).toBe('#ffffff')
  expect(over(grey(0, 0.5), grey(255))).toMatchObject({ alpha: 1 })
})

test('behavior: steps lead from a colour to black and to white, and hex says them exactly', () => {
  const steps = stepsAway(grey(128)).map(toHex)
  expect(steps.slice(0, 2)).toEqual(['#7d7d7d', '#838383'])
  expect(steps.slice(-2)).toEqual(['#000000', '#ffffff'])
})

test('behavior: shades lead down to black and up to white in the same hue, the nearest first', () => {
  const blue = { rgb: [0, 0.2, 0.8], alpha: 1 } as const
  const shades = shadesOf(blue).map(toHex)
  expect(shades.slice(0, 2)).toMatchInlineSnapshot(`
    [
      "#002dc2",
      "#043bd3",
    ]
  `)
  expect(shades.slice(-2)).toEqual(['#000000', '#ffffff'])
  // A tint of sRGB would be a grayish lilac by then.
  expect(shades[21]).toMatchInlineSnapshot(`"#5086ff"`)
})
