import { expect, test } from 'vitest'
import type { FrameMessageName } from './messages.js'
import { isSafe, isUnsafe, safeMethods, unsafeMethods } from './methods.data.js'
import { rulesOf } from './request-rules.js'

const rows: readonly (readonly [FrameMessageName, unknown, number | undefined, boolean])[] = [
  ['CONNECT_EMAIL', { email: 'a@b.io' }, 120_000, false],
  ['CONNECT_DEVICE', undefined, 120_000, false],
  ['CONNECT_OTP', { otp: '1' }, 120_000, false],
  ['CONNECT_SOCIAL', { uri: 'x' }, 120_000, false],
  ['GET_SOCIAL_REDIRECT_URI', { provider: 'x' }, 120_000, true],
  ['CONNECT_FARCASTER', undefined, undefined, false],
  ['SIGN_OUT', undefined, 3_000, true],
  ['GET_USER', undefined, 30_000, true],
  ['GET_USER', { socialUri: 'x' }, 30_000, false],
  ['RPC_REQUEST', { method: 'eth_call' }, 30_000, true],
  ['RPC_REQUEST', { method: 'eth_sendRawTransaction' }, 30_000, false],
  ['RPC_REQUEST', { method: 'personal_sign' }, undefined, false],
]
test.each(rows)('behavior: %s %j', (name, payload, ms, isRepeatable) => {
  expect(rulesOf(name, payload)).toMatchObject({ ms, isRepeatable })
})

test('behavior: only what sets looks and data waits for a load without an end', () => {
  const names = ['SYNC_THEME', 'SYNC_DAPP_DATA', 'SET_PREFERRED_ACCOUNT', 'GET_USER', 'SIGN_OUT'] as const
  expect(names.map((name) => rulesOf(name, undefined).isExpecting)).toEqual([false, false, false, true, true])
})

test('behavior: no method is on both lists, and names are exact', () => {
  expect([safeMethods.filter(isUnsafe), unsafeMethods.filter(isSafe)]).toEqual([[], []])
  for (const name of ['Personal_Sign', ' personal_sign', ['personal_sign'], 'eth_sign', '', undefined])
    expect([isSafe(name), isUnsafe(name)]).toEqual([false, false])
  expect([safeMethods.length, unsafeMethods.length]).toEqual([41, 11])
})
