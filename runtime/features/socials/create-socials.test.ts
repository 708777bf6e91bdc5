import { describe, expect, test, vi } from 'vitest'
import { ModalError } from '../../../schema/error.js'
import { fakeKit } from '../../../test/unit/fake-kit.js'
import { fakeWindows } from '../../../test/unit/fake-windows.js'
import { fakeHost, later, settle } from '../../../test/unit/fakes.js'
import { describeFeature } from '../../../test/unit/feature-conformance.js'
import type { SecureWallet, SocialLogin } from '../../connectors/secure-wallet/wallet.js'
import type { Feature } from '../../contract/kit.js'
import { cell } from '../../core/cell.js'
import { connect } from '../connect/feature.js'
import { type SecureWalletApi, secureWalletToken } from '../secure-wallet/contract.js'
import { secureWallet } from '../secure-wallet/feature.js'
import { socialsToken } from './contract.js'
import { socials } from './feature.js'
import { openLogin, openWindow } from './open-login.js'

describeFeature('socials', () => {
  const { kit, host } = fakeKit({
    features: [connect(), secureWallet(), socials()],
    services: { frame: 'https://wallet.example/sdk' },
  })
  return { feature: socials(), kit, host }
})

test('behavior: what a project has switched off is left out, in the order of the app (FACTS 3.5)', () => {
  const { remote, remoteEntries, narrowed, options } = socials({ socials: ['x', 'farcaster', 'google'] })
  expect([remote, remoteEntries, options]).toEqual([
    'social_login',
    ['x', 'farcaster', 'google'],
    { socials: ['x', 'farcaster', 'google'] },
  ])
  expect(narrowed?.(['google', 'x', '__proto__'])).toEqual({ socials: ['x', 'google'] })
  expect(socials().remoteEntries).toHaveLength(7)
})

/** Logins over a wallet that a test answers for. */
async function setup(wallet: Partial<SecureWallet>, load = () => Promise.resolve()) {
  const api: Partial<SecureWalletApi> = {
    async wallet() {
      await load()
      // Nothing else of it is asked for here.
      return wallet as SecureWallet
    },
  }
  const secure: Feature = { id: secureWalletToken.id, load: async () => api }
  const windows = fakeWindows()
  const { kit, host } = fakeKit({ features: [connect(), secure, socials()] }, { ...fakeHost(), windows })
  await kit.loadModal()
  return { kit, host, windows, api: await kit.use(socialsToken) }
}

const loginOf = (done: Promise<void>): SocialLogin => ({ step: cell('open' as const), open() {}, done })
const never = new AbortController().signal
const refused = (reason: string) => new ModalError('frame/refused', { reason })

describe('a login in a window', () => {
  test('behavior: it is that of the wallet, with its provider and its signal', async () => {
    const startSocial = vi.fn(() => loginOf(Promise.resolve()))
    const { api } = await setup({ startSocial })
    const { signal } = new AbortController()
    const { step, done } = await api.start('x', signal)
    expect([await done, step.peek()]).toEqual([undefined, 'open'])
    expect(startSocial).toHaveBeenCalledExactlyOnceWith('x', signal)
  })

  test.each(['access_denied', 'user_cancelled_authorize', 'User rejected', 'Request was declined'])(
    'behavior: %s is a "no" of the person',
    async (reason) => {
      const { api } = await setup({ startSocial: () => loginOf(Promise.reject(refused(reason))) })
      const { done } = await api.start('google', never)
      await expect(done).rejects.toMatchObject({ code: 'wallet/rejected', slots: { wallet: 'Google' } })
    },
  )

  test.each([refused('server_error'), new ModalError('frame/bad-answer', { request: 'CONNECT_SOCIAL', path: 'uri' })])(
    'error: %s stays what it is',
    async (cause) => {
      const { api } = await setup({ startSocial: () => loginOf(Promise.reject(cause)) })
      const { done } = await api.start('google', never)
      await expect(done).rejects.toBe(cause)
    },
  )

  test('behavior: one that was left before the wallet is here is never begun, so that no window opens again', async () => {
    const [here, leaving] = [later<void>(), new AbortController()]
    const startSocial = vi.fn(() => loginOf(Promise.resolve()))
    const { api } = await setup({ startSocial }, () => here.promise)
    const begun = api.start('google', leaving.signal)
    leaving.abort()
    here.resolve()
    await expect(begun).rejects.toMatchObject({ code: 'flow/cancelled' })
    expect(startSocial).not.toHaveBeenCalled()
  })

  test('behavior: one that is left is cancelled, whatever the wallet calls it', async () => {
    const leaving = new AbortController()
    const ended = later<void>()
    const { api } = await setup({ startSocial: () => loginOf(ended.promise) })
    const { done } = await api.start('google', leaving.signal)
    leaving.abort()
    ended.reject(new Error('aborted'))
    await expect(done).rejects.toMatchObject({ code: 'flow/cancelled' })
  })
})

test('behavior: a "no" in the Farcaster app is one of the person as well', async () => {
  const { api } = await setup({
    farcasterUri: async () => 'https://farcaster.example/1',
    approveFarcaster: () => Promise.reject(refused('rejected')),
  })
  api.farcaster.join()
  await settle()
  expect(api.farcaster.state.peek()).toMatchObject({
    step: 'failed',
    error: { code: 'wallet/rejected', slots: { wallet: 'Farcaster' } },
  })
})

describe('the window of a click', () => {
  const isShown = { view: 'ConnectingSocial', params: { provider: 'google' } }

  test('behavior: it opens in the click, and closes with the view', async () => {
    const { kit, windows } = await setup({})
    kit.router.open({ view: 'Connect' })
    const push = (view: string, params?: object) =>
      kit.router.show([{ view: 'Connect' }, { view, ...params }], 'forward')
    openLogin(kit, { push } as never, 'google')
    expect(windows.seen).toEqual(['open'])
    await settle()
    kit.router.show([{ view: 'Connect' }, isShown], 'forward')
    expect(windows.seen).toEqual(['open'])
    kit.router.show([{ view: 'Connect' }], 'back')
    expect(windows.seen).toEqual(['open', 'close'])
    kit.router.close()
    expect(windows.seen).toEqual(['open', 'close'])
  })

  test('behavior: Farcaster has none, nor has a login that a guard has led away from', async () => {
    const { kit, windows } = await setup({})
    const pushed: string[] = []
    kit.router.open({ view: 'Connect' })
    openLogin(kit, { push: (view: string) => pushed.push(view) } as never, 'farcaster')
    openLogin(kit, { push: (view: string) => pushed.push(view) } as never, 'google')
    expect([pushed, windows.seen]).toEqual([['ConnectingFarcaster', 'ConnectingSocial'], []])
  })

  test('behavior: a browser that opens none is left to the login', async () => {
    const { kit, windows } = await setup({})
    windows.isBlocking = true
    kit.router.open({ view: 'Connect' })
    kit.router.show([isShown], 'forward')
    openWindow(kit)
    kit.router.close()
    expect(windows.seen).toEqual(['blocked'])
  })

  test('error: it closes where the code of the wallet does not come', async () => {
    const { kit, windows } = await setup({}, () => Promise.reject(new Error('offline')))
    kit.router.open({ view: 'Connect' })
    kit.router.show([isShown], 'forward')
    openWindow(kit)
    await settle()
    expect(windows.seen).toEqual(['open', 'close'])
  })
})
