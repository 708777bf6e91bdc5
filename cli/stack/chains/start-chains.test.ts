import { createPublicClient, createWalletClient, http, parseAbi, parseUnits } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { base, mainnet, polygon } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mined } from '../../../runtime/testing/mined.js'
import { multicall3 } from './contracts/artifacts.data.js'
import type { LocalChains } from './local-chain.js'
import { startChains } from './start-chains.js'

const projectFolder = process.cwd()
const networks = [mainnet, polygon, base] as const
const account = mnemonicToAccount('test test test test test test test test test test test junk')
const erc20 = parseAbi([
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function balanceOf(address) view returns (uint256)',
  'function allowance(address, address) view returns (uint256)',
  'function transfer(address, uint256) returns (bool)',
  'function approve(address, uint256) returns (bool)',
  'function permit(address, address, uint256, uint256, uint8, bytes32, bytes32)',
])
const deadline = 2n ** 64n

let local: LocalChains

beforeAll(async () => {
  local = await startChains({ ports: { 1: 0, 137: 0, 8453: 0 }, projectFolder, signal: new AbortController().signal })
})
afterAll(() => local.stop())

/** Clients of one of the chains, what is on it, and its tokens by symbol. */
function use(chain: (typeof networks)[number]) {
  const it = local.chains.find(({ chainId }) => chainId === `eip155:${chain.id}`)
  if (!it) throw new Error(`chain ${chain.id} does not run`)
  const reader = createPublicClient({ chain, transport: http(it.url), pollingInterval: 20 })
  const wallet = createWalletClient({ chain, transport: http(it.url), account })
  const token = (symbol: string) => it.tokens.find((each) => each.symbol === symbol)?.address ?? '0x'
  const balance = (symbol: string, of = account.address) =>
    reader.readContract({ address: token(symbol), abi: erc20, functionName: 'balanceOf', args: [of] })
  const done = async (hash: `0x${string}`) => expect((await mined(reader, hash)).status).toBe('success')
  return { it, reader, wallet, token, balance, done }
}

test('behavior: all three chains run with everything on them, and nothing is missing', async () => {
  expect(local.missing).toEqual([])
  expect(local.chains.map(({ chainId }) => chainId)).toEqual(['eip155:1', 'eip155:137', 'eip155:8453'])
  for (const chain of networks) {
    const { it, reader } = use(chain)
    expect(await reader.getChainId()).toBe(chain.id)
    const addresses = [it.contracts, it.uniswapV2, it.uniswapV3].flatMap((group) => Object.values(group ?? {}))
    expect(addresses.length).toBe(chain.id === 1 ? 11 : 10)
    for (const address of [...addresses, ...it.tokens.map((token) => token.address)])
      expect(await reader.getCode({ address }), address).toMatch(/^0x60/)
  }
})

test('behavior: tokens say what the list says, and every account holds each of them', async () => {
  for (const chain of networks) {
    const { it, reader } = use(chain)
    expect(it.accounts).toContain(account.address)
    for (const { address, ...token } of it.tokens) {
      const read = (functionName: 'name' | 'symbol' | 'decimals') => ({ address, abi: erc20, functionName }) as const
      const [name, symbol, decimals] = await reader.multicall({
        allowFailure: false,
        contracts: [read('name'), read('symbol'), read('decimals')],
      })
      expect({ name, symbol, decimals }).toEqual(token)
      for (const owner of it.accounts)
        expect(
          await reader.readContract({ address, abi: erc20, functionName: 'balanceOf', args: [owner] }),
        ).toBeGreaterThan(0n)
    }
  }
})

test('behavior: multicall gives what single calls give, with a failing call among them', async () => {
  const { reader, token, it } = use(mainnet)
  const abi = multicall3.abi
  const address = it.contracts.multicall3 ?? '0x'
  const results = await reader.multicall({
    contracts: [
      { address: token('USDC'), abi: erc20, functionName: 'balanceOf', args: [account.address] },
      { address: token('USDC'), abi: erc20, functionName: 'transfer', args: [account.address, 2n ** 200n] },
      { address, abi, functionName: 'getEthBalance', args: [account.address] },
      { address, abi, functionName: 'getChainId' },
    ],
  })
  expect(results.map(({ status }) => status)).toEqual(['success', 'failure', 'success', 'success'])
  expect(results[0]?.result).toBe(parseUnits('50000', 6))
  expect(results[2]?.result).toBe(await reader.getBalance({ address: account.address }))
  expect(results[3]?.result).toBe(1n)
})

