import type { Browser, BrowserContext, Page } from 'playwright'
import { createTestClient, type Hex, http, publicActions, walletActions } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plainToken } from '../../cli/stack/chains/contracts/artifacts.data.js'
import { mined } from '../../runtime/testing/mined.js'
import { type Served, serve } from '../setup/serve.js'
import { soon } from '../setup/soon.js'
import { startTestAnvil, type TestAnvil } from '../setup/test-anvil.js'
import { connectBrowser, sharedHost, walletScript } from './shared.js'

const alice = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')
const bob = '0x00000000000000000000000000000000000B0b01'
/** The same first and last four letters. */
const likeBob = '0x0000aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa0b01'

/** A host that opens the form with what its address says. */
const hostPage = `import { ConnectButton } from 'create-modal-kit/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ModalKit, useModal } from './modal-kit/index.js'
import './modal-kit/modal-kit.css'

function Pay() {
  const { open } = useModal()
  const params = Object.fromEntries(new URLSearchParams(location.search))
  return <button type="button" data-do="pay" onClick={() => open({ view: 'WalletSend', params })}>Pay</button>
}
const root = document.getElementById('root')
if (root) createRoot(root).render(<StrictMode><ModalKit><ConnectButton /><Pay /></ModalKit></StrictMode>)
`

let anvil: TestAnvil
let served: Served
let browser: Browser
beforeAll(async () => {
  anvil = await startTestAnvil(1)
  const chains = [{ id: 1, rpcUrl: anvil.url }] as const
  const files = { 'src/main.tsx': hostPage }
  const { dist } = await sharedHost({ entry: 'main', chains, features: '{ send: true }', files })
  served = await serve({ dir: dist, script: await walletScript({ chains }) })
  browser = await connectBrowser()
})
afterAll(async () => {
  await Promise.all([browser?.close(), served?.stop(), anvil?.stop()])
})

const chain = () =>
  createTestClient({ account: alice, mode: 'anvil', transport: http(anvil.url) })
    .extend(publicActions)
    .extend(walletActions)
const nonce = () => chain().getTransactionCount({ address: alice.address })

/** A page with a connected wallet, in a browser of its own, or in one that is there. */
async function open(query = '', context?: BrowserContext, script?: string): Promise<Page> {
  const own = context ?? (await browser.newContext())
  if (script) await own.addInitScript(script)
  const page = await own.newPage()
  page.setDefaultTimeout(30_000)
  await page.goto(`${served.origin}/${query}`)
  if (context) {
    await page.waitForSelector('[data-mk-button="account"]')
    return page
  }
  await page.click('[data-mk-button="connect"]')
  await page.click('[data-mk-wallet="test.wallet"]')
  await page.waitForSelector('[data-mk-button="account"]')
  return page
}

const form = (page: Page) => page.locator('[data-mk-view="WalletSend"]')

/** Fills the form in, and goes on to the review. */
async function review(page: Page, amount: string, receiver: string = bob): Promise<void> {
  await page.click('[data-mk-button="account"]')
  await page.click('.mk-tiles >> text=Send')
  await form(page).getByLabel('Amount').fill(amount)
  await form(page).getByLabel('To', { exact: true }).fill(receiver)
  await form(page).getByRole('button', { name: 'Preview send' }).click()
  await page.waitForSelector('[data-mk-view="WalletSendPreview"] dl')
}

const confirm = (page: Page) =>
  page.locator('[data-mk-view="WalletSendPreview"]').getByRole('button', { name: 'Send', exact: true }).click()

describe('what arrives', () => {
  test('behavior: the native coin, exact to the wei, from the tile of the account to the account', async () => {
    const was = await chain().getBalance({ address: bob })
    const page = await open()
    await review(page, '0.123456789012345678')
    const preview = page.locator('[data-mk-view="WalletSendPreview"]')
    // Every digit is shown, and the whole address.
    await preview.getByText('0.123456789012345678').waitFor()
    expect((await preview.locator('.mk-grouped').first().textContent())?.toLowerCase()).toBe(bob.toLowerCase())
    // It is gone after a while: a busy machine may have the click back later than that.
    await Promise.all([page.getByText('Transaction started').waitFor(), confirm(page)])
    await page.waitForSelector('[data-mk-view="Account"]')
    await soon(async () => expect(await chain().getBalance({ address: bob })).toBe(was + 123_456_789_012_345_678n))
    await page.context().close()
  })

  test('behavior: a token that the host names, with what it filled in; Max leaves none', async () => {
    const args = ['Good', 'GOOD', 6, alice.address] as const
    const made = await chain().deployContract({ ...plainToken, args, account: alice, chain: null })
    const { contractAddress: address } = await mined(chain(), made)
    if (!address) throw new Error('no token')
    const mint = { address, abi: plainToken.abi, functionName: 'mint', args: [[alice.address], 1_234_567n] } as const
    await mined(chain(), await chain().writeContract({ ...mint, account: alice, chain: null }))
    const owned = (owner: Hex) =>
      chain().readContract({ address, abi: plainToken.abi, functionName: 'balanceOf', args: [owner] })
    const page = await open(`?token=${address}&amount=0.000001&receiver=${bob}`)
    await page.click('[data-do="pay"]')
    await form(page).getByText('Balance: ').waitFor()
    await form(page).getByRole('button', { name: 'Preview send' }).click()
    await page.waitForSelector('[data-mk-view="WalletSendPreview"] dl')
    await confirm(page)
    await page.waitForSelector('[data-mk-view="Account"]')
    await soon(async () => expect(await owned(bob)).toBe(1n))
    await page.keyboard.press('Escape')
    await page.click('[data-do="pay"]')
    await form(page).getByRole('button', { name: 'Max' }).click()
    await form(page).getByRole('button', { name: 'Preview send' }).click()
    await page.waitForSelector('[data-mk-view="WalletSendPreview"] dl')
    await confirm(page)
    await page.waitForSelector('[data-mk-view="Account"]')
    await soon(async () => expect([await owned(bob), await owned(alice.address)]).toEqual([1_234_567n, 0n]))
    await page.context().close()
  })
})

