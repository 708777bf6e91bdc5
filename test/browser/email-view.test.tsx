import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { legal } from '../../runtime/features/legal/feature.js'
import { ModalError } from '../../schema/error.js'
import { manualClock } from '../gallery/manual-clock.js'
import { fillIn } from '../gallery/type-into.js'
import { findViolations } from './axe-states.js'
import { address, button, codeField, connectField, find, hint, loginField, refused, show } from './email-site.js'
import { settled } from './settled.js'
import { showState } from './show-state.js'
import { until } from './until.js'
import { dialog, focused, tabTo, view } from './walk-by-keys.js'

describe('in Connect', () => {
  test('behavior: what is typed is asked for once, without the spaces around it, and Back finds it', async () => {
    const { asked } = await show('connect-email')
    fillIn(await connectField(), `  ${address} `)
    await userEvent.click(button('Continue with email'))
    const { said, signal } = await asked('start')
    expect([said, (await loginField()).value]).toEqual([address, address])
    await userEvent.click(button('Back'))
    await until(() => view() === 'Connect')
    expect((await connectField()).value).toBe(address)
    expect(signal.aborted).toBe(true)
  })

  test('behavior: the address is still there after the code was asked for', async () => {
    const { asked, kit } = await show('connect-email')
    fillIn(await connectField(), address)
    await userEvent.click(button('Continue with email'))
    ;(await asked('start')).answer({ action: 'VERIFY_OTP' })
    await until(() => view() === 'EmailVerifyOtp')
    expect(kit.router.state.peek().stack.map((route) => route.view)).toEqual(['Connect', 'EmailVerifyOtp'])
    await userEvent.click(button('Back'))
    await until(() => view() === 'Connect')
    expect((await connectField()).value).toBe(address)
  })

  test('behavior: the button comes with something like an address; Enter on less says what is missing', async () => {
    const { calls } = await show('connect-email')
    await userEvent.type(await connectField(), 'ada')
    expect(find('[type="submit"]')).toBeUndefined()
    await userEvent.keyboard('{Enter}')
    await until(() => view() === 'EmailLogin')
    await until(() => hint() === 'Enter a full address, like name@example.com.')
    expect([(await loginField()).value, calls.length]).toEqual(['ada', 0])
  })

  test('behavior: it is off while the embedded wallet is connected', async () => {
    await show('connect-email-linked')
    await until(() => find<HTMLInputElement>('input:disabled'))
  })

  test('behavior: nothing is asked before the box of the terms is ticked', async () => {
    const box = legal({ termsUrl: 'https://meadow.example/terms', legalCheckbox: true })
    const { kit, calls } = await show('connect-email', { features: [box] })
    await until(() => find('input[type="email"]:disabled'))
    kit.router.open({ view: 'EmailLogin', params: { email: address } })
    await settled()
    await until(() => view() === 'Connect')
    expect(calls).toEqual([])
  })
})

/** What the field says while nothing is the matter. */
const note = 'No password needed.'

describe('EmailLogin', () => {
  test('behavior: the field has the focus, and a wrong address is told under it', async () => {
    const { calls } = await show('email-login')
    const node = await loginField()
    await until(() => focused() === node)
    await userEvent.type(node, 'ada@meadow{Enter}')
    await until(() => node.getAttribute('aria-invalid'))
    expect([find('.mk-email-hint')?.role, hint()]).toEqual(['alert', 'Enter a full address, like name@example.com.'])
    await expect.element(page.elementLocator(node)).toHaveAccessibleDescription(hint())
    await userEvent.type(node, '.example')
    expect([node.getAttribute('aria-invalid'), hint(), calls.length]).toEqual([null, note, 0])
  })

  test.each([new ModalError('email/invalid'), refused('Invalid email address')])(
    'error: an address that the site does not take is told there as well: %s',
    async (cause) => {
      const { asked } = await show('email-login-making')
      ;(await asked('start')).fail(cause)
      await until(() => hint() === 'Enter a full address, like name@example.com.')
      expect((await loginField()).value).toBe(address)
    },
  )

  test('error: too early counts the seconds down, then it can be sent', async () => {
    const clock = manualClock()
    const { asked, state } = await show('email-login-making', {}, { clock })
    state.waitMs = 2_500
    ;(await asked('start')).fail(new ModalError('frame/cooldown', { seconds: 3 }))
    await until(() => hint() === 'Please try again after 3 seconds')
    await userEvent.click(button('Continue'), { force: true })
    await asked('start')
    state.waitMs = 2_000
    await clock.advance(500)
    await until(() => hint() === 'Please try again after 2 seconds')
    state.waitMs = 0
    await clock.advance(1_000)
    await until(() => hint() === note)
    await userEvent.click(button('Continue'))
    expect((await asked('start', 2)).said).toBe(address)
  })

  test('error: a failure is tried again with the same address, or another one is typed', async () => {
    const { asked } = await show('email-login-making')
    const timedOut = new ModalError('frame/timed-out', { request: 'CONNECT_EMAIL', seconds: 120 })
    ;(await asked('start')).fail(timedOut)
    await userEvent.click(button('Try again'))
    const again = await asked('start', 2)
    expect(again.said).toBe(address)
    again.fail(timedOut)
    await userEvent.click(button('Use a different email'))
    expect((await loginField()).value).toBe(address)
    await asked('start', 2)
  })

  test('behavior: a site that knows the browser connects at once', async () => {
    const { asked, kit } = await show('email-login-making')
    ;(await asked('start')).answer({ action: 'CONNECT' })
    const connecting = await asked('connect')
    await expect.element(button('Signing in…')).toBeVisible()
    connecting.answer()
    await until(() => !dialog())
    expect(kit.session.account()).toBeDefined()
  })

  test('behavior: after three seconds it says that it goes on', async () => {
    const clock = manualClock()
    const { asked } = await show('email-login-making', {}, { clock })
    await asked('start')
    expect(hint()).toBe(note)
    await clock.advance(3_000)
    await until(() => hint() === 'Still working. Hang on a moment…')
  })
})

