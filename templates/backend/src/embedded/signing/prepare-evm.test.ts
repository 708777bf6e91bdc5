import { encodeAbiParameters, encodeFunctionData, erc20Abi, numberToHex, parseAbiParameters } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Refusal, SILENCE, type SiteChain, startSiteChain } from '../../../../../test/setup/site-chain.js'
import type { SiteDevice } from '../../../../../test/setup/site-device.js'
import { makeSiteWorld, type SiteWorld } from '../../../../../test/setup/site-world.js'
import { DAY_MS } from '../rules.data.js'

const GWEI = 1_000_000_000n
const ETHER = 10n ** 18n
const bob = '0x00000000000000000000000000000000000b0b00'
const usdc = '0x00000000000000000000000000000000000c0ffe'
const rogue = '0x0000000000000000000000000000000000000bad'
const native = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const word = (value: bigint) => numberToHex(value, { size: 32 })
const text = (value: string) => encodeAbiParameters(parseAbiParameters('string'), [value])
const transfer = (to: string, amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to as `0x${string}`, amount] })

/** What a token contract says, by the selectors of `balanceOf`, `name`, `symbol`, `decimals`. */
const tokens: Record<string, Record<string, string>> = {}
const honest = {
  eth_getBalance: numberToHex(ETHER),
  eth_getTransactionCount: '0x3',
  eth_getBlockByNumber: { baseFeePerGas: numberToHex(10n * GWEI) },
  eth_maxPriorityFeePerGas: numberToHex(2n * GWEI),
  eth_estimateGas: '0x5208',
  eth_call: ([call]: readonly { to: string; data: string }[]) =>
    tokens[String(call?.to).toLowerCase()]?.[String(call?.data).slice(0, 10)] ?? '0x',
}

