import fc from 'fast-check'
import { encodeFunctionData, erc20Abi, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { readTransaction } from './read-transaction.js'
import type { WishContext } from './wish.js'

const own = '0x52908400098527886E0F7030069857D2E4169EE7'
const to = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'
const token = '0xde709f2102306220921060314715629080e2fb77'
const context: WishContext = { app: 'https://app.example', namespace: 'eip155', reference: '137', address: own }
const window = 'This needs the wallet window, which this version does not have'
const no = 'Requested RPC call is not allowed'
const read = (...params: readonly unknown[]) => {
  try {
    return readTransaction(params, context)
  } catch (cause) {
    return (cause as Error).message
  }
}
const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, 5n] })
const other = parseAbi([
  'function setApprovalForAll(address,bool)',
  'function multicall(bytes[])',
  'function transferFrom(address,address,uint256)',
])

test.each<readonly [string, readonly unknown[], string]>([
  ['nothing', [], no],
  ['a text', ['0x'], no],
  ['a list', [[{ to }]], no],
  ['null', [null], no],
  ['a second transaction', [{ to }, { to: token }], no],
  ['another account', [{ from: to, to }], no],
  ['no account', [{ from: null, to }], no],
  ['another network', [{ to, chainId: '0x1' }], no],
  ['another network, as a number', [{ to, chainId: 1 }], no],
  ['no network', [{ to, chainId: 'x' }], no],
  ['EIP-7702', [{ to, authorizationList: [] }], no],
  ['the type of EIP-7702', [{ to, type: '0x04' }], no],
  ['a value that is none', [{ to, value: '5' }], no],
  ['a value below zero', [{ to, value: '-0x5' }], no],
  ['a value that is too much', [{ to, value: `0x1${'0'.repeat(64)}` }], no],
  ['a value that is an object', [{ to, value: { toString: '0x1' } }], no],
  ['data that is none', [{ to, data: '0x1' }], no],
  ['data that is a list', [{ to, data: ['0x'] }], no],
  ['gas that is none', [{ to, gas: 'lots' }], no],
  ['a contract that is made', [{ data: '0x00' }], window],
  ['nobody', [{ to: `0x${'0'.repeat(40)}` }], window],
  ['an address that is none', [{ to: `${to}00` }], window],
  ['a name', [{ to: 'alice.eth' }], window],
  ['data that a contract may take for a call', [{ to, data: '0x00' }], window],
  [
    'an approval',
    [{ to: token, data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [to, 1n] }) }],
    window,
  ],
  [
    'all of a collection',
    [{ to: token, data: encodeFunctionData({ abi: other, functionName: 'setApprovalForAll', args: [to, true] }) }],
    window,
  ],
  [
    'several calls',
    [{ to: token, data: encodeFunctionData({ abi: other, functionName: 'multicall', args: [[transfer]] }) }],
    window,
  ],
  [
    'a transfer of others',
    [{ to: token, data: encodeFunctionData({ abi: other, functionName: 'transferFrom', args: [own, to, 1n] }) }],
    window,
  ],
  ['a transfer with bytes behind it', [{ to: token, data: `${transfer}00` }], window],
  ['a transfer that is cut off', [{ to: token, data: transfer.slice(0, -2) }], window],
  ['an address with bytes in front', [{ to: token, data: transfer.replace('a9059cbb00', 'a9059cbb01') }], window],
  ['a transfer with value', [{ to: token, data: transfer, value: '0x1' }], window],
  [
    'a transfer to nobody',
    [
      {
        to: token,
        data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [`0x${'0'.repeat(40)}`, 1n] }),
      },
    ],
    window,
  ],
  [
    'a transfer to the token',
    [{ to: token, data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [token, 1n] }) }],
    window,
  ],
  ['two calls in one', [{ to: token, data: transfer, input: '0x' }], window],
  ['a list of access', [{ to, accessList: [{ address: token, storageKeys: [] }] }], window],
  ['a nonce that is none', [{ to, nonce: 'latest' }], no],
  ['a nonce below zero', [{ to, nonce: -1 }], no],
  ['blobs', [{ to, type: '0x3' }], window],
  ['a field that is not known', [{ to, paymaster: token }], window],
])('error: %s is not sent', (_, params, says) => {
  expect(read(...params)).toBe(says)
})

test('behavior: the network’s token, and another one; what the page says of fees is not read', () => {
  const chosen = { nonce: '0x07', gasPrice: '0xffffffffffff', maxFeePerGas: 'x', maxPriorityFeePerGas: {} }
  expect(
    read({ from: own.toLowerCase(), to, value: '0x05', chainId: '0x89', type: '0x2', gas: '0x5208', ...chosen }),
  ).toEqual({
    kind: 'transaction',
    to: to.toLowerCase(),
    value: 5n,
    data: '0x',
    gas: '0x5208',
    nonce: '0x7',
    transfer: undefined,
  })
  expect(
    read({ to: token, input: transfer, data: transfer.toUpperCase().replace('0X', '0x'), accessList: [] }),
  ).toEqual({
    kind: 'transaction',
    to: token,
    value: 0n,
    data: transfer,
    gas: undefined,
    nonce: undefined,
    transfer: { to: to.toLowerCase(), amount: 5n },
  })
})

test.each([
  [7, '0x7'],
  ['7', '0x7'],
  ['0x00', '0x0'],
  ['0xA', '0xa'],
  [undefined, undefined],
])('behavior: a nonce %s is read as %s', (nonce, expected) => {
  expect(read({ to, nonce })).toMatchObject({ nonce: expected })
})

test('property: whatever a page sends is a plain transfer or an error for people', () => {
  const hostile = fc.record(
    { from: fc.anything(), to: fc.anything(), value: fc.anything(), data: fc.anything(), chainId: fc.anything() },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.oneof(hostile, fc.anything()), (given) => {
      const wish = read(given)
      expect([window, no].includes(wish as string) || typeof wish === 'object').toBe(true)
    }),
  )
})