test('behavior: USDC and UNI take a permit, whose signer is checked', async () => {
  const { reader, wallet, token, done, it } = use(mainnet)
  const spender = it.accounts[5] ?? '0x'
  const versions = { USDC: { name: 'USD Coin', version: '2' }, UNI: { name: 'Uniswap' } } as const
  for (const [symbol, domain] of Object.entries(versions)) {
    const address = token(symbol)
    const sign = (value: bigint) =>
      account.signTypedData({
        domain: { ...domain, chainId: 1, verifyingContract: address },
        types: {
          Permit: [
            { name: 'owner', type: 'address' },
            { name: 'spender', type: 'address' },
            { name: 'value', type: 'uint256' },
            { name: 'nonce', type: 'uint256' },
            { name: 'deadline', type: 'uint256' },
          ],
        },
        primaryType: 'Permit',
        message: { owner: account.address, spender, value, nonce: 0n, deadline },
      })
    const permit = async (signed: bigint, sent: bigint) => {
      const signature = await sign(signed)
      const r = signature.slice(0, 66) as `0x${string}`
      const s = `0x${signature.slice(66, 130)}` as const
      const args = [account.address, spender, sent, deadline, Number.parseInt(signature.slice(130), 16), r, s] as const
      return wallet.writeContract({ address, abi: erc20, functionName: 'permit', args })
    }
    await expect(permit(7n, 8n)).rejects.toThrow('revert')
    await done(await permit(7n, 7n))
    const args = [account.address, spender] as const
    expect(await reader.readContract({ address, abi: erc20, functionName: 'allowance', args })).toBe(7n)
  }
})

test('behavior: USDT returns nothing from a transfer, which a strict reader trips over', async () => {
  const { reader, wallet, token, done, it, balance } = use(mainnet)
  const to = it.accounts[6] ?? '0x'
  const call = { address: token('USDT'), abi: erc20, functionName: 'transfer', args: [to, 5n], account } as const
  await expect(reader.simulateContract(call)).rejects.toThrow('returned no data')
  const before = await balance('USDT', to)
  await done(await wallet.writeContract(call))
  expect(await balance('USDT', to)).toBe(before + 5n)
})

test('behavior: the position and the collection describe themselves without a server', async () => {
  const { it, reader } = use(polygon)
  const abi = parseAbi([
    'function tokenURI(uint256) view returns (string)',
    'function ownerOf(uint256) view returns (address)',
  ])
  for (const address of [it.contracts.collection ?? '0x', it.uniswapV3?.positions ?? '0x'] as const) {
    const uri = await reader.readContract({ address, abi, functionName: 'tokenURI', args: [1n] })
    const metadata = JSON.parse(Buffer.from(uri.replace('data:application/json;base64,', ''), 'base64').toString())
    expect(metadata.name).toMatch(/^Tile #1$|^Uniswap - 0.3% - USDC\/POL/)
    expect(Buffer.from(metadata.image.replace('data:image/svg+xml;base64,', ''), 'base64').toString()).toMatch(/^<svg /)
  }
  const owner = await reader.readContract({
    address: it.contracts.collection ?? '0x',
    abi,
    functionName: 'ownerOf',
    args: [1n],
  })
  expect(owner).toBe(account.address)
})

test('behavior: the EntryPoint lies at its canonical address and answers', async () => {
  for (const chain of networks) {
    const { it, reader } = use(chain)
    expect(it.contracts.entryPoint).toBe('0x0000000071727De22E5E9d8BAf0edAc6f37da032')
    const abi = parseAbi(['function getNonce(address, uint192) view returns (uint256)'])
    const call = { address: it.contracts.entryPoint ?? '0x', abi, functionName: 'getNonce' } as const
    expect(await reader.readContract({ ...call, args: [account.address, 5n] })).toBe(5n << 64n)
  }
})

test('behavior: viem resolves names of the local chain, their avatars and their texts', async () => {
  const { reader, it } = use(mainnet)
  expect(await reader.getEnsAddress({ name: 'alice.eth' })).toBe(it.accounts[0])
  expect(await reader.getEnsAddress({ name: 'bob.eth', coinType: 60n })).toBe(it.accounts[1]?.toLowerCase())
  expect(await reader.getEnsAddress({ name: 'nobody.eth' })).toBeNull()
  expect(await reader.getEnsAddress({ name: 'sub.alice.eth' })).toBeNull()
  expect(await reader.getEnsName({ address: it.accounts[0] ?? '0x' })).toBe('alice.eth')
  expect(await reader.getEnsName({ address: it.accounts[2] ?? '0x' })).toBeNull()
  expect(await reader.getEnsAvatar({ name: 'alice.eth' })).toMatch(/^data:image\/svg\+xml;base64,/)
  expect(await reader.getEnsAvatar({ name: 'bob.eth' })).toBeNull()
  expect(await reader.getEnsText({ name: 'bob.eth', key: 'url' })).toBe('http://127.0.0.1/bob')
})
