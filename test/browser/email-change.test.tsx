import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ModalError } from '../../schema/error.js'
import { manualClock } from '../gallery/manual-clock.js'
import { fillIn } from '../gallery/type-into.js'
import { walletParts } from '../gallery/wallet-parts.js'
import { findViolations } from './axe-states.js'
import { addressField, isOff, masked, next, open, openForm, stackOf } from './email-change-site.js'
import { button, find, hint, refused, show } from './email-site.js'
import { settled } from './settled.js'
import { showState } from './show-state.js'
import { until } from './until.js'
import { dialog, focused, view } from './walk-by-keys.js'

/** What the field says while nothing is the matter. */
const how = 'We’ll email you a code to confirm the change.'

test.each([
  ['empty where it is kept masked', masked, '', 'Current email: ad…@meadow.example'],
  ['the present one where it is kept whole', { shown: masked.whole, whole: masked.whole }, masked.whole, ''],
  ['empty where the site told none', { shown: undefined, whole: undefined }, '', ''],
])('behavior: the field is %s', async (_, present, value, said) => {
  const { node } = await openForm(present)
  await until(() => focused() === node)
  expect([node.value, isOff('Save')]).toEqual([value, true])
  expect([dialog()?.querySelector('.mk-text')?.textContent ?? '', hint()]).toEqual([said, how])
})

test.each([
  ['', true, 'Enter a full address, like name@example.com.'],
  ['ada', false, 'Enter a full address, like name@example.com.'],
  [`${'a'.repeat(250)}@b.example`, false, 'Enter a full address, like name@example.com.'],
  [' ADA@meadow.example ', true, 'This is already your email.'],
])('behavior: %j cannot be saved, Enter says why, and the button is on beside it', async (text, isNothing, said) => {
  const { node, calls } = await openForm()
  if (text) fillIn(node, text)
  await until(() => isOff('Save') === isNothing)
  await userEvent.click(node)
  await userEvent.keyboard('{Enter}')
  await until(() => hint() === said)
  expect([node.getAttribute('aria-invalid'), calls.length, isOff('Save')]).toEqual(['true', 1, false])
  fillIn(node, next)
  await until(() => hint() === how && !isOff('Save'))
})

test.each([
  ['present', 'UpdateEmailPrimaryOtp'],
  ['next', 'UpdateEmailSecondaryOtp'],
])('behavior: the site asks for the code of the %s address first', async (owner, name) => {
  const at = await openForm()
  await userEvent.type(at.node, `  ${next} `)
  await userEvent.click(button('Save'))
  const asked = await at.asked('change')
  expect(asked.said).toBe(next)
  asked.answer(owner)
  await until(() => view() === name)
  expect(stackOf(at)).toEqual(['Account', 'AccountSettings', 'UpdateEmailWallet', name])
  await userEvent.click(button('Back'))
  ;(await at.asked('present', 2)).answer(masked)
  expect((await addressField()).value).toBe(next)
  await at.asked('change')
})

test('error: too early counts the seconds down, then it can be saved', async () => {
  const clock = manualClock()
  const { asked, state, node } = await openForm(masked, { clock })
  await userEvent.type(node, `${next}{Enter}`)
  state.waitMs = 1_500
  ;(await asked('change')).fail(new ModalError('frame/cooldown', { seconds: 2 }))
  await until(() => hint() === 'Please try again after 2 seconds')
  expect(isOff('Save')).toBe(true)
  state.waitMs = 0
  await clock.advance(500)
  await until(() => hint() === how && !isOff('Save'))
  await userEvent.click(button('Save'))
  await asked('change', 2)
})

test('error: a site that refuses says why, and another address may be typed', async () => {
  const { asked, node } = await openForm()
  await userEvent.type(node, `${next}{Enter}`)
  ;(await asked('change')).fail(refused('Sign in again to change your e-mail'))
  await until(() => dialog()?.textContent?.includes('Sign in again to change your e-mail'))
  await userEvent.click(button('Use a different email'))
  expect((await addressField()).value).toBe(next)
  await asked('change')
})

test('error: an address that the site does not take is told at the field', async () => {
  const { asked, node } = await openForm()
  await userEvent.type(node, `${next}{Enter}`)
  ;(await asked('change')).fail(new ModalError('email/invalid'))
  await until(() => hint() === 'Enter a full address, like name@example.com.')
})

test('error: a wallet that did not come is asked for again', async () => {
  const at = await open('email-change')
  ;(await at.asked('present')).fail(new ModalError('frame/timed-out', { request: 'GET_USER', seconds: 120 }))
  await userEvent.click(button('Try again'))
  ;(await at.asked('present', 2)).answer(masked)
  await addressField()
})

test.each(['UpdateEmailWallet', 'UpdateEmailPrimaryOtp', 'UpdateEmailSecondaryOtp'])(
  'error: %s leads to Connect where the embedded wallet is not connected',
  async (name) => {
    const changes = { isConnected: false, from: [], view: name, params: { email: next } }
    const { calls } = await show('email-change', { ...walletParts(), ...changes })
    await until(() => view() === 'Connect')
    expect(calls.filter(({ what }) => what !== 'present')).toEqual([])
  },
)

test.each(['email-change', 'email-change-same', 'email-change-first', 'wallet-settings-social'])(
  'behavior: axe finds nothing in %s',
  async (id) => {
    await showState(id, { isStrict: false })
    await until(() => find('input, .mk-actions'))
    await settled()
    expect((await findViolations('all')).found).toEqual([])
  },
)
