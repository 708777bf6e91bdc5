import { encodeFunctionData, erc20Abi, type Hex, keccak256, numberToHex } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bob, type EvmSigning, startEvmSigning } from '../../../../../test/setup/evm-signing.js'
import { Refusal, SILENCE } from '../../../../../test/setup/site-chain.js'
import { rules } from '../rules.data.js'

const carol = '0x00000000000000000000000000000000000ca401'
const token = '0x00000000000000000000000000000000000c0ffe'
let signing: EvmSigning
beforeAll(async () => {
  signing = await startEvmSigning()
})
afterAll(() => signing?.stop())
beforeEach(() => signing.renew())

describe('the same bytes again', () => {
  test('behavior: give the same hash, and are sent once more at most', async () => {
    const raw = await signing.sign()
    const asked = signing.given()
    for (let time = 0; time < 4; time += 1) expect(await signing.send(raw)).toEqual([200, keccak256(raw)])
    expect(signing.given() - asked).toBe(2)
    expect((await signing.lines()).slice(-2).map(({ outcome }) => outcome)).toEqual(['ok', 'again ok'])
  })

  test('behavior: at once, at two processes, all get the hash of one transfer', async () => {
    const raw = await signing.sign()
    const asked = signing.given()
    const all = Array.from({ length: 6 }, (_, n) =>
      signing.send(raw, { site: n % 2 ? signing.world.site : signing.world.other }),
    )
    expect(new Set((await Promise.all(all)).map(String))).toEqual(new Set([`200,${keccak256(raw)}`]))
    expect(signing.given() - asked).toBeLessThanOrEqual(2)
    const rows = await signing.world.backend.db
      .selectFrom('embedded_transactions')
      .selectAll()
      .where('hash', '=', keccak256(raw))
      .execute()
    expect(rows).toMatchObject([
      { state: 'sent', tries: 2, nonce: signing.nonce, account: signing.wallet.evm.address, request_id: 'request-1' },
    ])
  })

  test('behavior: a node that has lost one takes it again; what it says then changes nothing', async () => {
    const raw = await signing.sign()
    expect(await signing.send(raw)).toEqual([200, keccak256(raw)])
    Object.assign(signing.node.says, {
      eth_sendRawTransaction: new Refusal('nonce too low'),
      eth_getTransactionByHash: null,
    })
    expect(await signing.send(raw)).toEqual([200, keccak256(raw)])
    expect((await signing.lines()).at(-1)?.outcome).toBe('again refused')
  })
})

describe('two transfers with one nonce', () => {
  test('error: of two at once one is sent, and the other is told to start again', async () => {
    const raws = [await signing.sign({ value: 1n }), await signing.sign({ value: 2n, maxFeePerGas: 9_000_000_000n })]
    const asked = signing.given()
    const both = await Promise.all(
      raws.map((raw, n) => signing.send(raw, { site: n ? signing.world.site : signing.world.other })),
    )
    expect(both.map(([status]) => status).sort()).toEqual([200, 409])
    expect(both.find(([status]) => status === 409)?.[1]).toBe('nonce_taken')
    expect(signing.given() - asked).toBe(1)
  })

  test('behavior: the next one has the next nonce, though the chain does not count it yet', async () => {
    signing.node.says['eth_getTransactionCount'] = numberToHex(signing.nonce)
    expect((await signing.prepared(bob))['nonce']).toBe(signing.nonce)
    await signing.ask(await signing.sign())
    expect((await signing.prepared(bob))['nonce']).toBe(signing.nonce + 1)
    await signing.ask(await signing.sign({ nonce: signing.nonce + 1 }))
    expect((await signing.prepared(bob))['nonce']).toBe(signing.nonce + 2)
    signing.node.says['eth_getTransactionCount'] = numberToHex(signing.nonce + 9)
    expect((await signing.prepared(bob))['nonce']).toBe(signing.nonce + 9)
    // A chain that does not count it after a minute has lost it.
    signing.node.says['eth_getTransactionCount'] = numberToHex(signing.nonce)
    signing.world.pass(rules.nonceTakenMs)
    expect((await signing.prepared(bob))['nonce']).toBe(signing.nonce)
    expect((await signing.ask(await signing.sign({ value: 3n }))).status).toBe(200)
  })

  test('behavior: another chain counts on its own, and another wallet too', async () => {
    await signing.ask(await signing.sign())
    const other = signing.world.device()
    await signing.world.signIn(other, 'bob@example.com')
    const wish = { chainId: 'eip155:10', to: bob, value: '0x1', data: '0x' }
    signing.node.says['eth_getTransactionCount'] = '0x1'
    expect((await other.ask('transaction/prepare', wish)).body['nonce']).toBe(1)
  })
})

