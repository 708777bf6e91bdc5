import { beforeEach, describe, expect, test } from 'vitest'
import { devnet, evm, type SignWishWorld, signingUser, signWishWorld, to } from '../../../test/unit/sign-wish-world.js'
import { ownEvm, prepared } from '../../../test/unit/signing-world.js'
import { messageOf, tokenTransfer, wireOf } from '../../../test/unit/solana-samples.js'
import { until } from '../../../test/unit/wallet-site-world.js'
import { toBase58 } from '../../core/base58.js'
import type { UnsafeMethod } from '../../frame/methods.data.js'
import type { SiteNetwork } from '../networks.js'
import { SiteError } from '../site-error.js'

const window = 'This needs the wallet window, which this version does not have'
let world: SignWishWorld
beforeEach(() => {
  world = signWishWorld()
})

describe('a person who says no', () => {
  test.each([
    ['rejected', 'User rejected'],
    ['window', window],
  ] as const)('error: %s: nothing is signed, sent or released', async (answer, says) => {
    const { id, answer: came } = world.askSend()
    await world.approvals.answer(answer)
    expect(await came).toBe(says)
    await until(() => world.told().length === 1)
    expect(world.told()).toEqual([
      { id, method: 'eth_sendTransaction', digest: expect.stringMatching(/^[\da-f]{64}$/), outcome: answer },
    ])
    expect([world.isSigned(), world.server.calls.map(([name]) => name)]).toEqual([false, ['prepareEvm', 'tell']])
  })
})

describe('what never gets a card', () => {
  test.each<readonly [UnsafeMethod, unknown]>([
    ['wallet_sendCalls', [{ calls: [] }]],
    ['wallet_grantPermissions', [{}]],
    ['wallet_revokePermissions', undefined],
    ['eth_sendUserOperation', [{}]],
    ['personal_sign', ['0xff', ownEvm]],
    ['eth_sendTransaction', [{ to, data: '0x12345678' }]],
  ])('error: %s with %j needs a window', async (method, params) => {
    expect(await world.ask(method, params).answer).toBe(window)
    expect([world.approvals.cards, world.server.calls]).toEqual([[], []])
  })

  test.each<readonly [UnsafeMethod, SiteNetwork]>([
    ['personal_sign', devnet],
    ['eth_sendTransaction', devnet],
    ['solana_signMessage', evm],
    ['solana_signAndSendTransaction', evm],
  ])('error: %s on the other kind of network', async (method, network) => {
    expect(await world.ask(method, ['Hello', ownEvm], network).answer).toBe(
      'This wallet has no account on that network.',
    )
  })

  test('error: what the server lets happen in a window alone', async () => {
    world.server.next('prepareEvm', async () => ({ ...prepared, needsWindow: true }))
    expect(await world.askSend().answer).toBe(window)
    await until(() => world.told().length === 1)
    expect([world.approvals.cards, world.outcomes()]).toEqual([[], ['window']])
  })

  test('error: a token that the server does not know, or of which the page says other decimals', async () => {
    world.server.next('prepareEvm', async () => ({ ...prepared, token: null }))
    const data = `0xa9059cbb${'0'.repeat(24)}${'22'.repeat(20)}${'0'.repeat(63)}5`
    expect(await world.ask('eth_sendTransaction', [{ to, data }]).answer).toBe(window)
    world.server.next('prepareSolana', async () => ({ ...prepared, token: { ...prepared.token, decimals: 9 } }))
    const transaction = toBase58(wireOf(messageOf({ instructions: [tokenTransfer()] })))
    expect(await world.ask('solana_signTransaction', { transaction }, devnet).answer).toBe(window)
    expect(world.approvals.cards).toEqual([])
  })

  test('error: what the server refuses is told in its words', async () => {
    world.server.next('prepareEvm', () => Promise.reject(new SiteError('You don’t have enough ETH.')))
    expect(await world.askSend().answer).toBe('You don’t have enough ETH.')
    expect([world.approvals.cards, world.told()]).toEqual([[], []])
  })
})

describe('the session', () => {
  const signedOut = () => Promise.reject(new SiteError('Sign in first.'))
  test('error: nobody is signed in', async () => {
    world.userNow = signedOut
    expect(await world.askMessage().answer).toBe('Sign in first.')
    expect(world.approvals.cards).toEqual([])
  })

  test('error: it ends while the card is shown: nothing is signed, and the keys are forgotten', async () => {
    const first = world.askMessage()
    await world.approvals.answer('approved')
    expect(await first.answer).toMatch(/^0x/)
    const second = world.askMessage()
    await until(() => world.approvals.open() === 1)
    world.userNow = signedOut
    await world.approvals.answer('approved')
    expect(await second.answer).toBe('Sign in first.')
    await until(() => world.workers.posted.some((each) => Object(each).isForgotten === true))
    await until(() => world.told().length === 2)
    expect(world.outcomes()).toEqual(['approved', 'aborted'])
  })

  test('error: another person signs in meanwhile', async () => {
    const { answer } = world.askMessage()
    await until(() => world.approvals.open() === 1)
    world.userNow = async () => ({ ...signingUser, accounts: [{ namespace: 'eip155', address: to }] as never })
    await world.approvals.answer('approved')
    expect([await answer, world.isSigned()]).toEqual(['Sign in first.', false])
  })
})

test('error: the outcome is told beside the answer: a server that fails or hangs changes nothing', async () => {
  world.server.next('tell', () => Promise.reject(new Error('gone')))
  world.server.next('tell', () => new Promise(() => {}))
  for (const _ of [1, 2]) {
    const { answer } = world.askMessage()
    await world.approvals.answer('approved')
    expect(await answer).toMatch(/^0x[\da-f]{130}$/)
  }
})

test('error: what the server says of the sending is told, and the next one has its turn', async () => {
  world.server.next('send', () => Promise.reject(new SiteError('The network is busy.')))
  const first = world.askSend()
  await world.approvals.answer('approved')
  expect(await first.answer).toBe('The network is busy.')
  const second = world.askSend()
  await world.approvals.answer('approved')
  expect(await second.answer).toBe(`0x${'5'.repeat(64)}`)
})
