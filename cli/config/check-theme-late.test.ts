import { expect, test, vi } from 'vitest'
import { fakeContext } from '../../test/unit/fake-context.js'
import { planGenerate } from '../generate/generate.js'

vi.mock('@csstools/css-color-parser', () => {
  throw new Error('the colour parser was loaded')
})

const generate = (theme: string) => {
  const config = `export default { app: { name: 'My app' }, networks: ['mainnet'], services: 'local', ${theme} }`
  return planGenerate(fakeContext({ files: { 'src/main.tsx': '', 'modal.config.ts': config } }))
}

test.each([
  ['no theme', ''],
  ['a preset', "theme: { preset: 'lilac', mode: 'dark' }"],
  ['tokens that are no colours', "theme: { tokens: { 'radius.base': '2px', 'motion.ease': 'linear' } }"],
  ['words for radii and blur', "theme: { radius: 'small', blur: 'none' }"],
])('behavior: with %s the colour parser is not loaded', async (_, theme) => {
  await expect(generate(theme)).resolves.toMatchObject({ folder: 'src/modal-kit' })
})

test.each(["tokens: { 'color.text': '#111' }", "accent: '#0b6e4f'"])(
  'behavior: with a colour it is: %s',
  async (body) => {
    const error: unknown = await generate(`theme: { ${body} }`).catch((reason) => reason)
    expect(error).toMatchObject({ cause: { message: 'the colour parser was loaded' } })
  },
)
