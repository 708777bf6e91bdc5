import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { anna, boris } from '../../test/unit/fake-standard-wallet.js'
import { fakeDisk, fakeHost } from '../../test/unit/fakes.js'
import { liveSolana, partsOf, scriptedSolana, solanaKit } from '../../test/unit/solana-kit.js'
import { wireTransaction } from '../../test/unit/wire-transactions.js'
import type { Connection, Remembered } from '../contract/connection.js'
import type { Commitment } from '../contract/requests.js'
import { memoryStorage } from '../testing/permission-record.js'
import { solanaTestKey } from '../testing/solana/accounts.js'
import { walletOf } from './wallet.js'

const text = (words: string) => new TextEncoder().encode(words)

/** Whether a second library finds that the address has signed these bytes. */
const isSigned = (signature: Uint8Array, message: Uint8Array, address: string) =>
  ed25519.verify(signature, message, base58.decode(address))

describe('the wallet of the live account', () => {
  test('behavior: what it signs is verified by another library', async () => {
    const { live, wallet } = await liveSolana()
    expect(live.address).toBe(wallet.address())
    const message = text('größe ✓')
    expect(isSigned(await live.signMessage(message), message, live.address)).toBe(true)
    const wire = wireTransaction(live.address)
    const [signature, signed] = partsOf(await live.signTransaction(wire))
    expect(signed).toEqual(partsOf(wire)[1])
    expect(isSigned(signature, signed, live.address)).toBe(true)
  })

  test('behavior: several transactions are shown at once, and none is asked for nothing', async () => {
    const { live, wallet } = await liveSolana()
    const wires = [1n, 2n, 3n].map((amount) => wireTransaction(live.address, amount))
    const signed = await live.signAllTransactions(wires)
    expect(signed.map((wire) => isSigned(...partsOf(wire), live.address))).toEqual([true, true, true])
    expect(signed.map((wire) => partsOf(wire)[1])).toEqual(wires.map((wire) => partsOf(wire)[1]))
    expect(await live.signAllTransactions([])).toEqual([])
    expect(wallet.calls()['solana:signTransaction']).toBe(1)
  })

  test.each<[Commitment, string]>([
    ['processed', 'processed'],
    ['confirmed', 'confirmed'],
    ['finalized', 'finalized'],
    ['recent', 'processed'],
    ['single', 'confirmed'],
    ['singleGossip', 'confirmed'],
    ['root', 'finalized'],
    ['max', 'finalized'],
  ])('param: it sends with the preflight commitment %s (SPEC §5)', async (preflightCommitment, known) => {
    const signature = new Uint8Array(64).fill(7)
    const { live, fake } = await scriptedSolana({ 'solana:signAndSendTransaction': () => [{ signature }] })
    const options = { preflightCommitment, skipPreflight: false, maxRetries: 2, minContextSlot: 5 }
    const wire = wireTransaction(anna)
    expect(await live.signAndSendTransaction(wire, options)).toBe(base58.encode(signature))
    const [input] = fake.argsOf('solana:signAndSendTransaction') ?? []
    expect(input).toMatchObject({ transaction: wire, options: { ...options, preflightCommitment: known } })
  })

  test('behavior: it signs in with the fields of the app', async () => {
    const { live } = await liveSolana()
    const { signedMessage, signature } = await live.signIn({ domain: 'app.example', nonce: 'abcdefgh' })
    expect(new TextDecoder().decode(signedMessage)).toContain(`app.example wants you to sign in`)
    expect(isSigned(signature, signedMessage, live.address)).toBe(true)
  })

  test('behavior: an account that is being restored is waited for', async () => {
    const [disk, storage] = [fakeDisk(), memoryStorage()]
    const before = await liveSolana({ wallet: { storage }, host: fakeHost({ storage: disk.tab() }) })
    before.stop()
    const { kit } = await solanaKit({ wallet: { storage }, host: fakeHost({ storage: disk.tab() }) })
    expect(kit.session.state.peek().namespaces.solana).toMatchObject({ status: 'reconnecting' })
    expect((await walletOf(kit)).address).toBe(before.live.address)
  })

  test('param: a remembered account does not compile', () => {
    expectTypeOf<Connection>().toExtend<Parameters<typeof walletOf>[1]>()
    expectTypeOf<Remembered>().not.toExtend<Parameters<typeof walletOf>[1]>()
  })
})

describe('an account that has gone', () => {
  test('error: without a wallet there is none', async () => {
    const { kit, connect } = await solanaKit()
    await expect(walletOf(kit)).rejects.toMatchObject({
      code: 'solana/not-connected',
      title: 'No wallet is connected',
    })
    const account = await connect()
    await kit.session.disconnect()
    await expect(walletOf(kit, account)).rejects.toMatchObject({ code: 'solana/not-connected' })
  })

  test('error: another account than the live one has none', async () => {
    const { kit, account } = await liveSolana()
    const other = { code: 'solana/other-account', message: expect.stringContaining(boris) }
    await expect(walletOf(kit, { ...account, address: boris })).rejects.toMatchObject(other)
    await expect(walletOf(kit, { ...account, connectorId: 'Other' })).rejects.toMatchObject({
      code: 'solana/other-account',
    })
    // The same letters in another case are another account.
    await expect(walletOf(kit, { ...account, address: account.address.toLowerCase() })).rejects.toMatchObject({
      code: 'solana/other-account',
    })
  })

  test('error: it signs nothing more, and the wallet hears of nothing', async () => {
    const { kit, wallet, live } = await liveSolana()
    await wallet.selectAccount(await solanaTestKey(1))
    await expect.poll(() => kit.session.account('solana')?.address).toBe(wallet.address())
    const asked = [
      live.signMessage(text('hello')),
      live.signTransaction(wireTransaction(live.address)),
      live.signAllTransactions([wireTransaction(live.address)]),
      live.signAndSendTransaction(wireTransaction(live.address)),
      live.signIn(),
    ]
    for (const each of asked)
      await expect(each).rejects.toMatchObject({
        code: 'solana/other-account',
        message: expect.stringContaining(live.address),
      })
    await kit.session.disconnect()
    await expect(live.signMessage(text('hello'))).rejects.toMatchObject({ code: 'solana/not-connected' })
    expect(Object.keys(wallet.calls())).toEqual(['standard:connect', 'standard:disconnect'])
    // It is the account's, not that of one connection.
    await wallet.selectAccount(await solanaTestKey(0))
  })

  test('behavior: it signs again once the account is back', async () => {
    const { kit, wallet, live } = await liveSolana()
    await wallet.selectAccount(await solanaTestKey(1))
    await wallet.selectAccount(await solanaTestKey(0))
    await expect.poll(() => kit.session.account('solana')?.address).toBe(live.address)
    expect(await live.signMessage(text('hello'))).toHaveLength(64)
  })
})
