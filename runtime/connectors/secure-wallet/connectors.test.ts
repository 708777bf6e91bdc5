import { expect, test } from 'vitest'
import { describeConnector } from '../../../test/unit/conformance.js'
import { siteError } from '../../../test/unit/fake-frame-client.js'
import { ethereum, polygon } from '../../../test/unit/fake-kit.js'
import { alice, bob } from '../../../test/unit/fake-wallet.js'
import { later, settle } from '../../../test/unit/fakes.js'
import { memoryKey, securePage, solana } from '../../../test/unit/secure-wallet-page.js'
import { wireTransaction } from '../../../test/unit/wire-transactions.js'
import type { Connector, ConnectorChange } from '../../contract/connector.js'
import type { Eip1193Provider } from '../../contract/eip1193.js'
import { toBase58 } from '../../core/base58.js'
import { toBase64 } from '../../core/bytes.js'
import { frameError } from '../../frame/frame-error.js'

const { signal } = new AbortController()
const sol = '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3zVWWf6UXcRSYa'

for (const namespace of ['eip155', 'solana'] as const) {
  describeConnector(
    `the embedded wallet on ${namespace}`,
    () => {
      const page = securePage()
      const { frame, disk } = page
      const own =
        namespace === 'eip155' ? { address: alice, chainId: 1 } : { address: sol, chainId: solana.caipNetworkId }
      frame.answer('GET_USER', () => own)
      // Memory is read when the page is made.
      disk.data.set(memoryKey, '{"isUsed":true}')
      const returning = securePage({ frame, disk })
      return {
        connector: returning.connector(namespace),
        ...(namespace === 'solana' && { address: sol }),
        permit() {},
        refuse: () => frame.answer('GET_USER', siteError('User rejected the request')),
        garble: () =>
          frame.answer('GET_USER', () => {
            throw frameError('frame/bad-answer', { request: 'GET_USER', path: 'address' })
          }),
        breakDown: () =>
          frame.answer('GET_USER', () => {
            throw new TypeError('Cannot read properties of undefined')
          }),
        questions: () => frame.count('RPC_REQUEST'),
        change() {},
        followers: () => returning.host.page.listeners(),
        whenAsked() {},
        settleTwice() {},
        hold() {
          const { promise, resolve } = later<unknown>()
          frame.answer('GET_USER', () => promise)
          return () => resolve(own)
        },
        cling() {},
      }
    },
    { isAround: true },
  )
}

function providerOf(connector: Connector): Eip1193Provider {
  return connector.provider as Eip1193Provider
}

test('behavior: shares one address, of the type in use', async () => {
  const { frame, connector } = securePage()
  frame.answer('GET_USER', () => ({
    address: bob,
    chainId: 'eip155:137',
    preferredAccountType: 'smartAccount',
    accounts: [
      { address: alice, type: 'eoa' },
      { address: bob, type: 'smartAccount' },
    ],
  }))
  expect(await connector().connect(signal)).toEqual({
    accounts: [{ address: bob, type: 'smartAccount' }],
    caipNetworkId: 'eip155:137',
  })
})

test('behavior: a switch tells the site, and reads the account anew: it may be another one', async () => {
  const { frame, connector } = securePage()
  const wallet = connector()
  await wallet.connect(signal)
  const changes: ConnectorChange[] = []
  wallet.watch((change) => changes.push(change))
  frame.answer('GET_USER', () => ({ address: bob, chainId: 137 }))
  expect(await wallet.switchNetwork(polygon, signal)).toBe('eip155:137')
  expect(frame.sent.slice(-2).map(([name]) => name)).toEqual(['SWITCH_NETWORK', 'GET_USER'])
  expect(changes).toEqual([
    { type: 'chainChanged', caipNetworkId: 'eip155:137' },
    { type: 'accountsChanged', accounts: [{ address: bob, type: 'smartAccount' }] },
  ])
})

test('behavior: a switch the site refuses moves nothing', async () => {
  const { frame, connector, wallet } = securePage()
  const wired = connector()
  await wired.connect(signal)
  frame.answer('SWITCH_NETWORK', siteError('Unknown network'))
  await expect(wired.switchNetwork(polygon, signal)).rejects.toMatchObject({ code: 'frame/refused' })
  expect(wallet.users.peek().eip155?.caipNetworkId).toBe(ethereum.caipNetworkId)
})

test('behavior: disconnecting signs out, and is announced', async () => {
  const { frame, connector } = securePage()
  const wallet = connector()
  await wallet.connect(signal)
  const changes: ConnectorChange[] = []
  wallet.watch((change) => changes.push(change))
  await wallet.disconnect()
  expect([frame.count('SIGN_OUT'), changes]).toEqual([1, [{ type: 'disconnect' }]])
  expect(await wallet.restore(signal)).toBeUndefined()
})

