import {
  createWalletClient,
  custom,
  SwitchChainError,
  UnsupportedProviderMethodError,
  UserRejectedRequestError,
} from 'viem'
import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { walletError } from '../../../test/unit/fake-wallet.js'
import { coreError } from '../../core/errors.js'
import { isGone, toProviderError } from './session-error.js'

test('behavior: an error of the wallet that is one of EIP-1193 reaches libraries as it is', () => {
  for (const code of [4001, 4100, 4200, 4900, 4902, -32002, -32603]) {
    const cause = Object.assign(new Error('as the wallet says'), { code, data: { more: 1 } })
    expect(toProviderError(cause, 'Fern')).toBe(cause)
  }
})

test.each([
  [{ code: 4001, message: 'no' }, 4001],
  [{ code: 4200, message: 'not here' }, 4200],
  [{ code: 5000, message: 'no' }, 4001],
  [{ code: 5099, message: 'no' }, 4001],
  [{ code: 5100, message: 'no chain' }, 4200],
  [{ code: 5199, message: 'no' }, 4200],
  [{ code: 5200, message: 'more' }, 5200],
  [{ code: 3000, message: 'not you' }, 4100],
  [{ code: 3999, message: 'not you' }, 4100],
  [{ code: 2999, message: 'other' }, 2999],
  [{ code: '4001', message: 'a text is no code' }, -32000],
  [new Error('no code'), -32000],
  ['a text', -32000],
])('behavior: %j is an error with code %i, its words and its cause', (cause, code) => {
  const error = toProviderError(cause, 'Fern')
  expect(error).toBeInstanceOf(Error)
  expect([error.code, error.cause]).toEqual([code, cause])
  expect(error.message).toBe(typeof cause === 'string' ? cause : cause.message)
})

test.each([
  [coreError('wallet/rejected', { wallet: 'Fern' }), 4001],
  [coreError('wallet/unauthorized', { wallet: 'Fern' }), 4100],
  [coreError('wallet/unsupported', { wallet: 'Fern', method: 'eth_sign' }), 4200],
  [coreError('wallet/session-ended', { wallet: 'Fern' }), 4900],
  [coreError('wallet/disconnected', { wallet: 'Fern' }), 4900],
  [coreError('wallet/pending', { wallet: 'Fern' }), -32000],
])('behavior: what the kit itself says has a code of EIP-1193, and stays as the cause: %s', (cause, code) => {
  const error = toProviderError(cause, 'Fern')
  expect([error.code, error.message, error.cause]).toEqual([code, cause.message, cause])
})

test('behavior: a session that is gone is told by its code or its words', () => {
  const ended = Object.assign(new Error('User disconnected.'), { code: 6000 })
  for (const cause of [ended, new Error('No matching key. session: 1'), new Error('Record was recently deleted')]) {
    expect(isGone(cause)).toBe(true)
    expect(toProviderError(cause, 'Fern')).toMatchObject({ code: 4900, cause: { code: 'wallet/session-ended' } })
  }
  expect(isGone(walletError(4001, 'no'))).toBe(false)
})

/** What viem makes of an error that the provider throws. */
function inViem(cause: unknown): Promise<unknown> {
  const request = () => Promise.reject(toProviderError(cause, 'Fern'))
  const client = createWalletClient({ chain: mainnet, transport: custom({ request }, { retryCount: 0 }) })
  return client.request({ method: 'eth_requestAccounts' }).catch((error: unknown) => error)
}

test('behavior: viem tells a refusal and a missing method by their codes', async () => {
  const said = (code: number) => walletError(code, 'as the wallet says')
  expect(await inViem(said(4001))).toBeInstanceOf(UserRejectedRequestError)
  expect(await inViem({ code: 5000, message: 'no' })).toBeInstanceOf(UserRejectedRequestError)
  expect(await inViem(said(4200))).toBeInstanceOf(UnsupportedProviderMethodError)
  expect(await inViem({ code: 5101, message: 'no' })).toBeInstanceOf(UnsupportedProviderMethodError)
  expect(await inViem(said(4902))).toBeInstanceOf(SwitchChainError)
})
