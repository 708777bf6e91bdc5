import { verifyMessage } from 'viem'
import { answer, answerCard, ask, press, reload, signedIn, signOut } from './acts.js'
import { type Driver, until } from './driver.js'

/** The wallet's site of the real backend, and the app that has it. */
export interface SiteWorld {
  readonly url: string
  /** Texts of the mails to this address, the newest first. */
  mails(email: string): Promise<readonly string[]>
  /** What the operator does for browsers that can't tell what covers a card, or takes back. */
  trust(isTrusted: boolean): Promise<void>
  /** Gives the address ether to spend. */
  fund(address: string): Promise<void>
}

const receiver = '0x00000000000000000000000000000000000dE501'
/** As long as the backend takes a project for what it was. */
const FRESH_MS = 3_100

/**
 * An account of the real site, in any browser: signs up by the mails, is there after a reload, signs and sends after Approve in
 * the frame, and signs out. A browser that can't tell what covers the card refuses first, until the operator trusts the page.
 */
export async function siteScenario(driver: Driver, world: SiteWorld): Promise<void> {
  const email = `${driver.name.toLowerCase().replace(/[^a-z]+/g, '-')}${Date.now()}@meadow.example`
  await world.trust(false)
  await driver.open(world.url)
  await signUp(driver, world, email)
  const address = (await signedIn(driver)) as `0x${string}`
  await reload(driver, world.url, () => signUp(driver, world, email))
  if ((await signedIn(driver)) !== address) throw new Error('Another account is there after the reload.')

  const sees = await driver.read(`'isVisible' in IntersectionObserverEntry.prototype`)
  if (sees !== true) {
    await ask(driver, 'personal_sign', ['0x68656c6c6f', address])
    const refused = await answer(driver)
    if (refused.value !== undefined) throw new Error('It signed what may have been covered.')
    await world.trust(true)
    await new Promise((resolve) => setTimeout(resolve, FRESH_MS))
    await reload(driver, world.url, () => signUp(driver, world, email))
    await signedIn(driver)
  }
  await ask(driver, 'personal_sign', ['0x68656c6c6f', address])
  const signature = (await approved(driver)) as `0x${string}`
  if (!(await verifyMessage({ address, message: 'hello', signature }))) throw new Error('The signature is not valid.')
  await world.fund(address)
  await ask(driver, 'eth_sendTransaction', [{ from: address, to: receiver, value: '0xde0b6b3a7640000' }])
  const hash = String(await approved(driver))
  if (!/^0x[0-9a-f]{64}$/.test(hash)) throw new Error(`No transaction: ${hash}`)
  await signOut(driver)
  await driver.open(world.url)
  await until(driver, `document.querySelector('[data-mk-button="connect"]') !== null`)
}

async function approved(driver: Driver): Promise<unknown> {
  await until(driver, `document.querySelector('iframe[src*="/sdk"]')?.closest('dialog')?.matches('[open]') === true`)
  await driver.inFrame('/sdk', (frame) => answerCard(frame, 'Approve'))
  const { value, ...others } = await answer(driver)
  if (value === undefined) throw new Error(`Refused: ${JSON.stringify(others)}`)
  return value
}

/** The link of the mail, the number, the code. */
async function signUp(driver: Driver, world: SiteWorld, email: string): Promise<void> {
  const { length: before } = await world.mails(email)
  await driver.click('[data-mk-button="connect"]')
  await driver.type('[data-mk-view="Connect"] input[type="email"]', `${email}\n`)
  const device = `(document.querySelector('[data-mk-view="EmailVerifyDevice"]')?.textContent ?? '')`
  await until(driver, `/\\b\\d\\d\\b/.test(${device})`)
  const number = String(await driver.read(`/\\b\\d\\d\\b/.exec(${device})[0]`))
  await driver.inTab(await findMail(world, { email, before }, /http\S+\/device\S+/), async (tab) => {
    await press(tab, number)
    await until(tab, `(document.querySelector('[role="status"]')?.textContent ?? '') !== ''`)
  })
  const otp = await findMail(world, { email, before }, /^\d{6}$/m)
  await driver.type('[data-mk-view="EmailVerifyOtp"] input[autocomplete="one-time-code"]', otp)
}

/** Finds what a mail has to say that came after `before` others. Rejects when none says it within 20 s. */
export async function findMail(
  { mails }: Pick<SiteWorld, 'mails'>,
  { email, before }: { readonly email: string; readonly before: number },
  wanted: RegExp,
): Promise<string> {
  for (let tries = 0; tries < 200; tries++) {
    const all = await mails(email)
    for (const text of all.slice(0, all.length - before)) {
      const [found] = wanted.exec(text) ?? []
      if (found !== undefined) return found
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No mail to ${email} has ${wanted}`)
}
