import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cell, type WritableCell } from '../../runtime/core/cell.js'
import type { SocialName, SocialsApi } from '../../runtime/features/socials/contract.js'
import { createFarcaster } from '../../runtime/features/socials/create-farcaster.js'
import { ModalError } from '../../schema/error.js'
import type { GalleryState } from '../gallery/gallery-state.js'
import { socialsParts } from '../gallery/socials-parts.js'
import { type ShowOptions, showState } from './show-state.js'
import { until } from './until.js'
import { dialog } from './walk-by-keys.js'

/** A link of a login with Farcaster. */
export const uri = 'https://farcaster.example/~/siwf?channelToken=abc'
/** What a selector finds in the modal. */
export const find = <Node extends HTMLElement>(selector: string) => dialog()?.querySelector<Node>(selector) ?? undefined
/** What the screen says. */
export const heading = () => find('.mk-heading')?.textContent ?? ''
/** A button by its name. */
export const button = (name: string | RegExp) => page.getByRole('button', { name })
/** The person said no. */
export const rejected = new ModalError('wallet/rejected', { wallet: 'Google' })

/** How far a login in a window is. */
type Step = Awaited<ReturnType<SocialsApi['start']>>['step']

/** One login in a window, which a test leads. */
export interface Login {
  readonly provider: string
  readonly signal: AbortSignal
  readonly step: WritableCell<ReturnType<Step['peek']>>
  /** How often its window was opened anew. */
  opened: number
  finish(): void
  fail(cause: unknown): void
}

/** One question to the wallet's site, which a test answers. */
export interface Call {
  readonly what: 'uri' | 'approved' | 'connect'
  readonly signal: AbortSignal
  answer(value?: string): void
  fail(cause: unknown): void
}

/** States in which some providers are off. */
const withoutAll: Readonly<Record<string, readonly SocialName[]>> = {
  'connect-socials-two': ['google', 'github'],
  'connect-socials-six': ['facebook', 'x', 'discord', 'farcaster', 'github', 'apple'],
}

/** A site that a test answers for. */
function site() {
  const logins: Login[] = []
  const calls: Call[] = []
  const state = { resets: 0 }
  function ask<T>(what: Call['what'], signal: AbortSignal): Promise<T> {
    return new Promise((resolve, reject) => {
      calls.push({ what, signal, answer: (value) => resolve(value as T), fail: reject })
    })
  }
  const parts = (id: string) =>
    socialsParts(
      (kit): SocialsApi => ({
        async ready() {},
        async start(provider, signal) {
          let [finish, fail] = [() => {}, (_: unknown) => {}]
          const done = new Promise<void>((resolve, reject) => {
            ;[finish, fail] = [resolve, reject]
            signal.addEventListener('abort', () => reject(signal.reason))
          })
          const login: Login = { provider, signal, step: cell('opening'), opened: 0, finish, fail }
          logins.push(login)
          const open = () => {
            login.opened += 1
          }
          return { step: login.step, done, open }
        },
        farcaster: createFarcaster({
          clock: kit.host.clock,
          uri: (signal) => ask('uri', signal),
          approved: (signal) => ask('approved', signal),
          async reset() {
            state.resets += 1
          },
          isConnected: () => kit.session.account() !== undefined,
        }),
        async connect(signal) {
          await ask('connect', signal)
          const [wallet] = kit.registry.list.peek()
          if (!wallet) throw new ModalError('wallet/no-connector')
          return kit.session.connect(wallet, signal)
        },
      }),
      withoutAll[id],
    )

  /** The newest login, once there are so many of them. */
  async function login(count = 1): Promise<Login> {
    await until(() => logins.length >= count)
    expect(logins).toHaveLength(count)
    return logins.at(-1) as Login
  }

  /** The newest question of a kind, once there are so many of them. */
  async function asked(what: Call['what'], count = 1): Promise<Call> {
    const found = await until(() => {
      const those = calls.filter((call) => call.what === what)
      return those.length >= count && those
    })
    expect(found).toHaveLength(count)
    return found.at(-1) as Call
  }
  return { logins, calls, state, parts, login, asked }
}

/** Shows a state over a site of its own, in a browser whose windows are counted; its features come before those of the state. */
export async function show(id: string, changes: Partial<GalleryState> = {}, options: ShowOptions = {}) {
  const { parts, ...at } = site()
  const made = parts(id)
  const features = [...(made.features ?? []), ...(changes.features ?? [])]
  const kit = await showState(id, { ...options, changes: { ...changes, ...made, features } })
  const windows = { opened: 0, closed: 0 }
  if (!kit.host.windows) throw new Error('the gallery has no windows')
  vi.spyOn(kit.host.windows, 'open').mockImplementation(() => {
    windows.opened += 1
    return {
      isClosed: false,
      lead() {},
      onMessage: () => () => {},
      close() {
        windows.closed += 1
      },
    }
  })
  return { ...at, kit, windows }
}
