import { describe, expect, test } from 'vitest'
import { fakeChain } from '../../test/unit/fake-chain.js'
import { type Answer, alice, bob, fails } from '../../test/unit/fake-wallet.js'
import { settle } from '../../test/unit/fakes.js'
import { liveKit } from '../../test/unit/live-kit.js'
import type { Call } from '../contract/batch.js'
import type { PreparedCall } from '../contract/transfer.js'
import { account } from '../features/account/feature.js'
import { connect } from '../features/connect/feature.js'
import { submissions } from '../features/submissions/feature.js'
import { readCallsStatus } from './calls-status.js'
import { readBatchSupport, sendCalls } from './send-calls.js'

const hash = (digit: string) => `0x${digit.repeat(64)}`
const calls: readonly Call[] = [
  { to: bob, value: 1n },
  { to: bob, data: '0x1234' },
]
const never: Answer = () => new Promise(() => {})

/** A kit connected with a wallet that answers as the script says. */
async function scripted(
  script: Readonly<Record<string, Answer>>,
  status: (seen: unknown) => string = () => 'confirmed',
) {
  const request: PreparedCall['request'] = { method: 'eth_sendTransaction', params: [{}], digest: '0x1' }
  const chain = fakeChain({
    transfers: async () =>
      ({
        prepareCall: async (_: unknown, call: object) => ({
          seen: { nonce: 1, block: '1' },
          request: { ...request, params: [call] },
        }),
        submit: async (signer: { request(...args: unknown[]): Promise<unknown> }, _: unknown, it: PreparedCall) =>
          signer.request(it.request.method, it.request.params),
        moved: async () => false,
      }) as never,
    transactionStatus: async (_, { seen }) => ({ status: status(seen) as 'confirmed' }),
  })
  const features = [connect(), account(), submissions()]
  const all = liveKit({ wallet: { script }, wiring: { features, chains: [chain] }, browser: { tabs: null } as never })
  all.start()
  await all.connect()
  return all
}

/** Lets time pass until it is over. */
async function over<T>(sending: Promise<T>, { clock }: { clock: { advance(ms: number): Promise<void> } }): Promise<T> {
  let isOver = false
  const ended = sending.finally(() => {
    isOver = true
  })
  ended.catch(() => {})
  for (let tries = 0; tries < 500 && !isOver; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 5))
    await clock.advance(200)
  }
  return ended
}

const can =
  (status: string, key = '0x1'): Answer =>
  () => ({ [key]: { atomic: { status } } })

describe('what a wallet says that it can do (EIP-5792)', () => {
  test.each<[string, unknown, object]>([
    ['the number as hex', { '0x1': { atomic: { status: 'supported' } } }, { takesBatches: true, atomic: 'supported' }],
    ['with zeros', { '0x01': { atomic: { status: 'ready' } } }, { takesBatches: true, atomic: 'ready' }],
    ['as decimals', { 1: { atomic: { status: 'supported' } } }, { atomic: 'supported' }],
    ['of every network', { '0x0': { atomic: { status: 'supported' } } }, { atomic: 'supported' }],
    ['another word', { '0x1': { atomic: { status: 'sometimes' } } }, { takesBatches: true, atomic: 'unsupported' }],
    ['nothing of atomic', { '0x1': {} }, { takesBatches: true, atomic: 'unsupported' }],
    ['version 1.0', { '0x1': { atomicBatch: { supported: true } } }, { atomic: 'supported', version: '1.0' }],
    ['version 1.0, no', { '0x1': { atomicBatch: { supported: false } } }, { takesBatches: false, why: 'network' }],
    ['of another network', { '0x89': { atomic: { status: 'supported' } } }, { takesBatches: false, why: 'network' }],
    ['nothing', {}, { takesBatches: false, why: 'network' }],
    ['no object', 'yes', { takesBatches: false, why: 'network' }],
    ['null', null, { takesBatches: false, why: 'network' }],
  ])('param: %s', async (_, told, expected) => {
    const { kit } = await scripted({ wallet_getCapabilities: () => told })
    expect(await readBatchSupport(kit)).toMatchObject(expected)
  })

  test('behavior: a wallet that does not know the request, and one that is silent', async () => {
    const { kit } = await scripted({ wallet_getCapabilities: fails(4200) })
    expect(await readBatchSupport(kit)).toMatchObject({ takesBatches: false, why: 'unknown' })
    const silent = await scripted({ wallet_getCapabilities: never })
    const reading = readBatchSupport(silent.kit)
    await silent.host.clock.advance(5_000)
    expect(await reading).toMatchObject({ takesBatches: false, why: 'silent' })
    expect(silent.host.clock.pending()).toBe(0)
  })

  test('error: nobody is asked where nobody is connected', async () => {
    const { kit } = liveKit()
    await expect(readBatchSupport(kit)).rejects.toMatchObject({ code: 'calls/not-connected' })
    await expect(sendCalls(kit, calls)).rejects.toMatchObject({ code: 'calls/not-connected' })
  })
})