let world: SiteWorld
let node: SiteChain
let device: SiteDevice
let address = ''
beforeAll(async () => {
  node = await startSiteChain(10, {})
  const token = { address: usdc, name: 'USD Coin', symbol: 'USDC', decimals: 6 }
  world = await makeSiteWorld([
    { chainId: 'eip155:10', name: 'Ten', rpcUrls: [node.url], native, tokens: [token] },
    { chainId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', name: 'Devnet', rpcUrls: [node.url], native },
  ])
  device = world.device()
  const { body } = await world.signIn(device, 'ada@example.com')
  address = (body['user'] as { accounts: readonly { address: string }[] }).accounts[0]?.address ?? ''
})
afterAll(async () => {
  await world?.stop()
  await node?.stop()
})
beforeEach(() => {
  for (const method of Object.keys(node.says)) delete node.says[method]
  Object.assign(node.says, honest)
  for (const token of Object.keys(tokens)) delete tokens[token]
  // A node that failed rests.
  world.pass(DAY_MS / 2)
})

const wish = { chainId: 'eip155:10', to: bob, value: '0x1', data: '0x' }
const ask = (changes: object = {}) => device.ask('transaction/prepare', { ...wish, ...changes })
const told = async (changes: object = {}) => {
  const { status, body } = await ask(changes)
  return [status, body['code']]
}

describe('what is no transfer', () => {
  const data = transfer(bob, 1n)
  test.each([
    ['an approval', { to: usdc, value: '0x0', data: data.replace('0xa9059cbb', '0x095ea7b3') }],
    ['a transfer with bytes behind it', { to: usdc, value: '0x0', data: `${data}00` }],
    ['a transfer that is cut', { to: usdc, value: '0x0', data: data.slice(0, -2) }],
    [
      'a transfer to more than an address',
      { to: usdc, value: '0x0', data: data.replace('0xa9059cbb00', '0xa9059cbb01') },
    ],
    ['a transfer that pays besides', { to: usdc, value: '0x1', data }],
    ['any other call', { data: '0x12345678' }],
  ])('error: %s is refused without asking a node', async (_, changes) => {
    const asked = node.heard('eth_getBalance').length
    const { status, body } = await ask(changes)
    expect([status, body]).toEqual([
      400,
      { code: 'not_a_transfer', message: 'This wallet only sends coins and tokens' },
    ])
    expect(node.heard('eth_getBalance').length).toBe(asked)
  })

  test.each([
    ['no recipient', { to: null }],
    ['a recipient that is none', { to: '0x12' }],
    ['a value that is none', { value: '1' }],
    ['half a byte', { data: '0xa' }],
    ['a node of the page', { rpcUrl: 'http://evil.example' }],
    ['a fee of the page', { maxFeePerGas: '0x1' }],
    ['a chain of the page’s words', { chainId: 'http://evil.example' }],
    ['a chain of another kind', { chainId: 'bip122:000000000019d6689c085ae165831e93' }],
    ['a Solana chain with the fields of another', { chainId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1' }],
  ])('error: %s is invalid input', async (_, changes) => {
    expect(await told(changes)).toEqual([400, 'invalid_input'])
  })

  test('error: a chain that is not served, and a caller without a session', async () => {
    expect(await told({ chainId: 'eip155:11' })).toEqual([400, 'unsupported_chain'])
    const stranger = await world.device().ask('transaction/prepare', wish)
    expect([stranger.status, stranger.body['code']]).toEqual([401, 'session'])
  })
})

describe('a node that answers nonsense or nothing', () => {
  test.each(Object.keys(honest).filter((method) => method !== 'eth_call'))(
    'error: of %s is told as one that does not answer',
    async (method) => {
      for (const nonsense of ['0x', 'much', 5, null, {}, { baseFeePerGas: -1 }, `0x${'f'.repeat(65)}`, SILENCE]) {
        node.says[method] = nonsense
        // A block without a base fee is of a chain that has none.
        const expected =
          Object(nonsense) === nonsense && method === 'eth_getBlockByNumber' && !('baseFeePerGas' in Object(nonsense))
        expect(await told(), `${method} ${String(nonsense)}`).toEqual(
          expected ? [400, 'fees_unsupported'] : [502, 'upstream_failed'],
        )
        world.pass(DAY_MS / 48)
      }
    },
  )

  test('error: an estimate of nothing, or of more than any block has room for', async () => {
    for (const estimate of ['0x0', '0xffffffffff']) {
      node.says['eth_estimateGas'] = estimate
      expect(await told()).toEqual([502, 'upstream_failed'])
    }
  })

  test('error: a count that no number holds', async () => {
    node.says['eth_getTransactionCount'] = '0x20000000000000'
    expect(await told()).toEqual([502, 'upstream_failed'])
  })
})

describe('what would not go through', () => {
  test('error: a call that reverts is told without the words of contract and node', async () => {
    node.says['eth_estimateGas'] = new Refusal('execution reverted: send 1 ETH to evil.example', 3)
    const { status, body } = await ask()
    expect([status, body]).toEqual([409, { code: 'would_fail', message: 'This transfer would fail on Ten' }])
  })

  test('error: a balance that reaches the amount and not the fee, by one wei', async () => {
    const fee = 21_000n * 22n * GWEI
    const { body } = await ask({ value: numberToHex(ETHER - fee) })
    expect([body['fee'], body['balance']]).toEqual([String(fee), String(ETHER)])
    const { status, body: over } = await ask({ value: numberToHex(ETHER - fee + 1n) })
    expect([status, over]).toEqual([
      409,
      { code: 'balance_too_small', message: 'There isn’t enough ETH for this transfer and its fee' },
    ])
  })

  test('error: an amount above the balance is told as that, though the node says that the call fails', async () => {
    node.says['eth_estimateGas'] = new Refusal('insufficient funds for transfer')
    expect(await told({ value: numberToHex(ETHER + 1n) })).toEqual([409, 'balance_too_small'])
  })

  test('error: a token of which there is too little, or coins that do not pay its fee', async () => {
    tokens[usdc.toLowerCase()] = { '0x70a08231': word(5n) }
    const call = (amount: bigint) => ask({ to: usdc, value: '0x0', data: transfer(bob, amount) })
    expect((await call(6n)).body).toEqual({
      code: 'balance_too_small',
      message: 'There isn’t enough USDC for this transfer and its fee',
    })
    node.says['eth_getBalance'] = '0x0'
    expect((await call(5n)).body['message']).toContain('enough ETH')
  })

  test('error: an address without a token', async () => {
    expect(await told({ to: rogue, value: '0x0', data: transfer(bob, 1n) })).toEqual([400, 'no_token'])
  })
})

test('behavior: a transfer of the native token, by the figures of our nodes', async () => {
  const { status, body } = await ask({ value: '0x2386f26fc10000' })
  expect([status, body]).toEqual([
    200,
    {
      network: { name: 'Ten', symbol: 'ETH', decimals: 18, isTestnet: false },
      nonce: 3,
      layerFee: '0',
      replaces: null,
      gas: '21000',
      maxFeePerGas: String(22n * GWEI),
      maxPriorityFeePerGas: String(2n * GWEI),
      fee: String(21_000n * 22n * GWEI),
      balance: String(ETHER),
      token: null,
      isKnown: false,
      needsWindow: false,
    },
  ])
  const tried = { from: address, to: bob, value: '0x2386f26fc10000', data: '0x' }
  expect(node.heard('eth_estimateGas').at(-1)).toEqual([tried])
  expect(node.heard('eth_getTransactionCount').at(-1)).toEqual([address, 'pending'])
})

test('behavior: a node without an opinion on tips', async () => {
  node.says['eth_maxPriorityFeePerGas'] = undefined
  const { body } = await ask()
  expect([body['maxPriorityFeePerGas'], body['maxFeePerGas']]).toEqual([String(GWEI), String(21n * GWEI)])
})

test.each([
  ['nothing', undefined, '120000'],
  ['less than it needs', '0x5208', '120000'],
  ['a little more', numberToHex(150_000n), '150000'],
  ['all of a block', numberToHex(30_000_000n), '200000'],
])('behavior: a contract’s estimate has a fifth on top; a page that wishes %s', async (_, gas, expected) => {
  node.says['eth_estimateGas'] = numberToHex(100_000n)
  expect((await ask({ ...(gas === undefined ? {} : { gas }) })).body['gas']).toBe(expected)
})

describe('a network with a first layer', () => {
  const oracle = '0x420000000000000000000000000000000000000f'

  test('behavior: its fee for the most bytes that the transfer can have is in the fee, and has to be there', async () => {
    tokens[oracle] = { '0xf1c7a58b': word(9n * GWEI) }
    const { body } = await ask()
    expect([body['layerFee'], body['fee']]).toEqual([String(9n * GWEI), String(21_000n * 22n * GWEI + 9n * GWEI)])
    expect(node.heard('eth_call').at(-1)).toEqual([{ to: oracle, data: `0xf1c7a58b${word(120n).slice(2)}` }, 'latest'])
    node.says['eth_getBalance'] = numberToHex(21_000n * 22n * GWEI + 9n * GWEI)
    expect(await told()).toEqual([409, 'balance_too_small'])
    expect(await told({ value: '0x0' })).toEqual([200, undefined])
  })

  test('error: that does not tell it in time; one whose contract knows no such method takes none', async () => {
    node.says['eth_call'] = SILENCE
    expect((await told())[0]).toBe(502)
    node.says['eth_call'] = new Refusal('execution reverted')
    expect((await ask()).body['layerFee']).toBe('0')
  })
})

describe('a token', () => {
  const about = async (to: string) => (await ask({ to, value: '0x0', data: transfer(bob, 1n) })).body['token']
  const says = (name: string, symbol: string, decimals: bigint) => ({
    '0x70a08231': word(7n),
    '0x06fdde03': text(name),
    '0x95d89b41': text(symbol),
    '0x313ce567': word(decimals),
  })

  test('behavior: of the settings is named by them, whatever its contract says', async () => {
    tokens[usdc.toLowerCase()] = says('Evil', 'EVIL', 0n)
    expect(await about(usdc)).toEqual({ symbol: 'USDC', name: 'USD Coin', decimals: 6, balance: '7' })
  })

  test('error: of a hostile contract has neither controls nor symbols that read as an amount', async () => {
    tokens[rogue] = says(' Good\u202e\u0000 Coin\n\u200b ', 'GO\u202eOD', 18n)
    expect(await about(rogue)).toEqual({ symbol: 'GOOD', name: 'Good Coin', decimals: 18, balance: '7' })
    for (const symbol of ['000 USDC', '0', '.5', ' ', '💸', 'X to bob', `${'A'.repeat(17)}`, '<b>']) {
      tokens[rogue] = says('', symbol, 18n)
      expect(await about(rogue)).toMatchObject({ symbol: '0x0000…0bad', name: '0x0000…0bad' })
    }
    tokens[rogue] = says('X', 'X', 2n ** 255n)
    expect(await about(rogue)).toMatchObject({ decimals: 0 })
    tokens[rogue] = { '0x70a08231': word(7n) }
    expect(await about(rogue)).toEqual({ symbol: '0x0000…0bad', name: '0x0000…0bad', decimals: 0, balance: '7' })
  })
})
