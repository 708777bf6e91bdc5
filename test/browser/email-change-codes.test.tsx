import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ModalError } from '../../schema/error.js'
import { manualClock } from '../gallery/manual-clock.js'
import { fillIn } from '../gallery/type-into.js'
import { walletParts } from '../gallery/wallet-parts.js'
import {
  addressField,
  firstField,
  masked,
  next,
  open,
  openFirst,
  secondField,
  stackOf,
  toast,
} from './email-change-site.js'
import { button, hint, refused, show } from './email-site.js'
import { settled } from './settled.js'
import { until } from './until.js'
import { focused, view } from './walk-by-keys.js'

test('behavior: both are handed in, and the settings are back with a word of it', async () => {
  const at = await openFirst()
  await expect.element(page.elementLocator(at.node)).toHaveAccessibleName(/sent to ad…@meadow\.example$/)
  await userEvent.type(at.node, '111111')
  const first = await at.asked('confirm')
  expect(first.said).toBe('present 111111')
  first.answer()
  const node = await secondField()
  await expect.element(page.elementLocator(node)).toHaveAccessibleName(/sent to ada\.king@meadow\.example$/)
  expect([node.value, focused() === node]).toEqual(['', true])
  await userEvent.type(node, '222222')
  const second = await at.asked('confirm', 2)
  expect(second.said).toBe('next 222222')
  second.answer()
  await until(() => view() === 'AccountSettings')
  await until(() => toast().includes('Email changed'))
  expect(stackOf(at)).toEqual(['Account', 'AccountSettings'])
})

test('behavior: a change that a host has opened ends in the settings', async () => {
  const { asked, kit } = await open('email-change-second')
  kit.router.open({ view: 'UpdateEmailSecondaryOtp', params: { email: next } })
  await until(() => kit.router.state.peek().stack.length === 1)
  fillIn(await secondField(), '222222')
  ;(await asked('confirm')).answer()
  await until(() => view() === 'AccountSettings')
})

test('error: a wrong code is told, taken away, and typed anew', async () => {
  const { asked, node } = await openFirst()
  await userEvent.type(node, '111111')
  ;(await asked('confirm')).fail(refused('Invalid code.'))
  await until(() => node.value === '' && hint().replace(/[\u2066-\u2069]/gu, '') === 'Invalid code. Try again.')
  await userEvent.type(node, '222222')
  expect((await asked('confirm', 2)).said).toBe('present 222222')
})

test('error: a failure keeps the code', async () => {
  const { asked } = await open('email-change-second')
  fillIn(await secondField(), '222222')
  ;(await asked('confirm')).fail(
    new ModalError('frame/timed-out', { request: 'UPDATE_EMAIL_SECONDARY_OTP', seconds: 120 }),
  )
  await userEvent.click(button('Try again'))
  expect((await asked('confirm', 2)).said).toBe('next 222222')
})

test('behavior: a new mail asks for the change again, after the countdown', async () => {
  const clock = manualClock()
  const { asked, state, calls } = await openFirst({ clock })
  state.waitMs = 0
  await userEvent.type(await firstField(), '0421')
  await userEvent.click(button('Resend'))
  const again = await asked('change', 2)
  state.waitMs = 30_000
  again.answer('present')
  await expect.element(button('Resend in 30 s')).toHaveAttribute('aria-disabled')
  await until(() => toast().includes('New email sent'))
  expect([again.said, (await firstField()).value]).toEqual([next, ''])
  await userEvent.click(button('Resend in 30 s'), { force: true })
  expect(calls.filter(({ what }) => what === 'change')).toHaveLength(2)
})

test('behavior: a new mail may begin with the code of the present address again', async () => {
  const { asked } = await open('email-change-second')
  await secondField()
  await userEvent.click(button('Resend'))
  ;(await asked('change')).answer('present')
  await expect.element(page.elementLocator(await firstField())).toHaveAccessibleName(/sent to ad…@meadow\.example$/)
})

test.each([
  ['from the form', openFirst, 2],
  ['from elsewhere', () => open('email-change-second'), 1],
])('behavior: starting over leads to the address as it was typed, %s', async (_, begin, count) => {
  const at = await begin()
  await userEvent.click(button('Start over'))
  ;(await at.asked('present', count)).answer(masked)
  expect((await addressField()).value).toBe(next)
  expect(stackOf(at).filter((name) => name === 'UpdateEmailWallet')).toHaveLength(1)
})

test('behavior: closing it ends what is asked, and an answer then changes nothing', async () => {
  const { asked, kit } = await show('email-change-second', { ...walletParts(), isLive: 'waits' })
  fillIn(await secondField(), '222222')
  const { signal, answer } = await asked('confirm')
  kit.router.close()
  await until(() => signal.aborted)
  answer()
  await settled()
  expect([kit.router.state.peek().isOpen, toast()]).toEqual([false, ''])
})

test('error: without an address one is asked for', async () => {
  const { calls } = await show('email-change', {
    ...walletParts(),
    view: 'UpdateEmailPrimaryOtp',
    params: { email: 7 },
  })
  await until(() => view() === 'UpdateEmailWallet')
  expect(calls.filter(({ what }) => what !== 'present')).toEqual([])
})