describe('a batch', () => {
  test('behavior: is written as the EIP says, with an id of its own', async () => {
    const { kit, wallet } = await scripted({
      wallet_getCapabilities: can('supported'),
      wallet_sendCalls: () => ({ id: '0xbeef' }),
    })
    expect(await sendCalls(kit, calls, { isAtomic: true })).toEqual({ way: 'batch', id: '0xbeef' })
    expect(wallet.paramsOf('wallet_sendCalls')).toEqual([
      {
        version: '2.0.0',
        id: expect.stringMatching(/^0x[\da-f]{64}$/),
        from: alice,
        chainId: '0x1',
        atomicRequired: true,
        calls: [
          { to: bob, value: '0x1' },
          { to: bob, data: '0x1234' },
        ],
      },
    ])
  })

  test('behavior: version 1.0 has no id and answers with one', async () => {
    const { kit, wallet } = await scripted({
      wallet_getCapabilities: () => ({ '0x1': { atomicBatch: { supported: true } } }),
      wallet_sendCalls: () => 'id of the wallet',
    })
    expect(await sendCalls(kit, calls)).toEqual({ way: 'batch', id: 'id of the wallet' })
    expect(wallet.paramsOf('wallet_sendCalls')).toEqual([expect.not.objectContaining({ atomicRequired: false })])
  })

  test.each([
    [5750, 'noUpgrade'],
    [5710, 'network'],
    [5740, 'refused'],
    [5760, 'refused'],
    [4200, 'unknown'],
  ])('behavior: after %d the calls are sent one by one, and the reason is told', async (code, why) => {
    const answers = [hash('1'), hash('2')]
    const { kit, host } = await scripted({
      wallet_getCapabilities: can('ready'),
      wallet_sendCalls: fails(code),
      eth_sendTransaction: () => answers.shift(),
    })
    expect(await over(sendCalls(kit, calls), host)).toEqual({ way: 'oneByOne', why, hashes: [hash('1'), hash('2')] })
  })

  test('error: after such a refusal nothing is sent where all or none was asked for', async () => {
    const { kit, wallet } = await scripted({ wallet_getCapabilities: can('ready'), wallet_sendCalls: fails(5750) })
    await expect(sendCalls(kit, calls, { isAtomic: true })).rejects.toMatchObject({
      code: 'calls/not-atomic',
      slots: { why: 'noUpgrade' },
    })
    expect(wallet.calls).not.toContain('eth_sendTransaction')
  })

  test.each([
    ['a "no"', fails(4001), 'wallet/rejected'],
    ['a failure', fails(-32603), 'wallet/failed'],
    ['no id', () => ({}), 'wallet/bad-answer'],
    ['an empty id', () => '', 'wallet/bad-answer'],
  ] as const)('error: %s is told, and nothing else is sent', async (_, answer, code) => {
    const { kit, wallet } = await scripted({ wallet_getCapabilities: can('supported'), wallet_sendCalls: answer })
    await expect(sendCalls(kit, calls)).rejects.toMatchObject({ code })
    expect(wallet.calls).not.toContain('eth_sendTransaction')
  })

  test('error: a wallet that never decides is given up after ten minutes, or when the app says so', async () => {
    const { kit, host } = await scripted({ wallet_getCapabilities: can('supported'), wallet_sendCalls: never })
    const sending = sendCalls(kit, calls)
    sending.catch(() => {})
    await settle()
    await host.clock.advance(600_000)
    await expect(sending).rejects.toMatchObject({ code: 'flow/timeout' })
    const leaving = new AbortController()
    const left = sendCalls(kit, calls, { signal: leaving.signal })
    await settle()
    leaving.abort(new Error('left'))
    await expect(left).rejects.toThrow('left')
    expect(host.clock.pending()).toBe(0)
  })
})

