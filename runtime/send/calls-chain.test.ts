import { createTestClient, type Hex, http, publicActions } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestAnvil, type TestAnvil } from '../../test/setup/test-anvil.js'
import { evmNetwork, fakeKit } from '../../test/unit/fake-kit.js'
import { fakeHost } from '../../test/unit/fakes.js'
import { evm } from '../chains/evm/chain.js'
import { eip1193Connector } from '../connectors/eip1193/eip1193-connector.js'
import { submittedTransactions } from '../contract/provided.js'
import { browserHost } from '../core/host.js'
import { account } from '../features/account/feature.js'
import { connect } from '../features/connect/feature.js'
import { submissions } from '../features/submissions/feature.js'
import { createDevWallet, type DevWalletOptions } from '../testing/dev-wallet.js'
import { mined } from '../testing/mined.js'
import { readCallsStatus } from './calls-status.js'
import { readBatchSupport, sendCalls } from './send-calls.js'

let anvil: TestAnvil
beforeAll(async () => {
  anvil = await startTestAnvil(31_337)
  await chain().setCode({ address: refusing, bytecode: '0xfe' })
})
afterAll(() => anvil.stop())

const { signal } = new AbortController()
const chain = () =>
  createTestClient({ mode: 'anvil', transport: http(anvil.url), pollingInterval: 50 }).extend(publicActions)
const fresh = () => privateKeyToAccount(generatePrivateKey()).address
const refusing: Hex = '0x00000000000000000000000000000000000bad00'
const pay = (to: Hex, value = 1n) => ({ to, value })

/** A kit over the chain, connected with a wallet that has ten coins. */
async function connected(options: Partial<DevWalletOptions> = {}) {
  const chains = [{ id: 31_337, rpcUrl: anvil.url }] as const
  const wallet = createDevWallet({ chains, privateKey: generatePrivateKey(), ...options })
  await chain().setBalance({ address: wallet.address(), value: 10n ** 19n })
  const host = { ...fakeHost({ fetch: (request) => fetch(request) }), clock: browserHost().clock, tabs: null }
  const networks = [evmNetwork(31_337, 'Local', [anvil.url])] as const
  const features = [connect(), account(), submissions()]
  const { kit } = fakeKit({ networks, defaultNetwork: 'eip155:31337', features, chains: [evm()] }, host as never)
  await kit.session.connect(
    eip1193Connector({ id: 'dev', type: 'ANNOUNCED', name: 'Dev', provider: wallet.provider }, host),
    signal,
  )
  const record = await kit.use(submittedTransactions)
  /** Waits until a batch is over. */
  async function end(id: string) {
    for (;;) {
      const told = await readCallsStatus(kit, id)
      if (told.status !== 'pending') return told
      await host.clock.sleep(50)
    }
  }
  return { kit, wallet, record, end, host }
}

describe('a wallet that takes batches', () => {
  test('behavior: is given one, all or none, and the record is told of its transaction', async () => {
    const { kit, wallet, end, record } = await connected({ batches: 'atomic' })
    expect(await readBatchSupport(kit)).toEqual({ takesBatches: true, atomic: 'ready', version: '2.0.0' })
    const [one, other] = [fresh(), fresh()]
    const sent = await sendCalls(kit, [pay(one), pay(other, 2n)], { isAtomic: true })
    if (sent.way !== 'batch') throw new Error('one by one')
    const told = await end(sent.id)
    expect(told).toMatchObject({ status: 'confirmed', hashes: [expect.stringMatching(/^0x[\da-f]{64}$/)] })
    expect([await chain().getBalance({ address: one }), await chain().getBalance({ address: other })]).toEqual([1n, 2n])
    expect(wallet.calls()['eth_sendTransaction']).toBe(undefined)
    const stop = record.follow()
    expect(record.own.peek()).toMatchObject([{ hash: told.hashes[0], operationType: 'execute' }])
    stop()
  })

  test('behavior: where one call fails, none happens, and that is told', async () => {
    const { kit, end } = await connected({ batches: 'atomic' })
    const one = fresh()
    const sent = await sendCalls(kit, [pay(one), pay(refusing)])
    expect(await end('id' in sent ? sent.id : '')).toMatchObject({ status: 'failed' })
    expect(await chain().getBalance({ address: one })).toBe(0n)
  })

  test('behavior: a part of one that is not atomic is told as a part', async () => {
    const { kit, end } = await connected({ batches: 'oneByOne' })
    const sent = await sendCalls(kit, [pay(fresh()), pay(refusing)])
    expect(await end('id' in sent ? sent.id : '')).toMatchObject({ status: 'partial' })
  })

  test('error: one that cannot promise all or none is not asked for it', async () => {
    const { kit, wallet } = await connected({ batches: 'oneByOne' })
    await expect(sendCalls(kit, [pay(fresh())], { isAtomic: true })).rejects.toMatchObject({ code: 'calls/not-atomic' })
    expect(wallet.calls()).not.toHaveProperty('wallet_sendCalls')
  })
})

