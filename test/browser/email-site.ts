import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { EmailApi } from '../../runtime/features/email/contract.js'
import { ModalError } from '../../schema/error.js'
import { emailParts } from '../gallery/email-parts.js'
import type { GalleryState } from '../gallery/gallery-state.js'
import { type ShowOptions, showState } from './show-state.js'
import { until } from './until.js'
import { dialog, view } from './walk-by-keys.js'

/** The address of these tests. */
export const address = 'ada@meadow.example'
/** What a selector finds in the modal. */
export const find = <Node extends HTMLElement>(selector: string) => dialog()?.querySelector<Node>(selector) ?? undefined
/** The field of the view that is shown. */
const field = (name: string) => until(() => (view() === name ? find<HTMLInputElement>('input') : undefined))
/** That of the view Connect. */
export const connectField = () => field('Connect')
/** That of the view EmailLogin. */
export const loginField = () => field('EmailLogin')
/** That of the view EmailVerifyOtp. */
export const codeField = () => field('EmailVerifyOtp')
/** What is said under the field. */
export const hint = () => find('.mk-email-hint')?.textContent ?? ''
/** A button by its name. */
export const button = (name: string | RegExp) => page.getByRole('button', { name })
/** What the site refuses with. */
export const refused = (reason: string) => new ModalError('frame/refused', { reason })

/** One question to the wallet's site, which a test answers. */
export interface Call {
  readonly what: 'start' | 'approved' | 'enter' | 'connect' | 'present' | 'change' | 'confirm'
  readonly said: string
  readonly signal: AbortSignal
  answer(value?: unknown): void
  fail(cause: unknown): void
}

/** A site that a test answers for. */
function site() {
  const calls: Call[] = []
  const state = { waitMs: 0 }
  function ask<T>(what: Call['what'], said: string, signal: AbortSignal): Promise<T> {
    return new Promise((resolve, reject) => {
      calls.push({ what, said, signal, answer: (value) => resolve(value as T), fail: reject })
    })
  }
  const parts = emailParts(
    (kit): EmailApi => ({
      start: (email, signal) => ask('start', email, signal),
      approved: (signal) => ask('approved', '', signal),
      enter: (code, signal) => ask('enter', code, signal),
      async connect(signal) {
        await ask('connect', '', signal)
        const [wallet] = kit.registry.list.peek()
        if (!wallet) throw new ModalError('wallet/no-connector')
        return kit.session.connect(wallet, signal)
      },
      present: (signal) => ask('present', '', signal),
      change: (email, signal) => ask('change', email, signal),
      confirm: (owner, code, signal) => ask('confirm', `${owner} ${code}`, signal),
      waitMs: () => state.waitMs,
    }),
  )
  /** The newest question of a kind, once there are so many of them. */
  async function asked(what: Call['what'], count = 1): Promise<Call> {
    const found = await until(() => {
      const those = calls.filter((call) => call.what === what)
      return those.length >= count && those
    })
    expect(found).toHaveLength(count)
    return found.at(-1) as Call
  }
  return { calls, state, parts, asked }
}

/** Shows a state over a site of its own; features and views of `changes` come before those of the state. */
export async function show(id: string, changes: Partial<GalleryState> = {}, options: ShowOptions = {}) {
  const { parts, ...at } = site()
  const more = changes.features ?? []
  const own = (parts.features ?? []).filter((feature) => !more.some((each) => each.id === feature.id))
  const views = { ...parts.views, ...changes.views }
  const kit = await showState(id, { ...options, changes: { acts: {}, ...changes, features: [...own, ...more], views } })
  await until(dialog)
  return { ...at, kit }
}
