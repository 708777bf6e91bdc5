import { cp, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { turnOff } from '../bench/turn-off.js'
import { type HostApp, linkedApp } from '../setup/linked-app.js'
import { configText } from '../setup/write-networks.js'
import { plainPage } from './plain-host.js'

const kit = inject('kit')
const chains = inject('chains')

let app: HostApp
/** What `generate` wrote, and the build with every feature on. */
let generated = ''
let on = ''
beforeAll(async () => {
  // The activity and the NFTs ask a backend, which the config has to place; a build asks nobody.
  const services = "{ api: 'http://127.0.0.1:8787', images: 'http://127.0.0.1:8787' }"
  const config = configText(chains, '{ receive: true, send: true, activity: true, nfts: true }', services)
  const files = { 'src/main.tsx': plainPage(), 'modal.config.ts': config }
  // What is no part of the kit is left out of the build: it has none of the kit's words.
  app = await linkedApp({ name: 'off', kit, files, external: ['viem', 'react', 'react-dom'] })
  const { code, stdout, stderr } = await app.kit(['generate'])
  if (code !== 0) throw new Error(`generate failed:\n${stdout}\n${stderr}`)
  generated = join(app.dir, 'generated')
  await cp(join(app.dir, 'src/modal-kit'), generated, { recursive: true })
  on = await scriptsAndStyles()
})
afterAll(() => app?.remove())

/** What only this feature says to people: its texts without those that other parts of the runtime say as well. */
async function wordsOf(feature: string): Promise<readonly string[]> {
  const runtime = join(kit.unpacked, 'dist/runtime')
  const files = (await readdir(runtime, { recursive: true })).filter((name) => name.endsWith('.js'))
  const isOwn = (name: string) => name.startsWith(join('features', feature))
  const others = files.filter((name) => !isOwn(name)).map((name) => readFile(join(runtime, name), 'utf8'))
  const elsewhere = (await Promise.all(others)).join('\n')
  // Every block of it, not only that of its first screen: what a late script says is its own as well.
  const blocks = files.filter((name) => isOwn(name) && name.endsWith('texts.js')).map((name) => join(runtime, name))
  const words = (await Promise.all(blocks.map(wordsIn))).flat()
  const own = words.filter((word) => !elsewhere.includes(word))
  expect(own.length).toBeGreaterThan(0)
  return own
}

/** What a module with a block of texts exports: a text, or one in several forms, by key. */
type Blocks = Readonly<
  Record<string, { readonly words?: Readonly<Record<string, string | Readonly<Record<string, string>>>> }>
>

/** The words of the blocks of a module, but for those so short that they may be anybody's. */
async function wordsIn(path: string): Promise<readonly string[]> {
  const module: Blocks = await import(pathToFileURL(path).href)
  const values = Object.values(module).flatMap(({ words = {} }) => Object.values(words))
  const words = values.flatMap((value) => (typeof value === 'string' ? [value] : Object.values(value)))
  return words.filter((word) => word.length >= 10)
}

async function scriptsAndStyles(): Promise<string> {
  const { dist } = await app.build()
  const names = await readdir(join(dist, 'assets'))
  const texts = await Promise.all(names.map((name) => readFile(join(dist, 'assets', name), 'utf8')))
  return texts.join('\n')
}

for (const feature of ['account', 'activity', 'networks', 'nfts', 'receive', 'send']) {
  test(`behavior: with ${feature} off, none of its words are in the build`, async () => {
    const words = await wordsOf(feature)
    expect(words.filter((word) => !on.includes(word))).toEqual([])
    await cp(generated, join(app.dir, 'src/modal-kit'), { recursive: true })
    await turnOff(app.dir, feature)
    const off = await scriptsAndStyles()
    expect(words.filter((word) => off.includes(word))).toEqual([])
    expect(off.length).toBeLessThan(on.length)
  })
}