test('provider: accounts and chain without asking the frame, reads and signatures by it', async () => {
  const { frame, connector } = securePage()
  const wallet = connector()
  const provider = providerOf(wallet)
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
  await expect(provider.request({ method: 'eth_requestAccounts' })).rejects.toMatchObject({ code: 4100 })
  await wallet.connect(signal)
  frame.answer('RPC_REQUEST', (payload) => `answer to ${Object(payload).method}`)
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([alice])
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
  expect(frame.count('RPC_REQUEST')).toBe(0)
  expect(await provider.request({ method: 'eth_getBalance', params: [alice, 'latest'] })).toBe(
    'answer to eth_getBalance',
  )
  expect(await wallet.request('personal_sign', ['0x', alice])).toBe('answer to personal_sign')
})

test.each([
  ['eth_sign', 4200, 'frame/not-allowed'],
  ['wallet_grantPermissionz', 4200, 'frame/not-allowed'],
])('provider: %s has the code of EIP-1193', async (method, code, told) => {
  const { connector } = securePage()
  const wallet = connector()
  await wallet.connect(signal)
  await expect(providerOf(wallet).request({ method })).rejects.toMatchObject({ code })
  await expect(wallet.request(method, [])).rejects.toMatchObject({ code: told })
})

test('provider: a "no" in the frame is 4001, and wallet/rejected of the connector', async () => {
  const { frame, connector } = securePage()
  const wallet = connector()
  await wallet.connect(signal)
  frame.answer('RPC_REQUEST', siteError('User rejected the request'))
  const call = { method: 'personal_sign', params: ['0x', alice] }
  await expect(providerOf(wallet).request(call)).rejects.toMatchObject({ code: 4001 })
  await expect(wallet.request('personal_sign', ['0x', alice])).rejects.toMatchObject({ code: 'wallet/rejected' })
})

test('provider: a transaction that was taken back is no "no": it may have been sent by then', async () => {
  const { frame, connector } = securePage()
  const wallet = connector()
  await wallet.connect(signal)
  frame.answer('RPC_REQUEST', () => {
    throw frameError('frame/aborted')
  })
  await expect(wallet.request('eth_sendTransaction', [{}])).rejects.toMatchObject({ code: 'frame/aborted' })
  await expect(wallet.request('personal_sign', ['0x', alice])).rejects.toMatchObject({ code: 'wallet/rejected' })
})

test('provider: announces a new account and a new chain once, and a listener that throws harms no other', async () => {
  const { frame, connector } = securePage()
  const wallet = connector()
  const provider = providerOf(wallet)
  await wallet.connect(signal)
  wallet.watch(() => {})
  wallet.watch(() => {})
  const heard: unknown[] = []
  provider.on?.('chainChanged', () => {
    throw new Error('broken')
  })
  const hear = (value: unknown) => heard.push(value)
  provider.on?.('chainChanged', hear)
  provider.on?.('accountsChanged', hear)
  frame.answer('GET_USER', () => ({ address: bob, chainId: 137 }))
  await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x89' }] })
  await settle()
  expect(heard).toEqual(['0x89', [bob]])
  provider.removeListener?.('chainChanged', hear)
  await wallet.switchNetwork(ethereum, signal)
  expect(heard).toHaveLength(2)
})

test('behavior: a network its site does not know is not asked for', () => {
  const wallet = securePage().connector()
  expect(
    [ethereum, { ...ethereum, caipNetworkId: 'eip155:56' } as const].map((it) => wallet.canSwitchTo?.(it)),
  ).toEqual([true, false])
})

test('solana: asks in the shapes of the frame, in base58, and signs only as the account that is signed in', async () => {
  const { frame, connector } = securePage()
  frame.answer('GET_USER', () => ({ address: sol, chainId: solana.caipNetworkId }))
  const wallet = connector('solana')
  await wallet.connect(signal)
  frame.answer('RPC_REQUEST', () => ({ signature: toBase58(new Uint8Array(64).fill(7)) }))
  const message = toBase58(new TextEncoder().encode('hello'))
  const ask = wallet.request as (method: string, params: object) => Promise<unknown>
  expect(await ask('solana_signMessage', { message, pubkey: sol })).toEqual({
    signature: toBase58(new Uint8Array(64).fill(7)),
  })
  expect(frame.sent.at(-1)?.[1]).toEqual({
    method: 'solana_signMessage',
    params: { message, pubkey: sol },
    chainId: solana.caipNetworkId,
    chainNamespace: 'solana',
  })
  const wire = wireTransaction(sol)
  await ask('solana_signAndSendTransaction', {
    transaction: toBase64(wire),
    pubkey: sol,
    sendOptions: { maxRetries: 3 },
  })
  expect(Object(frame.sent.at(-1)?.[1]).params).toEqual({ transaction: toBase58(wire), options: { maxRetries: 3 } })
  await expect(ask('solana_signMessage', { message, pubkey: solana.id })).rejects.toMatchObject({
    code: expect.stringMatching(/^wallet\/(unauthorized|bad-request)$/),
  })
  frame.answer('RPC_REQUEST', () => ({ signature: 'short' }))
  await expect(ask('solana_signMessage', { message, pubkey: sol })).rejects.toMatchObject({ code: 'wallet/bad-answer' })
})
