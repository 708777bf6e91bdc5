import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright'
import { verifyMessage } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { testAccount } from '../../runtime/testing/accounts.js'
import { type PageWallet, putWallet } from '../../runtime/testing/playwright/page-wallet.js'
import { outsideFolder, type Scratch } from '../setup/scratch.js'
import { type Served, serve } from '../setup/serve.js'
import { connectBrowser } from './shared.js'

/** A host that lets nothing in: no request to any chain, no script but its own. */
const strict = {
  'content-security-policy': "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'",
}
const script = `
window.heard = []
window.addEventListener('eip6963:announceProvider', ({ detail: { info, provider } }) => {
  window.wallet = provider
  window.info = info
  provider.on('accountsChanged', (accounts) => window.heard.push(accounts))
  provider.on('chainChanged', (chainId) => window.heard.push(chainId))
})
window.dispatchEvent(new Event('eip6963:requestProvider'))
`

interface HostWindow {
  readonly heard: readonly unknown[]
  readonly info: { readonly rdns: string }
  readonly wallet: { request(request: object): Promise<unknown> }
}

let browser: Browser
let folder: Scratch
let served: Served
beforeAll(async () => {
  folder = await outsideFolder()
  await writeFile(
    join(folder.dir, 'index.html'),
    '<!doctype html><html><head><script src="/page.js"></script></head></html>',
  )
  await writeFile(join(folder.dir, 'page.js'), script)
  served = await serve({ dir: folder.dir, headers: strict })
  browser = await connectBrowser()
})
afterAll(() => Promise.all([browser?.close(), served?.stop(), folder?.remove()]))

let context: BrowserContext
let wallet: PageWallet
beforeEach(async () => {
  context = await browser.newContext()
  wallet = await putWallet(context)
})
afterEach(() => context.close())

async function open(): Promise<Page> {
  const page = await context.newPage()
  await page.goto(served.origin)
  return page
}
const heard = (page: Page) => page.evaluate('window.heard')
const ask = (page: Page, method: string, ...params: unknown[]) =>
  page.evaluate(
    (request) =>
      (window as unknown as HostWindow).wallet.request(request).then(
        (result) => ({ result }),
        ({ code, message }: { code: number; message: string }) => ({ code, message }),
      ),
    { method, params },
  )

test('behavior: a page with a strict policy has the wallet from the start, and signs with it', async () => {
  const page = await open()
  expect(await page.evaluate('window.info.rdns')).toBe('test.wallet')
  expect(await ask(page, 'personal_sign', '0x68656c6c6f', wallet.address())).toMatchObject({ code: 4100 })
  await ask(page, 'eth_requestAccounts')
  const { result } = (await ask(page, 'personal_sign', '0x68656c6c6f', wallet.address())) as { result: `0x${string}` }
  expect(await verifyMessage({ address: wallet.address(), message: 'hello', signature: result })).toBe(true)
  expect(wallet.calls()).toEqual({ eth_requestAccounts: 1, personal_sign: 2 })
})

test('behavior: every page hears of a change before the test goes on, and a reload forgets nothing', async () => {
  const pages = [await open(), await open()]
  for (const page of pages) await ask(page, 'eth_requestAccounts')
  await wallet.selectAccount(testAccount(2))
  await wallet.selectChain(137)
  await wallet.emit('accountsChanged', 'nonsense')
  const address = testAccount(2).address.toLowerCase()
  for (const page of pages) {
    const [, ...changes] = (await heard(page)) as unknown[]
    expect(changes).toEqual([[address], '0x89', 'nonsense'])
  }
  await pages[0]?.reload()
  expect(pages[0] && (await ask(pages[0], 'eth_accounts'))).toEqual({ result: [address] })
  expect(pages[0] && (await ask(pages[0], 'eth_chainId'))).toEqual({ result: '0x89' })
})

test('behavior: waits for the test to say yes or no', async () => {
  const page = await open()
  wallet.behave({ ask: true })
  const asking = ask(page, 'eth_requestAccounts')
  expect(await wallet.rejectNext()).toMatchObject({ method: 'eth_requestAccounts' })
  expect(await asking).toEqual({ code: 4001, message: 'User rejected the request.' })
  const again = ask(page, 'eth_requestAccounts')
  await wallet.approveNext()
  expect(await again).toEqual({ result: [wallet.address().toLowerCase()] })
})

test('behavior: two wallets stand beside each other', async () => {
  const other = await putWallet(context, { rdns: 'other.wallet', account: testAccount(5) })
  const page = await open()
  const seen = await page.evaluate(() => {
    const found: string[] = []
    window.addEventListener('eip6963:announceProvider', (event) => {
      if (event instanceof CustomEvent) found.push(event.detail.info.rdns)
    })
    window.dispatchEvent(new Event('eip6963:requestProvider'))
    return found
  })
  expect(seen.sort()).toEqual([other.info.rdns, wallet.info.rdns])
})
