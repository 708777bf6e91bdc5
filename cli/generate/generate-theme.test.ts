import { expect, test } from 'vitest'
import { fakeContext } from '../../test/unit/fake-context.js'
import { generateFiles, planGenerate } from './generate.js'

const project = (theme: string) => {
  const config = `export default {
  app: { name: 'My app' },
  networks: ['mainnet'],
  services: 'local',
  theme: ${theme},
}
`
  return fakeContext({ files: { 'src/main.tsx': '', 'modal.config.ts': config } })
}

/** The stylesheet of an app with a theme, and what was noted beside. */
async function styled(theme: string) {
  const context = project(theme)
  await generateFiles(context)
  const css = (await context.files.read('/app/src/modal-kit/modal-kit.css')) ?? ''
  return { css, notes: context.printed.note }
}

test('behavior: a preset is in the stylesheet, under what the config says itself', async () => {
  const { css } = await styled(`{ preset: 'terminal', tokens: { 'font.strong': '600' } }`)
  expect(css).toContain('--mk-radius-base: 0px;')
  expect(css).toContain('--mk-font-strong: 600;')
  expect(css).toContain('--mk-size-panel: 360px;')
})

test('behavior: one brand colour, and words for radii and blur, are tokens in the stylesheet', async () => {
  const { css, notes } = await styled(`{ preset: 'marine', accent: '#0b6e4f', radius: 'none', blur: 'large' }`)
  expect(css).toContain('--mk-color-accent: light-dark(#0b6e4f, ')
  expect(css).toContain('--mk-color-on-accent: #ffffff;')
  expect(css).toContain('--mk-radius-base: 0px;')
  expect(css).toContain('--mk-blur-scrim: 16px;')
  expect(css).toContain('--mk-color-surface: light-dark(#ffffff, #0b1a36);')
  expect(notes).toEqual([])
})

test('behavior: a brand colour that is drawn otherwise is noted', async () => {
  const { css, notes } = await styled(`{ accent: '#767676' }`)
  expect(notes).toEqual([
    expect.stringMatching(/^theme\.accent: #767676 is drawn as (#[\da-f]{6}) in the light scheme/),
  ])
  expect(css).toContain(`--mk-color-accent: ${/as (\S+) /.exec(notes.join())?.[1]};`)
})

test('behavior: a token goes over a word, and a word over a preset', async () => {
  const { css } = await styled(`{ preset: 'terminal', radius: 'large', tokens: { 'blur.scrim': '2px' }, blur: 'none' }`)
  expect([css.includes('--mk-radius-base: 6px;'), css.includes('--mk-blur-scrim: 2px;')]).toEqual([true, true])
})

test('behavior: a colour nobody but a browser knows is let through with a note', async () => {
  const { notes } = await styled(`{ tokens: { 'color.accent': 'var(--brand)' } }`)
  expect(notes).toEqual([expect.stringContaining("contrast with color.accent wasn't checked")])
})

test('error: text that cannot be read, with line, values and what to write', async () => {
  const body = `{
  preset: 'marine',
  tokens: {
    'color.muted': { light: '#a9bce0', dark: '#a9bce0' },
  },
}`
  await expect(planGenerate(project(body))).rejects.toThrowErrorMatchingInlineSnapshot(`
    [ModalError: modal.config.ts has a problem:
      modal.config.ts:8 theme.tokens['color.muted'].light: is too faint on color.pressed in the light scheme: #a9bce0 on #dfe9f9 has a contrast of 1.56, 4.5 is needed (found "#a9bce0")
        Write '#5f697d'.]
  `)
})

test('error: a brand colour that is none, and a word that is none, in one round', async () => {
  await expect(
    planGenerate(project(`{ accent: 'var(--brand)', radius: 'smal' }`)),
  ).rejects.toThrowErrorMatchingInlineSnapshot(`
    [ModalError: modal.config.ts has 2 problems:
      modal.config.ts:5 theme.radius: must be one of none, small, medium, large (found "smal")
        Write small instead.
      modal.config.ts:5 theme.accent: depends on the page or system, so nothing can be derived (found "var(--brand)")
        Write a color such as #0b6e4f, or set theme.tokens['color.accent'] and color.on-accent.]
  `)
})

test('error: a preset nobody knows', async () => {
  await expect(planGenerate(project(`{ preset: 'clya' }`))).rejects.toThrow('Write clay instead.')
})
