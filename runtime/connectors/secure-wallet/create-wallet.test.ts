import { describe, expect, test } from 'vitest'
import { type FakeFrame, fakeFrame, siteError } from '../../../test/unit/fake-frame-client.js'
import { alice, bob } from '../../../test/unit/fake-wallet.js'
import { fakeDisk, settle } from '../../../test/unit/fakes.js'
import { securePage as setup, solana } from '../../../test/unit/secure-wallet-page.js'

const { signal } = new AbortController()

describe('a login', () => {
  test.each([
    [false, 'al…@example.com'],
    [true, 'alice@example.com'],
  ])('is remembered, with the e-mail as the config says (storeEmail: %s)', async (storeEmail, email) => {
    const { wallet, kept } = setup({ storeEmail })
    await wallet.startEmail('alice@example.com', signal)
    await wallet.signIn('eip155', signal)
    await settle()
    expect(kept()).toEqual({ isUsed: true, email, lastChain: 'eip155:1', smartAccountNetworks: [1, 137] })
    expect(wallet.email.peek()).toBe(email)
  })

  test('asks for the last network of the namespace, else for the first of the app', async () => {
    const { wallet, frame } = setup()
    await wallet.signIn('eip155', signal)
    await wallet.signIn('eip155', signal, 'eip155:137')
    await wallet.signIn('eip155', signal)
    await wallet.signIn('solana', signal).catch(() => {})
    const asked = frame.sent.filter(([name]) => name === 'GET_USER').map(([, payload]) => Object(payload).chainId)
    expect(asked).toEqual([1, 137, 137, solana.caipNetworkId])
  })

  test.each([
    [undefined, 'smartAccount'],
    ['eoa', 'eoa'],
  ] as const)('asks for the account type of the config (%s), else for that of SPEC §9', async (type, wanted) => {
    const { wallet, frame } = setup(type ? { type } : {})
    await wallet.signIn('eip155', signal)
    expect(frame.sent).toContainEqual(['GET_USER', { chainId: 1, preferredAccountType: wanted }])
  })

  test.each([
    ['an address of another namespace', { address: 'So11111111111111111111111111111111111111112', chainId: 1 }],
    ['no chain', { address: alice, chainId: 'solana:x' }],
    ['a chain id that is too large', { address: alice, chainId: 0x80000000 }],
  ])('with %s is no login', async (_, told) => {
    const { wallet, kept } = setup({ frame: fakeFrame({ GET_USER: () => told }) })
    await expect(wallet.signIn('eip155', signal)).rejects.toMatchObject({ code: 'frame/bad-answer' })
    expect([kept().isUsed, wallet.users.peek()]).toEqual([undefined, {}])
  })

  test('a failed look-up of smart account networks stores an empty list (SPEC §8)', async () => {
    const frame = fakeFrame({ GET_SMART_ACCOUNT_ENABLED_NETWORKS: siteError('no') })
    const { wallet, kept } = setup({ frame })
    await wallet.signIn('eip155', signal)
    await settle()
    expect(kept().smartAccountNetworks).toEqual([])
    expect(wallet.hasSmartAccounts('eip155:1')).toBe(false)
  })
})

