import { expect, test } from 'vitest'
import { coreError } from '../../core/errors.js'
import { createPendingRequests } from './pending-requests.js'

function bench() {
  const sent: unknown[] = []
  let empty = 0
  const pending = createPendingRequests({
    send: (id, name, _, leader) => void sent.push([id, name, leader]),
    lost: () => coreError('wallet/disconnected', { wallet: 'Wallet' }),
    onEmpty: () => {
      empty += 1
    },
  })
  return { pending, sent, empty: () => empty }
}

test('error: a request of which the leader is lost is rejected, since the wallet may have it; what else waits is asked anew', async () => {
  const { pending, sent, empty } = bench()
  const request = pending.add('request', { method: 'personal_sign' }, 'first')
  const approval = pending.add('approval', { topic: 'aa' }, 'first')
  const other = pending.add('request', { method: 'eth_sign' }, undefined)
  pending.lose('first')
  await expect(request).rejects.toMatchObject({ code: 'wallet/disconnected' })
  pending.sendAll('second')
  expect(sent).toEqual([
    [1, 'request', 'first'],
    [2, 'approval', 'first'],
    [2, 'approval', 'second'],
    [3, 'request', 'second'],
  ])
  pending.answer(2, 'first', 'late')
  pending.answer(2, 'second', 'session')
  pending.answer(3, 'second', 'signed')
  expect([await approval, await other, pending.isEmpty(), empty()]).toEqual(['session', 'signed', true, 1])
})

test('behavior: another leader that is lost changes nothing', async () => {
  const { pending, sent } = bench()
  const request = pending.add('request', {}, 'first')
  pending.lose('second')
  pending.sendAll('first')
  expect(sent).toEqual([[1, 'request', 'first']])
  pending.answer(1, 'first', 'signed')
  expect(await request).toBe('signed')
})
