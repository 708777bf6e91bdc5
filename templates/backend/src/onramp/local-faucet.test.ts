import { erc20Abi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalBackend, makeLocalBackend, startLocalChain } from '../../../../test/setup/local-backend.js'
import { needChain } from '../chains/chains.js'
import { evmClient } from '../chains/evm-client.js'
import { EVM_NATIVE, lowerAddress } from '../tokens/token-address.js'
import { localFaucet } from './local-faucet.js'
import type { SandboxOrder } from './sandbox-orders.js'

const ADDRESS = '0x00000000000000000000000000000000000000aa'
const { signal } = new AbortController()

let chain: Awaited<ReturnType<typeof startLocalChain>>
let local: LocalBackend
beforeAll(async () => {
  chain = await startLocalChain()
  local = await makeLocalBackend({ chains: [chain.settings] })
}, 60_000)
afterAll(async () => {
  await local.stop()
  await chain.stop()
})

const order = (changes: Partial<SandboxOrder>): SandboxOrder => ({
  id: 'a',
  project_id: null,
  chain_id: 'eip155:1',
  address: ADDRESS,
  token: EVM_NATIVE,
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  currency: 'USD',
  amount: '1',
  total: 100,
  fee: 1,
  network_fee: 1,
  status: 'in_progress',
  hash: null,
  created_at: 0,
  updated_at: 0,
  ...changes,
})
const client = () => evmClient(needChain(local.backend.chains, 'eip155:1'))

test('behavior: a coin arrives to the base unit, and the hash is that of the transfer', async () => {
  const before = await client().getBalance({ address: ADDRESS })
  const sent = await localFaucet(local.backend)(order({ amount: '12345' }), signal)
  expect((await client().getBalance({ address: ADDRESS })) - before).toBe(12_345n)
  expect((await client().getTransactionReceipt({ hash: sent as `0x${string}` })).status).toBe('success')
})

test('behavior: so does a token', async () => {
  const { address = '' } = chain.settings.tokens?.find(({ symbol }) => symbol === 'USDC') ?? {}
  const token = lowerAddress(address)
  const balance = () =>
    client().readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [ADDRESS] })
  const before = await balance()
  await localFaucet(local.backend)(order({ token, amount: '777' }), signal)
  expect((await balance()) - before).toBe(777n)
})

test('error: more than any account of the node has is not sent', async () => {
  const { address = '' } = chain.settings.tokens?.find(({ symbol }) => symbol === 'USDC') ?? {}
  const sending = localFaucet(local.backend)(order({ token: lowerAddress(address), amount: `${10n ** 40n}` }), signal)
  await expect(sending).rejects.toThrow('no account of the node has')
})

test('error: a chain that is not served is told by name', async () => {
  await expect(localFaucet(local.backend)(order({ chain_id: 'eip155:7' }), signal)).rejects.toThrow()
})
