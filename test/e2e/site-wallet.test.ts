import {
  address,
  appendTransactionMessageInstruction,
  compileTransaction,
  createNoopSigner,
  createSolanaRpc,
  createTransactionMessage,
  getBase58Decoder,
  getTransactionEncoder,
  lamports,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/web3.js'
import { getTransferSolInstruction } from '@solana-program/system'
import type { Browser, BrowserContext, Page } from 'playwright'
import { type Hex, parseEther, verifyMessage, verifyTypedData } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { rowsOfThisRun } from '../setup/choose-rows.js'
import { launchDeskBrowser } from './shared.js'
import { addressOf, type SiteApp, siteProfile, startSiteApp, submitEmail } from './site-app.js'
import { answer, ask, card, forgetSite, press, signIn } from './site-person.js'

const receiver = '0x00000000000000000000000000000000000dE501'

let app: SiteApp
let browser: Browser
// As on a desk: what Playwright starts by default denies storage to the frame, and its device is gone with the page.
beforeAll(async () => {
  ;[app, browser] = await Promise.all([startSiteApp(), launchDeskBrowser()])
})
afterAll(() => Promise.all([app?.stop(), browser?.close()]))

let context: BrowserContext
let users = 0
beforeEach(async () => {
  context = await siteProfile(browser)
})
afterEach(() => context?.close())

/** Signs up with a new address. */
function signUp(page: Page): Promise<string> {
  users += 1
  return signIn(app, page, `ada${users}@meadow.example`)
}

test('behavior: signs up by mail, signs a message and data, and is there after a reload', async () => {
  const page = await app.visit(context)
  await signUp(page)
  const account = (await addressOf(page)) as Hex
  await ask(page, 'personal_sign', ['0x48656c6c6f2c206d6561646f77', account])
  await card(page).getByText('Hello, meadow').waitFor()
  await press(page, 'Approve')
  const { value } = await answer(page)
  expect(await verifyMessage({ address: account, message: 'Hello, meadow', signature: value as Hex })).toBe(true)
  await page.reload()
  expect(await addressOf(page)).toBe(account)
  const data = {
    domain: { name: 'Meadow', version: '1', chainId: 1 },
    types: { Note: [{ name: 'text', type: 'string' }] },
    primaryType: 'Note',
    message: { text: 'In bloom' },
  } as const
  const EIP712Domain = [
    { name: 'name', type: 'string' },
    { name: 'version', type: 'string' },
    { name: 'chainId', type: 'uint256' },
  ]
  const types = { EIP712Domain, ...data.types }
  await ask(page, 'eth_signTypedData_v4', [account, JSON.stringify({ ...data, types })])
  await card(page).getByText('In bloom').waitFor()
  await press(page, 'Approve')
  const signed = await answer(page)
  expect(await verifyTypedData({ address: account, ...data, signature: signed.value as Hex })).toBe(true)
})

test('behavior: in a low window the card is whole, the way out in view, and nothing of the modal stands out', async () => {
  const page = await app.visit(context)
  await page.setViewportSize({ width: 1000, height: 560 })
  await signUp(page)
  await ask(page, 'personal_sign', ['0x48656c6c6f', await addressOf(page)])
  await card(page).waitFor()
  const frame = page.locator('dialog[data-mk-frame][open]')
  for (const part of [frame, frame.locator('> button')]) {
    const { y = -1, height = 0 } = (await part.boundingBox()) ?? {}
    expect([y >= 0, y + height <= 560]).toEqual([true, true])
  }
  const modal = page.locator('dialog[data-mk]')
  await expect.poll(() => modal.evaluate((each) => getComputedStyle(each).opacity)).toBe('0')
  await press(page, 'Approve')
  expect((await answer(page)).value).toMatch(/^0x[0-9a-f]{130}$/)
  expect(await page.locator('dialog[data-mk][open]').count()).toBe(0)
})

test('behavior: sends what the card says, and a "no" sends nothing', async () => {
  const page = await app.visit(context)
  await signUp(page)
  const account = await addressOf(page)
  await app.fund(account)
  const before = await app.backend.publicClient.getBalance({ address: receiver })
  const params = [{ from: account, to: receiver, value: '0x6f05b59d3b20000' }]
  await ask(page, 'eth_sendTransaction', params)
  await card(page).getByText('0.5').first().waitFor()
  await press(page, 'Cancel')
  expect(await answer(page)).toMatchObject({ code: 4001 })
  await ask(page, 'eth_sendTransaction', params)
  await card(page).getByText('0.5').first().waitFor()
  await press(page, 'Approve')
  const { value } = await answer(page)
  await app.backend.publicClient.waitForTransactionReceipt({ hash: value as Hex })
  expect((await app.backend.publicClient.getBalance({ address: receiver })) - before).toBe(parseEther('0.5'))
})

const notShown = [
  ['eth_sendTransaction', (from: string) => [{ from, to: receiver, data: '0xdeadbeef' }]],
  ['personal_sign', (from: string) => ['0xff00ff00ff', from]],
  [
    'wallet_sendCalls',
    (from: string) => [{ version: '2.0.0', chainId: '0x1', from, atomicRequired: false, calls: [{ to: receiver }] }],
  ],
] as const

test.each(rowsOfThisRun(notShown, 1))('error: %s of what it cannot show needs the window', async (method, params) => {
  const page = await app.visit(context)
  await signUp(page)
  await ask(page, method, params(await addressOf(page)))
  const { message } = await answer(page)
  expect(message).toContain('This needs the wallet window, which this version does not have')
})

test('behavior: signs and sends on Solana', async () => {
  const page = await app.visit(context)
  await signUp(page)
  await page.evaluate((chain) => window.wallets.switchTo(chain), app.backend.solana.chainId)
  const shown = page.locator('[data-fact="solana"]', { hasText: /\w{30,}/ })
  await shown.waitFor({ state: 'attached' })
  const account = address((await shown.textContent()) ?? '')
  const rpc = createSolanaRpc(app.backend.solana.url)
  await rpc.requestAirdrop(account, lamports(2_000_000_000n)).send()
  await expect.poll(async () => (await rpc.getBalance(account).send()).value).toBe(2_000_000_000n)
  const { value: latest } = await rpc.getLatestBlockhash().send()
  const destination = address('7Np41oeYqPefeNQEHSv1UDhYrehxin3NStELsSKCT4K2')
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (made) => setTransactionMessageFeePayer(account, made),
    (made) => setTransactionMessageLifetimeUsingBlockhash(latest, made),
    (made) =>
      appendTransactionMessageInstruction(
        getTransferSolInstruction({ source: createNoopSigner(account), destination, amount: 500_000_000n }),
        made,
      ),
  )
  const bytes = [...getTransactionEncoder().encode(compileTransaction(message))]
  await page.evaluate(
    ([transaction, chain]) => {
      const wallet = window.wallets.solana
      const feature = wallet?.features['solana:signAndSendTransaction']
      const input = { account: wallet?.accounts[0], transaction: new Uint8Array(transaction), chain }
      const asked = feature?.['signAndSendTransaction']?.(input)
      Object.assign(window, {
        asked: asked?.then(
          (value) => ({ value: [...Object(Object(value)[0]).signature] }),
          ({ code, message }) => ({ code, message }),
        ),
      })
    },
    [bytes, 'solana:mainnet'] as const,
  )
  await card(page).getByText('0.5').first().waitFor()
  await press(page, 'Approve')
  const { value, message: failed } = await answer(page)
  expect(failed).toBeUndefined()
  expect(getBase58Decoder().decode(Uint8Array.from(value as number[]))).toMatch(/^\w{80,90}$/)
  await expect
    .poll(async () => (await rpc.getBalance(destination).send()).value, { timeout: 20_000 })
    .toBe(500_000_000n)
})

