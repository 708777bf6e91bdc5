import { expect, test } from 'vitest'
import { fakeSafe, safeHash, safeSignature } from '../../../test/unit/fake-safe.js'
import { alice, bob } from '../../../test/unit/fake-wallet.js'
import { safeProvider } from './safe-provider.js'

function setup() {
  const safe = fakeSafe()
  const provider = safeProvider(safe.api, 'Safe')
  return { safe, ask: (method: string, ...params: unknown[]) => provider.request({ method, params }) }
}

const typedData = { domain: {}, types: {}, message: {}, primaryType: 'Mail' }

test('behavior: tells the account and the chain; asking for accounts asks nobody', async () => {
  const { safe, ask } = setup()
  expect(await ask('eth_requestAccounts')).toEqual([alice])
  expect(await ask('eth_accounts')).toEqual([alice])
  expect(await ask('eth_chainId')).toBe('0x89')
  expect(safe.asked).toEqual([['getInfo'], ['getInfo']])
})

test('behavior: the chain alone is asked for where nothing is known yet', async () => {
  const { ask } = setup()
  expect(await ask('eth_chainId')).toBe('0x89')
})

test('behavior: a message goes as it came, typed data as an object', async () => {
  const { safe, ask } = setup()
  expect(await ask('personal_sign', '0x6869', alice.toUpperCase().replace('0X', '0x'))).toBe(safeSignature)
  expect(await ask('eth_signTypedData_v4', alice, JSON.stringify(typedData))).toBe(safeSignature)
  expect(await ask('eth_signTypedData_v4', alice, typedData)).toBe(safeSignature)
  expect(safe.asked.filter(([name]) => name !== 'getInfo')).toEqual([
    ['signMessage', '0x6869'],
    ['signTypedMessage', typedData],
    ['signTypedMessage', typedData],
  ])
})

test('behavior: a signature that the owners gave in the meantime is fetched', async () => {
  const { safe, ask } = setup()
  safe.answer('signMessage', { messageHash: safeHash })
  safe.answer('getOffChainSignature', safeSignature)
  expect(await ask('personal_sign', '0x6869', alice)).toBe(safeSignature)
  expect(safe.asked.at(-1)).toEqual(['getOffChainSignature', safeHash])
})

test.each([
  ['recorded without a chain', { messageHash: safeHash }],
  ['proposed on the chain', { safeTxHash: safeHash }],
  ['signed with nothing', { messageHash: safeHash, signature: '0x' }],
])('error: a message that is only %s waits for other owners', async (_, answer) => {
  const { safe, ask } = setup()
  safe.answer('signMessage', answer)
  await expect(ask('personal_sign', '0x6869', alice)).rejects.toMatchObject({
    code: -32002,
    told: { code: 'wallet/needs-owners' },
  })
})

test('behavior: a transaction is proposed, with its value in wei as text', async () => {
  const { safe, ask } = setup()
  expect(await ask('eth_sendTransaction', { from: alice, to: bob, value: '0xde0b6b3a7640000', gas: '0x5208' })).toBe(
    safeHash,
  )
  expect(await ask('eth_sendTransaction', { to: bob, input: '0xabcd' })).toBe(safeHash)
  expect(safe.asked.filter(([name]) => name === 'send').map(([, carried]) => carried)).toEqual([
    { txs: [{ to: bob, value: '1000000000000000000', data: '0x' }] },
    { txs: [{ to: bob, value: '0', data: '0xabcd' }] },
  ])
})

test('error: nobody else signs or sends with it', async () => {
  const { safe, ask } = setup()
  for (const asking of [
    () => ask('personal_sign', '0x6869', bob),
    () => ask('personal_sign', '0x6869'),
    () => ask('eth_signTypedData_v4', bob, typedData),
    () => ask('eth_sendTransaction', { from: bob, to: alice }),
  ])
    await expect(asking()).rejects.toMatchObject({ code: 4100, told: { code: 'wallet/unauthorized' } })
  expect(safe.asked.every(([name]) => name === 'getInfo')).toBe(true)
})

test('error: what it does not know is 4200, reads as well', async () => {
  const { safe, ask } = setup()
  for (const method of ['eth_getBalance', 'wallet_sendCalls', 'eth_sign', 'constructor', 'toString'])
    await expect(ask(method)).rejects.toMatchObject({ code: 4200, told: { code: 'wallet/unsupported' } })
  await expect(ask('eth_sendTransaction', { data: '0x60' })).rejects.toMatchObject({ code: 4200 })
  expect(safe.asked).toEqual([])
})

test.each([
  ['Transaction was rejected', 4001, 'wallet/rejected'],
  ['User denied message signature', 4001, 'wallet/rejected'],
  ['Nonce is too low', -32603, 'wallet/failed'],
])('error: "%s" is %s', async (words, code, told) => {
  const { safe, ask } = setup()
  safe.answer('send', new Error(words))
  await expect(ask('eth_sendTransaction', { to: bob })).rejects.toMatchObject({ code, told: { code: told } })
})

test('error: an answer that is no hash, no signature, or no object at all', async () => {
  for (const answer of [
    undefined,
    null,
    'yes',
    7,
    [],
    { safeTxHash: '0x12' },
    { signature: 'abc' },
    { messageHash: 1 },
  ]) {
    const { safe, ask } = setup()
    safe.answer('send', answer)
    safe.answer('signMessage', answer)
    const bad = { told: { code: 'wallet/bad-answer' } }
    await expect(ask('eth_sendTransaction', { to: bob })).rejects.toMatchObject(bad)
    await expect(ask('personal_sign', '0x6869', alice)).rejects.toMatchObject(bad)
  }
})

test('error: typed data that is no JSON, and a value that is no number', async () => {
  const { ask } = setup()
  await expect(ask('eth_signTypedData_v4', alice, '{')).rejects.toMatchObject({ told: { code: 'wallet/failed' } })
  await expect(ask('eth_sendTransaction', { to: bob, value: 'lots' })).rejects.toMatchObject({
    told: { code: 'wallet/failed' },
  })
})
