import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createFrameMessages, createFrameNotices, type FrameMessageName } from './messages.js'

const [strict, loose] = [createFrameMessages(true), createFrameMessages(false)]
const user = { address: '0xa', chainId: 1, accounts: [{ address: '0xa', type: 'eoa' }], preferredAccountType: 'eoa' }

/** A payload and an answer of every message. */
const samples: Readonly<Record<FrameMessageName, readonly [payload: unknown, answer: unknown]>> = {
  SWITCH_NETWORK: [{ chainId: 'eip155:1' }, { chainId: 1 }],
  CONNECT_EMAIL: [{ email: 'a@b.io' }, { action: 'VERIFY_DEVICE', number: '42' }],
  CONNECT_DEVICE: [undefined, undefined],
  CONNECT_OTP: [{ otp: '123456' }, undefined],
  CONNECT_SOCIAL: [
    { uri: 'u', chainId: 1 },
    { ...user, userName: null, email: null },
  ],
  GET_SOCIAL_REDIRECT_URI: [{ provider: 'google' }, { uri: 'u' }],
  GET_FARCASTER_URI: [undefined, { url: 'u' }],
  CONNECT_FARCASTER: [undefined, { userName: 'n' }],
  GET_USER: [
    { chainId: 1, socialUri: 'u' },
    { ...user, email: 'a@b.io', smartAccountDeployed: true },
  ],
  SIGN_OUT: [undefined, undefined],
  IS_CONNECTED: [{ token: 't' }, { isConnected: false, isUnknown: true }],
  GET_CHAIN_ID: [undefined, { chainId: 1 }],
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: [undefined, { smartAccountEnabledNetworks: [1] }],
  INIT_SMART_ACCOUNT: [undefined, { address: '0xa', isDeployed: true }],
  SET_PREFERRED_ACCOUNT: [{ type: 'eoa' }, { type: 'eoa', address: '0xa' }],
  RPC_REQUEST: [{ method: 'personal_sign', params: [], chainId: 1, chainNamespace: 'eip155' }, '0x1'],
  UPDATE_EMAIL: [{ email: 'a@b.io' }, { action: 'VERIFY_PRIMARY_OTP' }],
  UPDATE_EMAIL_PRIMARY_OTP: [{ otp: '1' }, undefined],
  UPDATE_EMAIL_SECONDARY_OTP: [{ otp: '1' }, { newEmail: 'a@b.io' }],
  SYNC_THEME: [{ themeMode: 'dark', themeVariables: { a: 1 }, w3mThemeVariables: { a: 'b' } }, undefined],
  SYNC_DAPP_DATA: [
    {
      projectId: 'p',
      sdkVersion: '1',
      sdkType: 'w3m',
      metadata: { name: 'n', description: 'd', url: 'u', icons: ['i'] },
    },
    undefined,
  ],
  RELOAD: [undefined, undefined],
  RPC_ABORT: [{ ids: ['a'] }, undefined],
  STATUS: [
    { ids: ['a'] },
    {
      done: [
        { id: 'a', answer: 1 },
        { id: 'b', error: { message: 'm' } },
      ],
      open: ['c'],
      unknown: ['d'],
    },
  ],
}
const rows = Object.entries(samples) as readonly [FrameMessageName, readonly [unknown, unknown]][]
const takes = (schema: unknown, value: unknown) => z.safeParse(schema as z.ZodMiniType, value)
const isObject = (value: unknown): value is object => typeof value === 'object'

test.each(rows)(
  'behavior: %s is taken as it is; a key that is not known is refused, or dropped',
  (name, [payload, answer]) => {
    for (const [part, value] of [
      ['payload', payload],
      ['answer', answer],
    ] as const) {
      for (const messages of [strict, loose])
        expect(takes(messages[name][part], value)).toEqual({ success: true, data: value })
      if (!isObject(value)) continue
      expect(takes(strict[name][part], { ...value, trusted: true }).success).toBe(false)
      expect(takes(loose[name][part], { ...value, trusted: true }).data).toEqual(value)
      for (const key of Object.keys(value)) {
        const changed = takes(strict[name][part], { ...value, [key]: Symbol('other') }).success
        expect([key, changed]).toEqual([key, false])
      }
    }
    if (name !== 'RPC_REQUEST') expect(takes(strict[name].answer, 'anything').success).toBe(false)
  },
)

