import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchChromium } from '../setup/browser.js'
import { type HostApp, linkedApp } from '../setup/linked-app.js'
import { serve } from '../setup/serve.js'
import { walletScript } from '../setup/wallet-script.js'
import { configText } from '../setup/write-networks.js'

const kit = inject('kit')
const { chains } = inject('app')

/** The same page for both apps, but for the place of the modal. */
const page = (names: string, place: string) => `import { ${names} } from 'create-modal-kit/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ModalKit } from './modal-kit/index.js'
import './modal-kit/modal-kit.css'

const root = document.getElementById('root')
if (root) createRoot(root).render(<StrictMode><ModalKit><ConnectButton />${place}</ModalKit></StrictMode>)
`

let app: HostApp
let browser: Browser
beforeAll(async () => {
  const config = configText(chains).replace('projectId:', 'embedded: true,\n  projectId:')
  const main = page('ConnectButton, EmbeddedModal', '<EmbeddedModal />')
  app = await linkedApp({ name: 'embedded', kit, files: { 'src/main.tsx': main, 'modal.config.ts': config } })
  browser = await launchChromium()
})
afterAll(() => Promise.all([app?.remove(), browser?.close()]))

/** What only a dialog is opened with. The shell is one module, so that its name says nothing of what is left of it. */
const dialogCode = '.showModal('

/** Runs `generate`, builds, and gives the names of the kit's modules that are left, and their code. */
async function built(target: HostApp) {
  const { code, stdout, stderr } = await target.kit(['generate'])
  if (code !== 0) throw new Error(`${stdout}\n${stderr}`)
  const { dist } = await target.build()
  const chunks: readonly { readonly modules: readonly { readonly id: string; readonly code: string | null }[] }[] =
    JSON.parse(await readFile(join(target.dir, 'chunks.json'), 'utf8'))
  const left = chunks.flatMap(({ modules }) => modules.filter(({ code }) => code))
  const own = left.flatMap(({ id, code }) => {
    const name = /\/dist\/runtime\/(.+)\.js$/.exec(id)?.[1]
    return name ? { name, code } : []
  })
  return { dist, modules: own.map(({ name }) => name), code: own.map(({ code }) => code).join('\n') }
}

test('behavior: the build has no dialog, and the modal works where it stands, with requests to the page only', async () => {
  const { dist, modules, code } = await built(app)
  expect(code).not.toContain(dialogCode)
  expect(modules).toEqual(expect.arrayContaining(['ui/embedded', 'react/embedded-modal']))

  const served = await serve({ dir: dist, script: await walletScript({ chains }) })
  const tab = await browser.newPage()
  const urls: string[] = []
  tab.on('request', (request) => urls.push(request.url()))
  try {
    await tab.goto(`${served.origin}/`)
    await tab.waitForSelector('section [data-mk-wallet="test.wallet"]')
    expect(urls.filter((url) => !url.startsWith('data:') && !url.startsWith(`${served.origin}/`))).toEqual([])
    await tab.click('[data-mk-wallet="test.wallet"]')
    await tab.waitForSelector('section[data-mk-view="Account"]')
    await tab.waitForSelector('[data-mk-button="account"]')
    await tab.reload()
    await tab.waitForSelector('section[data-mk-view="Account"]')
    expect(await tab.locator('dialog').count()).toBe(0)
  } finally {
    await tab.close()
    await served.stop()
  }
})

test('behavior: an app with a dialog has nothing of it', async () => {
  const files = { 'src/main.tsx': page('ConnectButton', ''), 'modal.config.ts': configText(chains) }
  const plain = await linkedApp({ name: 'not-embedded', kit, files })
  try {
    const { modules, code } = await built(plain)
    expect(code).toContain(dialogCode)
    expect(modules.filter((id) => /embedded|in-place|place-focus/.test(id))).toEqual([])
  } finally {
    await plain.remove()
  }
})
