import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import { walletParts } from '../gallery/wallet-parts.js'
import { button, find, show } from './email-site.js'
import type { ShowOptions } from './show-state.js'
import { until } from './until.js'
import { view } from './walk-by-keys.js'

/** The address of these tests that a user changes to. */
export const next = 'ada.king@meadow.example'
/** The one before, kept masked. */
export const masked = { shown: 'ad…@meadow.example', whole: 'ada@meadow.example' }

const field = (name: string) => until(() => (view() === name ? find<HTMLInputElement>('input') : undefined))
/** The field of the view UpdateEmailWallet. */
export const addressField = () => field('UpdateEmailWallet')
/** That of the view UpdateEmailPrimaryOtp. */
export const firstField = () => field('UpdateEmailPrimaryOtp')
/** That of the view UpdateEmailSecondaryOtp. */
export const secondField = () => field('UpdateEmailSecondaryOtp')
/** What the toast says. */
export const toast = () => document.querySelector('[data-mk-toast]')?.textContent ?? ''
/** Whether a button takes no clicks. */
export const isOff = (name: string) => button(name).element().hasAttribute('aria-disabled')

/** Shows a state with the settings of the wallet behind it, over a site that the test answers for. */
export const open = (id: string, options?: ShowOptions) => show(id, walletParts({ email: masked.shown }), options)

/** The form, whose present address the site has told. */
export async function openForm(present: unknown = masked, options?: ShowOptions) {
  const at = await open('email-change', options)
  ;(await at.asked('present')).answer(present)
  return { ...at, node: await addressField() }
}

/** The first code is asked for. */
export async function openFirst(options?: ShowOptions) {
  const at = await openForm(masked, options)
  await userEvent.type(at.node, `${next}{Enter}`)
  const asked = await at.asked('change')
  expect(asked.said).toBe(next)
  asked.answer('present')
  return { ...at, node: await firstField() }
}

/** The views that are on the stack. */
export const stackOf = ({ kit }: Awaited<ReturnType<typeof open>>) =>
  kit.router.state.peek().stack.map((route) => route.view)