describe('steps and notices', () => {
  test.each([
    [{ action: 'VERIFY_OTP', number: '42' }],
    [{ action: 'VERIFY_DEVICE', number: '12345' }],
    [{ action: 'VERIFY_DEVICE', number: 42 }],
    [{ action: 'VERIFY_DEVICE', number: '<b>' }],
    [{ action: 'OTHER' }],
  ])('error: CONNECT_EMAIL does not answer %j', (answer) => {
    expect(takes(loose.CONNECT_EMAIL.answer, answer).success).toBe(false)
  })

  test('behavior: a path of a window stays on the wallet’s own origin', () => {
    const { window } = createFrameNotices(true)
    const paths = [
      '/approve',
      '/a/b?c=%20d&e=f~g',
      '//evil.example',
      '/\\evil.example',
      'approve',
      '/a b',
      '/a#b',
      '/@evil',
      'javascript:1',
      '',
    ]
    const taken = paths.filter((path) => takes(window, { path }).success)
    expect(taken).toEqual(['/approve', '/a/b?c=%20d&e=f~g'])
    for (const path of taken) expect(new URL(path, 'https://w.example').origin).toBe('https://w.example')
  })
})

describe('parameters of RPC_REQUEST', () => {
  const call = { to: '0xa', data: '0x', value: '0x0' }
  const key = '11111111111111111111111111111111'
  test.each<[string, unknown]>([
    ['eth_blockNumber', undefined],
    ['eth_blockNumber', []],
    ['eth_call', [{}, 'latest']],
    ['personal_sign', ['0x', '0xa']],
    ['solana_signMessage', { message: key, pubkey: key }],
    ['solana_signAllTransactions', { transactions: [key] }],
    ['solana_signAndSendTransaction', { transaction: key, options: { preflightCommitment: 'root', maxRetries: 1 } }],
    ['wallet_sendCalls', [{ calls: [call], version: '2.0.0', chainId: '0x1', from: '0xa', atomicRequired: true }]],
    ['wallet_getCallsStatus', ['0x1']],
    ['wallet_getCapabilities', undefined],
    ['wallet_getCapabilities', ['0xa', ['0x1']]],
    ['wallet_getAssets', { any: 1 }],
  ])('behavior: %s takes %j', (method, params) => {
    for (const messages of [strict, loose])
      expect(takes(messages.RPC_REQUEST.payload, { method, params }).success).toBe(true)
  })

  test.each<[string, unknown]>([
    ['eth_blockNumber', [1]],
    ['eth_call', undefined],
    ['eth_call', {}],
    ['personal_sign', '0x'],
    ['solana_signMessage', { message: '0OIl', pubkey: key }],
    ['solana_signMessage', [key, key]],
    ['solana_signAndSendTransaction', { transaction: key, options: { preflightCommitment: 'never' } }],
    ['wallet_sendCalls', [{ calls: [{ ...call, to: 'a' }] }]],
    ['wallet_sendCalls', [{ calls: [{ ...call, data: 'a' }] }]],
    ['wallet_sendCalls', Array.from({ length: 3 }, () => ({ calls: Array.from({ length: 7 }, () => call) }))],
    ['wallet_getCallsStatus', [1]],
    ['eth_sign', []],
    ['Eth_call', []],
    ['__proto__', []],
  ])('error: %s refuses %j', (method, params) => {
    for (const messages of [strict, loose])
      expect(takes(messages.RPC_REQUEST.payload, { method, params }).success).toBe(false)
  })
})
