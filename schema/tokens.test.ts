import { expect, test } from 'vitest'
import { type Token, tokens } from './tokens.js'

const table: Readonly<Record<string, Token>> = tokens
test.each([
  ['the modal is 360 px wide', 'size.panel', '360px'],
  ['its z-index is 999', 'layer.modal', '999'],
  ['texts are multiples of 10 px', 'text.base', '10px'],
  ['radii are multiples of 4 px', 'radius.base', '4px'],
  ['the header text takes 120 ms', 'motion.header', '120ms'],
  ['the height takes 150 ms', 'motion.height', '150ms'],
  ['a view takes 150 ms', 'motion.view', '150ms'],
] as const)('behavior: SPEC §9: %s', (_, name, value) => {
  expect(tokens[name].light).toBe(value)
  expect(table[name]?.dark).toBeUndefined()
})

test('behavior: SPEC §9: text sizes and radii follow their base', () => {
  const follow = (group: string) =>
    Object.entries(table).filter(([name]) => name.startsWith(group) && name !== `${group}base`)
  expect(follow('text.')).not.toEqual([])
  for (const [, { light }] of follow('text.')) expect(light).toContain('var(--mk-text-base)')
  for (const [, { light }] of follow('radius.'))
    expect(light).toMatch(/^calc\(var\(--mk-radius-base\) \* |^var\(--mk-radius-/)
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
