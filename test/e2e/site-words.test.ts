import type { Browser, BrowserContext, Page } from 'playwright'
import { type Hex, verifyMessage } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { english } from '../../runtime/wallet-site/approval/english-words.data.js'
import { wordsFor } from '../../runtime/wallet-site/approval/words-for.js'
import { launchDeskBrowser } from './shared.js'
import { addressOf, type SiteApp, siteProfile, startSiteApp } from './site-app.js'
import { answer, ask, card, press, signIn } from './site-person.js'

const german = wordsFor('de')
// The app has a script of such a name.
const WORDS = /\/assets\/words-[a-z]{2}-[\da-f]{16}\.json$/

let app: SiteApp
let browser: Browser
beforeAll(async () => {
  ;[app, browser] = await Promise.all([startSiteApp(), launchDeskBrowser()])
})
afterAll(() => Promise.all([app?.stop(), browser?.close()]))

let context: BrowserContext
let fetched: string[] = []
beforeEach(async () => {
  context = await siteProfile(browser, { locale: 'de-AT' })
  fetched = []
  context.on('request', (request) => {
    if (WORDS.test(request.url())) fetched.push(new URL(request.url()).pathname.replace(/-[\da-f]{16}\./, '.'))
  })
})
afterEach(() => context?.close())

/** Signs in, and asks for the signature of a message. */
async function asked(email: string): Promise<{ readonly page: Page; readonly account: Hex }> {
  const page = await app.visit(context)
  await signIn(app, page, email)
  const account = (await addressOf(page)) as Hex
  expect(fetched).toEqual([])
  await ask(page, 'personal_sign', ['0x48656c6c6f2c206d6561646f77', account])
  await card(page).waitFor()
  return { page, account }
}

test('behavior: the card speaks the language of the browser, whose words alone are fetched, with the first card', async () => {
  const { page, account } = await asked('ada-in-german@meadow.example')
  const root = card(page)
  expect([await root.getAttribute('lang'), await root.getByRole('heading').first().textContent()]).toEqual([
    'de',
    german.words.titles['sign-message'],
  ])
  await press(page, german.words.approve)
  const { value } = await answer(page)
  expect(await verifyMessage({ address: account, message: 'Hello, meadow', signature: value as Hex })).toBe(true)
  await ask(page, 'personal_sign', ['0x48656c6c6f2c206d6561646f77', account])
  await press(page, german.words.cancel)
  expect(await answer(page)).toMatchObject({ code: 4001 })
  expect(fetched).toEqual(['/assets/words-de.json'])
})

test('error: words that were changed on the way are not shown: the card is in English, and works (SECURITY T8)', async () => {
  const { words, ...others } = german
  // What a hand is led by.
  const turned = { ...others, words: { ...words, approve: words.cancel, cancel: words.approve } }
  await context.route(WORDS, (route) =>
    route.fulfill({ contentType: 'application/json', body: JSON.stringify(turned) }),
  )
  const { page, account } = await asked('ada-whose-words-are-turned@meadow.example')
  expect(await card(page).getAttribute('lang')).toBe('en')
  await press(page, english.words.approve)
  const { value } = await answer(page)
  expect(await verifyMessage({ address: account, message: 'Hello, meadow', signature: value as Hex })).toBe(true)
  expect(fetched).toEqual(['/assets/words-de.json'])
})

test('error: words that hang leave the card in English within seconds', async () => {
  let isHung = false
  // It answers nothing.
  await context.route(WORDS, () => {
    isHung = true
  })
  const { page } = await asked('ada-whose-words-hang@meadow.example')
  expect([isHung, await card(page).getAttribute('lang')]).toEqual([true, 'en'])
})