describe('a node that does not take it', () => {
  test('error: refuses it: told without its words, nothing is known of the recipient, the nonce is free', async () => {
    const raw = await signing.sign({ to: carol })
    const refusal = new Refusal('insufficient funds, see evil.example')
    Object.assign(signing.node.says, {
      eth_sendRawTransaction: refusal,
      eth_getTransactionCount: numberToHex(signing.nonce),
    })
    const { status, body } = await signing.ask(raw)
    expect([status, body]).toEqual([
      409,
      { code: 'transaction_refused', message: 'Ten refused this transaction. Nothing was sent' },
    ])
    expect((await signing.lines()).at(-1)).toMatchObject({ outcome: 'refused', subject: `eip155:10 ${keccak256(raw)}` })
    expect(await signing.prepared(carol)).toMatchObject({ isKnown: false, nonce: signing.nonce })
    expect(await signing.send(raw)).toEqual([409, 'transaction_refused'])
    const asked = signing.given()
    signing.honest()
    expect(await signing.send(raw)).toEqual([409, 'transaction_refused'])
    expect(signing.given()).toBe(asked)
    expect((await signing.ask(await signing.sign({ to: bob, value: 7n }))).status).toBe(200)
  })

  test.each([
    ['nothing', SILENCE],
    ['the hash of another one', `0x${'12'.repeat(32)}`],
    ['nonsense', { hash: 5 }],
    ['null', null],
  ])(
    'error: that says %s is told as not known; the same bytes may go once more, or others in their place',
    async (_, said) => {
      const stranger = `0x${String(signing.nonce).padStart(40, 'e')}`
      const raw = await signing.sign({ to: stranger })
      Object.assign(signing.node.says, {
        eth_sendRawTransaction: said,
        eth_getTransactionCount: numberToHex(signing.nonce),
      })
      const { status, body } = await signing.ask(raw)
      expect([status, body['code']]).toEqual([502, 'send_unknown'])
      expect((await signing.lines()).at(-1)?.outcome).toBe('unknown')
      signing.world.pass(31_000)
      signing.honest({ eth_getTransactionCount: numberToHex(signing.nonce) })
      expect(await signing.prepared(stranger)).toMatchObject({ isKnown: false, nonce: signing.nonce })
      expect(await signing.send(raw)).toEqual([200, keccak256(raw)])
      expect((await signing.lines()).at(-1)?.outcome).toBe('ok')
    },
  )

  test('error: that refuses it and does not say whether it has it, is not known', async () => {
    Object.assign(signing.node.says, { eth_sendRawTransaction: new Refusal('?'), eth_getTransactionByHash: 'yes' })
    expect(await signing.send(await signing.sign())).toEqual([502, 'send_unknown'])
  })

  test('behavior: that has it already is no failure', async () => {
    const raw = await signing.sign()
    signing.have(keccak256(raw))
    expect(await signing.send(raw)).toEqual([200, keccak256(raw)])
  })
})

describe('who is known', () => {
  test('behavior: whom something was sent to on this chain, by its token too; not by nothing, not on another chain', async () => {
    const fresh = (n: number) => `0x${String(signing.nonce + n).padStart(40, 'd')}`
    const [payee, holder, none] = [fresh(1), fresh(2), fresh(3)]
    const data = (to: string, amount: bigint) =>
      encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to as Hex, amount] })
    expect(await signing.prepared(payee)).toMatchObject({ isKnown: false, needsWindow: false })
    await signing.ask(await signing.sign({ to: payee }))
    await signing.ask(await signing.sign({ nonce: signing.nonce + 1, to: token, value: 0n, data: data(holder, 1n) }))
    await signing.ask(await signing.sign({ nonce: signing.nonce + 2, to: none, value: 0n }))
    await signing.ask(await signing.sign({ nonce: signing.nonce + 3, to: token, value: 0n, data: data(none, 0n) }))
    const known = await Promise.all(
      [payee, holder, none, token].map(async (to) => (await signing.prepared(to))['isKnown']),
    )
    expect(known).toEqual([true, true, false, false])
    const wish = { to: token, value: '0x0', data: data(payee, 1n) }
    expect((await signing.device.ask('transaction/prepare', { chainId: 'eip155:10', ...wish })).body['isKnown']).toBe(
      true,
    )
    const other = signing.world.device()
    await signing.world.signIn(other, 'else@example.com')
    const asked = await other.ask('transaction/prepare', { chainId: 'eip155:10', to: payee, value: '0x1', data: '0x' })
    expect(asked.body['isKnown']).toBe(false)
  })
})

test('behavior: one line of the audit for each, with chain and hash; the page’s id has no letters that can’t be kept', async () => {
  const before = (await signing.lines()).length
  const raw = await signing.sign()
  await signing.ask(raw, { id: 'a\u0000b\u202e' })
  const [line, ...more] = (await signing.lines()).slice(before)
  expect(more).toEqual([])
  expect(line).toMatchObject({
    outcome: 'ok',
    project_id: 'shop',
    device: signing.device.thumbprint,
    origin: 'https://app.example',
    network: '203.0.113.*',
    subject: `eip155:10 ${keccak256(raw)}`,
  })
  const row = await signing.world.backend.db
    .selectFrom('embedded_transactions')
    .select('request_id')
    .where('hash', '=', keccak256(raw))
    .executeTakeFirst()
  expect(row).toEqual({ request_id: 'ab' })
})
