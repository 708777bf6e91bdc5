import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Served, serve } from '../setup/serve.js'
import { type HostPage, openHostPage } from './host-page.js'
import { connectBrowser, freshApp, type SharedApp, walletScript } from './shared.js'

declare global {
  interface Window {
    violations: string[]
  }
}

let browser: Browser
let served: Served
beforeAll(async () => {
  const app = await freshApp()
  const script = `${watchViolations}\n${await walletScript({ chains: inject('chains') })}`
  served = await serve({ dir: app.dist, script, headers: { 'content-security-policy': await strictPolicy(app) } })
  browser = await connectBrowser()
})
afterAll(() => Promise.all([browser?.close(), served?.stop()]))

/** In the page's own script: code that Playwright evaluates is exempt from the page's policy. */
const watchViolations = `window.violations = []
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
  violations.push([violatedDirective, blockedURI, sourceFile].join(' ')))`

/** The policy of the kit's security notes: nothing but the app itself and the origins the kit asks for. */
async function strictPolicy(app: SharedApp): Promise<string> {
  const { directives } = JSON.parse(await readFile(join(app.dir, 'src/modal-kit/csp.json'), 'utf8'))
  const origins: readonly string[] = directives['connect-src']
  expect(origins).toHaveLength(3)
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${origins.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

const violationsOf = ({ page }: HostPage) => page.evaluate(() => window.violations)

test('behavior: every view works under a strict policy without a violation', async () => {
  const host = await openHostPage(browser, served.origin)
  await host.connect()
  await host.shows('balance', /^\d+$/)
  await host.page.locator('[data-mk-button="account"]').first().click()
  await host.shows('view', 'Account')
  await host.page.getByRole('button', { name: /copy address/i }).click()
  await host.page.getByText('Address copied').waitFor({ state: 'attached' })
  await host.page.keyboard.press('Escape')
  await host.shows('view', 'closed')
  await host.page.click('[data-mk-button="network"]')
  await host.shows('view', 'Networks')
  await host.page.locator('[data-mk-view="Networks"]').getByText('Polygon').first().click()
  await host.shows('network', 'eip155:137')
  await host.page.keyboard.press('Escape')
  await host.shows('view', 'closed')
  await host.page.click('[data-do="sign"]')
  await host.shows('signature', /^0x/)
  expect(await violationsOf(host)).toEqual([])
  expect(host.errors).toEqual([])
  await host.close()
})

test('behavior: a refusal is shown under a strict policy without a violation', async () => {
  const host = await openHostPage(browser, served.origin)
  await host.page.evaluate(() => window.testWallet.behave({ reject: true }))
  await host.page.click('[data-mk-button="connect"]')
  await host.page.click('[data-mk-wallet="test.wallet"]')
  await host.page.getByRole('button', { name: /try again/i }).waitFor()
  expect(await violationsOf(host)).toEqual([])
  expect(host.errors).toEqual([])
  await host.close()
})

test('misc: the watcher sees a violation when there is one', async () => {
  const host = await openHostPage(browser, served.origin)
  await host.page.evaluate(() => {
    const image = document.createElement('img')
    image.src = 'https://elsewhere.invalid/pixel.png'
    document.body.append(image)
  })
  await host.page.waitForFunction(() => window.violations.length > 0)
  expect(await violationsOf(host)).toEqual([expect.stringContaining('img-src')])
  await host.close()
})
