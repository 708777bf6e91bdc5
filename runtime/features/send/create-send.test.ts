import { describe, expect, test } from 'vitest'
import { fakeKit } from '../../../test/unit/fake-kit.js'
import { alice, bob } from '../../../test/unit/fake-wallet.js'
import { settle } from '../../../test/unit/fakes.js'
import { describeFeature } from '../../../test/unit/feature-conformance.js'
import { ether, sending } from '../../../test/unit/sending-kit.js'
import { account } from '../account/feature.js'
import { connect } from '../connect/feature.js'
import { submissions } from '../submissions/feature.js'
import { send } from './feature.js'

describeFeature('send', () => {
  const { kit, host } = fakeKit({ features: [connect(), account(), submissions(), send()] })
  return { feature: send(), kit, host }
})

describe('the form', () => {
  test('behavior: knows what there is, and reads the receiver once typing has paused', async () => {
    const { fill, facts, receiver, clock } = await sending()
    expect(facts.peek()).toMatchObject({ isRead: true, balances: { asset: 10n * ether } })
    fill({ receiver: bob.toLowerCase() })
    expect(receiver.peek()).toEqual({ status: 'reading' })
    await clock.advance(499)
    expect(receiver.peek()).toEqual({ status: 'reading' })
    await clock.advance(1)
    expect(receiver.peek()).toMatchObject({ status: 'valid', address: bob, isMisspelt: false })
    fill({ receiver: '' })
    expect(receiver.peek()).toEqual({ status: 'none' })
  })

  test('Z-07: of texts that are typed one after another only the last one counts', async () => {
    const late: ((facts: { hasCode: boolean; codeElsewhere: [] }) => void)[] = []
    const { fill, receiver, clock } = await sending({ receiver: () => new Promise((resolve) => late.push(resolve)) })
    fill({ receiver: bob })
    await clock.advance(500)
    fill({ receiver: alice })
    await clock.advance(500)
    late[1]?.({ hasCode: false, codeElsewhere: [] })
    await settle()
    late[0]?.({ hasCode: true, codeElsewhere: [] })
    await settle()
    expect(receiver.peek()).toMatchObject({ address: alice, facts: { hasCode: false } })
  })

  test.each([
    'alice',
    '0x12',
    `${bob}\u200b`,
    '\u202e0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
  ])('param: %j is no receiver, and nothing is reviewed', async (text) => {
    const { type, receiver, review, now } = await sending()
    await type('1', text)
    expect(receiver.peek()).toEqual({ status: 'invalid' })
    await review()
    expect(now()).toBe('editing')
  })

  test('behavior: a receiver that was typed while one view gave way to the next is read', async () => {
    const { fill, follow, receiver, clock, stop } = await sending()
    fill({ receiver: bob })
    stop()
    await clock.advance(1_000)
    expect(receiver.peek()).toEqual({ status: 'reading' })
    const leave = follow()
    await clock.advance(500)
    expect(receiver.peek()).toMatchObject({ status: 'valid', address: bob })
    leave()
  })

  test('behavior: another token takes the amount with it, another amount does not take the receiver', async () => {
    const { type, fill, form } = await sending()
    await type('1')
    fill({ amount: '2' })
    expect(form.peek()).toEqual({ token: null, amount: '2', isMax: false, receiver: bob })
    fill({ token: alice })
    expect(form.peek()).toEqual({ token: alice, amount: '', isMax: false, receiver: bob })
  })

  test('behavior: what blocks is not reviewed before it is overridden; another receiver blocks anew', async () => {
    const misspelt = '0x70997970c51812dc3A010C7d01b50e0d17dc79C8'
    const { type, warnings, allow, review, now } = await sending()
    await type('1', misspelt)
    expect(warnings.peek()[0]).toMatchObject({ id: 'misspelt', blocks: 'override' })
    await review()
    expect(now()).toBe('editing')
    allow('misspelt')
    void review()
    await settle()
    expect(now()).toBe('review')
    await type('1', bob)
    await type('1', misspelt)
    expect(warnings.peek()[0]).toMatchObject({ id: 'misspelt' })
  })
})
