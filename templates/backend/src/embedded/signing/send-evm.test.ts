import { keccak256, numberToHex, parseTransaction, serializeTransaction } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bob, type EvmSigning, startEvmSigning } from '../../../../../test/setup/evm-signing.js'
import { openWallet } from '../../../../../test/setup/site-wallet.js'

/** An account whose key the page has. */
const page = privateKeyToAccount(`0x${'11'.repeat(32)}`)
let signing: EvmSigning
beforeAll(async () => {
  signing = await startEvmSigning()
})
afterAll(() => signing?.stop())
beforeEach(() => signing.renew())

describe('bytes that are not sent', () => {
  test('error: signed by another wallet, or by a key that the page has', async () => {
    const other = signing.world.device()
    await signing.world.signIn(other, 'eve@example.com')
    const eve = await openWallet(other)
    const asked = signing.given()
    const { status, body } = await signing.ask(await signing.sign({}, eve))
    expect([status, body]).toEqual([
      403,
      { code: 'foreign_transaction', message: 'This transaction isn’t from your wallet' },
    ])
    expect(await signing.send(await page.signTransaction(signing.call()))).toEqual([403, 'foreign_transaction'])
    // What Ada has signed, Eve's session does not send.
    const stolen = await other.ask('transaction/send', { chainId: 'eip155:10', raw: await signing.sign(), id: 'x' })
    expect(stolen.status).toBe(403)
    expect(signing.given()).toBe(asked)
  })

  test('error: of another chain than is asked, or of none that is served', async () => {
    const asked = signing.given()
    expect(await signing.send(await signing.sign({ chainId: 11 }))).toEqual([400, 'invalid_input'])
    expect(await signing.send(await signing.sign(), { chainId: 'eip155:11' })).toEqual([400, 'invalid_input'])
    expect(await signing.send(await signing.sign(), { chainId: 'eip155:12' })).toEqual([400, 'unsupported_chain'])
    expect(signing.given()).toBe(asked)
  })

  test('error: of another type, unsigned, cut, with bytes behind, or written in another way', async () => {
    const raw = await signing.sign()
    const { evm } = signing.wallet
    const { r, s, yParity } = parseTransaction(raw as `0x02${string}`)
    const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
    const twin = serializeTransaction(signing.call(), {
      r: r ?? '0x',
      s: numberToHex(order - BigInt(s ?? 0)),
      yParity: yParity === 0 ? 1 : 0,
    })
    const asked = signing.given()
    for (const bad of [
      await evm.signTransaction({
        chainId: 10,
        nonce: signing.nonce,
        to: bob,
        gas: 21_000n,
        gasPrice: 1_000_000_000n,
        type: 'legacy',
      }),
      await evm.signTransaction({
        chainId: 10,
        nonce: signing.nonce,
        to: bob,
        gas: 21_000n,
        gasPrice: 1_000_000_000n,
        type: 'eip2930',
      }),
      // EIP-7702: the account would become what the contract says.
      await evm.signTransaction({
        ...signing.call(),
        type: 'eip7702',
        authorizationList: [await page.signAuthorization({ chainId: 10, address: bob, nonce: signing.nonce + 1 })],
      }),
      serializeTransaction(signing.call()),
      raw.slice(0, -2),
      `${raw}00`,
      '0x02',
      '0x02c0',
      '0x',
      raw.slice(2),
      // The same transfer with a hash of its own (EIP-2).
      twin,
      `0x02${'c0'.repeat(1_900)}`,
      `0x02${'00'.repeat(3_000)}`,
    ]) {
      expect(await signing.send(bad), bad.slice(0, 40)).toEqual([400, 'invalid_input'])
    }
    expect(signing.given()).toBe(asked)
    // In capitals they are the same bytes.
    expect(await signing.send(`0x${raw.slice(2).toUpperCase()}`)).toEqual([200, keccak256(raw)])
  })

  test('error: no transfer, whoever has signed it', async () => {
    const asked = signing.given()
    for (const changes of [
      { to: undefined, data: '0x6000' },
      { data: '0x095ea7b3' },
      { accessList: [{ address: bob, storageKeys: [] }] },
    ]) {
      expect(await signing.send(await signing.sign(changes))).toEqual([400, 'not_a_transfer'])
    }
    expect(signing.given()).toBe(asked)
  })

  test('error: without a session, and with an id that is too long', async () => {
    const raw = await signing.sign()
    const stranger = await signing.world.device().ask('transaction/send', { chainId: 'eip155:10', raw, id: 'x' })
    expect([stranger.status, stranger.body['code']]).toEqual([401, 'session'])
    expect(await signing.send(raw, { id: 'x'.repeat(65) })).toEqual([400, 'invalid_input'])
  })
})
