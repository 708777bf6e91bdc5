import { describe, expect, test, vi } from 'vitest'
import { fakeFrame, type SiteAnswer, siteError } from '../../../test/unit/fake-frame-client.js'
import { alice } from '../../../test/unit/fake-wallet.js'
import { fakeDisk, later, settle } from '../../../test/unit/fakes.js'
import { memoryKey as key, securePage as setup } from '../../../test/unit/secure-wallet-page.js'

const { signal } = new AbortController()

describe('account type (SPEC §4)', () => {
  test('is set, remembered, and asked for from then on', async () => {
    const { wallet, frame, kept } = setup()
    await wallet.signIn('eip155', signal)
    expect(await wallet.setAccountType('eoa', signal)).toBe('eoa')
    expect(kept().accountType).toBe('eoa')
    expect(frame.sent.at(-1)).toEqual(['GET_USER', { chainId: 1, preferredAccountType: 'eoa' }])
  })

  test('is eoa where setting failed', async () => {
    const { wallet } = setup({ frame: fakeFrame({ SET_PREFERRED_ACCOUNT: siteError('no') }) })
    await wallet.signIn('eip155', signal)
    expect(await wallet.setAccountType('smartAccount', signal)).toBe('eoa')
  })
})

describe('requests (SPEC §6)', () => {
  test('a read is not shown; what signs is, until it is answered', async () => {
    const frame = fakeFrame({ RPC_REQUEST: () => '0x1' })
    const { wallet, shown } = setup({ frame })
    await wallet.signIn('eip155', signal)
    await wallet.request({ method: 'eth_getBalance', params: [alice, 'latest'], namespace: 'eip155' })
    expect(shown).toEqual([])
    await wallet.request({ method: 'personal_sign', params: ['0x', alice], namespace: 'eip155' })
    expect(shown).toEqual(['open', 'leave'])
    expect(frame.sent.at(-1)?.[1]).toEqual({
      method: 'personal_sign',
      params: ['0x', alice],
      chainId: 1,
      chainNamespace: 'eip155',
    })
  })

  test('several at once are shown once', async () => {
    const { wallet, shown } = setup({ frame: fakeFrame({ RPC_REQUEST: () => '0x1' }) })
    await wallet.signIn('eip155', signal)
    const sign = () => wallet.request({ method: 'personal_sign', params: ['0x', alice], namespace: 'eip155' })
    const both = [sign(), sign()]
    expect([wallet.approvals.peek(), shown]).toEqual([2, ['open']])
    await Promise.all(both)
    expect([wallet.approvals.peek(), shown]).toEqual([0, ['open', 'leave']])
  })

  test('one that fails is taken away as well', async () => {
    const { wallet, shown } = setup({ frame: fakeFrame({ RPC_REQUEST: siteError('User rejected') }) })
    await wallet.signIn('eip155', signal)
    const asked = wallet.request({ method: 'eth_sendTransaction', params: [{}], namespace: 'eip155' })
    await expect(asked).rejects.toMatchObject({ code: 'frame/refused' })
    expect(shown).toEqual(['open', 'leave'])
  })

  test('a wallet that needs a window of its own has it at once', async () => {
    const { wallet, frame, shown } = setup({ frame: fakeFrame({ RPC_REQUEST: () => '0x1' }) })
    await wallet.signIn('eip155', signal)
    frame.askForWindow('/approve?id=1')
    await wallet.request({ method: 'personal_sign', params: ['0x', alice], namespace: 'eip155' })
    expect(shown).toEqual(['open', 'window /approve?id=1', 'leave'])
  })

  test('a window that the browser blocks waits for a click, and no longer than the request', async () => {
    const { promise, resolve } = later<unknown>()
    const frame = fakeFrame({ RPC_REQUEST: () => promise })
    const { wallet, shown } = setup({ frame, isBlocked: true })
    await wallet.signIn('eip155', signal)
    frame.askForWindow('/approve')
    const asked = wallet.request({ method: 'personal_sign', params: ['0x', alice], namespace: 'eip155' })
    await settle()
    expect(wallet.window.peek()).toBe('/approve')
    wallet.openWindow()
    expect(shown.filter((each) => each.startsWith('window'))).toHaveLength(2)
    resolve('0x1')
    await asked
    expect(wallet.window.peek()).toBeUndefined()
  })

  test.each(['eth_sign', 'ETH_SENDTRANSACTION', 'wallet_addEthereumChain', '__proto__', 'toString', ''])(
    '%s is not allowed, and ends what waits (A-49)',
    async (method) => {
      const { wallet, frame, shown } = setup()
      await wallet.signIn('eip155', signal)
      const asked = wallet.request({ method, namespace: 'eip155' })
      await expect(asked).rejects.toMatchObject({ code: 'frame/not-allowed' })
      expect([frame.count('RPC_REQUEST'), frame.aborted(), shown]).toEqual([0, 1, [`refuse ${method}`]])
    },
  )

  test('nothing is asked before somebody is signed in, not even a read (A-49)', async () => {
    const { wallet, frame } = setup()
    const asked = wallet.request({ method: 'eth_blockNumber', namespace: 'eip155' })
    await expect(asked).rejects.toMatchObject({ code: 'frame/signed-out' })
    expect(frame.sent).toEqual([])
  })
})

