import { encodeFunctionData, erc20Abi, keccak256, numberToHex } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bob, type EvmSigning, startEvmSigning } from '../../../../../test/setup/evm-signing.js'
import { Refusal } from '../../../../../test/setup/site-chain.js'
import { rules } from '../rules.data.js'

const GWEI = 1_000_000_000n
const carol = '0x00000000000000000000000000000000000ca401'
const token = '0x00000000000000000000000000000000000c0ffe'
let signing: EvmSigning
let own = ''
beforeAll(async () => {
  signing = await startEvmSigning()
  own = signing.wallet.evm.address.toLowerCase()
})
afterAll(() => signing?.stop())
beforeEach(() => {
  signing.renew()
  signing.node.says['eth_getTransactionCount'] = counts(0)
})

/** How many wait; what is in blocks ends below the nonce of this test, or above it. */
const counts = (waiting: number, mined = 0) => {
  const { nonce } = signing
  return ([, block]: readonly unknown[]) => numberToHex(nonce + (block === 'pending' ? waiting : mined))
}
const same = { to: bob, value: '0x1', data: '0x' }
const nothing = () => ({ to: own, value: '0x0', data: '0x' })
const prepare = (changes: object) =>
  signing.device.ask('transaction/prepare', { chainId: 'eip155:10', nonce: numberToHex(signing.nonce), ...changes })
const told = async (changes: object) => {
  const { status, body } = await prepare(changes)
  return [status, body['code'] ?? (body['replaces'] as { kind?: unknown } | null)?.kind]
}
/** The transfer that waits. */
async function wait(changes: object = {}): Promise<string> {
  const raw = await signing.sign(changes)
  expect((await signing.ask(raw)).status).toBe(200)
  signing.node.says['eth_getTransactionCount'] = counts(1)
  return keccak256(raw)
}
/** Signs what was prepared, and sends it in the place of another one. */
async function replace(call: object, body: Record<string, unknown>, replaces: unknown, changes: object = {}) {
  const { maxFeePerGas, maxPriorityFeePerGas } = body
  const fees = {
    maxFeePerGas: BigInt(String(maxFeePerGas)),
    maxPriorityFeePerGas: BigInt(String(maxPriorityFeePerGas)),
  }
  const raw = await signing.sign({ ...fees, ...call, ...changes })
  const { status, body: answer } = await signing.device.ask('transaction/send', {
    chainId: 'eip155:10',
    raw,
    id: 'again',
    ...(replaces === undefined ? {} : { replaces }),
  })
  return { raw, told: [status, answer['code'] ?? answer['hash']] }
}

describe('a transfer that waits', () => {
  test('behavior: is sped up: its own nonce, an eighth more in both prices, and what it is', async () => {
    const hash = await wait({ maxFeePerGas: 8n * GWEI, maxPriorityFeePerGas: 801n })
    const { status, body } = await prepare(same)
    expect([status, body]).toMatchObject([
      200,
      {
        nonce: signing.nonce,
        maxFeePerGas: String(9n * GWEI),
        maxPriorityFeePerGas: '902',
        isKnown: true,
        replaces: { kind: 'speed-up', hash, to: bob, value: '1', data: '0x' },
      },
    ])
    const { raw, told: sent } = await replace({}, body, hash)
    expect(sent).toEqual([200, keccak256(raw)])
    const rows = await signing.world.backend.db
      .selectFrom('embedded_transactions')
      .select(['hash', 'state'])
      .where('nonce', '=', signing.nonce)
      .execute()
    expect(rows).toHaveLength(2)
    // The next one of all has the next nonce.
    expect((await signing.prepared(bob))['nonce']).toBe(signing.nonce + 1)
  })

  test('behavior: pays what the network asks by now, where that is more', async () => {
    await wait({ maxFeePerGas: GWEI, maxPriorityFeePerGas: 1n })
    Object.assign(signing.node.says, {
      eth_getBlockByNumber: { baseFeePerGas: numberToHex(50n * GWEI) },
      eth_maxPriorityFeePerGas: numberToHex(3n * GWEI),
    })
    const { body } = await prepare(same)
    expect([body['maxFeePerGas'], body['maxPriorityFeePerGas']]).toEqual([String(103n * GWEI), String(3n * GWEI)])
  })

  test('behavior: is cancelled by nothing to the own address; the card gets what is cancelled, with its token', async () => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [carol, 5n] })
    const hash = await wait({ to: token, value: 0n, data })
    const { body } = await prepare(nothing())
    expect(body).toMatchObject({
      nonce: signing.nonce,
      token: { balance: String(10n ** 18n) },
      isKnown: true,
      replaces: { kind: 'cancel', hash, to: token, value: '0', data },
    })
    const cancelled = await replace({ to: own, value: 0n }, body, hash)
    expect(cancelled.told).toEqual([200, keccak256(cancelled.raw)])
    // And the cancelling itself is sped up, or taken back by the transfer.
    const again = await prepare(nothing())
    expect(again.body['replaces']).toMatchObject({ kind: 'cancel', hash: keccak256(cancelled.raw), data })
    expect(await told({ to: token, value: '0x0', data: data.toUpperCase().replace('0X', '0x') })).toEqual([
      200,
      'speed-up',
    ])
  })

  test('behavior: stays one payment: of two tabs that speed it up one is sent, and the other starts again', async () => {
    const hash = await wait()
    const { body } = await prepare(same)
    const both = await Promise.all([replace({}, body, hash), replace({ gas: 22_000n }, body, hash)])
    expect(both.map(({ told: [status] }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ told: [status] }) => status === 409)?.told[1]).toBe('nonce_taken')
  })
})

