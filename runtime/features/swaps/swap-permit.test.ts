import type { Hex } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { localRouters } from '../../../schema/services.data.js'
import { soon } from '../../../test/setup/soon.js'
import { type Answer, handIn, method, openPermitPage, type Signed, useUp } from '../../../test/unit/permit-page.js'
import type { SwapFaults } from '../../../test/unit/swap-transport.js'
import { type SwapWorld, startSwapWorld } from '../../../test/unit/swap-world.js'
import { eip1193Connector } from '../../connectors/eip1193/eip1193-connector.js'
import { testPrivateKey } from '../../testing/accounts.js'

let world: SwapWorld
let snapshot: unknown
beforeAll(async () => {
  world = await startSwapWorld()
}, 120_000)
beforeEach(async () => {
  snapshot = await world.bench.ask('evm_snapshot', [])
})
afterEach(async () => {
  await world.bench.ask('evm_revert', [snapshot])
})
afterAll(() => world.stop())

const router = localRouters['eip155:1']['uniswap-v3']
/** The best way of it leads through a pool of v3, and the token takes permits. */
const way = { from: 'USDC', to: 'ETH', amount: '1000' }
const open = (...more: readonly [answer?: Answer, faults?: SwapFaults]) => openPermitPage(world, way, ...more)

test('behavior: one signature and one transaction, and nothing stays allowed', async () => {
  const app = await open()
  const first = await world.bench.reader.getBlockNumber()
  expect(await app.next()).toBe('permit')
  expect(app.now()).toMatchObject({ step: 'review', again: 'approved', plan: { acts: [{ act: 'swap' }] } })
  expect(await app.next()).toBe('swap')
  const { status, quote } = await app.settle()
  expect([status, quote.source]).toEqual(['swapped', 'uniswap-v3'])
  expect(await world.callsSince(first)).toEqual(['0xac9650d8'])
  expect(await world.allowance('USDC', router)).toBe(0n)
  const { timestamp } = await world.bench.reader.getBlock()
  const [signed] = app.asked
  expect(signed?.message).toMatchObject({ spender: router, value: '1000000000', nonce: '0' })
  expect(Number(signed?.message.deadline) - Math.max(Number(timestamp), Date.now() / 1_000)).toBeLessThanOrEqual(1_200)
  expect(signed?.domain).toEqual({
    name: 'USD Coin',
    version: '2',
    chainId: 1,
    verifyingContract: world.bench.addressOf('USDC'),
  })
  app.stop()
})

test('behavior: the same swap once more is signed once more', async () => {
  const app = await open()
  for (const nonce of ['0', '1']) {
    await app.fill(way)
    expect(await app.next()).toBe('permit')
    expect(app.asked.at(-1)?.message.nonce).toBe(nonce)
    expect(await app.next()).toBe('swap')
    expect((await app.settle()).status).toBe('swapped')
  }
  app.stop()
})

test('SECURITY: a signature is in no storage, and what it allows is for this amount alone', async () => {
  const app = await open()
  expect(await app.next()).toBe('permit')
  expect(JSON.stringify([...app.disk.data])).not.toContain(String(app.signatures[0]).slice(2, 40))
  app.cancel()
  await app.fill({ ...way, amount: '900' })
  expect(await app.next()).toBe('permit')
  expect(app.asked.map(({ message }) => message.value)).toEqual(['1000000000', '900000000'])
  app.stop()
})

