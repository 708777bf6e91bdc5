import { access, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { buildApp } from '../setup/build-app.js'
import { npxKit } from '../setup/fresh-app.js'
import { runProgram } from '../setup/run-program.js'
import { outsideFolder, type Scratch } from '../setup/scratch.js'
import { serve } from '../setup/serve.js'
import { connectBrowser, walletScript } from './shared.js'

const kit = inject('kit')
let browser: Browser
let scratch: Scratch
beforeAll(async () => {
  scratch = await outsideFolder()
  browser = await connectBrowser()
})
afterAll(() => Promise.all([browser?.close(), scratch?.remove()]))

test('behavior: init --yes in an empty folder makes an app that builds, opens at once and connects', async () => {
  const dir = join(scratch.dir, 'my-app')
  await mkdir(dir)
  const { code, stdout, stderr } = await npxKit(kit, ['init', '--yes', '--spec', kit.spec], dir)
  expect(code, `${stdout}\n${stderr}`).toBe(0)
  const { dist, warnings } = await buildApp(dir)
  expect(warnings).toEqual([])
  const served = await serve({ dir: dist, script: await walletScript({ chains: inject('chains') }) })
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.goto(served.origin, { waitUntil: 'networkidle' })
  const opened = await page.evaluate(async () => {
    const before = performance.now()
    document.querySelector<HTMLElement>('[data-mk-button="connect"]')?.click()
    while (!document.querySelector('[data-mk-wallet="test.wallet"]')) {
      if (performance.now() - before > 30_000) throw new Error(`No wallet: ${document.body.textContent}`)
      await new Promise(requestAnimationFrame)
    }
    const shown = performance.now()
    const isForIt = ({ startTime }: PerformanceEntry) => startTime >= before && startTime <= shown
    return performance
      .getEntriesByType('resource')
      .filter(isForIt)
      .map(({ name }) => name)
  })
  // With every feature that is on by itself: the bundler of a fresh app may not make a request of each shared module.
  expect(opened.length, opened.join('\n')).toBeLessThanOrEqual(2)
  await page.click('[data-mk-wallet="test.wallet"]')
  await page.waitForSelector('[data-mk-button="account"]')
  expect(errors).toEqual([])
  await page.close()
  await served.stop()
}, 480_000)

test('param: a folder that is not there yet, without an install', async () => {
  // Without npx, which the test before it has shown: unpacking the kit takes it many seconds.
  const bin = join(kit.unpacked, 'bin/create-modal-kit.js')
  const args = ['init', 'new-app', '--yes', '--no-install', '--spec', kit.spec]
  const { code, stderr } = await runProgram(process.execPath, [bin, ...args], { cwd: scratch.dir })
  expect(code, stderr).toBe(0)
  await access(join(scratch.dir, 'new-app/modal.config.ts'))
  expect(await readdir(join(scratch.dir, 'new-app'))).not.toContain('node_modules')
})
