import { describe, expect, test } from 'vitest'
import { plainToken } from '../../../../cli/stack/chains/contracts/artifacts.data.js'
import { startTestAnvil } from '../../../../test/setup/test-anvil.js'
import { evmNetwork } from '../../../../test/unit/fake-kit.js'
import { alice, bob, ready, signal, transferWorld } from '../../../../test/unit/transfer-world.js'
import { mined } from '../../../testing/mined.js'

const { chain, world, good } = transferWorld()

describe('around a submission', () => {
  test('error: a wallet that has moved to another chain is not asked', async () => {
    const { wallet, asset, prepare, submit } = await world()
    const prepared = ready(await prepare(await asset(null), 1n))
    wallet.selectChain(5)
    await expect(submit(prepared)).rejects.toMatchObject({ code: 'network/not-switched' })
    expect(wallet.calls()['eth_sendTransaction']).toBeUndefined()
  })

  test('behavior: what was sent is read back, and is the same as what was prepared', async () => {
    const { transfers, network, asset, send } = await world()
    const address = await good(plainToken)
    const { hash, prepared } = await send(await asset(address), 77n)
    const sent = await transfers.readBack?.(network, hash, signal)
    expect(sent).toMatchObject({ to: bob.toLowerCase(), digest: prepared.request.digest })
    expect(await transfers.readBack?.(network, `0x${'ab'.repeat(32)}`, signal)).toBeUndefined()
  })

  test('behavior: a transaction is found by what it does, though its hash was never told', async () => {
    const { transfers, network, asset, prepare, send } = await world()
    const native = await asset(null)
    const prepared = ready(await prepare(native, 42n))
    const intent = { address: alice.address, seen: prepared.seen, digest: prepared.request.digest }
    expect(await transfers.find(network, intent, signal)).toBeUndefined()
    expect(await transfers.moved(network, intent, signal)).toBe(false)
    await send(native, 41n)
    expect(await transfers.find(network, intent, signal)).toBeUndefined()
    await chain().mine({ blocks: 7 })
    const { hash } = await send(native, 42n)
    await chain().mine({ blocks: 20 })
    expect(await transfers.find(network, intent, signal)).toBe(hash)
    expect(await transfers.moved(network, intent, signal)).toBe(true)
  })

  test('behavior: the transaction that took a number is told, and whether it moves anything', async () => {
    const { transfers, network } = await world()
    const nonce = await chain().getTransactionCount({ address: alice.address })
    const seen = { nonce, block: `${await chain().getBlockNumber()}` }
    const rival = () => transfers.rivalOf(network, { address: alice.address, nonce, seen }, signal)
    expect(await rival()).toBeUndefined()
    const hash = await chain().sendTransaction({ account: alice, chain: null, to: alice.address, value: 0n, nonce })
    await mined(chain(), hash)
    await chain().mine({ blocks: 3 })
    expect(await rival()).toEqual({ hash, isCancel: true })
  })

  test('behavior: contracts at the receiver are told, here and on other networks', async () => {
    const { transfers, network } = await world()
    const address = await good(plainToken)
    const other = await startTestAnvil(5)
    try {
      const elsewhere = evmNetwork(5, 'Five', [other.url])
      const down = evmNetwork(6, 'Down', ['http://127.0.0.1:1'])
      expect(await transfers.receiver(network, address, [], signal)).toEqual({ hasCode: true, codeElsewhere: [] })
      const facts = await transfers.receiver(elsewhere, address, [down, network], signal)
      expect(facts).toEqual({ hasCode: false, codeElsewhere: ['eip155:31337'] })
    } finally {
      await other.stop()
    }
  })
})
