import { expect } from '@playwright/test'
import { type EmailLogin, expectError, expectSuccess, type WalletSiteSubject } from './rule.js'
import type { SiteApp } from './site-app.js'

/** What the kit's client waits in a login (SPEC §9). */
const LOGIN_MS = 120_000

/** Signs in by the code of a mail; with `wrongFirst` another code is tried before. Fails where the site refuses. */
export async function logInByEmail(app: SiteApp, login: EmailLogin, wrongFirst = false): Promise<void> {
  const { email, code, openLink } = login
  const options = { ms: LOGIN_MS }
  const started = expectSuccess(await app.ask('CONNECT_EMAIL', { email }, options))
  const { action, number } = started as { readonly action: string; readonly number?: string }
  expect(['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT']).toContain(action)
  if (action === 'CONNECT') return
  if (action === 'VERIFY_DEVICE') {
    const waiting = await app.request('CONNECT_DEVICE')
    if (!openLink) throw new Error('The site asks for the link of the mail: give the login an `openLink`.')
    const page = await app.page.context().newPage()
    await openLink(email, { number, page })
    await page.close()
    expectSuccess(await app.answer(waiting, options))
  }
  const otp = await code(email)
  if (wrongFirst) {
    // Another last digit.
    const wrong = `${otp.slice(0, -1)}${(Number(otp.slice(-1)) + 1) % 10}`
    expectError(await app.ask('CONNECT_OTP', { otp: wrong }, options), 'the code is wrong')
    expect(expectSuccess(await app.ask('IS_CONNECTED'))).toMatchObject({ isConnected: false })
  }
  expectSuccess(await app.ask('CONNECT_OTP', { otp }, options))
}

/** Makes sure that a person is signed in: only where no one is, a mail is sent. Gives the address of the account. */
export async function signedIn(app: SiteApp, { login }: WalletSiteSubject): Promise<string> {
  const { isConnected } = expectSuccess(await app.ask('IS_CONNECTED')) as { readonly isConnected: boolean }
  if (!isConnected && login) await (typeof login === 'function' ? login(app) : logInByEmail(app, login))
  return addressOf(app)
}

/** The address of the account that is signed in. Fails where no one is. */
export async function addressOf(app: SiteApp): Promise<string> {
  const user = expectSuccess(await app.ask('GET_USER', {}))
  expect(user).toMatchObject({ address: expect.any(String), chainId: expect.anything() })
  return (user as { readonly address: string }).address
}