describe('a wallet that takes none', () => {
  test('behavior: is asked for one call after another, each once the one before is confirmed', async () => {
    const { kit, wallet, record } = await connected({ batches: 'none' })
    expect(await readBatchSupport(kit)).toMatchObject({ takesBatches: false, why: 'unknown' })
    const [one, seen] = [fresh(), [] as [number, bigint][]]
    const stop = record.follow()
    const sent = await sendCalls(kit, [pay(one), pay(one, 2n), pay(one, 3n)], {
      onSent: async (place, hash) => {
        const { status } = await mined(chain(), hash as Hex)
        expect(status).toBe('success')
        seen.push([place, await chain().getBalance({ address: one })])
      },
    })
    expect(sent).toMatchObject({ way: 'oneByOne', why: 'unknown', hashes: { length: 3 } })
    expect(sent).not.toHaveProperty('stoppedBy')
    await mined(chain(), ('hashes' in sent ? sent.hashes[2] : '') as Hex)
    expect(await chain().getBalance({ address: one })).toBe(6n)
    expect(wallet.calls()['eth_sendTransaction']).toBe(3)
    expect(record.own.peek().map(({ hash }) => hash)).toEqual('hashes' in sent ? sent.hashes.toReversed() : [])
    await expect.poll(() => seen.map(([place]) => place)).toEqual([0, 1, 2])
    stop()
  })

  test('behavior: a call that fails ends it, with what was sent before', async () => {
    const { kit, wallet } = await connected({ batches: 'none' })
    const last = fresh()
    // The wallet sends what would fail: it sets the gas itself.
    const sent = await sendCalls(kit, [pay(fresh()), pay(refusing), pay(last)])
    expect(sent).toMatchObject({ way: 'oneByOne', hashes: { length: 1 }, stoppedBy: { code: 'wallet/failed' } })
    expect(wallet.calls()['eth_sendTransaction']).toBe(2)
    expect(await chain().getBalance({ address: last })).toBe(0n)
  })

  test('behavior: a "no" to the first call is an error, and to a later one an end', async () => {
    const { kit, wallet } = await connected({ batches: 'none', behaviour: { ask: ['eth_sendTransaction'] } })
    const refused = sendCalls(kit, [pay(fresh()), pay(fresh())])
    await until(() => wallet.pending().length === 1)
    wallet.rejectNext()
    await expect(refused).rejects.toMatchObject({ code: 'wallet/rejected' })
    const ended = sendCalls(kit, [pay(fresh()), pay(fresh())])
    await until(() => wallet.pending().length === 1)
    wallet.approveNext()
    await until(() => wallet.pending().length === 1)
    wallet.rejectNext()
    expect(await ended).toMatchObject({ hashes: { length: 1 }, stoppedBy: { code: 'wallet/rejected' } })
  })

  async function until(holds: () => boolean): Promise<void> {
    const { clock } = browserHost()
    for (let tries = 0; tries < 200 && !holds(); tries += 1) await clock.sleep(50)
    expect(holds()).toBe(true)
  }
})