describe('EmailVerifyDevice', () => {
  test('behavior: it shows the number, and goes on once the link was opened', async () => {
    const { asked } = await show('email-login-making')
    ;(await asked('start')).answer({ action: 'VERIFY_DEVICE', number: '42' })
    await until(() => view() === 'EmailVerifyDevice')
    await until(() => find('.mk-email-tile')?.textContent === '42')
    expect(dialog()?.textContent).toContain('Choose 42 in the email')
    ;(await asked('approved')).answer()
    await until(() => view() === 'EmailVerifyOtp')
  })

  test('behavior: a new mail has a number of its own, and is waited for in place of the old one', async () => {
    const { asked } = await show('email-device-number-making')
    const first = await asked('approved')
    await userEvent.click(button('Resend'))
    ;(await asked('start')).answer({ action: 'VERIFY_DEVICE', number: '7' })
    await until(() => find('.mk-email-tile')?.textContent === '7')
    await asked('approved', 2)
    expect(first.signal.aborted).toBe(true)
  })

  test('error: a wait that failed begins again', async () => {
    const { asked } = await show('email-device-making')
    ;(await asked('approved')).fail(new ModalError('frame/timed-out', { request: 'CONNECT_DEVICE', seconds: 120 }))
    await userEvent.click(button('Try again'))
    ;(await asked('approved', 2)).answer()
    await until(() => view() === 'EmailVerifyOtp')
  })
})

test.each([
  ['email-login-making', 'start'],
  ['email-device-making', 'approved'],
  ['email-code', 'enter'],
] as const)('behavior: closing %s ends what is asked', async (id, what) => {
  const { asked, kit } = await show(id, { isLive: 'waits' })
  if (what === 'enter') fillIn(await codeField(), '042137')
  const { signal, answer } = await asked(what)
  expect(signal.aborted).toBe(false)
  kit.router.close()
  await until(() => signal.aborted)
  answer({ action: 'VERIFY_OTP' })
  await settled()
  expect([kit.router.state.peek().isOpen, kit.session.account()]).toEqual([false, undefined])
})

test('behavior: with the keyboard alone, from the address to the account', async () => {
  const { asked, kit } = await show('connect-email')
  await until(() => view() === 'Connect')
  for (let step = 0; step < 20 && !focused().matches('input'); step += 1) await userEvent.keyboard('{Tab}')
  await userEvent.keyboard(`${address}`)
  await tabTo('Continue with email')
  await userEvent.keyboard('{Enter}')
  ;(await asked('start')).answer({ action: 'VERIFY_OTP' })
  await until(() => focused().matches('[autocomplete="one-time-code"]'))
  await userEvent.keyboard('042137')
  ;(await asked('enter')).answer()
  ;(await asked('connect')).answer()
  await until(() => !dialog())
  expect(kit.session.account()).toBeDefined()
})

test.each(['connect-email-typed', 'email-login-invalid', 'email-device-number-making', 'email-code-typed'])(
  'behavior: axe finds nothing in %s',
  async (id) => {
    await showState(id, { isStrict: false })
    await until(() => find('input, .mk-email-tile'))
    await settled()
    expect((await findViolations('all')).found).toEqual([])
  },
)
