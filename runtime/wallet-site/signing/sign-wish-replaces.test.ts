import { parseTransaction } from 'viem'
import { beforeEach, describe, expect, test } from 'vitest'
import { type SignWishWorld, signWishWorld, to } from '../../../test/unit/sign-wish-world.js'
import { ownEvm, prepared } from '../../../test/unit/signing-world.js'

const value = '0xde0b6b3a7640000'
const puzzled = 'Something went wrong in the wallet. Try again.'
/** What the server says of the transfer that waits. */
const waiting = {
  kind: 'speed-up',
  hash: `0x${'ab'.repeat(32)}`,
  to: to.toLowerCase(),
  value: '1000000000000000000',
  data: '0x',
}
const token = `0xa9059cbb${'0'.repeat(24)}${'22'.repeat(20)}${7_000_000n.toString(16).padStart(64, '0')}`
const cancelling = { to: ownEvm, value: '0x0', nonce: '0x4' }
let world: SignWishWorld
beforeEach(() => {
  world = signWishWorld()
})

const says = (replaces: object | null, changes: object = {}) =>
  world.server.next('prepareEvm', async () => ({ ...prepared, ...changes, replaces }))
const sent = () => Object(world.server.calls.find(([name]) => name === 'send')?.[1])
const rows = (index = 0) =>
  Object.fromEntries((world.approvals.cards[index]?.rows ?? []).map(({ label, value: text }) => [label, text]))

describe('a transfer that waits', () => {
  test('behavior: is sped up under its own title; its fee has what the first layer takes', async () => {
    says(waiting, { layerFee: '8000000000000' })
    const { answer } = world.askSend({ nonce: 4 })
    await world.approvals.answer('approved')
    expect(await answer).toMatch(/^0x5+$/)
    expect(world.server.calls[0]?.[1]).toMatchObject({ nonce: '0x4', value })
    expect(sent()).toMatchObject({ replaces: waiting.hash })
    expect(parseTransaction(sent().raw)).toMatchObject({ nonce: 4, value: 10n ** 18n })
    expect(world.approvals.cards[0]).toMatchObject({
      title: 'speed-up',
      amount: '1 ETH',
      risks: ['paid-once', 'test-network'],
      isGuarded: true,
    })
    expect(rows()).toMatchObject({ to: to.toLowerCase(), fee: '0.00005 ETH' })
  })

  test('behavior: is cancelled: the card shows what is cancelled, and what is signed moves nothing', async () => {
    says({ ...waiting, kind: 'cancel', data: token, value: '0' }, { isKnown: true })
    const { answer } = world.ask('eth_sendTransaction', [cancelling])
    await world.approvals.answer('approved')
    await answer
    expect(world.approvals.cards[0]).toMatchObject({
      title: 'cancel-send',
      amount: '7 USDC',
      risks: ['may-still-go', 'test-network'],
    })
    expect(rows()).toMatchObject({ to: `0x${'22'.repeat(20)}`, token: to.toLowerCase(), amount: '7 USDC' })
    const signed = parseTransaction(sent().raw)
    expect([signed.to, signed.value ?? 0n, signed.data]).toEqual([ownEvm.toLowerCase(), 0n, undefined])
    expect(sent()).toMatchObject({ replaces: waiting.hash })
  })

  test('behavior: a nonce that is not used yet is sent as any other transfer', async () => {
    const { answer } = world.askSend({ nonce: '0x4' })
    await world.approvals.answer('approved')
    await answer
    expect(world.approvals.cards[0]).toMatchObject({ title: 'send', risks: ['cannot-be-taken-back', 'test-network'] })
    expect(sent()).not.toHaveProperty('replaces')
  })
})

describe('a server that says otherwise', () => {
  test.each<readonly [string, object, object]>([
    ['replaces what no page asked for', {}, waiting],
    ['has another nonce', { nonce: '0x5' }, waiting],
    ['has another amount', { nonce: '0x4' }, { ...waiting, value: '2' }],
    ['has another recipient', { nonce: '0x4' }, { ...waiting, to: `0x${'33'.repeat(20)}` }],
    ['has another call', { nonce: '0x4' }, { ...waiting, data: token }],
    ['calls a transfer a cancelling', { nonce: '0x4' }, { ...waiting, kind: 'cancel' }],
    ['calls a cancelling a transfer', cancelling, waiting],
    ['cancels a call that is none', cancelling, { ...waiting, kind: 'cancel', data: '0x12345678' }],
  ])('error: %s: nothing is shown or signed', async (_, wish, replaces) => {
    says(replaces)
    expect(await world.askSend(wish).answer).toBe(puzzled)
    expect([world.approvals.cards, world.isSigned()]).toEqual([[], false])
  })
})
