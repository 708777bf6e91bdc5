import { describe, expect, test } from 'vitest'
import { alice, bob } from '../../../test/unit/fake-wallet.js'
import { deniedStorage, type FakeStorage, settle } from '../../../test/unit/fakes.js'
import { ether, hash, prepared, sending } from '../../../test/unit/sending-kit.js'
import type { Transfers } from '../../contract/transfer.js'
import { coreError } from '../../core/errors.js'

describe('the review', () => {
  async function reviewed(parts: Partial<Transfers> = {}, storage?: FakeStorage) {
    const all = await sending(parts, storage)
    await all.type('1')
    void all.review()
    await settle()
    expect(all.now()).toBe('review')
    return all
  }

  test('behavior: what was reviewed is sent, the form is emptied, and the receiver is known afterwards', async () => {
    const { confirm, sent, asked, form, past, now, events } = await reviewed()
    await confirm()
    expect(asked).toMatchObject([{ to: bob, value: ether, from: alice }])
    expect(sent.peek()).toMatchObject({ hash, status: 'pending', to: bob })
    expect([form.peek().amount, form.peek().receiver, now(), past.peek()]).toEqual(['', '', 'editing', [bob]])
    expect(events()).toEqual(['SEND_INITIATED', 'SEND_SUCCESS'])
  })

  test('behavior: a browser that keeps nothing sends all the same', async () => {
    const { confirm, sent } = await reviewed({}, deniedStorage())
    await confirm()
    expect(sent.peek()).toMatchObject({ hash })
  })

  test('error: a problem is told in the form', async () => {
    const { type, review, step } = await sending({ prepare: async () => ({ problem: 'fee', has: 1n, needs: 2n }) })
    await type('1')
    await review()
    expect(step.peek()).toEqual({ step: 'editing', problem: { problem: 'fee', has: 1n, needs: 2n } })
  })

  test('error: nodes that never answer are given up after 10 s', async () => {
    const { type, review, step, clock } = await sending({ prepare: () => new Promise(() => {}) })
    await type('1')
    void review()
    await clock.advance(10_000)
    await expect
      .poll(() => step.peek())
      .toMatchObject({ problem: { problem: 'failed', error: { code: 'flow/timeout' } } })
  })

  test('behavior: it is priced again every 15 s while it is shown, and not after', async () => {
    let times = 0
    const { clock, cancel } = await reviewed({
      async prepare(_, draft) {
        times += 1
        return prepared(draft)
      },
    })
    expect(times).toBe(1)
    await clock.advance(15_000)
    expect(times).toBe(2)
    cancel()
    await clock.advance(60_000)
    expect(times).toBe(2)
  })

  test.each([
    ['a fee that rose by a tenth', 110n, 'sent'],
    ['a fee that rose by more', 111n, 'dearer'],
  ])('behavior: %s is paid, or shown again', async (_, most, expected) => {
    let fee = 100n
    const { confirm, step, sent } = await reviewed({ prepare: async (__, draft) => prepared(draft, fee) })
    fee = most
    await confirm()
    const now = step.peek()
    expect(now.step === 'review' ? now.again : sent.peek() && 'sent').toBe(expected)
  })

  test.each([
    ['another account', { type: 'accountsChanged', accounts: [{ address: bob }] }],
    ['another network', { type: 'chainChanged', caipNetworkId: 'eip155:137' }],
  ] as const)('SECURITY 3.7: %s ends it, and says so', async (_, change) => {
    const { connector, step, confirm, asked } = await reviewed()
    connector.change(change)
    await settle()
    expect(step.peek()).toEqual({ step: 'editing', problem: { problem: 'changed' } })
    await confirm()
    expect(asked).toEqual([])
  })

  test('behavior: a script that changes the receiver meanwhile ends it', async () => {
    const { fill, step, confirm, asked } = await reviewed()
    fill({ receiver: alice })
    expect(step.peek()).toMatchObject({ step: 'editing', problem: { problem: 'changed' } })
    await confirm()
    expect(asked).toEqual([])
  })

  test('behavior: what is found out of the receiver after the review holds it back', async () => {
    let tell = (_: { hasCode: boolean; codeElsewhere: ['eip155:137'] }) => {}
    const { confirm, step, asked } = await reviewed({
      receiver: () => new Promise((resolve) => (tell = resolve)),
    })
    tell({ hasCode: false, codeElsewhere: ['eip155:137'] })
    await settle()
    await confirm()
    expect(step.peek()).toEqual({ step: 'editing', problem: { problem: 'changed' } })
    expect(asked).toEqual([])
  })

  test('behavior: a "no" is an outcome: the review stays, and nothing is in the record', async () => {
    const no = coreError('wallet/rejected', { wallet: 'W' })
    const { confirm, step, unresolved, events } = await reviewed({ submit: () => Promise.reject(no) })
    await confirm()
    expect(step.peek()).toMatchObject({ step: 'review', again: 'declined' })
    expect([unresolved.peek(), events()]).toEqual([undefined, ['SEND_INITIATED', 'SEND_REJECTED']])
  })

  test('behavior: a wallet that is given up while it is asked may have sent it; nothing else is sent until that is known', async () => {
    const { confirm, cancel, unresolved, now, dismiss, events } = await reviewed({
      submit: () => new Promise(() => {}),
    })
    void confirm()
    await settle()
    expect(now()).toBe('asking')
    cancel()
    await settle()
    expect([now(), unresolved.peek()?.status]).toEqual(['editing', 'unknown'])
    dismiss()
    expect(unresolved.peek()).toBeUndefined()
    expect(events()).toEqual(['SEND_INITIATED'])
  })

  test('A-20: a wallet that pays somebody else is told, with both addresses', async () => {
    const { confirm, mismatch, kit } = await reviewed({
      readBack: async () => ({ from: alice, to: alice, digest: '0xd2' }),
    })
    await confirm()
    await settle()
    expect(mismatch.peek()).toEqual({ hash, reviewed: bob, sent: alice })
    expect(kit.router.state.peek().stack.at(-1)?.view).toBe('WalletSend')
  })

  test('behavior: a transaction that somebody else pays for, or none that a node knows, is no mismatch', async () => {
    let tries = 0
    const { confirm, mismatch, clock } = await reviewed({
      async readBack() {
        tries += 1
        return tries < 5 ? undefined : { from: bob, to: alice, digest: '0xd2' }
      },
    })
    await confirm()
    await clock.advance(60_000)
    expect([mismatch.peek(), tries]).toEqual([null, 5])
  })

  test('behavior: in a hidden tab nothing is read back, until it is seen', async () => {
    let tries = 0
    const { confirm, host, clock } = await reviewed({
      async readBack() {
        tries += 1
        return undefined
      },
    })
    host.page.globals['document'] = { visibilityState: 'hidden' }
    await confirm()
    await clock.advance(600_000)
    expect(tries).toBe(0)
    host.page.globals['document'] = { visibilityState: 'visible' }
    host.page.emit(new Event('visibilitychange'))
    await settle()
    expect(tries).toBe(1)
  })

  test('behavior: leaves nothing open once nobody follows', async () => {
    const { confirm, stop, host, clock } = await reviewed()
    await confirm()
    stop()
    await settle()
    await clock.advance(60_000)
    expect(host.clock.pending()).toBe(0)
  })
})
