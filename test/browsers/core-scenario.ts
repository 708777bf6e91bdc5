import { verifyMessage } from 'viem'
import { fact } from './acts.js'
import { type Driver, until } from './driver.js'

/** The core of the product in any browser: connect, sign, reload and be connected without being asked. */
export async function coreScenario(driver: Driver, url: string): Promise<void> {
  await driver.open(url)
  await until(driver, `document.querySelector('[data-mk-button="connect"]') !== null`)
  await driver.read(`addEventListener('error', (event) => { window.pageErrors = (window.pageErrors ?? '') + event.message })
    ?? addEventListener('unhandledrejection', (event) => { window.pageErrors = (window.pageErrors ?? '') + event.reason }) ?? 1`)
  await driver.click('[data-mk-button="connect"]')
  await driver.click('[data-mk-wallet="test.wallet"]')
  await until(driver, `${fact('status')} === 'connected'`)
  await until(driver, `${fact('view')} === 'closed'`)

  await driver.click('[data-do="sign"]')
  await until(driver, `${fact('signature')}.startsWith('0x')`)
  const address = (await driver.read(fact('address'))) as `0x${string}`
  const signature = (await driver.read(fact('signature'))) as `0x${string}`
  if (!(await verifyMessage({ address, message: 'hello', signature }))) throw new Error('The signature is not valid.')

  const errors = await driver.read('window.pageErrors ?? ""')
  if (errors !== '') throw new Error(`The page threw: ${errors}`)
  await driver.open(url)
  await until(driver, `${fact('status')} === 'connected'`)
  const asked = await driver.read(
    `(window.testWallet.calls()['eth_requestAccounts'] ?? 0) + (window.testWallet.calls()['wallet_requestPermissions'] ?? 0)`,
  )
  if (asked !== 0) throw new Error(`The wallet was asked ${asked} times after the reload.`)
}
