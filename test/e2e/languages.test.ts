import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { features } from '../../schema/features.js'
import { textsIn } from '../../schema/texts.js'
import { type Chunks, readChunks } from '../bench/chunks.js'
import { type HostApp, linkedApp } from '../setup/linked-app.js'
import { configText } from '../setup/write-networks.js'
import { packNames, readPack } from '../unit/packs.js'

const kit = inject('kit')
const { chains } = inject('app')

/** A page with the provider and the button only: the host names no feature and no language by itself. */
const page = `import { ConnectButton } from 'create-modal-kit/react'
import { createRoot } from 'react-dom/client'
import { ModalKit } from './modal-kit/index.js'
import './modal-kit/modal-kit.css'

const root = document.getElementById('root')
if (root) createRoot(root).render(<ModalKit><ConnectButton /></ModalKit>)
`
/** What only the code of languages says. */
const marker = 'the language '
const off = features.filter((feature) => 'switch' in feature).map(({ id }) => id)
const isOn = (owner: string) => owner !== 'embedded' && !(off as readonly string[]).includes(owner)

let app: HostApp
beforeAll(async () => {
  app = await linkedApp({
    name: 'languages',
    kit,
    files: { 'src/main.tsx': page, 'modal.config.ts': configText(chains) },
  })
})
afterAll(() => app?.remove())

/** Generates and builds the app with this `locale` line in its config. */
async function built(line: string): Promise<{ readonly text: string; readonly chunks: Chunks }> {
  await writeFile(join(app.dir, 'modal.config.ts'), configText(chains).replace('  features:', `  ${line}\n  features:`))
  const { code, stderr } = await app.kit(['generate'])
  expect(stderr).not.toContain('problem')
  expect(code).toBe(0)
  const scripts = await (await app.build()).scripts()
  return { text: Object.values(scripts).join('\n'), chunks: await readChunks(app.dir) }
}

/** The texts of a language, of what is on or off: long enough to be its own, and not said by anybody else. */
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
  const own = told.map(({ key }) => texts.get(key) ?? '').filter((text) => text.length > 5 && !taken.includes(text))
  expect(own.length, `${lang}, ${which}`).toBeGreaterThan(0)
  return own
}

const found = (text: string, words: readonly string[]) => words.filter((word) => text.includes(word))

test('behavior: an app without languages has no word of any, and none of their code', async () => {
  const { text } = await built('')
  for (const lang of packNames()) expect(found(text, await saidOnlyBy(lang, 'all'))).toEqual([])
  expect(text).not.toContain(marker)
  expect(await readdir(join(app.dir, 'src/modal-kit'))).not.toContainEqual(expect.stringMatching(/^locale-/))
})

test('behavior: an app in German has the words of what is on and no others, in one request more than English', async () => {
  const { text, chunks } = await built("locale: 'de',")
  const words = await saidOnlyBy('de', 'on')
  expect(found(text, words)).toEqual(words)
  expect(found(text, await saidOnlyBy('de', 'off'))).toEqual([])
  for (const lang of packNames()) if (lang !== 'de') expect(found(text, await saidOnlyBy(lang, 'all'))).toEqual([])
  expect(text).toContain(marker)
  expect(chunks.added(/modal-kit\/locale-de\.ts$/, chunks.load).files.size).toBe(1)
})

test('behavior: own texts are in the build in place of ours, and a dropped language leaves', async () => {
  const { text } = await built("locale: { texts: { en: { 'connect.title': 'Come in please' } } },")
  expect(text).toContain('Come in please')
  for (const lang of packNames()) expect(found(text, await saidOnlyBy(lang, 'all'))).toEqual([])
  expect((await readdir(join(app.dir, 'src/modal-kit'))).filter((name) => name.startsWith('locale'))).toEqual([
    'locale-en.ts',
  ])
})
