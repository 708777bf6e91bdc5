import { appendFile, cp, mkdir, readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { linkedApp } from '../../setup/linked-app.js'
import { mustRun } from '../../setup/run-program.js'
import { outsideFolder, repository, type Scratch } from '../../setup/scratch.js'
import { serve } from '../../setup/serve.js'
import { configText } from '../../setup/write-networks.js'
import { plainPage } from '../plain-host.js'
import { connectBrowser, walletScript } from '../shared.js'

const chains = inject('chains')

/** What a build of the kit reads. */
const sources = [
  'bin',
  'cli',
  'runtime',
  'schema',
  'templates',
  'test',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
]
const papers = ['README.md', 'LICENSE', 'CHANGELOG.md']

/** A feature with every slot, and a wallet with its own connector. */
const fixtures = ['notes', 'pocket'] as const

let copy: Scratch
let browser: Browser
beforeAll(async () => {
  copy = await outsideFolder()
  const { dir } = copy
  for (const name of [...sources, ...papers]) await cp(join(repository, name), join(dir, name), { recursive: true })
  await symlink(join(repository, 'node_modules'), join(dir, 'node_modules'))
  await mustRun('git', ['init', '-q'], { cwd: dir })
  await mustRun('git', ['add', '-A'], { cwd: dir })
  for (const name of fixtures) {
    await cp(join(dir, 'test/fixtures', name), join(dir, 'runtime/features', name), { recursive: true })
    await register(dir, 'features', name)
  }
  await cp(join(dir, 'test/fixtures/coin'), join(dir, 'runtime/chains/coin'), { recursive: true })
  await register(dir, 'chains', 'coin')
  browser = await connectBrowser()
})
afterAll(() => Promise.all([browser?.close(), copy?.remove()]))

/** Exports a manifest from a registry: one line. */
async function register(dir: string, registry: 'features' | 'chains', name: string): Promise<void> {
  const path = join(dir, `schema/${registry}.ts`)
  await appendFile(path, `export { ${name} } from '../runtime/${registry}/${name}/schema.js'\n`)
}

test('behavior: a feature, a wallet, or the chains of a namespace, is its folder and a line of the registry, and has every slot', async () => {
  const { dir } = copy
  const { stdout: changed } = await mustRun('git', ['diff', '--numstat'], { cwd: dir })
  expect(changed).toBe('1\t0\tschema/chains.ts\n2\t0\tschema/features.ts\n')

  await mustRun('npm', ['run', 'build'], { cwd: dir })
  const packed = join(dir, 'packed')
  await mkdir(packed)
  await mustRun('npm', ['pack', '--ignore-scripts', '--pack-destination', packed], { cwd: dir })
  const [tarball = ''] = await readdir(packed)
  await mustRun('tar', ['-xzf', tarball], { cwd: packed })
  const services = "{ api: 'http://127.0.0.1:9', images: 'http://127.0.0.1:9' }"
  const app = await linkedApp({
    name: 'fixture-feature',
    kit: { unpacked: join(packed, 'package') },
    files: {
      'src/main.tsx': plainPage(),
      'modal.config.ts': withCoin(configText(chains, '{ notes: true, pocket: true }', services)),
    },
  })
  try {
    const { code, stderr } = await app.kit(['generate'])
    expect(code, stderr).toBe(0)
    const { dist } = await app.build()
    await drive(dist)
    await driveWallet(dist)
  } finally {
    await app.remove()
  }
})

/** Goes through every slot of the feature as people would. */
async function drive(dist: string): Promise<void> {
  const served = await serve({ dir: dist, script: await walletScript({ chains }) })
  const page = await browser.newPage()
  page.setDefaultTimeout(20_000)
  try {
    await page.goto(served.origin)
    await page.click('[data-mk-button="connect"]')
    const wallet = page.locator('[data-mk-wallet="test.wallet"]')
    await wallet.waitFor()
    expect(await wallet.isEnabled(), 'before the promise').toBe(false)
    await page.check('[data-mk-promise]')
    await wallet.click()
    await page.locator('[data-mk-button="account"]').first().click()
    await page.waitForSelector('[data-mk-notes]', { state: 'attached' })
    await page.waitForSelector('[data-mk-tab="notes"]')
    expect(await page.locator('[role="tab"]').allTextContents()).toEqual(['Tokens', 'Notes'])
    await page.click('[data-mk-tab="notes"]')
    await page.click('[data-mk-add]')
    await page.waitForSelector('body[data-last-event="NOTE_ADDED"]')
    expect(await page.locator('.mk-notes').evaluate((node) => getComputedStyle(node).outlineColor)).toBe('rgb(1, 2, 3)')
    await page.getByRole('button', { name: 'Notes', exact: true }).click()
    await page.waitForSelector('[data-mk-view="Notes"]')
    // The view comes before the feature that it loads; the tab with the same list fades, hidden from roles.
    await page.waitForSelector('[data-mk-view="Notes"] .mk-notes')
    expect(await page.getByRole('listitem').allTextContents(), 'the same notes').toEqual(['Note 1'])
    for (let count = 0; count < 3; count += 1) await page.getByRole('button', { name: 'Add a note' }).click()
    await page.waitForSelector('[data-code="notes/full"]')
    expect(await page.locator('[data-code="notes/full"]').textContent()).toContain('Delete one of your 3 notes.')
  } finally {
    await page.close()
    await served.stop()
  }
}

/** Connects with the wallet of the other folder, by its rows in the list: to an EVM chain, and to the chain of Coin. */
async function driveWallet(dist: string): Promise<void> {
  await connectTo(dist, 'pocket', '0x90')
  await connectTo(dist, 'pocket-coin', '1Boa', async (page) => {
    await page.locator('[data-mk-button="account"]').first().click()
    await page.waitForFunction(() => /\b5(\.0+)?\s*COIN/.test(document.body.textContent ?? ''))
  })
}

async function connectTo(dist: string, wallet: string, address: string, then?: (page: Page) => Promise<void>) {
  const served = await serve({ dir: dist })
  const page = await browser.newPage()
  page.setDefaultTimeout(20_000)
  try {
    await page.goto(served.origin)
    await page.click('[data-mk-button="connect"]')
    await page.check('[data-mk-promise]')
    await page.click(`[data-mk-wallet="${wallet}"]`)
    await page.waitForSelector('[data-mk-button="account"]')
    expect(await page.locator('[data-mk-button="account"]').first().textContent()).toContain(address)
    await then?.(page)
  } finally {
    await page.close()
    await served.stop()
  }
}

/** The config with the chain of Coin behind the others. */
function withCoin(config: string): string {
  return config.replace(/(networks: \[.*)\],/, "$1, { network: 'coin', rpcUrls: ['http://127.0.0.1:9'] }],")
}
