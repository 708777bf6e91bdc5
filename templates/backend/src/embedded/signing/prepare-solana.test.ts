import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Refusal, SILENCE } from '../../../../../test/setup/site-chain.js'
import {
  addressOf,
  keyOf,
  SYSTEM_KEY,
  solTransfer,
  writeMessage,
  writeTransaction,
} from '../../../../../test/setup/solana-bytes.js'
import {
  devnet,
  mainnet,
  type SolanaSigning,
  startSolanaSigning,
  toBase64,
  toldBy,
  usdc,
} from '../../../../../test/setup/solana-signing.js'
import { DAY_MS } from '../rules.data.js'

let signing: SolanaSigning
beforeAll(async () => {
  signing = await startSolanaSigning()
})
afterAll(() => signing?.stop())
beforeEach(() => signing.renew())

test('error: a message that another wallet pays, that is none, or of fields that are not those of Solana', async () => {
  const others = toBase64(solTransfer(keyOf('eve'), 'bob', 5n))
  const second = toBase64(
    writeMessage({ keys: [keyOf('eve'), signing.wallet.solana.publicKey, SYSTEM_KEY], instructions: [], signers: 2 }),
  )
  for (const message of [others, second])
    expect(toldBy(await signing.prepare({ message }))).toEqual([403, 'foreign_transaction'])
  const good = toBase64(solTransfer(signing.wallet.solana.publicKey, 'bob', 5n))
  for (const changes of [
    { message: good.slice(0, -4) },
    { message: `${good.slice(0, -4)}====` },
    { message: 'AAAA' },
    { message: `${good}AAAA` },
    { amount: '05' },
    { amount: '-1' },
    { to: '0x12' },
    { mint: undefined },
    { fee: '0' },
  ]) {
    expect(toldBy(await signing.prepare(changes)), JSON.stringify(changes)).toEqual([400, 'invalid_input'])
  }
  expect(toldBy(await signing.prepare({ chainId: mainnet }))).toEqual([400, 'unsupported_chain'])
  expect(
    (
      await signing.world
        .device()
        .ask('transaction/prepare', { chainId: devnet, message: good, to: addressOf('bob'), amount: '5', mint: null })
    ).status,
  ).toBe(401)
})

test.each(['getBalance', 'getFeeForMessage', 'simulateTransaction'])(
  'error: a node that answers %s with nonsense or nothing',
  async (method) => {
    for (const nonsense of ['much', null, {}, { value: -1 }, { value: 'x' }, SILENCE]) {
      Object.assign(signing.node.says, { [method]: nonsense })
      expect(toldBy(await signing.prepare()), `${method} ${String(nonsense)}`).toEqual([502, 'upstream_failed'])
      signing.world.pass(DAY_MS / 48)
    }
  },
)

test('error: a message that is over, one that would fail, and one that costs more than there is', async () => {
  signing.node.says['getFeeForMessage'] = { value: null }
  expect((await signing.prepare()).body).toEqual({
    code: 'transaction_expired',
    message: 'This transaction is too old. Start it again',
  })
  signing.honest({
    simulateTransaction: { value: { err: { InstructionError: [0, 'evil.example'] } } },
  })
  expect((await signing.prepare()).body).toEqual({ code: 'would_fail', message: 'This transfer would fail on Devnet' })
  signing.node.says['simulateTransaction'] = new Refusal('evil.example')
  expect(toldBy(await signing.prepare())).toEqual([409, 'would_fail'])
  signing.honest()
  expect((await signing.prepare({ amount: '995000' })).status).toBe(200)
  expect(toldBy(await signing.prepare({ amount: '995001' }))).toEqual([409, 'balance_too_small'])
  expect((await signing.prepare({ mint: usdc, amount: '24' })).body['message']).toContain('enough USDC')
  expect(toldBy(await signing.prepare({ mint: addressOf('none'), amount: '1' }))).toEqual([409, 'balance_too_small'])
  signing.node.says['getBalance'] = { value: 4_999 }
  expect((await signing.prepare({ mint: usdc, amount: '1' })).body['message']).toContain('enough SOL')
})

test('behavior: SOL and tokens, by the figures of our nodes; a mint that nobody knows by its digits', async () => {
  const network = { name: 'Devnet', symbol: 'SOL', decimals: 9, isTestnet: true }
  const same = { network, fee: '5000', balance: '1000000', isKnown: false, needsWindow: false }
  expect((await signing.prepare()).body).toEqual({ ...same, token: null })
  expect((await signing.prepare({ mint: usdc, amount: '23' })).body).toEqual({
    ...same,
    token: { symbol: 'USDC', name: 'USD Coin', decimals: 6, balance: '23' },
  })
  const rogue = addressOf('rogue')
  const short = `${rogue.slice(0, 4)}…${rogue.slice(-4)}`
  expect((await signing.prepare({ mint: rogue, amount: '9' })).body['token']).toEqual({
    symbol: short,
    name: short,
    decimals: 6,
    balance: '9',
  })
  expect((await signing.prepare({ to: null })).body).toEqual({ ...same, token: null })
  const [trial, config] = signing.node.heard('simulateTransaction').at(-1) ?? []
  const message = solTransfer(signing.wallet.solana.publicKey, 'bob', 5n)
  expect(trial).toBe(toBase64(writeTransaction([new Uint8Array(64)], message)))
  expect(config).toMatchObject({ encoding: 'base64', sigVerify: false })
})
