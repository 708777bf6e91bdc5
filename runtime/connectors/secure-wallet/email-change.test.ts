import { describe, expect, test } from 'vitest'
import { type FakeFrame, fakeFrame, type SiteAnswer, siteError } from '../../../test/unit/fake-frame-client.js'
import { alice } from '../../../test/unit/fake-wallet.js'
import { securePage } from '../../../test/unit/secure-wallet-page.js'
import { frameError } from '../../frame/frame-error.js'

const { signal } = new AbortController()
const next = 'alice@meadow.example'
const timedOut = () => {
  throw frameError('frame/timed-out', { request: 'UPDATE_EMAIL_SECONDARY_OTP', seconds: 120 })
}
const user = (email: string) => () => ({ address: alice, chainId: 1, email })

/** A site that has the codes asked for; its user is signed in on the page. */
async function setup(script: Readonly<Record<string, SiteAnswer>> = {}, options: { storeEmail?: boolean } = {}) {
  const frame: FakeFrame = fakeFrame({
    UPDATE_EMAIL: () => ({ action: 'VERIFY_PRIMARY_OTP' }),
    UPDATE_EMAIL_PRIMARY_OTP: () => undefined,
    UPDATE_EMAIL_SECONDARY_OTP: () => ({ newEmail: next }),
    ...script,
  })
  const at = securePage({ frame, ...options })
  await at.wallet.signIn('eip155', signal)
  return at
}

/** What handing a second code in comes to. */
const outcome = (work: Promise<void>) =>
  work.then(
    () => 'changed',
    (cause: { readonly code?: string }) => cause.code,
  )

describe('change of the e-mail address (SPEC §4)', () => {
  test.each([
    ['VERIFY_PRIMARY_OTP', 'present'],
    ['VERIFY_SECONDARY_OTP', 'next'],
  ])('%s asks for the code of the %s address', async (action, owner) => {
    const { wallet, frame } = await setup({ UPDATE_EMAIL: () => ({ action }) })
    expect(await wallet.changeEmail(next, signal)).toBe(owner)
    expect(frame.sent).toContainEqual(['UPDATE_EMAIL', { email: next }])
  })

  test.each([
    [false, 'al…@meadow.example'],
    [true, next],
  ])('after both codes the address is the new one (whole: %s)', async (storeEmail, shown) => {
    const { wallet, frame, kept } = await setup({}, { storeEmail })
    await wallet.changeEmail(next, signal)
    await wallet.confirmEmail('present', '111111', signal)
    expect(wallet.email.peek()).toContain('example.com')
    await wallet.confirmEmail('next', '222222', signal)
    expect(frame.sent.slice(-2)).toEqual([
      ['UPDATE_EMAIL_PRIMARY_OTP', { otp: '111111' }],
      ['UPDATE_EMAIL_SECONDARY_OTP', { otp: '222222' }],
    ])
    expect([wallet.email.peek(), kept().email, kept().isUsed, kept().mailedAt]).toEqual([shown, shown, true, undefined])
    expect(wallet.users.peek().eip155?.email).toBe(next)
  })

  test('within 30 s of the last mail none is asked for (SPEC §8)', async () => {
    const { wallet, frame, host } = await setup()
    await wallet.changeEmail(next, signal)
    await host.clock.advance(500)
    await expect(wallet.changeEmail(next, signal)).rejects.toMatchObject({
      code: 'frame/cooldown',
      slots: { seconds: 30 },
    })
    await host.clock.advance(29_500)
    await wallet.changeEmail(next, signal)
    expect(frame.count('UPDATE_EMAIL')).toBe(2)
  })

  test('a change that the site refuses starts no wait, and gives its reason', async () => {
    const { wallet } = await setup({ UPDATE_EMAIL: siteError('Sign in again to change your e-mail') })
    await expect(wallet.changeEmail(next, signal)).rejects.toMatchObject({
      code: 'frame/refused',
      slots: { reason: 'Sign in again to change your e-mail' },
    })
    expect(wallet.waitMs()).toBe(0)
  })

  test('a frame that failed is made anew for it', async () => {
    const { wallet, frame } = await setup()
    const syncs = frame.count('SYNC_DAPP_DATA')
    frame.state.value = 'failed'
    await wallet.changeEmail(next, signal)
    expect(frame.count('SYNC_DAPP_DATA')).toBe(syncs + 1)
  })
})

