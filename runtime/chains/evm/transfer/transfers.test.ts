import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { permitToken, plainToken, tetherToken } from '../../../../cli/stack/chains/contracts/artifacts.data.js'
import { fakeHost } from '../../../../test/unit/fakes.js'
import { alice, bob, how, ready, signal, transferWorld } from '../../../../test/unit/transfer-world.js'
import { eip1193Connector } from '../../../connectors/eip1193/eip1193-connector.js'
import { createDevWallet } from '../../../testing/dev-wallet.js'
import { mined } from '../../../testing/mined.js'

const { chain, world, good, bad, owned, url, abiOf } = transferWorld()

describe('the native coin', () => {
  test('behavior: what arrives and what is left are exact to the wei', async () => {
    const { asset, send } = await world()
    const [had, was] = await Promise.all([chain().getBalance(alice), chain().getBalance({ address: bob })])
    const { receipt, prepared } = await send(await asset(null), 123_456_789_012_345_678n)
    expect(await chain().getBalance({ address: bob })).toBe(was + 123_456_789_012_345_678n)
    const paid = receipt.gasUsed * receipt.effectiveGasPrice
    expect(await chain().getBalance(alice)).toBe(had - 123_456_789_012_345_678n - paid)
    expect(paid).toBeLessThanOrEqual(prepared.fee.most)
  })

  test('behavior: Max leaves nothing, whatever the base fee does until then', async () => {
    const { transfers, network, asset } = await world()
    const poor = privateKeyToAccount(`0x${'5e'.repeat(32)}`)
    await chain().setBalance({ address: poor.address, value: 10n ** 18n })
    const draft = { asset: await asset(null), from: poor.address, to: bob, value: 0n, isMax: true }
    const prepared = ready(await transfers.prepare(network, draft, signal))
    const wallet = createDevWallet({ chains: [{ id: 31_337, rpcUrl: url() }], privateKey: `0x${'5e'.repeat(32)}` })
    await wallet.provider.request({ method: 'eth_requestAccounts' })
    const signer = eip1193Connector({ id: 'p', type: 'ANNOUNCED', name: 'P', provider: wallet.provider }, fakeHost())
    const hash = await transfers.submit(signer, network, prepared, how)
    await mined(chain(), hash as Hex)
    expect(await chain().getBalance(poor)).toBe(0n)
    expect(prepared.draft.value + prepared.fee.most).toBe(10n ** 18n)
  })

  test('behavior: a fee that is not there is told apart from a balance that is not', async () => {
    const { asset, prepare } = await world()
    const poor = privateKeyToAccount(`0x${'6e'.repeat(32)}`).address
    await chain().setBalance({ address: poor, value: 1_000_000n })
    const native = await asset(null)
    expect(await prepare(native, 1_000_001n, bob, poor)).toEqual({ problem: 'balance', has: 1_000_000n })
    expect(await prepare(native, 1_000_000n, bob, poor)).toMatchObject({ problem: 'fee', has: 1_000_000n })
    expect(await prepare(native, 'max', bob, poor)).toMatchObject({ problem: 'fee', has: 1_000_000n })
    expect(await prepare(native, 0n, bob, poor)).toMatchObject({ problem: 'balance' })
  })
})

describe('tokens', () => {
  test.each([
    ['plain', plainToken],
    ['permit', permitToken],
    ['Tether-like', tetherToken],
  ] as const)('behavior: a %s one arrives to the base unit, and Max leaves none', async (_, token) => {
    const { asset, send } = await world()
    const address = await good(token)
    const of = await asset(address)
    expect(of).toMatchObject({ address, symbol: 'GOOD', decimals: 6 })
    const { prepared } = await send(of, 1_234_567n)
    expect([prepared.received, prepared.isSimulated]).toEqual([1_234_567n, true])
    expect([await owned(address, bob), await owned(address, alice.address)]).toEqual([1_234_567n, 998_765_433n])
    await send(of, 'max')
    expect([await owned(address, bob), await owned(address, alice.address)]).toEqual([1_000_000_000n, 0n])
  })

  test.each([
    ['ReturnsFalse', ''],
    ['Reverts', 'Reverts: never'],
  ])('error: one that %s is not sent', async (name, reason) => {
    const { asset, prepare } = await world()
    expect(await prepare(await asset(await bad(name)), 5n)).toEqual({ problem: 'reverted', reason })
  })

  test('error: one that was paused says so, and the wallet is not asked', async () => {
    const { asset, prepare, send } = await world()
    const address = await bad('Pauses')
    const of = await asset(address)
    await send(of, 5n)
    expect(await owned(address, bob)).toBe(5n)
    const call = { address, abi: abiOf('Pauses'), functionName: 'pause' }
    await mined(chain(), await chain().writeContract({ ...call, account: alice, chain: null }))
    expect(await prepare(of, 5n)).toEqual({ problem: 'reverted', reason: 'Pauses: paused' })
  })

  test('behavior: of one that takes a fee it is said what arrives', async () => {
    const { asset, send } = await world()
    const address = await bad('TakesFee')
    const { prepared } = await send(await asset(address), 1_000n)
    expect([prepared.received, await owned(address, bob)]).toEqual([900n, 900n])
  })

  test('behavior: decimals are those of the chain, absurd ones as well; an account is no token', async () => {
    const { asset, transfers, network } = await world()
    expect(await asset(await bad('LiesAboutDecimals'))).toMatchObject({ decimals: 77 })
    expect(await transfers.readAsset(network, bob, signal)).toBeUndefined()
  })

  test('behavior: a node that cannot simulate runs the call, and what changes is not told', async () => {
    const { asset, prepare } = await world(async (request) => {
      const call = await request.clone().text()
      if (!call.includes('eth_simulateV1')) return fetch(request)
      const { id } = Object([JSON.parse(call)].flat()[0])
      return Response.json({ jsonrpc: '2.0', id, error: { code: -32601, message: 'the method does not exist' } })
    })
    const plain = await asset(await good(plainToken))
    expect(await prepare(plain, 5n)).toMatchObject({ isSimulated: false, received: undefined })
    expect(await prepare(await asset(await bad('ReturnsFalse')), 5n)).toEqual({ problem: 'reverted', reason: '' })
  })
})
