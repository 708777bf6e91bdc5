import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { turnOff } from '../bench/turn-off.js'
import { type HostApp, linkedApp } from '../setup/linked-app.js'
import { configText } from '../setup/write-networks.js'

const kit = inject('kit')
const { chains } = inject('app')

/** A page with the provider and the button only: the host names no feature by itself. */
const page = `import { ConnectButton } from 'create-modal-kit/react'
import { createRoot } from 'react-dom/client'
import { ModalKit } from './modal-kit/index.js'
import './modal-kit/modal-kit.css'

const root = document.getElementById('root')
if (root) createRoot(root).render(<ModalKit><ConnectButton /></ModalKit>)
`

let app: HostApp
beforeAll(async () => {
  const files = { 'src/main.tsx': page, 'modal.config.ts': configText(chains, '{ receive: true }') }
  app = await linkedApp({ name: 'off', kit, files })
})
afterAll(() => app?.remove())

/** What only this feature says to people: its texts without those that other parts of the runtime say as well. */
async function wordsOf(feature: string): Promise<readonly string[]> {
  const runtime = join(kit.unpacked, 'dist/runtime')
  const files = (await readdir(runtime, { recursive: true })).filter((name) => name.endsWith('.js'))
  const isOwn = (name: string) => name.startsWith(join('features', feature))
  const others = files.filter((name) => !isOwn(name)).map((name) => readFile(join(runtime, name), 'utf8'))
  const elsewhere = (await Promise.all(others)).join('\n')
  const texts = await readFile(join(runtime, 'features', feature, 'texts.js'), 'utf8')
  const words = [...texts.matchAll(/['"]([^'"\n]{10,})['"],?$/gm)].map(([, text]) => text ?? '')
  const own = words.filter((word) => !elsewhere.includes(word))
  expect(own.length).toBeGreaterThan(0)
  return own
}

async function scriptsAndStyles(): Promise<string> {
  const { dist } = await app.build()
  const names = await readdir(join(dist, 'assets'))
  const texts = await Promise.all(names.map((name) => readFile(join(dist, 'assets', name), 'utf8')))
  return texts.join('\n')
}

for (const feature of ['account', 'networks', 'receive']) {
  test(`behavior: with ${feature} off, none of its words are in the build`, async () => {
    const words = await wordsOf(feature)
    await app.kit(['generate', '--force'])
    const on = await scriptsAndStyles()
    expect(words.filter((word) => !on.includes(word))).toEqual([])
    await turnOff(app.dir, feature)
    const off = await scriptsAndStyles()
    expect(words.filter((word) => off.includes(word))).toEqual([])
    expect(off.length).toBeLessThan(on.length)
  })
}
