import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendingLines } from '../../../../../test/setup/evm-signing.js'
import { Refusal, SILENCE } from '../../../../../test/setup/site-chain.js'
import { openWallet } from '../../../../../test/setup/site-wallet.js'
import {
  addressOf,
  keyOf,
  SYSTEM_KEY,
  solTransfer,
  u64,
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
} from '../../../../../test/setup/solana-signing.js'
import { base58 } from '../keys/base58.js'

let signing: SolanaSigning
beforeAll(async () => {
  signing = await startSolanaSigning()
})
afterAll(() => signing?.stop())
beforeEach(() => signing.renew())

const hashOf = (bytes: Uint8Array) => base58(bytes.subarray(1, 65))
const outcomes = async () => (await sendingLines(signing.world)).map(({ outcome, subject }) => [outcome, subject])

test('error: what another wallet signed, or pays; a signature of other bytes; none', async () => {
  const other = signing.world.device()
  await signing.world.signIn(other, 'eve@example.com')
  const eve = await openWallet(other)
  const own = signing.signed(1n)
  const message = solTransfer(signing.wallet.solana.publicKey, 'bob', 2n)
  const shared = writeMessage({
    keys: [eve.solana.publicKey, signing.wallet.solana.publicKey, SYSTEM_KEY],
    instructions: [],
    signers: 2,
  })
  const asked = signing.given()
  for (const bytes of [
    signing.signed(1n, 'bob', eve),
    writeTransaction([own.subarray(1, 65)], message),
    writeTransaction([new Uint8Array(64)], message),
    writeTransaction([eve.solana.sign(message)], message),
    // Second in line: somebody else pays.
    writeTransaction([eve.solana.sign(shared), signing.wallet.solana.sign(shared)], shared),
  ]) {
    const { status, body } = await signing.send(bytes)
    expect([status, body]).toEqual([
      403,
      { code: 'foreign_transaction', message: 'This transaction isn’t from your wallet' },
    ])
  }
  const stolen = await other.ask('transaction/send', { chainId: devnet, raw: toBase64(own), id: 'x' })
  expect(stolen.status).toBe(403)
  expect(signing.given()).toBe(asked)
})

test('error: bytes that are no transaction, a chain that is another, a caller without a session', async () => {
  const bytes = signing.signed(1n)
  const asked = signing.given()
  for (const bad of [
    bytes.subarray(0, -1),
    Uint8Array.from([...bytes, 0]),
    bytes.subarray(1),
    Uint8Array.from([2, ...new Uint8Array(64), ...bytes.subarray(1)]),
    Uint8Array.from([0, ...bytes.subarray(65)]),
  ]) {
    expect(toldBy(await signing.send(bad))).toEqual([400, 'invalid_input'])
  }
  expect(toldBy(await signing.send(bytes, { raw: '0x02' }))).toEqual([400, 'invalid_input'])
  expect(toldBy(await signing.send(bytes, { chainId: mainnet }))).toEqual([400, 'unsupported_chain'])
  expect(toldBy(await signing.send(bytes, { chainId: 'eip155:10' }))).toEqual([400, 'invalid_input'])
  expect(
    (await signing.world.device().ask('transaction/send', { chainId: devnet, raw: toBase64(bytes), id: 'x' })).status,
  ).toBe(401)
  expect(signing.given()).toBe(asked)
})

test('behavior: is told by its first signature, makes the recipient known, and is sent twice at most', async () => {
  expect((await signing.prepare()).body['isKnown']).toBe(false)
  const bytes = signing.signed(3n)
  const asked = signing.given()
  for (let time = 0; time < 4; time += 1) expect(toldBy(await signing.send(bytes))).toEqual([200, hashOf(bytes)])
  expect(signing.given() - asked).toBe(2)
  expect(signing.node.heard('sendTransaction').at(-1)?.[0]).toBe(toBase64(bytes))
  expect((await signing.prepare()).body['isKnown']).toBe(true)
  expect((await signing.prepare({ to: addressOf('carol') })).body['isKnown']).toBe(false)
  const subject = `${devnet} ${hashOf(bytes)}`
  expect((await outcomes()).slice(-2)).toEqual([
    ['ok', subject],
    ['again ok', subject],
  ])
})

test('behavior: signatures of others go along as they are', async () => {
  const message = writeMessage({
    keys: [signing.wallet.solana.publicKey, keyOf('cosigner'), keyOf('bob'), SYSTEM_KEY],
    instructions: [{ program: 3, accounts: [0, 2], data: [2, 0, 0, 0, ...u64(1n)] }],
    signers: 2,
  })
  const bytes = writeTransaction([signing.wallet.solana.sign(message), new Uint8Array(64).fill(7)], message)
  expect(toldBy(await signing.send(bytes))).toEqual([200, hashOf(bytes)])
  expect(signing.node.heard('sendTransaction').at(-1)?.[0]).toBe(toBase64(bytes))
})

test('error: a node that refuses it, unless it has it', async () => {
  Object.assign(signing.node.says, { sendTransaction: new Refusal('Blockhash not found, see evil.example') })
  const bytes = signing.signed(11n, 'dan')
  expect((await signing.send(bytes)).body).toEqual({
    code: 'transaction_refused',
    message: 'Devnet refused this transaction. Nothing was sent',
  })
  expect((await outcomes()).at(-1)?.[0]).toBe('refused')
  expect((await signing.prepare({ to: addressOf('dan') })).body['isKnown']).toBe(false)
  signing.have(hashOf(bytes))
  expect(toldBy(await signing.send(bytes))).toEqual([200, hashOf(bytes)])
})

test.each([
  ['nothing', SILENCE],
  ['another signature', base58(new Uint8Array(64).fill(5))],
  ['nonsense', 5],
])('error: a node that says %s', async (name, said) => {
  Object.assign(signing.node.says, { sendTransaction: said })
  const bytes = signing.signed(12n, name)
  expect(toldBy(await signing.send(bytes))).toEqual([502, 'send_unknown'])
  signing.world.pass(31_000)
  signing.honest()
  expect(toldBy(await signing.send(bytes))).toEqual([200, hashOf(bytes)])
})

test('error: a node that refuses it and does not say whether it has it', async () => {
  Object.assign(signing.node.says, { sendTransaction: new Refusal('?'), getSignatureStatuses: { value: [] } })
  expect(toldBy(await signing.send(signing.signed(13n)))).toEqual([502, 'send_unknown'])
})
