import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { alice, type EmailWorld, isIn, startEmailWorld } from './email-world.js'

let world: EmailWorld
beforeAll(async () => {
  world = await startEmailWorld()
})
afterAll(() => world?.stop())

const named = (page: Page, name: string) => page.getByRole('button', { name: `Continue with ${name}` })
const view = (page: Page) => page.locator('[data-mk-view="ConnectingSocial"]')

/** Clicks on a provider in Connect; gives the window that the click opened. */
async function start(page: Page, name = 'Google'): Promise<Page> {
  await page.click('[data-mk-button="connect"]')
  const [opened] = await Promise.all([page.waitForEvent('popup'), named(page, name).click()])
  return opened
}

test.each(['port', 'envelope'] as const)('behavior: signs in with a provider, in a window (%s)', async (way) => {
  const at = way === 'port' ? world.served : world.envelope
  const { page, wallet, context, asked } = await world.open({ protocol: way === 'port' ? 5 : 4 }, at)
  await page.click('[data-mk-button="connect"]')
  await named(page, 'Google').waitFor()
  expect(asked).toEqual([])
  const [opened] = await Promise.all([page.waitForEvent('popup'), named(page, 'Google').click()])
  await isIn(page)
  expect(wallet.signedIn()).toBe('alice')
  // The frame, and the page of the provider, once each.
  expect(asked.map((url) => new URL(url).pathname)).toEqual(['/sdk', '/login/google'])
  if (!opened.isClosed()) await opened.waitForEvent('close')
  await page.reload()
  await isIn(page)
  await context.close()
})

test('behavior: a provider that cuts its window off is waited for, and signs in all the same (SECURITY 2.5)', async () => {
  const { page, wallet, context } = await world.open({ social: 'ask', cutsOpener: true })
  const opened = await start(page, 'X')
  await opened.waitForURL('**/login/x*')
  await view(page).getByText('finish', { exact: false }).first().waitFor()
  // Longer than it takes to see that the window looks closed.
  await page.waitForTimeout(2_500)
  expect(await view(page).count()).toBe(1)
  wallet.answerSocial('yes')
  await isIn(page)
  await context.close()
})

test('behavior: a "no" at the provider is no failure, and the next click begins anew', async () => {
  const { page, wallet, context } = await world.open({ social: 'ask' })
  const opened = await start(page)
  await opened.waitForURL('**/login/google*')
  wallet.answerSocial('no')
  const again = view(page).getByRole('button', { name: 'Try again' })
  const [next] = await Promise.all([page.waitForEvent('popup'), again.click()])
  await next.waitForURL('**/login/google*')
  wallet.answerSocial('yes')
  await isIn(page)
  await context.close()
})

test('behavior: a window that the browser blocks is opened by the next click', async () => {
  const { page, context } = await world.open()
  await page.evaluate(() => {
    const { open } = window
    let left = 2
    window.open = (...args) => {
      left -= 1
      return left < 0 ? open.apply(window, args) : null
    }
  })
  await page.click('[data-mk-button="connect"]')
  await named(page, 'Google').click()
  const button = view(page).getByRole('button', { name: /Open/ })
  await Promise.all([page.waitForEvent('popup'), button.click()])
  await isIn(page)
  await context.close()
})

test('behavior: leaving closes the window, and nothing signs in later', async () => {
  const { page, wallet, context } = await world.open({ social: 'ask' })
  const opened = await start(page)
  await opened.waitForURL('**/login/google*')
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  wallet.answerSocial('yes')
  await page.waitForTimeout(500)
  expect(await page.locator('[data-is="address"]').textContent()).not.toContain(alice)
  expect(opened.isClosed()).toBe(true)
  await context.close()
})

test('behavior: leaving while the page of the provider is on its way closes its window as well', async () => {
  const { page, context } = await world.open({ social: 'ask' })
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await context.route('**/login/google*', async (route) => {
    await held
    await route.fallback()
  })
  const asked = page.context().waitForEvent('request', (request) => request.url().includes('/login/google'))
  const opened = await start(page)
  await asked
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  const closed = opened.waitForEvent('close')
  letGo()
  await closed
  await context.close()
})

test('behavior: signs in with Farcaster by its code; leaving before that resets the frame (SPEC §2)', async () => {
  const { page, wallet, context, asked } = await world.open()
  await page.click('[data-mk-button="connect"]')
  await named(page, 'Farcaster').click()
  const ready = page.locator('[data-mk-view="ConnectingFarcaster"] [data-state="ready"]')
  await ready.waitFor()
  expect(asked).toHaveLength(1)
  await page.getByRole('button', { name: 'Back' }).click()
  await named(page, 'Farcaster').click()
  await ready.waitFor()
  await page.waitForTimeout(500)
  wallet.approveFarcaster()
  await isIn(page)
  expect(wallet.signedIn()).toBe('alice')
  await context.close()
})

test('behavior: a change of the e-mail address takes the codes of both', async () => {
  const { page, wallet, context } = await world.open({ login: 'known' })
  await page.click('[data-mk-button="connect"]')
  await page.locator('[data-mk-view="Connect"] input[type="email"]').fill('alice@example.com')
  await page.keyboard.press('Enter')
  await isIn(page)
  await page.click('[data-mk-button="account"]')
  await page.getByRole('button', { name: 'Settings' }).first().click()
  await page
    .locator('[data-mk-view="AccountSettings"]')
    .getByRole('button', { name: /alice|al…/ })
    .click()
  await page.locator('[data-mk-view="UpdateEmailWallet"] input[type="email"]').fill('bob@example.com')
  await page.keyboard.press('Enter')
  await page.locator('[data-mk-view="UpdateEmailPrimaryOtp"] input:not([readonly])').fill('123456')
  await page.locator('[data-mk-view="UpdateEmailSecondaryOtp"] input:not([readonly])').fill('123456')
  await page.locator('[data-mk-view="AccountSettings"]').getByText('b…@example.com').waitFor()
  expect([wallet.mails(), wallet.signedIn()]).toEqual([['alice@example.com', 'bob@example.com'], 'bob@example.com'])
  await context.close()
})
