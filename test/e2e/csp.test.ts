import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { mustRun } from '../setup/run-program.js'
import { outsideFolder, type Scratch } from '../setup/scratch.js'
import { serve } from '../setup/serve.js'
import { connectBrowser, copyApp, freshApp, walletScript } from './shared.js'

/** A copy: a development server writes into the app, and reads what is written there. */
let app: Scratch
let config = ''
let browser: Browser
let script = ''
beforeAll(async () => {
  app = await copyApp(await freshApp())
  config = join(app.dir, 'csp.vite.config.ts')
  script = `${watchViolations}\n${await walletScript({ chains: inject('chains') })}`
  browser = await connectBrowser()
  await writeFile(
    config,
    `import react from '@vitejs/plugin-react'\nexport default {\nplugins: [react()],\n${await printed('vite')}}\n`,
  )
})
afterAll(() => Promise.all([browser?.close(), app?.remove()]))

const watchViolations = `window.violations = []
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
  violations.push([violatedDirective, blockedURI, sourceFile].join(' ')))`

/** What the app's own `modal-kit csp` prints. */
async function printed(format: string): Promise<string> {
  const bin = join(app.dir, 'node_modules/create-modal-kit/bin/create-modal-kit.js')
  const { stdout } = await mustRun(process.execPath, [bin, 'csp', '--format', format], { cwd: app.dir })
  return stdout
}

/** Connects at this address, then loads what the policy forbids: the violations before and after. */
async function violationsAt(origin: string) {
  const context = await browser.newContext()
  await context.addInitScript(script)
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.goto(origin)
  await page.click('[data-mk-button="connect"]')
  await page.click('[data-mk-wallet="test.wallet"]')
  await page.locator('[data-fact="balance"]').filter({ hasText: /^\d+$/ }).waitFor({ state: 'attached' })
  const before = await page.evaluate(() => window.violations.length)
  await page.evaluate(() => {
    const image = document.createElement('img')
    image.src = 'https://elsewhere.invalid/pixel.png'
    document.body.append(image)
  })
  await page.waitForFunction((count) => window.violations.length > count, before)
  const all = await page.evaluate(() => window.violations)
  await context.close()
  expect(errors).toEqual([])
  return { before: all.slice(0, before), after: all.slice(before) }
}

const clean = { before: [], after: [expect.stringContaining('img-src https://elsewhere.invalid')] }

test('behavior: a page with the printed meta tag connects without a violation', async () => {
  const { dir, remove } = await outsideFolder()
  await cp(join(app.dir, 'dist'), dir, { recursive: true })
  const index = join(dir, 'index.html')
  const html = await readFile(index, 'utf8')
  await writeFile(index, html.replace('<head>', `<head>${(await printed('meta')).trim()}`))
  const served = await serve({ dir })
  try {
    expect(await violationsAt(served.origin)).toEqual(clean)
  } finally {
    await Promise.all([served.stop(), remove()])
  }
})

describe('under the printed block', () => {
  let vite: typeof import('vite')
  beforeAll(async () => {
    vite = await import(pathToFileURL(join(app.dir, 'node_modules/vite/dist/node/index.js')).href)
  })
  const options = () => ({ root: app.dir, configFile: config, logLevel: 'error' }) as const
  const listen = { port: 0, host: '127.0.0.1' }

  test('behavior: the page that vite develops connects without a violation', async () => {
    const server = await vite.createServer({ ...options(), server: listen })
    try {
      await server.listen()
      expect(await violationsAt(server.resolvedUrls?.local[0] ?? '')).toEqual(clean)
    } finally {
      await server.close()
    }
  })

  test('behavior: the page that vite previews connects without a violation', async () => {
    const server = await vite.preview({ ...options(), preview: listen })
    try {
      expect(await violationsAt(server.resolvedUrls?.local[0] ?? '')).toEqual(clean)
    } finally {
      await server.close()
    }
  })
})