describe('what is no replacement', () => {
  test('error: of a transfer in a block: it would be paid a second time', async () => {
    await wait()
    const asked = signing.given()
    signing.node.says['eth_getTransactionCount'] = counts(1, 1)
    expect(await told(same)).toEqual([409, 'already_mined'])
    expect(await told(nothing())).toEqual([409, 'already_mined'])
    signing.world.pass(rules.nonceTakenMs)
    expect(await told(same)).toEqual([409, 'already_mined'])
    expect(signing.given()).toBe(asked)
  })

  test('error: another amount, another recipient, another token, another call', async () => {
    await wait()
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [bob, 1n] })
    for (const call of [
      { ...same, value: '0x2' },
      { ...same, to: carol },
      { to: token, value: '0x0', data },
      { ...nothing(), value: '0x1' },
    ])
      expect(await told(call)).toEqual([400, 'another_transfer'])
  })

  test('error: of a transaction that this wallet has not sent, or that was refused', async () => {
    signing.node.says['eth_getTransactionCount'] = counts(3)
    expect(await told(same)).toEqual([409, 'not_waiting'])
    Object.assign(signing.node.says, {
      eth_sendRawTransaction: new Refusal('no'),
      eth_getTransactionByHash: null,
    })
    expect(await signing.send(await signing.sign())).toEqual([409, 'transaction_refused'])
    expect(await told(same)).toEqual([409, 'not_waiting'])
  })

  test('behavior: a nonce that is not used yet is not read', async () => {
    for (const ahead of [0, 1, 50]) {
      const { body } = await prepare({ ...same, nonce: numberToHex(signing.nonce + ahead) })
      expect([body['nonce'], body['replaces']]).toEqual([signing.nonce, null])
    }
    expect((await prepare({ ...same, nonce: `0x${'f'.repeat(64)}` })).body['nonce']).toBe(signing.nonce)
  })

  test.each([
    ['without the hash', () => undefined, {}, {}],
    ['of another hash', () => `0x${'12'.repeat(32)}`, {}, {}],
    ['for less than a tenth more', (hash: string) => hash, {}, { maxFeePerGas: 3_299_999_999n }],
    ['with the tip of before', (hash: string) => hash, {}, { maxPriorityFeePerGas: 1n }],
    ['that pays another one', (hash: string) => hash, { to: carol }, {}],
    ['that pays more', (hash: string) => hash, { value: 2n }, {}],
  ] as const)('error: signed bytes %s are not given to a node', async (_, name, call, changes) => {
    const hash = await wait()
    const { body } = await prepare(same)
    const asked = signing.given()
    const { told: sent } = await replace(call, body, name(hash), changes)
    expect([sent, signing.given()]).toEqual([[409, 'nonce_taken'], asked])
  })

  test('error: of another wallet', async () => {
    const hash = await wait()
    const other = signing.world.device()
    await signing.world.signIn(other, `eve${signing.nonce}@example.com`)
    const wish = { chainId: 'eip155:10', ...same, nonce: numberToHex(signing.nonce) }
    expect((await other.ask('transaction/prepare', wish)).body['code']).toBe('not_waiting')
    const raw = await signing.sign({ maxFeePerGas: 9n * GWEI, maxPriorityFeePerGas: 9n })
    const sent = await other.ask('transaction/send', { chainId: 'eip155:10', raw, id: 'x', replaces: hash })
    expect(sent.body['code']).toBe('foreign_transaction')
  })

  test('error: a balance that does not reach for the higher fee', async () => {
    await wait({ maxFeePerGas: 8n * GWEI })
    signing.node.says['eth_getBalance'] = numberToHex(21_000n * 9n * GWEI)
    expect(await told(same)).toEqual([409, 'balance_too_small'])
  })
})
