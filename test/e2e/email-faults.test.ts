import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeField, type EmailWorld, isIn, notLoaded, site, startEmailWorld, typeAddress } from './email-world.js'

/** Milliseconds by which a busy machine may be late with what the page says. */
const BUSY_MS = 11_000

let world: EmailWorld
beforeAll(async () => {
  world = await startEmailWorld()
})
afterAll(() => world?.stop())

test('error: a policy that keeps the frame out is told without waiting for the frame, and other wallets stay usable', async () => {
  const { page, context } = await world.open({}, world.closed)
  await typeAddress(page)
  // A frame that never answers is told of in other words.
  await page.getByText('Embedded wallet is not available on this site.').first().waitFor()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.click('[data-mk-wallet="test.wallet"]')
  await isIn(page)
  await context.close()
})

test.each([
  ['an error page', 8, { status: 500, contentType: 'text/html', body: '<h1>500</h1>' }],
  ['a page that is no wallet', 8, { status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' }],
  // Nothing has loaded: the time-out of the spec for that.
  ['nothing (204)', 20, { status: 204 }],
])('error: %s is told within %s s, and trying again is a new frame', async (_, seconds, answer) => {
  const { page, context } = await world.open()
  await page.unrouteAll()
  await page.route(`${site}/**`, (route) => route.fulfill(answer))
  await typeAddress(page)
  await page
    .getByText(notLoaded)
    .first()
    .waitFor({ timeout: seconds * 1000 + BUSY_MS })
  await page.unroute(`${site}/**`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await codeField(page).fill('123456')
  await isIn(page)
  await context.close()
})

test('security: a page that is not listed is not served, and gets nothing (A-03)', async () => {
  const { page, wallet, context } = await world.open({ origins: ['http://app.example'] })
  await typeAddress(page)
  await page
    .getByText(notLoaded)
    .first()
    .waitFor({ timeout: 8_000 + BUSY_MS })
  expect(wallet.mails()).toEqual([])
  await context.close()
})

test('security: a frame that leads elsewhere gets neither port nor payload (A-14)', async () => {
  const { page, context } = await world.open()
  const evil = 'http://evil.localhost:9999'
  const heard: unknown[] = []
  await context.exposeBinding('heard', (_, data: unknown) => void heard.push(data))
  await context.route(`${evil}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<script>addEventListener("message", (event) => heard([event.data, event.ports.length]))</script>',
    }),
  )
  await page.route(`${site}/**`, (route) => route.fulfill({ status: 302, headers: { location: `${evil}/sdk` } }))
  await typeAddress(page)
  await page
    .getByText(notLoaded)
    .first()
    .waitFor({ timeout: 8_000 + BUSY_MS })
  expect(heard).toEqual([])
  await context.close()
})
