import { expect, test } from 'vitest'
import { type Token, type TokenName, tokens } from './tokens.js'

const table: Readonly<Record<string, Token>> = tokens
const grounds: readonly TokenName[] = ['color.surface', 'color.raised', 'color.pressed']

/** Every pair of text and ground the stylesheets put together. */
const pairs: readonly (readonly [TokenName, TokenName])[] = [
  ...grounds.map((ground) => ['color.text', ground] as const),
  ...grounds.map((ground) => ['color.muted', ground] as const),
  ['color.on-accent', 'color.accent'],
  ['color.surface', 'color.text'],
  ...(['success', 'error', 'warning'] as const).flatMap((tone) => [
    [`color.${tone}`, 'color.surface'] as const,
    [`color.${tone}`, 'color.raised'] as const,
    [`color.${tone}`, `color.${tone}-soft`] as const,
    ['color.text', `color.${tone}-soft`] as const,
  ]),
]

test.each(pairs)('behavior: %s on %s reads with a contrast of 4.5 in both schemes', (text, ground) => {
  expect(contrast(tokens[text].light, tokens[ground].light)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(dark(text), dark(ground))).toBeGreaterThanOrEqual(4.5)
})

test.each(grounds)('behavior: the focus ring stands out from %s with a contrast of 3', (ground) => {
  expect(contrast(tokens['color.focus'].light, tokens[ground].light)).toBeGreaterThanOrEqual(3)
  expect(contrast(dark('color.focus'), dark(ground))).toBeGreaterThanOrEqual(3)
})

test('behavior: the figures of the specification hold', () => {
  expect(tokens['size.panel'].light).toBe('360px')
  expect(tokens['layer.modal'].light).toBe('999')
  expect(tokens['text.base'].light).toBe('10px')
  expect(tokens['radius.base'].light).toBe('4px')
  expect([tokens['motion.header'].light, tokens['motion.height'].light, tokens['motion.view'].light]).toEqual([
    '120ms',
    '150ms',
    '150ms',
  ])
})

test('misc: names are lower case words, uses are phrases, and no size depends on the root font', () => {
  for (const [name, token] of Object.entries(table)) {
    expect(name).toMatch(/^[a-z]+\.[a-z0-9-]+$/)
    expect(token.use).toMatch(/^[a-z].*[^.]$/)
    expect(token.light).not.toMatch(/\drem|\dem|;/)
  }
})

test('misc: only colours differ between the schemes', () => {
  const both = Object.entries(table).filter(([, token]) => token.dark !== undefined)
  expect(both.map(([name]) => name).filter((name) => !name.startsWith('color.'))).toEqual([])
})

test('misc: a variable in a token is a token', () => {
  const names = Object.keys(table).map((name) => `--mk-${name.replaceAll('.', '-')}`)
  const used = Object.values(table).flatMap((token) => token.light.match(/--mk-[a-z0-9-]+/g) ?? [])
  expect(names).toEqual(expect.arrayContaining(used))
})

function dark(name: TokenName): string {
  return table[name]?.dark ?? tokens[name].light
}

/** WCAG 2.2 contrast ratio of two hex colours. */
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = (hex.match(/[0-9a-f]{2}/g) ?? []).map((pair) => {
    const share = Number.parseInt(pair, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
