import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { BundleReport } from '../bench/bundle.js'
import { serve } from '../setup/serve.js'
import { plainHost, plainPage } from './plain-host.js'
import { connectBrowser, type SharedHost, sharedHost, walletScript } from './shared.js'

const chains = inject('chains')
let browser: Browser
beforeAll(async () => {
  browser = await connectBrowser()
})
afterAll(() => browser?.close())

/** What only a dialog is opened with. The shell is one module, so that its name says nothing of what is left of it. */
const dialogCode = '.showModal('

/** The names of the kit's modules that are left in the build of an app, and their code. */
async function leftIn({ dir }: SharedHost) {
  const { chunks }: BundleReport = JSON.parse(await readFile(join(dir, 'chunks.json'), 'utf8'))
  const left = chunks.flatMap(({ modules }) => modules.filter(({ code }) => code))
  const own = left.flatMap(({ id, code }) => {
    const name = /\/dist\/runtime\/(.+)\.js$/.exec(id)?.[1]
    return name ? { name, code } : []
  })
  return { modules: own.map(({ name }) => name), code: own.map(({ code }) => code).join('\n') }
}

test('behavior: the build has no dialog, and the modal works where it stands, with requests to the page only', async () => {
  const files = { 'src/main.tsx': plainPage('ConnectButton, EmbeddedModal', '<EmbeddedModal />') }
  const app = await sharedHost({ entry: 'main', chains, lines: 'embedded: true,', files })
  const { modules, code } = await leftIn(app)
  expect(code).not.toContain(dialogCode)
  expect(modules).toEqual(expect.arrayContaining(['ui/embedded', 'react/embedded-modal']))

  const served = await serve({ dir: app.dist, script: await walletScript({ chains }) })
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
  const { modules, code } = await leftIn(await plainHost(chains))
  expect(code).toContain(dialogCode)
  expect(modules.filter((id) => /embedded|in-place|place-focus/.test(id))).toEqual([])
})
