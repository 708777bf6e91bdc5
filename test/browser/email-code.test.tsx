import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { multiWallet } from '../../runtime/features/multi-wallet/feature.js'
import { ModalError } from '../../schema/error.js'
import { someWallets } from '../gallery/gallery-state.js'
import { manualClock } from '../gallery/manual-clock.js'
import { fillIn } from '../gallery/type-into.js'
import { address, button, codeField, hint, loginField, refused, show } from './email-site.js'
import { until } from './until.js'
import { dialog, focused, view } from './walk-by-keys.js'

function paste(node: HTMLElement, text: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  node.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

test.each([' 042-137 ', '042 137', 'Your code: 042137.', '٠٤٢١٣٧'])(
  'behavior: pasting %j hands the code in once',
  async (text) => {
    const { asked } = await show('email-code')
    const node = await codeField()
    await until(() => focused() === node)
    paste(node, text)
    expect((await asked('enter')).said).toBe('042137')
    expect([node.value, node.readOnly]).toEqual(['042137', true])
  },
)

test('behavior: what the browser fills in is handed in', async () => {
  const { asked, kit } = await show('email-code')
  fillIn(await codeField(), '042137')
  ;(await asked('enter')).answer()
  await until(() => hint() === 'Signing in…')
  ;(await asked('connect')).answer()
  await until(() => !dialog())
  expect(kit.session.account()).toBeDefined()
})

test('behavior: it is one field with one name, drawn as six boxes', async () => {
  await show('email-code-again')
  const node = await codeField()
  const name = 'Enter the 6-digit code we sent to ada.lovelace.of.the.analytica…'
  await expect.element(page.elementLocator(node)).toHaveAccessibleName(name)
  expect([node.autocomplete, node.inputMode]).toEqual(['one-time-code', 'numeric'])
  expect(dialog()?.querySelectorAll('input')).toHaveLength(1)
  await userEvent.type(node, '04x2')
  const boxes = [...(dialog()?.querySelectorAll('.mk-email-code > span') ?? [])]
  expect(boxes.map((box) => box.textContent || '-').join('')).toBe('042---')
})

test('error: a wrong code is told, taken away, and typed anew', async () => {
  const { asked } = await show('email-code')
  const node = await codeField()
  await userEvent.type(node, '111111')
  ;(await asked('enter')).fail(refused('Invalid code.'))
  await until(() => node.value === '' && hint().replace(/[\u2066-\u2069]/gu, '') === 'Invalid code. Try again.')
  expect([node.getAttribute('aria-invalid'), focused() === node]).toEqual(['true', true])
  await userEvent.keyboard('1')
  expect([node.getAttribute('aria-invalid'), hint()]).toEqual([null, 'The code expires in 10 minutes.'])
  await userEvent.keyboard('11111')
  expect((await asked('enter', 2)).said).toBe('111111')
})

test('error: a failure keeps the code, and one after it only connects again', async () => {
  const { asked } = await show('email-code')
  fillIn(await codeField(), '042137')
  ;(await asked('enter')).fail(new ModalError('frame/timed-out', { request: 'CONNECT_OTP', seconds: 120 }))
  await userEvent.click(button('Try again'))
  ;(await asked('enter', 2)).answer()
  ;(await asked('connect')).fail(new ModalError('frame/restarted'))
  await userEvent.click(button('Try again'))
  ;(await asked('connect', 2)).answer()
  await until(() => !dialog())
  await asked('enter', 2)
})

test('behavior: a new mail can be asked for after the countdown, and the code begins anew', async () => {
  const clock = manualClock()
  const { asked, state, calls } = await show('email-login', {}, { clock })
  await userEvent.type(await loginField(), `${address}{Enter}`)
  state.waitMs = 2_000
  ;(await asked('start')).answer({ action: 'VERIFY_OTP' })
  await until(() => view() === 'EmailVerifyOtp')
  await expect.element(button('Resend in 2 s')).toHaveAttribute('aria-disabled')
  await userEvent.type(await codeField(), '0421')
  await userEvent.click(button('Resend in 2 s'), { force: true })
  state.waitMs = 0
  await clock.advance(1_000)
  await userEvent.click(button('Resend'))
  const sent = await asked('start', 2)
  state.waitMs = 30_000
  sent.answer({ action: 'VERIFY_OTP' })
  await expect.element(button('Resend in 30 s')).toBeVisible()
  await until(() => document.querySelector('[data-mk-toast]')?.textContent?.includes('New email sent'))
  expect([(await codeField()).value, calls.length]).toEqual(['', 2])
})

test('behavior: another address is typed over the first one', async () => {
  const { calls } = await show('email-code')
  await userEvent.click(button('Use a different email'))
  await until(() => view() === 'EmailLogin')
  expect([(await loginField()).value, calls.length]).toEqual([address, 0])
})

test('behavior: with several wallets at once it goes to the list of them', async () => {
  const { asked, kit } = await show('email-code', { isConnected: true, features: [multiWallet()] })
  fillIn(await codeField(), '042137')
  ;(await asked('enter')).answer()
  ;(await asked('connect')).answer()
  await until(() => kit.router.state.peek().stack.at(-1)?.view === 'ProfileWallets')
})

test('behavior: a network that is not the app’s leads to the app’s networks', async () => {
  const { asked } = await show('email-code', { wallets: someWallets({ caipNetworkId: 'eip155:31337' }) })
  fillIn(await codeField(), '042137')
  ;(await asked('enter')).answer()
  ;(await asked('connect')).answer()
  await until(() => view() === 'UnsupportedChain')
})

test.each(['EmailVerifyOtp', 'EmailVerifyDevice'])('error: %s without an address asks for one', async (name) => {
  const { calls } = await show('email-code', { view: name, params: { email: 7 }, from: [] })
  await until(() => view() === 'EmailLogin')
  expect(calls).toEqual([])
})
