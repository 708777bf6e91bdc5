import { describe, expect, test } from 'vitest'
import { alice, bob } from '../../../test/unit/fake-wallet.js'
import { later, settle } from '../../../test/unit/fakes.js'
import { sending } from '../../../test/unit/sending-kit.js'
import type { ResolvedName, Transfers } from '../../contract/transfer.js'
import { coreError } from '../../core/errors.js'

/** Names that the chain knows. */
const knows = (names: Readonly<Record<string, string>>): Partial<Transfers> => ({
  resolveName: async (text) => (text.includes('.') ? { name: text.toLowerCase(), address: names[text] } : undefined),
})

/** A backend that knows these names, by coin type. */
const backend = (names: Readonly<Record<string, Readonly<Record<string, string>>>>) => (request: Request) => {
  const name = decodeURIComponent(new URL(request.url).pathname.split('/').at(-1) ?? '')
  const found = names[name]
  if (!found) return new Response('{}', { status: 404, headers: { 'content-type': 'application/json' } })
  const addresses = Object.fromEntries(Object.entries(found).map(([type, address]) => [type, { address, created: 0 }]))
  return Response.json({ name, addresses, attributes: [] })
}

describe('a name as the receiver', () => {
  test('behavior: leads to the address that is shown and paid', async () => {
    const { type, receiver, review, confirm, asked } = await sending(knows({ 'bob.eth': bob }))
    await type('1', 'bob.eth')
    expect(receiver.peek()).toMatchObject({ status: 'valid', name: 'bob.eth', address: bob })
    await review()
    await confirm()
    expect(asked).toMatchObject([{ to: bob }])
  })

  test.each([
    ['leads nowhere', 'nobody.eth', { status: 'invalid', why: 'noName' }],
    ['is none', 'nobody', { status: 'invalid' }],
  ])('error: one that %s is no receiver', async (_, text, expected) => {
    const { type, receiver } = await sending(knows({}))
    await type('1', text)
    expect(receiver.peek()).toEqual(expected)
  })

  test('error: one that cannot be looked up is said to be that, and one that is slow is given up', async () => {
    const down = coreError('rpc/unreachable', { network: 'Ethereum', detail: 'offline' })
    const broken = await sending({ resolveName: () => Promise.reject(down) })
    await broken.type('1', 'bob.eth')
    expect(broken.receiver.peek()).toEqual({ status: 'invalid', why: 'failed' })
    const slow = await sending({ resolveName: () => new Promise(() => {}) })
    await slow.type('1', 'bob.eth')
    await slow.clock.advance(20_000)
    expect(slow.receiver.peek()).toEqual({ status: 'invalid', why: 'failed' })
  })

  test('A-39, Z-07: a slow name that was typed first does not take the place of a fast one that was typed last', async () => {
    const slow = later<ResolvedName>()
    const { fill, receiver, clock } = await sending({
      resolveName: (text) => (text === 'alice.eth' ? slow.promise : Promise.resolve({ name: 'bob.eth', address: bob })),
    })
    fill({ receiver: 'alice.eth' })
    await clock.advance(500)
    fill({ receiver: 'bob.eth' })
    await clock.advance(500)
    slow.resolve({ name: 'alice.eth', address: alice })
    await settle()
    expect(receiver.peek()).toMatchObject({ name: 'bob.eth', address: bob })
  })

  test.each(['review', 'confirm'] as const)('A-39: one that leads elsewhere by the %s is held back', async (moment) => {
    const names: Record<string, string> = { 'bob.eth': bob }
    const { type, review, confirm, step, asked, now } = await sending(knows(names))
    await type('1', 'bob.eth')
    if (moment === 'confirm') {
      await review()
      expect(now()).toBe('review')
    }
    names['bob.eth'] = alice
    await (moment === 'review' ? review() : confirm())
    expect(step.peek()).toEqual({ step: 'editing', problem: { problem: 'renamed' } })
    expect(asked).toEqual([])
  })
})

describe('what the backend of the app knows of a name', () => {
  test.each([
    ['the address of the network', { '2147483649': bob, '60': alice }],
    ['else that of Ether', { '60': bob, '2147483785': alice }],
    ['else the first', { '2147483785': bob }],
  ])('FACTS 3.3: %s counts where the chain knows none', async (_, addresses) => {
    const { type, receiver, clock } = await sending(knows({}), undefined, backend({ 'bob.reown.id': addresses }))
    await type('1', 'bob.reown.id')
    await clock.advance(1_000)
    expect(receiver.peek()).toMatchObject({ status: 'valid', name: 'bob.reown.id', address: bob })
  })

  test('behavior: it may know nothing of one that the chain knows; where both know one, they must agree', async () => {
    const names = knows({ 'bob.eth': bob, 'both.eth': bob, 'split.eth': bob })
    const told = backend({ 'both.eth': { '60': bob.toUpperCase().replace('X', 'x') }, 'split.eth': { '60': alice } })
    const { type, receiver } = await sending(names, undefined, told)
    await type('1', 'bob.eth')
    expect(receiver.peek()).toMatchObject({ status: 'valid', address: bob })
    await type('1', 'both.eth')
    expect(receiver.peek()).toMatchObject({ status: 'valid', address: bob })
    await type('1', 'split.eth')
    expect(receiver.peek()).toEqual({ status: 'invalid', why: 'disagree' })
  })

  test('error: an answer that is none is a failure, and no address', async () => {
    const garbage = () => Response.json({ addresses: 'many' })
    const { type, receiver, clock } = await sending(knows({ 'bob.eth': bob }), undefined, garbage)
    await type('1', 'bob.eth')
    await clock.advance(20_000)
    expect(receiver.peek()).toEqual({ status: 'invalid', why: 'failed' })
  })
})
