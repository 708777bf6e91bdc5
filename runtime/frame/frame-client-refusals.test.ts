import { expect, test } from 'vitest'
import { settle } from '../../test/unit/fakes.js'
import { frameWorld, read, sign, walletOrigin } from '../../test/unit/frame-world.js'
import type { FrameCalls } from './messages.js'

test('error: 64 may be open, and 20 a minute may sign', async () => {
  const { call, clock } = frameWorld()
  const unsafe = Array.from({ length: 21 }, () => call('RPC_REQUEST', sign))
  await settle()
  expect(unsafe.flat()).toEqual(['frame/busy'])
  const reads = Array.from({ length: 45 }, () => call('RPC_REQUEST', read))
  await settle()
  expect(reads.flat()).toEqual(['frame/busy'])
  await clock.advance(60_000)
  const more = call('RPC_REQUEST', sign)
  await settle()
  expect(more).toEqual([])
})

test.each([
  [{ method: 'eth_sign', params: [] }, 'frame/not-allowed'],
  [{ method: 'PERSONAL_SIGN', params: [] }, 'frame/not-allowed'],
  [{ method: ['personal_sign'], params: [] }, 'frame/not-allowed'],
  [{ method: { toString: 1 } }, 'frame/not-allowed'],
  [{ method: 'personal_sign' }, 'wallet/bad-request'],
  [{ method: 'personal_sign', params: [], other: 1 }, 'wallet/bad-request'],
  [{ method: 'wallet_sendCalls', params: [{ calls: [{ to: 'x' }] }] }, 'wallet/bad-request'],
  [
    { method: 'wallet_sendCalls', params: [{ calls: Array.from({ length: 21 }, () => ({ to: '0x' })) }] },
    'wallet/bad-request',
  ],
  [{ method: 'personal_sign', params: [() => 1] }, 'wallet/bad-request'],
])('error: %j is not sent', async (payload, code) => {
  const { call, frames } = frameWorld()
  const ends = call('RPC_REQUEST', payload as FrameCalls['RPC_REQUEST']['payload'])
  await settle()
  expect([ends, frames.opened.length]).toEqual([[code], 0])
})

test('error: a wallet on the origin of the page is refused', async () => {
  const { call, frames } = frameWorld({ origin: walletOrigin })
  const ends = call('GET_CHAIN_ID', undefined)
  await settle()
  expect([ends, frames.opened.length]).toEqual([['frame/same-origin'], 0])
})

test('behavior: the frame is shown and hidden', async () => {
  const { client, call, frames } = frameWorld()
  client.show(() => {}, 'Cancel')
  client.hide()
  call('GET_CHAIN_ID', undefined)
  let cancels = 0
  client.show(() => {
    cancels += 1
  }, 'Cancel')
  frames.last().cancel()
  expect([frames.last().isShown(), cancels]).toEqual([true, 1])
  client.hide()
  expect(frames.last().isShown()).toBe(false)
})
