import type { Route } from 'playwright'
import type { WalletSite } from '../../../runtime/testing/playwright/wallet-site.js'
import { type Case, closeModal, type Stage } from '../case.js'
import { siteUrl } from '../world.js'

/** The site of the embedded wallet of the page. */
export const siteOf = (stage: Stage): WalletSite => stage.world.siteOf(stage.page())

const everything = `${new URL(siteUrl).origin}/**`

/** How the document of the frame fails. */
export const framePages = {
  /** It lets itself be shown on no page. */
  blocked: (route: Route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': "frame-ancestors 'none'" },
      body: '<p>Wallet',
    }),
  /** Not a byte comes. */
  hangs: () => {},
  broken: (route: Route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
} as const

/** From now on the document of the frame fails so; the returned function ends it. */
export async function failFrame(stage: Stage, how: keyof typeof framePages): Promise<() => Promise<void>> {
  const page = stage.page()
  const handler = framePages[how]
  await page.route(everything, handler)
  return () => page.unroute(everything, handler)
}

/** Types an address into Connect, and submits it. */
export async function submitAddress({ page }: Pick<Stage, 'page'>, address = 'ada@meadow.example'): Promise<void> {
  if ((await page().locator('dialog[open]').count()) === 0) await page().click('[data-mk-button="connect"]')
  const field = page().locator('[data-mk-view="Connect"] input[type="email"]')
  await field.fill(address)
  await field.press('Enter')
}

/** Types the code of the mail. */
export async function enterCode({ page }: Pick<Stage, 'page'>, code = '123456'): Promise<void> {
  await page().locator('[data-mk-view="EmailVerifyOtp"] input[autocomplete="one-time-code"]').fill(code)
}

/** Signs in, and closes the modal. */
export async function signIn(stage: Pick<Stage, 'page'>): Promise<void> {
  await submitAddress(stage)
  await enterCode(stage)
  await stage.page().waitForSelector('[data-fact="status"]:text-is("connected")', { timeout: 10_000 })
  await closeModal(stage.page())
}

/** The cases of answers that come twice, and in the wrong order: the operation works meanwhile. */
export function patientCases(works: (stage: Stage, lift: () => void) => Promise<void>): Readonly<Record<string, Case>> {
  const of = (how: 'twice' | 'reversed'): Case => ({
    async run(stage) {
      siteOf(stage).distort(how)
      await works(stage, () => siteOf(stage).distort())
    },
  })
  return { F06: of('twice'), F07: of('reversed') }
}

/** Leaves the wallet of the page that an operation has begun with, and signs in by mail in its place. */
export async function inPlace(stage: Stage): Promise<void> {
  await stage.page().click('[data-do="disconnect"]')
  await stage.page().waitForSelector('[data-fact="status"]:text-is("disconnected")')
  await signIn(stage)
}