describe('a wallet that does not sign', () => {
  test('behavior: a person who says no is back at the review, and may sign after all', async () => {
    let isAgreed = false
    const app = await open((sign) => {
      if (isAgreed) return sign()
      throw Object.assign(new Error('User rejected'), { code: 4001 })
    })
    await app.next()
    expect(app.now()).toMatchObject({ step: 'review', again: 'declined', plan: { acts: [{ act: 'permit' }, {}] } })
    isAgreed = true
    expect(await app.next()).toBe('permit')
    expect(app.now()).toMatchObject({ step: 'review', again: 'approved' })
    app.stop()
  })

  const other = `0x${'11'.repeat(64)}1b`
  test.each([
    ['knows no typed data', () => Promise.reject(Object.assign(new Error('unknown method'), { code: 4200 }))],
    ['signs with another key', () => other],
    ['answers with nothing', () => null],
    ['answers with a text', () => 'signed'],
    ['answers with half of it', async (sign: () => Promise<unknown>) => String(await sign()).slice(0, 70)],
  ] as const)('error: one that %s is asked for an approval, for good', async (_, answer) => {
    const app = await open(answer as never)
    expect(await app.next()).toBe('permit')
    expect(app.now()).toMatchObject({ step: 'review', again: 'unsigned', plan: { acts: [{ act: 'approve' }, {}] } })
    expect(await app.next()).toBe('approve')
    expect(await world.allowance('USDC', router)).toBe(1_000_000_000n)
    expect(await app.next()).toBe('swap')
    expect((await app.settle()).status).toBe('swapped')
    expect(app.asked).toHaveLength(1)
    app.stop()
  })

  test('behavior: what one wallet does not sign, another one is asked for', async () => {
    const app = await open(() => null)
    await app.next()
    expect(app.now()).toMatchObject({ step: 'review', again: 'unsigned' })
    const { provider } = world.makeWallet({ privateKey: testPrivateKey })
    const other = eip1193Connector({ id: 'other', type: 'ANNOUNCED', name: 'Other', provider }, app.kit.host)
    await app.kit.session.connect(other, new AbortController().signal)
    await app.fill(way)
    await app.review()
    expect(app.now()).toMatchObject({ step: 'review', plan: { acts: [{ act: 'permit' }, {}] } })
    app.stop()
  })

  test('error: on another network it is asked for no signature', async () => {
    const app = await open()
    await app.review()
    const { provider } = app.wallet
    app.answerWith((call) => (call.method === 'eth_chainId' ? '0x89' : provider.request(call as never)) as never)
    await app.confirm()
    await app.settled()
    expect(app.now()).toMatchObject({ step: 'review', again: { code: 'network/not-switched' } })
    expect(app.wallet.calls()[method]).toBe(undefined)
    app.stop()
  })

  test('behavior: what is signed after the review was left is used for nothing', async () => {
    let answer = () => {}
    const app = await open(async (sign) => {
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      return sign()
    })
    await app.review()
    void app.confirm()
    await soon(() => expect(app.asked).toHaveLength(1))
    app.cancel()
    answer()
    await soon(() => expect(app.signatures).toHaveLength(1))
    expect(app.now()).toEqual({ step: 'editing' })
    app.stop()
  })
})

describe('a permit that is worth nothing', () => {
  test('behavior: one that somebody else has handed in is no hindrance', async () => {
    const app = await open()
    expect(await app.next()).toBe('permit')
    const signed = app.asked[0] as Signed
    await handIn(world, signed, app.signatures[0] as Hex)
    expect(await world.allowance('USDC', router)).toBe(1_000_000_000n)
    expect(await app.next()).toBe('swap')
    expect((await app.settle()).status).toBe('swapped')
    expect(await world.allowance('USDC', router)).toBe(0n)
    app.stop()
  })

  test('error: one whose number was used for another is refused in advance, and the token is approved', async () => {
    const app = await open()
    expect(await app.next()).toBe('permit')
    const signed = app.asked[0] as Signed
    await useUp(world, signed)
    expect(await app.next()).toBe('swap')
    expect(app.now()).toMatchObject({ step: 'editing', problem: { problem: 'reverted' } })
    expect(app.wallet.calls()['eth_sendTransaction']).toBe(undefined)
    await app.review()
    expect(app.now()).toMatchObject({ step: 'review', plan: { acts: [{ act: 'approve' }, {}] } })
    app.stop()
  })
})

test('error: one that is worth nothing as soon as it is signed is told, and the token is approved', async () => {
  const app = await open(async (sign, asked) => {
    const signature = await sign()
    await useUp(world, asked)
    return signature
  })
  expect(await app.next()).toBe('permit')
  expect(app.now()).toMatchObject({ step: 'review', again: 'unsigned', plan: { acts: [{ act: 'approve' }, {}] } })
  app.stop()
})

test('behavior: on a chain without new blocks a permit is good for as long as on another one', async () => {
  const app = await world.open({}, {}, undefined, undefined, 3_600_000)
  await app.fill(way)
  await app.review()
  const now = BigInt(Math.floor(Date.now() / 1_000)) + 3_600n
  const shown = app.now()
  const deadline = shown.step === 'review' ? (shown.plan.permit?.deadline ?? 0n) : 0n
  expect(deadline - now).toBeGreaterThan(1_140n)
  expect(deadline - now).toBeLessThanOrEqual(1_201n)
  app.stop()
})