describe('a reload', () => {
  async function returning(frame: FakeFrame) {
    const disk = fakeDisk()
    await setup({ disk }).wallet.signIn('eip155', signal)
    await settle()
    return setup({ disk, frame })
  }

  test('without an earlier login asks nothing', async () => {
    const { wallet, frame } = setup()
    expect(await wallet.resume('eip155')).toBeUndefined()
    expect(frame.sent).toEqual([])
  })

  test('with a session has the account again', async () => {
    const { wallet } = await returning(fakeFrame())
    expect(await wallet.resume('eip155')).toMatchObject({ address: alice, caipNetworkId: 'eip155:1' })
  })

  test('is asked once, however many ask', async () => {
    const { wallet, frame } = await returning(fakeFrame())
    await Promise.all([wallet.resume('eip155'), wallet.resume('eip155')])
    expect([frame.count('IS_CONNECTED'), frame.count('GET_USER')]).toEqual([1, 1])
  })

  test('a "no" clears what is remembered at once', async () => {
    const { wallet, kept } = await returning(fakeFrame({ IS_CONNECTED: () => ({ isConnected: false }) }))
    expect(await wallet.resume('eip155')).toBeUndefined()
    expect([kept().isUsed, kept().email, kept().lastChain]).toEqual([undefined, undefined, undefined])
  })

  test('what is neither yes nor no is asked again after 1, 3 and 5 s, and then cleared', async () => {
    const frame = fakeFrame({ IS_CONNECTED: () => ({ isConnected: false, isUnknown: true }) })
    const { wallet, kept, host } = await returning(frame)
    const resumed = wallet.resume('eip155')
    const counts: number[] = []
    for (const ms of [0, 999, 1, 2_999, 1, 4_999]) {
      await host.clock.advance(ms)
      counts.push(frame.count('IS_CONNECTED'))
    }
    expect(counts).toEqual([1, 1, 2, 2, 3, 3])
    expect(kept().isUsed).toBe(true)
    await host.clock.advance(1)
    expect(await resumed).toBeUndefined()
    expect([frame.count('IS_CONNECTED'), kept().isUsed]).toEqual([4, undefined])
  })

  test('a frame that did not come keeps what is remembered: the next visit tries again', async () => {
    const frame = fakeFrame({ IS_CONNECTED: siteError('gone') })
    frame.state.value = 'failed'
    const { wallet, kept } = await returning(frame)
    await expect(wallet.resume('eip155')).rejects.toMatchObject({ code: 'frame/refused' })
    expect(kept().isUsed).toBe(true)
  })
})

describe('the end', () => {
  test('is remembered before the site is told, and does not wait for one that refuses', async () => {
    let atSite: unknown
    const frame = fakeFrame()
    const { wallet, kept } = setup({ frame })
    frame.answer('SIGN_OUT', () => {
      atSite = kept().isUsed
      throw new Error('no')
    })
    await wallet.signIn('eip155', signal)
    await wallet.signOut()
    expect([atSite, kept().isUsed, wallet.users.peek()]).toEqual([undefined, undefined, {}])
    expect(frame.count('SIGN_OUT')).toBe(1)
  })

  test('of one namespace keeps the login while another one is in use', async () => {
    const sol = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp7pJkvQyS88uR'
    const frame = fakeFrame()
    const { wallet } = setup({ frame })
    await wallet.signIn('eip155', signal)
    frame.answer('GET_USER', () => ({ address: sol, chainId: solana.caipNetworkId }))
    await wallet.signIn('solana', signal)
    await wallet.leave('eip155')
    expect([frame.count('SIGN_OUT'), Object.keys(wallet.users.peek())]).toEqual([0, ['solana']])
    await wallet.leave('solana')
    expect(frame.count('SIGN_OUT')).toBe(1)
  })

  test('in one tab ends it in the other', async () => {
    const disk = fakeDisk()
    const [one, other] = [setup({ disk }), setup({ disk })]
    await one.wallet.signIn('eip155', signal)
    await other.wallet.signIn('eip155', signal)
    await one.wallet.signOut()
    expect(other.wallet.users.peek()).toEqual({})
  })
})

describe('what the site says by itself', () => {
  test('starts nothing where nobody is signed in', async () => {
    const { wallet, frame, kept } = setup()
    frame.hint('abc')
    await settle()
    expect([frame.count('GET_USER'), wallet.users.peek(), kept().token]).toEqual([0, {}, 'abc'])
  })

  test('has the account read anew where somebody is', async () => {
    const { wallet, frame } = setup()
    await wallet.signIn('eip155', signal)
    frame.answer('GET_USER', () => ({ address: bob, chainId: 1 }))
    frame.hint()
    await settle()
    expect(wallet.users.peek().eip155?.address).toBe(bob)
  })
})
