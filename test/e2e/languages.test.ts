import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { features } from '../../schema/registry.js'
import { textsIn } from '../../schema/texts.js'
import { type Bundle, readBundle } from '../bench/bundle.js'
import { readScripts } from '../setup/build-app.js'
import { type HostApp, linkedApp } from '../setup/linked-app.js'
import { configText } from '../setup/write-networks.js'
import { packNames, readPack } from '../unit/packs.js'
import { plainHost, plainPage } from './plain-host.js'

const kit = inject('kit')
const chains = inject('chains')

/** What only the code of languages says. */
const marker = 'the language '
// One without a switch is on where another one is, which is off here.
const off = features.filter((feature) => 'switch' in feature || 'impliedBy' in feature).map(({ id }) => id)
const isOn = (owner: string) => owner !== 'embedded' && !(off as readonly string[]).includes(owner)

/** In one language after another, so that what the last one left behind would be seen. */
let app: HostApp
beforeAll(async () => {
  const files = { 'src/main.tsx': plainPage(), 'modal.config.ts': configText(chains) }
  // What is no part of the kit is left out of the build: it has none of the kit's words.
  app = await linkedApp({ name: 'languages', kit, files, bundler: 'rollup', external: ['viem', 'react', 'react-dom'] })
})
afterAll(() => app?.remove())

/** Generates and builds the app with this `locale` line in its config. */
async function built(line: string): Promise<{ readonly text: string; readonly bundle: Bundle }> {
  await writeFile(join(app.dir, 'modal.config.ts'), configText(chains).replace('  features:', `  ${line}\n  features:`))
  const { code, stderr } = await app.kit(['generate'])
  expect(stderr).not.toContain('problem')
  expect(code).toBe(0)
  const scripts = await (await app.build()).scripts()
  return { text: Object.values(scripts).join('\n'), bundle: await readBundle(app.dir) }
}

/**
 * The texts of a language, of what is on or off: not said by anybody else, and no single ASCII word, which could be
 * part of a name in the code.
 */
async function saidOnlyBy(lang: string, which: 'on' | 'off' | 'all'): Promise<readonly string[]> {
  const { texts } = await readPack(lang)
  const others = [...textsIn('en').map(({ english }) => english)]
  for (const name of packNames()) if (name !== lang) others.push(...(await readPack(name)).texts.values())
  const told = textsIn(lang).filter(({ owner }) => which === 'all' || isOn(owner) === (which === 'on'))
  const elsewhere =
    which === 'off'
      ? textsIn(lang)
          .filter(({ owner }) => isOn(owner))
          .map(({ key }) => texts.get(key))
      : []
  const taken = [...others, ...elsewhere].join('\n')
  const own = told
    .map(({ key }) => texts.get(key) ?? '')
    .filter((text) => text.length > 5 && /[^\w]/.test(text) && !taken.includes(text))
  expect(own.length, `${lang}, ${which}`).toBeGreaterThan(0)
  return own
}

const found = (text: string, words: readonly string[]) => words.filter((word) => text.includes(word))

test('behavior: an app without languages has no word of any, and none of their code', async () => {
  const { dir, dist } = await plainHost(chains)
  const text = Object.values(await readScripts(dist)).join('\n')
  for (const lang of packNames()) expect(found(text, await saidOnlyBy(lang, 'all'))).toEqual([])
  expect(text).not.toContain(marker)
  expect(await readdir(join(dir, 'src/modal-kit'))).not.toContainEqual(expect.stringMatching(/^locale-/))
})

test('behavior: an app in German has the words of what is on and no others, in one request more than English', async () => {
  const { text, bundle } = await built("locale: 'de',")
  const words = await saidOnlyBy('de', 'on')
  expect(found(text, words)).toEqual(words)
  expect(found(text, await saidOnlyBy('de', 'off'))).toEqual([])
  for (const lang of packNames()) if (lang !== 'de') expect(found(text, await saidOnlyBy(lang, 'all'))).toEqual([])
  expect(text).toContain(marker)
  expect(bundle.added(['src/modal-kit/locale-de.ts'], bundle.load).files.size).toBe(1)
})

test('behavior: own texts are in the build in place of ours, and a dropped language leaves', async () => {
  const { text } = await built("locale: { texts: { en: { 'connect.title': 'Come in please' } } },")
  expect(text).toContain('Come in please')
  for (const lang of packNames()) expect(found(text, await saidOnlyBy(lang, 'all'))).toEqual([])
  expect((await readdir(join(app.dir, 'src/modal-kit'))).filter((name) => name.startsWith('locale'))).toEqual([
    'locale-en.ts',
  ])
})
