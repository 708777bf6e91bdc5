import { createPublicClient, http, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limit, runs } from '../setup/runs.js'
import { codeField, type EmailWorld, isIn, said, signIn, startEmailWorld, typeAddress } from './email-world.js'

const dead = '0x000000000000000000000000000000000000dEaD'

let world: EmailWorld
beforeAll(async () => {
  world = await startEmailWorld()
})
afterAll(() => world?.stop())

test('behavior: signs in by the code of a mail, and asks the wallet nothing before', async () => {
  const { page, wallet, asked, context } = await world.open()
  await page.click('[data-mk-button="connect"]')
  await page.locator('[data-mk-view="Connect"] input[type="email"]').waitFor()
  expect(asked).toEqual([])
  await page.locator('[data-mk-view="Connect"] input[type="email"]').fill('  alice@example.com ')
  await page.keyboard.press('Enter')
  await codeField(page).fill('123 456')
  await isIn(page)
  expect(wallet.mails()).toEqual(['alice@example.com'])
  // The document of the frame, once.
  expect(asked).toHaveLength(1)
  const query = new URL(asked[0] ?? '').searchParams
  expect(Object.fromEntries(query)).toEqual({
    projectId: 'shop',
    chainId: 'eip155:1',
    version: '4',
    enableLogger: 'false',
  })
  await context.close()
})

test('behavior: a wrong code is told, and the right one still counts', async () => {
  const { page, context } = await world.open()
  await typeAddress(page)
  await codeField(page).fill('000000')
  await page.getByText('This code isn’t right').first().waitFor()
  await codeField(page).fill('123456')
  await isIn(page)
  await context.close()
})

test('behavior: a new device is approved in the mail first', async () => {
  const { page, wallet, context } = await world.open({ login: 'device', number: '42' })
  await typeAddress(page)
  await page.locator('[data-mk-view="EmailVerifyDevice"]').getByText('42', { exact: true }).first().waitFor()
  wallet.approveDevice()
  await codeField(page).fill('123456')
  await isIn(page)
  await context.close()
})

test('behavior: a browser that the site knows is signed in at once', async () => {
  const { page, context } = await world.open({ login: 'known' })
  await typeAddress(page)
  await isIn(page)
  await context.close()
})

test('behavior: signs after approval in the frame, and a "no" is 4001', async () => {
  const { page, wallet, context } = await world.open({ wallet: { behaviour: { ask: ['personal_sign'] } } })
  await signIn(page)
  await page.click('[data-do="sign"]')
  await page.locator('[data-mk-view="ApproveTransaction"]').waitFor({ state: 'attached' })
  await page.locator('dialog[data-mk-frame][open]').waitFor()
  // Colors stand for themselves: the site has none of the app's variables.
  await expect
    .poll(() => wallet.theme()?.themeVariables, { timeout: 10_000 })
    .toMatchObject({
      '--mk-color-accent': expect.stringMatching(/^rgb/),
      '--mk-color-on-accent': expect.stringMatching(/^rgb/),
      '--mk-radius-panel': expect.stringMatching(/^\d+px$/),
      '--mk-font-family': expect.stringContaining('sans-serif'),
    })
  await wallet.approveNext()
  await said(page)
    .getByText(/^0x[0-9a-f]{130}$/)
    .waitFor()
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  await page.click('[data-do="sign"]')
  await wallet.rejectNext()
  await said(page).getByText('error 4001').waitFor()
  await page.click('[data-do="evil"]')
  await said(page).getByText('error 4200').waitFor()
  await page.getByText('Action not allowed').first().waitFor()
  expect(wallet.calls()['eth_sign']).toBeUndefined()
  await context.close()
})

test('behavior: Escape in the frame takes the request back, and it is not signed', async () => {
  const { page, wallet, context } = await world.open({ wallet: { behaviour: { ask: ['personal_sign'] } } })
  await signIn(page)
  await page.click('[data-do="sign"]')
  await page.locator('dialog[data-mk-frame][open]').waitFor()
  await page.keyboard.press('Escape')
  await said(page).getByText('error 4001').waitFor()
  await page.locator('dialog[data-mk-frame][open]').waitFor({ state: 'detached' })
  expect(wallet.signedIn()).toBe('alice@example.com')
  await context.close()
})

test('behavior: sends on the chain, once', async () => {
  const { page, context } = await world.open()
  const reader = createPublicClient({ transport: http(world.chainUrl) })
  await signIn(page)
  const before = await reader.getBalance({ address: dead })
  await page.click('[data-do="send"]')
  const hash = (await said(page)
    .getByText(/^0x[0-9a-f]{64}$/)
    .textContent()) as `0x${string}`
  await expect.poll(() => reader.getTransactionReceipt({ hash }).catch(() => null), { timeout: 20_000 }).not.toBeNull()
  expect((await reader.getBalance({ address: dead })) - before).toBe(parseEther('1'))
  await context.close()
})

test('behavior: a reload has a provider that answers', async () => {
  const { page, context, asked } = await world.open()
  await signIn(page)
  await page.reload()
  await isIn(page)
  await page.click('[data-do="sign"]')
  await said(page)
    .getByText(/^0x[0-9a-f]{130}$/)
    .waitFor()
  expect(asked).toHaveLength(2)
  await context.close()
})

test(
  'behavior: every reload has the account, without a question',
  async () => {
    const { page, wallet, context } = await world.open()
    await signIn(page)
    let came = 0
    for (let reload = 0; reload < runs(5); reload += 1) {
      await page.reload()
      await isIn(page)
      came += 1
    }
    console.log(`${came} of ${runs(5)} reloads had the session`)
    expect([came, wallet.mails().length]).toEqual([runs(5), 1])
    await context.close()
  },
  limit(120_000),
)

test('behavior: a session that has ended at the site is gone after a reload, and what was remembered with it', async () => {
  const { page, wallet, context } = await world.open()
  await signIn(page)
  wallet.expireSession()
  await page.reload()
  await page.locator('[data-is="status"]', { hasText: 'disconnected' }).waitFor()
  const kept = await page.evaluate(() => localStorage.getItem('@modal-kit/1/secure-wallet'))
  expect(JSON.parse(kept ?? '{}')).not.toHaveProperty('isUsed')
  await context.close()
})

test('behavior: signing out ends it at the site, and in the other tab', async () => {
  const { page, wallet, context } = await world.open()
  await signIn(page)
  const other = await world.visit(context)
  await isIn(other)
  await page.click('[data-do="out"]')
  await page.locator('[data-is="status"]', { hasText: 'disconnected' }).waitFor()
  await other.locator('[data-is="status"]', { hasText: 'disconnected' }).waitFor()
  await expect.poll(() => wallet.signedIn(), { timeout: 10_000 }).toBeUndefined()
  await page.reload()
  await page.locator('[data-is="status"]', { hasText: 'disconnected' }).waitFor()
  await context.close()
})

test('behavior: a site of window messages works alike', async () => {
  const { page, context } = await world.open({ protocol: 4, origins: [world.envelope.origin] }, world.envelope)
  await signIn(page)
  await page.click('[data-do="sign"]')
  await said(page)
    .getByText(/^0x[0-9a-f]{130}$/)
    .waitFor()
  await page.reload()
  await isIn(page)
  await context.close()
})