test('behavior: storage that is deleted between two steps costs a login, and never the wallet (A-58)', async () => {
  const page = await app.visit(context)
  const email = 'ada-who-clears@meadow.example'
  await submitEmail(page, email)
  await page.locator('[data-mk-view="EmailVerifyDevice"]').waitFor()
  // The answer doesn't wait for it: what follows takes the mails that come later for its own.
  await expect.poll(async () => (await app.mails(email)).length, { timeout: 20_000 }).toBe(1)
  await forgetSite(page)
  // The app's own would have the person wait for another mail.
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  // What was begun is gone; it begins anew.
  await signIn(app, page, email)
  const account = (await addressOf(page)) as Hex
  const hello = ['0x48656c6c6f2c206d6561646f77', account]
  await forgetSite(page)
  await page.reload()
  await page.locator('[data-fact="status"]', { hasText: /^disconnected$/ }).waitFor({ state: 'attached' })
  await signIn(app, page, email)
  expect(await addressOf(page)).toBe(account)
  await ask(page, 'personal_sign', hello)
  await card(page).getByText('Hello, meadow').waitFor()
  await forgetSite(page)
  await press(page, 'Approve')
  const { value } = await answer(page)
  // The open page still has its key, or asks for a login. It signs for this wallet alone.
  if (value !== undefined)
    expect(await verifyMessage({ address: account, message: 'Hello, meadow', signature: value as Hex })).toBe(true)
  await forgetSite(page)
  await page.reload()
  await page.locator('[data-fact="status"]', { hasText: /^disconnected$/ }).waitFor({ state: 'attached' })
  await signIn(app, page, email)
  expect(await addressOf(page)).toBe(account)
})

test('behavior: two tabs share the wallet, and signing out ends it in both', async () => {
  const page = await app.visit(context)
  await signUp(page)
  const other = await app.visit(context)
  expect(await addressOf(other)).toBe(await addressOf(page))
  await other.click('[data-mk-button="account"]')
  await other.getByRole('button', { name: 'Disconnect' }).first().click()
  for (const each of [page, other])
    await each.locator('[data-fact="status"]', { hasText: /^disconnected$/ }).waitFor({ state: 'attached' })
})
