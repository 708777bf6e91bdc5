import { verifyMessage } from 'viem'
import { answer, ask, fact, press, reload, signedIn, signOut } from './acts.js'
import { type Driver, until } from './driver.js'

const code = '123456'
const view = (name: string) => `[data-mk-view="${name}"]`

/** The flows of the embedded wallet against the fake site on an origin of its own (SPEC §4, secure frame). */
export async function frameScenario(driver: Driver, url: string): Promise<void> {
  await driver.open(url)
  const signIn = async () => {
    await driver.click('[data-mk-button="connect"]')
    await driver.type(`${view('Connect')} input[type="email"]`, 'alice@example.com\n')
    await driver.type(`${view('EmailVerifyOtp')} input[autocomplete="one-time-code"]:not([readonly])`, code)
  }
  await signIn()
  await signs(driver)
  await driver.read(`window.wallets.switchTo('eip155:137').then(() => true)`)
  await until(driver, `${fact('network')} === 'Polygon'`)
  await changeAddress(driver, 'bob@example.com')

  await reload(driver, url, signIn)
  await signs(driver)
  await signOut(driver)

  await driver.click('[data-mk-button="connect"]')
  await driver.click('[data-mk-provider="google"]')
  await signedIn(driver)
  await signOut(driver)

  await driver.click('[data-mk-button="connect"]')
  await driver.click('[data-mk-provider="farcaster"]')
  await until(driver, `document.querySelector('${view('ConnectingFarcaster')} [data-state="ready"]') !== null`)
  await driver.inFrame('/sdk', (frame) => frame.read('window.site.approveFarcaster()'))
  await signedIn(driver)
}

/** The account signs a message after a "yes" in the frame. */
async function signs(driver: Driver): Promise<void> {
  const address = (await signedIn(driver)) as `0x${string}`
  await ask(driver, 'personal_sign', ['0x68656c6c6f', address])
  await until(driver, `document.querySelector('iframe[src*="/sdk"]')?.closest('dialog')?.matches('[open]') === true`)
  await driver.inFrame('/sdk', (frame) => press(frame, 'Approve'))
  const { value, ...others } = await answer(driver)
  const isValid = await verifyMessage({ address, message: 'hello', signature: value as `0x${string}` }).catch(
    () => false,
  )
  if (!isValid) throw new Error(`No signature: ${JSON.stringify({ value, ...others })}`)
}

/** Another mail address, with the codes of both. */
async function changeAddress(driver: Driver, address: string): Promise<void> {
  await driver.click('[data-mk-button="account"]')
  await press(driver, 'Settings')
  await driver.click(`${view('AccountSettings')} [data-leads="UpdateEmailWallet"]`)
  await driver.type(`${view('UpdateEmailWallet')} input[type="email"]`, `${address}\n`)
  await driver.type(`${view('UpdateEmailPrimaryOtp')} input[autocomplete="one-time-code"]:not([readonly])`, code)
  await driver.type(`${view('UpdateEmailSecondaryOtp')} input[autocomplete="one-time-code"]:not([readonly])`, code)
  await until(
    driver,
    `document.querySelector('${view('AccountSettings')}')?.textContent.includes('b…@example.com') === true`,
  )
  await press(driver, 'Close')
}
