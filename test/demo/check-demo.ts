import type { Page } from 'playwright'
import { launchChromium } from '../setup/browser.js'

const PATIENCE_MS = 20_000
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

interface Step {
  readonly name: string
  run(page: Page): Promise<void>
}

const shows = async (page: Page, fact: string, text: string) => {
  await page.locator(`[data-fact="${fact}"]`, { hasText: text }).waitFor({ timeout: PATIENCE_MS })
}

const steps: readonly Step[] = [
  {
    name: 'connect the Dev Wallet',
    async run(page) {
      await page.click('[data-mk-button="connect"]')
      await page.click('[data-mk-wallet="dev.modal-kit.wallet"]')
      await page.click('[data-mk-view="ConnectingMultiChain"] [data-mk-namespace="eip155"]')
      await shows(page, 'status', 'connected')
      await shows(page, 'network', 'eip155:1)')
    },
  },
  { name: 'show the live balance', run: (page) => shows(page, 'balance', 'ETH') },
  {
    name: 'sign a message, verified by viem',
    async run(page) {
      await page.click('[data-do="sign"]')
      await shows(page, 'signature', 'valid: 0x')
    },
  },
  {
    name: 'send a transaction and see its receipt',
    async run(page) {
      await page.click('[data-do="send"]')
      await shows(page, 'receipt', 'success in block')
    },
  },
  {
    name: 'switch the network in the modal',
    async run(page) {
      await page.locator('[data-mk-button="network"]').first().click()
      await page.locator('[data-mk-view="Networks"]').getByText('Polygon').first().click()
      await shows(page, 'network', 'eip155:137)')
    },
  },
  {
    name: 'be connected after a reload, on the same network',
    async run(page) {
      await page.reload()
      await shows(page, 'status', 'connected')
      await shows(page, 'network', 'eip155:137)')
    },
  },
  {
    name: 'connect the Dev Wallet on Solana beside it',
    async run(page) {
      await page.locator('[data-mk-button="network"]').first().click()
      await page.locator('[data-mk-view="Networks"]').locator(`[data-mk-network="${solana}"]`).click()
      await page
        .locator('[data-mk-view="SwitchActiveChain"]')
        .getByRole('button', { name: /^switch/i })
        .click()
      await page.click('[data-mk-view="Connect"] [data-mk-wallet="Dev Wallet"]')
      await shows(page, 'network', `${solana})`)
      await shows(page, 'balance', 'SOL')
    },
  },
  {
    name: 'sign a message on Solana',
    async run(page) {
      await page.click('[data-do="sign"]')
      await shows(page, 'signature', '64 bytes, signed by ')
    },
  },
  {
    name: 'show SOL and tokens of both programs',
    async run(page) {
      await page.locator('[data-mk-button="account"]').first().click()
      const tokens = page.locator('[data-mk-view="Account"] [data-mk-token]')
      for (const symbol of ['SOL', 'USDC', 'PYUSD']) await tokens.filter({ hasText: symbol }).first().waitFor()
      await page.keyboard.press('Escape')
    },
  },
  {
    name: 'go back to the account on Ethereum, which is still connected',
    async run(page) {
      await page.locator('[data-mk-button="network"]').first().click()
      await page.locator('[data-mk-view="Networks"]').getByText('Polygon').first().click()
      await shows(page, 'network', 'eip155:137)')
      await shows(page, 'balance', 'POL')
    },
  },
  {
    name: 'disconnect both',
    async run(page) {
      await page.locator('[data-mk-button="account"]').first().click()
      const modal = page.locator('[data-mk-view="Account"]')
      await modal.getByRole('button', { name: /disconnect/i }).click()
      await shows(page, 'status', 'disconnected')
      await page.reload()
      await shows(page, 'status', 'disconnected')
    },
  },
]

/** Drives the demo page without a window, printing a line a step. Gives 0, or 1 at the first step that fails. */
export async function checkDemo(url: string): Promise<number> {
  const browser = await launchChromium()
  const errors: string[] = []
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(PATIENCE_MS)
    page.on('pageerror', (error) => errors.push(String(error)))
    await page.goto(url)
    for (const { name, run } of steps) {
      const began = Date.now()
      await run(page).catch((cause: unknown) => {
        throw new Error(`could not ${name}: ${cause}`)
      })
      console.log(`  ok  ${name} (${Date.now() - began} ms)`)
    }
    if (errors.length > 0) throw new Error(`the page threw: ${errors.join('; ')}`)
    console.log('The demo works.')
    return 0
  } catch (cause) {
    console.error(`  FAILED: ${cause instanceof Error ? cause.message : cause}`)
    for (const error of errors) console.error(`  page error: ${error}`)
    return 1
  } finally {
    await browser.close()
  }
}