describe('one by one', () => {
  test('error: a call that fails on the chain ends it, and says which', async () => {
    const { kit, host, wallet } = await scripted(
      { wallet_getCapabilities: fails(4200), eth_sendTransaction: () => hash('1') },
      () => 'failed',
    )
    expect(await over(sendCalls(kit, calls), host)).toMatchObject({
      hashes: [hash('1')],
      stoppedBy: { code: 'calls/stopped', slots: { place: 1, count: 2, hash: hash('1') } },
    })
    expect(wallet.calls.filter((method) => method === 'eth_sendTransaction')).toHaveLength(1)
  })

  test('error: a call that was replaced before a node knew it ends it: its number is told by what was seen', async () => {
    const script = { wallet_getCapabilities: fails(4200), eth_sendTransaction: () => hash('1') }
    const { kit, host } = await scripted(script, (seen) => (seen ? 'passed' : 'unknown'))
    expect(await over(sendCalls(kit, calls), host)).toMatchObject({ stoppedBy: { code: 'calls/stopped' } })
  })

  test.each<[string, readonly Call[], string]>([
    ['none', [], 'calls/none'],
    ['no address', [{ to: 'bob' }], 'calls/bad-call'],
    ['half a byte', [{ to: bob, data: '0x1' }], 'calls/bad-call'],
    ['less than nothing', [{ to: bob, value: -1n }], 'calls/bad-call'],
    ['a number', [{ to: bob, value: 1 as never }], 'calls/bad-call'],
  ])('error: %s is refused before the wallet is asked', async (_, bad, code) => {
    const { kit, wallet } = await scripted({})
    await expect(sendCalls(kit, bad)).rejects.toMatchObject({ code })
    expect(wallet.calls).not.toContain('wallet_getCapabilities')
  })
})

describe('what became of a batch', () => {
  const good = { transactionHash: hash('1'), status: '0x1' }
  const bad = { transactionHash: hash('2'), status: '0x0' }
  test.each<[string, unknown, object]>([
    ['100', { status: 100, receipts: [] }, { status: 'pending', hashes: [] }],
    ['200', { status: 200, receipts: [good, good] }, { status: 'confirmed', hashes: [hash('1')] }],
    ['400', { status: 400 }, { status: 'failed', hashes: [] }],
    ['500', { status: 500, receipts: [bad] }, { status: 'failed', hashes: [hash('2')] }],
    ['600', { status: 600, receipts: [good, bad] }, { status: 'partial', hashes: [hash('1'), hash('2')] }],
    ['PENDING', { status: 'PENDING' }, { status: 'pending' }],
    ['CONFIRMED', { status: 'CONFIRMED', receipts: [good] }, { status: 'confirmed' }],
    ['CONFIRMED, and failed', { status: 'CONFIRMED', receipts: [bad] }, { status: 'failed' }],
    ['CONFIRMED, in part', { status: 'CONFIRMED', receipts: [good, bad] }, { status: 'partial' }],
    ['a hash that is none', { status: 200, receipts: [{ transactionHash: '<img>' }, null] }, { hashes: [] }],
  ])('param: %s', async (_, told, expected) => {
    const { kit } = await scripted({ wallet_getCallsStatus: () => told })
    expect(await readCallsStatus(kit, '0x1')).toMatchObject(expected)
  })

  test.each([null, 'DONE', { status: 999 }, { status: '200' }, []])('error: %j is no status', async (told) => {
    const { kit } = await scripted({ wallet_getCallsStatus: () => told })
    await expect(readCallsStatus(kit, '0x1')).rejects.toMatchObject({ code: 'wallet/bad-answer' })
  })
})
