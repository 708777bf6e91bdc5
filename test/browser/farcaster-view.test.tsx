import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ModalError } from '../../schema/error.js'
import { manualClock } from '../gallery/manual-clock.js'
import { findViolations } from './axe-states.js'
import { settled } from './settled.js'
import { showState } from './show-state.js'
import { button, find, heading, rejected, show, uri } from './socials-site.js'
import { until } from './until.js'
import { dialog, view } from './walk-by-keys.js'

const code = () => find('.mk-code')?.dataset['state']
const phone = { device: 'ios', isMobile: true } as const

test('behavior: from the code to the account, and nothing is reset', async () => {
  const clock = manualClock()
  const { asked, kit, state } = await show('farcaster-making', {}, { clock })
  await until(() => code() === 'making')
  ;(await asked('uri')).answer(uri)
  await until(() => code() === 'ready' && find('.mk-qr[aria-busy="false"]'))
  ;(await asked('approved')).answer()
  await until(() => heading() === 'Signing in…')
  ;(await asked('connect')).answer()
  await until(() => !dialog())
  await clock.advance(1_000)
  expect([kit.session.account() !== undefined, state.resets]).toEqual([true, 0])
})

test('behavior: StrictMode begins one login', async () => {
  const { asked } = await show('farcaster-making')
  await asked('uri')
  await settled()
  expect((await asked('uri')).signal.aborted).toBe(false)
})

test('behavior: on a phone a real link opens the app, once there is one', async () => {
  const { asked } = await show('farcaster-app', phone)
  await until(() => find('button[aria-busy="true"]'))
  ;(await asked('uri')).answer(uri)
  const link = await until(() => find<HTMLAnchorElement>('a.mk-button'))
  expect([link.textContent, link.href, link.target, link.rel]).toEqual([
    'Open Farcaster',
    uri,
    '_blank',
    'noreferrer noopener',
  ])
})

test.each([
  'javascript:alert(1)//https://x.example',
  'data:text/html,x',
  'https://u:p@farcaster.example/',
  'intent://x',
])('error: %s is no link on a phone, and only text in a code', async (hostile) => {
  const { asked } = await show('farcaster-app', phone)
  ;(await asked('uri')).answer(hostile)
  await until(() => code() === 'ready')
  expect(find('a')).toBeUndefined()
})

test('behavior: a code is good for five minutes; one that is not stays, and a press makes another', async () => {
  const clock = manualClock()
  const { asked } = await show('farcaster-making', {}, { clock })
  ;(await asked('uri')).answer(uri)
  await until(() => code() === 'ready')
  await clock.advance(299_999)
  expect(code()).toBe('ready')
  await clock.advance(1)
  await until(() => code() === 'expired')
  const first = await asked('approved')
  expect(find('.mk-reach > .mk-button')?.matches(':disabled')).toBe(true)
  await userEvent.click(button(/^Code expired/))
  ;(await asked('uri', 2)).answer(`${uri}2`)
  await until(() => code() === 'ready')
  expect([first.signal.aborted, (await asked('approved', 2)).signal.aborted]).toEqual([true, false])
})

test('behavior: on a phone the wait is over as well, and begins anew', async () => {
  const clock = manualClock()
  const { asked } = await show('farcaster-app', phone, { clock })
  ;(await asked('uri')).answer(uri)
  await until(() => find('a.mk-button'))
  await clock.advance(300_000)
  await until(() => dialog()?.textContent?.includes('No answer yet. Try again and approve within 5 minutes.'))
  await userEvent.click(button('Try again'))
  await asked('uri', 2)
})

test('behavior: leaving ends it after 100 ms (SPEC §2)', async () => {
  const clock = manualClock()
  const { asked, kit, state } = await show('farcaster-making', {}, { clock })
  const { signal } = await asked('uri')
  kit.router.show([{ view: 'Connect' }], 'back')
  await until(() => view() === 'Connect')
  await clock.advance(99)
  expect([state.resets, signal.aborted]).toEqual([0, false])
  await clock.advance(1)
  await until(() => state.resets === 1)
  expect(signal.aborted).toBe(true)
})

test('behavior: coming back within 100 ms finds the code, and the login goes on', async () => {
  const clock = manualClock()
  const { asked, kit, state } = await show('farcaster-making', {}, { clock })
  ;(await asked('uri')).answer(uri)
  const { signal, answer } = await asked('approved')
  kit.router.show([{ view: 'Connect' }], 'back')
  await until(() => view() === 'Connect')
  await clock.advance(99)
  kit.router.show([{ view: 'Connect' }, { view: 'ConnectingFarcaster' }], 'forward')
  await until(() => code() === 'ready')
  await clock.advance(1_000)
  expect([state.resets, signal.aborted]).toEqual([0, false])
  answer()
  await asked('connect')
  await asked('uri')
})

test('behavior: a login that was approved, and left before it was connected, is ended', async () => {
  const clock = manualClock()
  const { asked, kit, state } = await show('farcaster-making', {}, { clock })
  ;(await asked('uri')).answer(uri)
  ;(await asked('approved')).answer()
  const { signal } = await asked('connect')
  kit.router.close()
  // The dialog fades out first.
  await clock.advance(180)
  await until(() => signal.aborted)
  await clock.advance(100)
  await until(() => state.resets === 1)
})

test('error: a "no" in the app is said calmly, another failure as it is; both begin anew', async () => {
  const { asked } = await show('farcaster-making')
  ;(await asked('uri')).answer(uri)
  ;(await asked('approved')).fail(rejected)
  await until(() => heading() === 'You didn’t sign in with Farcaster')
  await userEvent.click(button('Try again'))
  ;(await asked('uri', 2)).fail(new ModalError('frame/timed-out', { request: 'GET_FARCASTER_URI', seconds: 30 }))
  await until(() => find('[data-code="frame/timed-out"]'))
  await userEvent.click(button('Try again'))
  await asked('uri', 3)
})

test('error: where it is not on, it leads to Connect, and nothing is asked', async () => {
  const { calls } = await show('connect-socials-two', { view: 'ConnectingFarcaster', from: [] })
  await until(() => view() === 'Connect')
  await settled()
  expect(calls).toEqual([])
})

test.each(['farcaster-code', 'farcaster-expired', 'farcaster-app'])('behavior: axe finds nothing in %s', async (id) => {
  await showState(id, { isStrict: false })
  await until(() => find('.mk-code, a.mk-button'))
  await settled()
  expect((await findViolations('all')).found).toEqual([])
})