describe('a site that refuses (SECURITY 4.2)', () => {
  const ask = (wallet: ReturnType<typeof setup>['wallet']) =>
    wallet.request({ method: 'personal_sign', params: ['0x', alice], namespace: 'eip155' })

  test('and has lost the login ends it here too, and that is what is told', async () => {
    const { wallet, frame, kept } = setup({ frame: fakeFrame({ RPC_REQUEST: siteError('Not signed in') }) })
    await wallet.signIn('eip155', signal)
    frame.answer('IS_CONNECTED', () => ({ isConnected: false }))
    await expect(ask(wallet)).rejects.toMatchObject({ code: 'frame/signed-out' })
    expect([wallet.users.peek(), kept().isUsed]).toEqual([{}, undefined])
  })

  test.each<[string, SiteAnswer]>([
    ['knows who it is', () => ({ isConnected: true })],
    ['cannot ask its server', () => ({ isConnected: false, isUnknown: true })],
    ['says nothing of use', siteError('Service is not responding')],
  ])('and %s leaves the login as it is', async (_, answer) => {
    const { wallet, frame } = setup({ frame: fakeFrame({ RPC_REQUEST: siteError('Too many requests') }) })
    await wallet.signIn('eip155', signal)
    frame.answer('IS_CONNECTED', answer)
    await expect(ask(wallet)).rejects.toMatchObject({ code: 'frame/refused' })
    expect(wallet.users.peek().eip155?.address).toBe(alice)
  })

  test('for the person is asked nothing more', async () => {
    const { wallet, frame } = setup({ frame: fakeFrame({ RPC_REQUEST: siteError('User rejected') }) })
    await wallet.signIn('eip155', signal)
    await expect(ask(wallet)).rejects.toMatchObject({ code: 'frame/refused' })
    expect(frame.count('IS_CONNECTED')).toBe(0)
  })
})

test('a frame that has failed is made anew by what a person wants, and not by reads', async () => {
  const { wallet, frame } = setup({ frame: fakeFrame({ RPC_REQUEST: () => '0x1' }) })
  const retry = vi.spyOn(frame.client, 'retry')
  await wallet.signIn('eip155', signal)
  frame.state.value = 'failed'
  await wallet.request({ method: 'eth_blockNumber', namespace: 'eip155' })
  expect(retry).not.toHaveBeenCalled()
  await wallet.request({ method: 'personal_sign', params: ['0x', alice], namespace: 'eip155' })
  await wallet.switchNetwork('eip155:137', signal)
  expect(retry.mock.calls.length).toBeGreaterThanOrEqual(2)
  expect(wallet.isReady.peek()).toBe(false)
  frame.state.value = 'ready'
  expect(wallet.isReady.peek()).toBe(true)
})

describe('memory', () => {
  test.each(['', 'null', '[]', '"text"', '{"isUsed":1,"mailedAt":"x","lastChain":7}', '{'])(
    'that is corrupt (%s) counts as none',
    async (text) => {
      const disk = fakeDisk()
      disk.data.set(key, text)
      const { wallet, frame } = setup({ disk })
      expect([await wallet.resume('eip155'), wallet.waitMs(), frame.sent]).toEqual([undefined, 0, []])
    },
  )

  test('one corrupt field costs itself alone', async () => {
    const disk = fakeDisk()
    disk.data.set(key, '{"isUsed":true,"lastChain":"evil:1","smartAccountNetworks":["1"],"email":{}}')
    const { wallet } = setup({ disk })
    expect([await wallet.resume('eip155'), wallet.email.peek()]).toMatchObject([{ address: alice }, 'al…@example.com'])
  })
})