describe('what is held back', () => {
  test('A-19: an address that looks like one that was paid is compared with it, and the known one is offered', async () => {
    const page = await open()
    await review(page, '0.001')
    await confirm(page)
    await page.waitForSelector('[data-mk-view="Account"]')
    const before = await nonce()
    await page.click('.mk-tiles >> text=Send')
    // What was paid from here is offered, and nothing else.
    await form(page).getByText('Sent to before').waitFor()
    await form(page).getByLabel('Amount').fill('1')
    await form(page).getByLabel('To', { exact: true }).fill(likeBob)
    await page.waitForSelector('[data-mk-warning="lookalike"]')
    expect(await form(page).getByRole('button', { name: 'Preview send' }).getAttribute('aria-disabled')).toBe('true')
    await form(page).getByRole('button', { name: 'Use the known address' }).click()
    await page.waitForSelector('[data-mk-warning="lookalike"]', { state: 'detached' })
    expect((await form(page).getByLabel('To', { exact: true }).inputValue()).toLowerCase()).toBe(bob.toLowerCase())
    expect(await nonce()).toBe(before)
    await page.context().close()
  })

  test('A-20: a script of the page that swaps the receiver is told of with both addresses', async () => {
    const thief = '0x00000000000000000000000000000000000bad01'
    const script = `addEventListener('load', () => {
      const { provider } = window.testWallet
      const { request } = provider
      provider.request = (call) => {
        if (call.method === 'eth_sendTransaction') call = { ...call, params: [{ ...call.params[0], to: '${thief}' }] }
        return request(call)
      }
    })`
    const page = await open('', undefined, script)
    await review(page, '0.002')
    await confirm(page)
    const alert = page.locator('[data-mk-mismatch]')
    await alert.waitFor()
    const text = (await alert.textContent())?.toLowerCase() ?? ''
    expect([text.includes(bob.toLowerCase()), text.includes(thief)]).toEqual([true, true])
    await page.context().close()
  })
})

describe('a page that dies while the wallet is asked', () => {
  /** Asks the wallet, which stays silent, and kills the page. */
  async function killed(): Promise<{ readonly context: BrowserContext; readonly before: number }> {
    const page = await open(`?behaviour=${encodeURIComponent(JSON.stringify({ ask: ['eth_sendTransaction'] }))}`)
    const context = page.context()
    const before = await nonce()
    await review(page, '0.0042')
    await confirm(page)
    await page.getByText('Confirm in Test Wallet', { exact: true }).waitFor()
    await soon(async () => expect(await page.evaluate(() => window.testWallet.calls()['eth_sendTransaction'])).toBe(1))
    await page.close()
    return { context, before }
  }

  test('behavior: says that it may have been sent, sends nothing by itself, and goes on when the person knows', async () => {
    const { context, before } = await killed()
    const page = await open('', context)
    await page.click('[data-mk-button="account"]')
    await page.click('.mk-tiles >> text=Send')
    await page.waitForSelector('[data-mk-unresolved]')
    await form(page).getByLabel('Amount').fill('0.1')
    await form(page).getByLabel('To', { exact: true }).fill(bob)
    await page.waitForSelector('[data-mk-view="WalletSend"] .mk-grouped')
    expect(await form(page).getByRole('button', { name: 'Preview send' }).getAttribute('aria-disabled')).toBe('true')
    expect(await nonce()).toBe(before)
    await form(page).getByRole('button', { name: 'It wasn’t sent' }).click()
    await form(page).getByRole('button', { name: 'Preview send', disabled: false }).click()
    await page.waitForSelector('[data-mk-view="WalletSendPreview"] dl')
    await confirm(page)
    await page.waitForSelector('[data-mk-view="Account"]')
    await soon(async () => expect(await nonce()).toBe(before + 1))
    await context.close()
  })

  test('behavior: finds the transaction that the wallet has sent meanwhile, and never asks for a second one', async () => {
    const { context, before } = await killed()
    const hash = await chain().sendTransaction({ account: alice, chain: null, to: bob, value: 4_200_000_000_000_000n })
    await mined(chain(), hash)
    const page = await open('', context)
    await page.click('[data-mk-button="account"]')
    await page.click('.mk-tiles >> text=Send')
    await page.waitForSelector('[data-mk-unresolved]')
    await page.waitForSelector('[data-mk-unresolved]', { state: 'detached' })
    const kept = await page.evaluate(() => localStorage.getItem('@modal-kit/1/submitted'))
    expect(JSON.parse(kept ?? '[]')).toMatchObject([{ hash, isLate: true }])
    expect(await nonce()).toBe(before + 1)
    await context.close()
  })
})
