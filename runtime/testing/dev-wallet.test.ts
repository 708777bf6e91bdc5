import { createPublicClient, http, parseEther, recoverTypedDataAddress, verifyMessage } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestAnvil, type TestAnvil } from '../../test/setup/test-anvil.js'
import { createDevWallet, type DevWalletOptions } from './dev-wallet.js'
import { memoryStorage } from './permission-record.js'

let mainnet: TestAnvil
let polygon: TestAnvil
beforeAll(async () => {
  mainnet = await startTestAnvil(1)
  polygon = await startTestAnvil(137)
})
afterAll(() => Promise.all([mainnet.stop(), polygon.stop()]))

const mainnetOnly = () => [{ id: 1, rpcUrl: mainnet.url }] as const
const bothChains = () =>
  [
    { id: 1, rpcUrl: mainnet.url },
    { id: 137, rpcUrl: polygon.url },
  ] as const

function wallet(options: Partial<DevWalletOptions> = {}) {
  const made = createDevWallet({ chains: mainnetOnly(), ...options })
  const events: unknown[] = []
  for (const name of ['connect', 'disconnect', 'accountsChanged', 'chainChanged']) {
    made.provider.on(name, (payload) => events.push([name, payload]))
  }
  const ask = (method: string, ...params: unknown[]) => made.provider.request({ method, params })
  const code = (method: string, ...params: unknown[]) =>
    ask(method, ...params).then(
      () => undefined,
      (error: { code?: number }) => error.code,
    )
  return { ...made, events, ask, code }
}

const typedData = {
  domain: { name: 'Test', version: '1', chainId: 1 },
  types: { Order: [{ name: 'amount', type: 'uint256' }] },
  primaryType: 'Order',
  message: { amount: '7' },
} as const

test('behavior: gives no account before permission and the account after', async () => {
  const { ask, address, events } = wallet()
  expect(await ask('eth_accounts')).toEqual([])
  expect(await ask('eth_requestAccounts')).toEqual([address().toLowerCase()])
  expect(await ask('eth_accounts')).toEqual([address().toLowerCase()])
  expect(events).toEqual([
    ['connect', { chainId: '0x1' }],
    ['accountsChanged', [address().toLowerCase()]],
  ])
})

test('behavior: signs messages that viem verifies', async () => {
  const { ask, address } = wallet()
  await ask('eth_requestAccounts')
  const hexSigned = await ask('personal_sign', '0x68656c6c6f', address())
  const textSigned = await ask('personal_sign', 'hello', address())
  expect(textSigned).toBe(hexSigned)
  const signature = hexSigned as `0x${string}`
  expect(await verifyMessage({ address: address(), message: 'hello', signature })).toBe(true)
})

test('behavior: signs typed data, given as JSON', async () => {
  const { ask, address } = wallet()
  await ask('eth_requestAccounts')
  const signed = await ask('eth_signTypedData_v4', address(), JSON.stringify(typedData))
  const signature = signed as `0x${string}`
  const message = { amount: 7n }
  expect(await recoverTypedDataAddress({ ...typedData, message, signature })).toBe(address())
})

test('behavior: sends a transaction that the chain mines', async () => {
  const { ask, address } = wallet()
  const to = privateKeyToAccount(generatePrivateKey()).address
  await ask('eth_requestAccounts')
  const hash = await ask('eth_sendTransaction', { from: address(), to, value: '0xde0b6b3a7640000' })
  const client = createPublicClient({ transport: http(mainnet.url) })
  const receipt = await client.waitForTransactionReceipt({ hash: hash as `0x${string}`, pollingInterval: 50 })
  expect(receipt.status).toBe('success')
  expect(await client.getBalance({ address: to })).toBe(parseEther('1'))
})

test('behavior: sends what is asked for at once as transactions of their own, and after one that the chain refuses', async () => {
  const { ask, address, code } = wallet()
  const to = privateKeyToAccount(generatePrivateKey()).address
  const send = { from: address(), to, value: '0xde0b6b3a7640000' }
  await ask('eth_requestAccounts')
  const answers = await Promise.all([
    ask('eth_sendTransaction', send),
    code('eth_sendTransaction', { ...send, value: `0x${'f'.repeat(40)}` }),
    ask('eth_sendTransaction', send),
    ask('eth_sendTransaction', send),
  ])
  expect(new Set(answers).size).toBe(4)
  const client = createPublicClient({ transport: http(mainnet.url) })
  await expect.poll(() => client.getBalance({ address: to }), { timeout: 10_000 }).toBe(parseEther('3'))
})

test('behavior: switches to a known chain, forwards reads to it and says so once', async () => {
  const { ask, events } = wallet({ chains: bothChains() })
  await ask('wallet_switchEthereumChain', { chainId: '0x89' })
  await ask('wallet_switchEthereumChain', { chainId: '0x89' })
  expect(await ask('eth_chainId')).toBe('0x89')
  expect(await ask('net_version')).toBe('137')
  expect(await ask('eth_blockNumber')).toBe('0x0')
  expect(events).toEqual([['chainChanged', '0x89']])
})

test('behavior: adds an unknown chain, without switching to it', async () => {
  const { ask, code } = wallet()
  const chain = { chainId: '0x89', chainName: 'Polygon', rpcUrls: [polygon.url] }
  expect(await code('wallet_switchEthereumChain', { chainId: '0x89' })).toBe(4902)
  await ask('wallet_addEthereumChain', chain)
  expect(await ask('eth_chainId')).toBe('0x1')
  await ask('wallet_switchEthereumChain', { chainId: '0x89' })
  expect(await ask('eth_chainId')).toBe('0x89')
})

