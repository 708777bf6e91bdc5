import { describe, expect, test } from 'vitest'
import { fakeFrame, siteError } from '../../../test/unit/fake-frame-client.js'
import { alice } from '../../../test/unit/fake-wallet.js'
import { fakeDisk } from '../../../test/unit/fakes.js'
import { memoryKey as key, securePage as setup } from '../../../test/unit/secure-wallet-page.js'

const { signal } = new AbortController()

describe('e-mail (SPEC §4, §9)', () => {
  test('sends the address, and remembers when', async () => {
    const { wallet, frame, host, kept } = setup()
    expect(await wallet.startEmail('alice@example.com', signal)).toEqual({ action: 'VERIFY_OTP' })
    expect(frame.sent).toContainEqual(['CONNECT_EMAIL', { email: 'alice@example.com' }])
    expect(kept().mailedAt).toBe(host.clock.now())
  })

  test('a page that was closed goes on where the login was, without another mail', async () => {
    const disk = fakeDisk()
    const first = setup({
      disk,
      frame: fakeFrame({ CONNECT_EMAIL: () => ({ action: 'VERIFY_DEVICE', number: '42' }) }),
    })
    await first.wallet.startEmail('alice@example.com', signal)
    expect(disk.data.get(key)).not.toContain('alice@')
    const out = () => ({ isConnected: false })
    const second = setup({ disk, frame: fakeFrame({ IS_CONNECTED: out }) })
    expect(await second.wallet.startEmail('alice@example.com', signal)).toEqual({
      action: 'VERIFY_DEVICE',
      number: '42',
    })
    await second.wallet.approveDevice(signal)
    const third = setup({ disk, frame: fakeFrame({ IS_CONNECTED: out }) })
    expect(await third.wallet.startEmail('alice@example.com', signal)).toMatchObject({ action: 'VERIFY_OTP' })
    expect([second, third].map(({ frame }) => frame.count('CONNECT_EMAIL'))).toEqual([0, 0])
  })

  test.each([
    ['of the same person', 'alice@example.com', true],
    ['of somebody else', 'bob@example.com', false],
  ])('a code whose answer was lost counts where the site has the login %s', async (_, email, counts) => {
    const { wallet, frame } = setup({ frame: fakeFrame({ CONNECT_OTP: siteError('This code has expired') }) })
    frame.answer('GET_USER', () => ({ address: alice, chainId: 1, email }))
    await wallet.startEmail('alice@example.com', signal)
    const entered = wallet.enterCode('123456', signal).then(
      () => true,
      () => false,
    )
    expect(await entered).toBe(counts)
    // Back at the address: no second code is asked for.
    expect((await wallet.startEmail('alice@example.com', signal)).action).toBe(counts ? 'CONNECT' : 'VERIFY_OTP')
  })

  test('within 30 s of the last mail none is asked for, and the seconds are rounded up', async () => {
    const { wallet, frame, host } = setup()
    await wallet.startEmail('alice@example.com', signal)
    await host.clock.advance(500)
    await expect(wallet.startEmail('bob@example.com', signal)).rejects.toMatchObject({
      code: 'frame/cooldown',
      slots: { seconds: 30 },
    })
    await host.clock.advance(29_499)
    expect(wallet.waitMs()).toBe(1)
    await host.clock.advance(1)
    await wallet.startEmail('alice@example.com', signal)
    expect(frame.count('CONNECT_EMAIL')).toBe(2)
  })

  test('a mail that was not sent starts no wait', async () => {
    const { wallet, kept } = setup({ frame: fakeFrame({ CONNECT_EMAIL: siteError('No mail today') }) })
    await expect(wallet.startEmail('alice@example.com', signal)).rejects.toMatchObject({ code: 'frame/refused' })
    expect([wallet.waitMs(), kept().mailedAt]).toEqual([0, undefined])
  })

  test('a clock that is set back locks nobody out', async () => {
    const { wallet, host } = setup()
    await wallet.startEmail('alice@example.com', signal)
    host.clock.jump(-86_400_000)
    expect(wallet.waitMs()).toBe(0)
  })

  test('the wait holds in another tab and after a reload', async () => {
    const disk = fakeDisk()
    await setup({ disk }).wallet.startEmail('alice@example.com', signal)
    await expect(setup({ disk }).wallet.startEmail('bob@example.com', signal)).rejects.toMatchObject({
      code: 'frame/cooldown',
    })
  })
})
