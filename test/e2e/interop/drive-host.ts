import type { Browser, Page } from 'playwright'
import { createPublicClient, type Hex, http, verifyMessage } from 'viem'
import { expect } from 'vitest'
import { soon } from '../../setup/soon.js'
import type { TestChain } from '../../setup/write-networks.js'

/** A page of a sample host. */
export interface DrivenHost {
  readonly page: Page
  /** Uncaught errors and errors on the console. */
  readonly errors: readonly string[]
  /** Waits until the page shows `value` for the fact. */
  shows(fact: string, value: RegExp): Promise<string>
  click(button: string): Promise<void>
  /** Clicks the test wallet in the open modal. */
  chooseWallet(): Promise<void>
  /** Signs and sends by the page's buttons, and checks the signature, the receipt and that `chain` has the transaction. */
  signAndSend(chain: TestChain): Promise<void>
  close(): Promise<void>
}

/** Opens a sample host in a browser context of its own. */
export async function driveHost(browser: Browser, origin: string): Promise<DrivenHost> {
  const context = await browser.newContext()
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.goto(origin)

  async function shows(fact: string, value: RegExp): Promise<string> {
    const found = page.locator(`[data-fact="${fact}"]`).filter({ hasText: value })
    await found.waitFor({ state: 'attached' })
    return (await found.textContent()) ?? ''
  }
  const click = (name: string) => page.getByRole('button', { name, exact: true }).click()

  return {
    page,
    errors,
    shows,
    click,
    chooseWallet: () => page.click('[data-mk-wallet="test.wallet"]'),
    async signAndSend({ rpcUrl }) {
      const node = createPublicClient({ transport: http(rpcUrl) })
      const address = (await shows('address', /^0x/)) as Hex
      expect(address.toLowerCase()).toBe((await page.evaluate(() => window.testWallet.address())).toLowerCase())
      await click('Sign')
      const signature = (await shows('signature', /^0x[\da-f]{130}$/)) as Hex
      expect(await verifyMessage({ address, message: 'hello', signature })).toBe(true)
      const before = await node.getTransactionCount({ address })
      await click('Send')
      await soon(async () => expect(await node.getTransactionCount({ address })).toBe(before + 1))
      await shows('status', /^success$/)
    },
    close: () => context.close(),
  }
}