test('behavior: remembers permission, chain and added chains in the storage', async () => {
  const storage = memoryStorage()
  const first = wallet({ storage })
  await first.ask('eth_requestAccounts')
  await first.ask('wallet_addEthereumChain', { chainId: '0x89', rpcUrls: [polygon.url] })
  await first.ask('wallet_switchEthereumChain', { chainId: '0x89' })
  const second = wallet({ storage })
  expect(await second.ask('eth_accounts')).toEqual([second.address().toLowerCase()])
  expect(await second.ask('eth_chainId')).toBe('0x89')
  expect(second.calls()).toEqual({ eth_accounts: 1, eth_chainId: 1 })
})

test('behavior: a storage that holds anything else counts as empty', async () => {
  const { ask } = wallet({ storage: { getItem: () => '{"isPermitted":', setItem: () => {} } })
  expect(await ask('eth_accounts')).toEqual([])
})

test('behavior: gives permission back', async () => {
  const { ask, events } = wallet()
  expect(await ask('wallet_requestPermissions', { eth_accounts: {} })).toEqual([{ parentCapability: 'eth_accounts' }])
  expect(await ask('wallet_getPermissions')).toHaveLength(1)
  await ask('wallet_revokePermissions', { eth_accounts: {} })
  expect(await ask('wallet_getPermissions')).toEqual([])
  expect(events.at(-1)).toEqual(['accountsChanged', []])
})

test('behavior: does what a person does in the wallet', async () => {
  const { ask, events, ...person } = wallet({ chains: bothChains() })
  await ask('eth_requestAccounts')
  const other = privateKeyToAccount(generatePrivateKey())
  person.selectAccount(other)
  person.selectChain(137)
  person.lock()
  expect(person.address()).toBe(other.address)
  expect(person.chainId()).toBe(137)
  expect(events.slice(2)).toEqual([
    ['accountsChanged', [other.address.toLowerCase()]],
    ['chainChanged', '0x89'],
    ['accountsChanged', []],
  ])
})

test('error: refuses to sign without permission, and for an account that is not its own', async () => {
  const { ask, code, address } = wallet()
  expect(await code('personal_sign', '0x00', address())).toBe(4100)
  await ask('eth_requestAccounts')
  expect(await code('personal_sign', '0x00', `0x${'1'.repeat(40)}`)).toBe(4100)
})

test('error: answers with the codes of the EIPs', async () => {
  const { ask, code, address } = wallet({ chains: bothChains() })
  await ask('eth_requestAccounts')
  const from = address()
  expect(await code('eth_sign', from, '0x00')).toBe(4200)
  expect(await code('anvil_setBalance', from, '0x0')).toBe(4200)
  expect(await code('constructor')).toBe(4200)
  expect(await code('wallet_switchEthereumChain', { chainId: 137 })).toBe(-32602)
  expect(await code('wallet_switchEthereumChain')).toBe(-32602)
  expect(await code('wallet_addEthereumChain', { chainId: '0x5', rpcUrls: [] })).toBe(-32602)
  expect(await code('wallet_addEthereumChain', { chainId: '0x5', rpcUrls: [mainnet.url] })).toBe(-32602)
  expect(await code('eth_sendTransaction', { from, to: from, chainId: '0x89' })).toBe(-32602)
  expect(await code('eth_signTypedData_v4', from, '{')).toBe(-32602)
})

test('misc: rejects, for every method that asks or for the methods named', async () => {
  const { code, behave } = wallet({ behaviour: { reject: true } })
  expect(await code('eth_requestAccounts')).toBe(4001)
  expect(await code('eth_accounts')).toBe(undefined)
  behave({ reject: ['eth_accounts'] })
  expect(await code('eth_accounts')).toBe(4001)
  expect(await code('eth_requestAccounts')).toBe(undefined)
})

test('misc: hangs, but counts the call', async () => {
  const { ask, calls } = wallet({ behaviour: { hang: true } })
  const first = await Promise.race([ask('eth_requestAccounts'), ask('eth_chainId')])
  expect(first).toBe('0x1')
  expect(calls()).toEqual({ eth_requestAccounts: 1, eth_chainId: 1 })
})

test('misc: answers twice and emits twice', async () => {
  const { provider, events } = wallet({ behaviour: { answerTwice: true } })
  const answers: unknown[] = []
  await provider.request({ method: 'eth_requestAccounts' }).then((answer) => answers.push(answer))
  expect(answers).toEqual([[expect.stringMatching(/^0x/)], undefined])
  expect(events).toHaveLength(4)
})

test('misc: answers malformed', async () => {
  const { ask } = wallet({ behaviour: { malformedAddress: true, malformedChainId: true } })
  expect(await ask('eth_requestAccounts')).toEqual(['0x123', 42, '<img src=x>'])
  expect(await ask('eth_chainId')).toBe('not-a-chain')
})

test('misc: waits before it answers', async () => {
  const waits: number[] = []
  const clock = { sleep: async (ms: number) => void waits.push(ms) }
  const { ask } = wallet({ clock, behaviour: { latencyMs: 250 } })
  expect(await ask('eth_chainId')).toBe('0x1')
  expect(waits).toEqual([250])
})

test('misc: a removed listener hears nothing', async () => {
  const made = createDevWallet({ chains: mainnetOnly() })
  const heard: unknown[] = []
  const listener = (payload: unknown) => heard.push(payload)
  made.provider.on('accountsChanged', listener)
  made.provider.removeListener('accountsChanged', listener)
  await made.provider.request({ method: 'eth_requestAccounts' })
  expect(heard).toEqual([])
})
