import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeField, type EmailWorld, isIn, said, signIn, startEmailWorld, typeAddress } from './email-world.js'
import { launchDeskBrowser } from './shared.js'

// Chromium as on somebody's desk keeps the storage of a frame apart for each app; the browser of the other files does not.
let world: EmailWorld
beforeAll(async () => {
  world = await startEmailWorld(await launchDeskBrowser())
})
afterAll(() => world?.stop())

const signature = /^0x[0-9a-f]{130}$/

test.each(['port', 'envelope'] as const)('behavior: signs in, comes back, signs, and signs out (%s)', async (way) => {
  const { page, wallet, context } = await (way === 'port'
    ? world.open({ login: 'device' })
    : world.open({ login: 'device', protocol: 4 }, world.envelope))
  await typeAddress(page)
  await page.locator('[data-mk-view="EmailVerifyDevice"]').waitFor()
  wallet.approveDevice()
  await codeField(page).fill('123456')
  await isIn(page)
  await page.reload()
  await isIn(page)
  await page.click('[data-do="sign"]')
  await said(page).getByText(signature).waitFor()
  await page.click('[data-do="out"]')
  await page.locator('[data-is="status"]', { hasText: /^disconnected$/ }).waitFor()
  await expect.poll(() => wallet.signedIn()).toBeUndefined()
  await page.reload()
  await page.locator('[data-is="status"]', { hasText: /^disconnected$/ }).waitFor()
  await context.close()
})

test.each(['port', 'envelope'] as const)('behavior: signs in with a provider, and with Farcaster (%s)', async (way) => {
  const { page, wallet, context } = await (way === 'port' ? world.open() : world.open({ protocol: 4 }, world.envelope))
  await page.click('[data-mk-button="connect"]')
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Continue with Google' }).click(),
  ])
  await isIn(page)
  if (!opened.isClosed()) await opened.waitForEvent('close')
  await page.click('[data-do="out"]')
  await page.locator('[data-is="status"]', { hasText: /^disconnected$/ }).waitFor()
  await page.click('[data-mk-button="connect"]')
  await page.getByRole('button', { name: 'Continue with Farcaster' }).click()
  await page.locator('[data-mk-view="ConnectingFarcaster"] [data-state="ready"]').waitFor()
  wallet.approveFarcaster()
  await isIn(page)
  await context.close()
})

test('behavior: two tabs share the account, and one that signs out takes it from both', async () => {
  const { page, context } = await world.open()
  await signIn(page)
  const other = await world.visit(context)
  await isIn(other)
  await other.click('[data-do="out"]')
  for (const each of [page, other]) await each.locator('[data-is="status"]', { hasText: /^disconnected$/ }).waitFor()
  await context.close()
})