describe('an answer to the second code that is lost', () => {
  test.each([
    ['the new one', next, 'changed'],
    ['the new one in other letters', 'ALICE@meadow.example', 'changed'],
    ['the one before', 'alice@example.com', 'frame/timed-out'],
    ['a third one', 'mallory@meadow.example', 'frame/timed-out'],
  ])('counts where the site says that the address is %s', async (_, told, expected) => {
    const { wallet, frame } = await setup({ UPDATE_EMAIL_SECONDARY_OTP: timedOut })
    await wallet.changeEmail(next, signal)
    frame.answer('GET_USER', user(told))
    expect(await outcome(wallet.confirmEmail('next', '222222', signal))).toBe(expected)
    expect(wallet.email.peek()?.endsWith('@meadow.example')).toBe(expected === 'changed')
  })

  test.each([
    ['a frame that restarted', frameError('frame/unsure')],
    ['an answer that cannot be read', frameError('frame/bad-answer', { request: 'x', path: 'newEmail' })],
  ])('it is looked up after %s, and after a code that was used up by it', async (_, cause) => {
    const { wallet, frame } = await setup({
      UPDATE_EMAIL_SECONDARY_OTP: () => {
        throw cause
      },
      GET_USER: user('alice@example.com'),
    })
    await wallet.changeEmail(next, signal)
    frame.answer('GET_USER', timedOut)
    expect(await outcome(wallet.confirmEmail('next', '222222', signal))).toBe(cause.code)
    frame.answer('UPDATE_EMAIL_SECONDARY_OTP', siteError('This code has expired'))
    frame.answer('GET_USER', user(next))
    expect(await outcome(wallet.confirmEmail('next', '222222', signal))).toBe('changed')
  })

  test('a wrong code is wrong where the present address was asked for', async () => {
    const { wallet } = await setup({ UPDATE_EMAIL_SECONDARY_OTP: siteError('Invalid code') })
    await wallet.changeEmail('Alice@example.com', signal)
    expect(await outcome(wallet.confirmEmail('next', '000000', signal))).toBe('frame/refused')
  })

  test('the code of the present address changes nothing by itself', async () => {
    const { wallet, frame } = await setup({ UPDATE_EMAIL_PRIMARY_OTP: timedOut })
    await wallet.changeEmail(next, signal)
    frame.answer('GET_USER', user(next))
    expect(await outcome(wallet.confirmEmail('present', '111111', signal))).toBe('frame/timed-out')
    expect(wallet.email.peek()).toBe('al…@example.com')
  })
})

describe('a hostile site', () => {
  test('another address than was asked for is what it says', async () => {
    const { wallet } = await setup({ UPDATE_EMAIL_SECONDARY_OTP: () => ({ newEmail: 'mallory@evil.example' }) })
    await wallet.changeEmail(next, signal)
    await wallet.confirmEmail('next', '222222', signal)
    expect(wallet.email.peek()).toBe('ma…@evil.example')
  })

  test('codes that are handed in twice change the address once each, and the last answer counts', async () => {
    const answers = [next, 'alice@other.example']
    const { wallet } = await setup({ UPDATE_EMAIL_SECONDARY_OTP: () => ({ newEmail: answers.shift() }) })
    await wallet.changeEmail(next, signal)
    await Promise.all([wallet.confirmEmail('next', '222222', signal), wallet.confirmEmail('next', '222222', signal)])
    expect([wallet.email.peek(), answers]).toEqual(['al…@other.example', []])
  })

  test('left in the middle it is waited for no more, and what the site answers then is still known', async () => {
    let say = (_: unknown) => {}
    const said = new Promise((resolve) => {
      say = resolve
    })
    const { wallet } = await setup({ UPDATE_EMAIL_SECONDARY_OTP: () => said })
    await wallet.changeEmail(next, signal)
    const leaving = new AbortController()
    const confirmed = outcome(wallet.confirmEmail('next', '222222', leaving.signal))
    leaving.abort()
    expect(await confirmed).toBe('flow/cancelled')
    expect(wallet.email.peek()).toBe('al…@example.com')
    say({ newEmail: next })
    await expect.poll(() => wallet.email.peek()).toBe('al…@meadow.example')
  })

  test('what is asked with an ended signal sends nothing', async () => {
    const { wallet, frame } = await setup()
    await expect(wallet.confirmEmail('next', '222222', AbortSignal.abort())).rejects.toBeDefined()
    expect(frame.count('UPDATE_EMAIL_SECONDARY_OTP')).toBe(0)
  })

  test('an answer after a log-out keeps nothing of the user', async () => {
    let say = (_: unknown) => {}
    const said = new Promise((resolve) => {
      say = resolve
    })
    const { wallet, kept } = await setup({ UPDATE_EMAIL_SECONDARY_OTP: () => said })
    await wallet.changeEmail(next, signal)
    const confirmed = wallet.confirmEmail('next', '222222', signal)
    await wallet.signOut()
    say({ newEmail: next })
    await confirmed
    expect([wallet.email.peek(), kept().email, kept().isUsed]).toEqual([undefined, undefined, undefined])
  })
})
