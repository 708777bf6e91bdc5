import { base58 } from '@scure/base'
import { describe, expect, test } from 'vitest'
import { anna, boris, standardAccount } from '../../test/unit/fake-standard-wallet.js'
import { later } from '../../test/unit/fakes.js'
import { partsOf, registerOn, scriptedSolana, solanaKit } from '../../test/unit/solana-kit.js'
import { wireTransaction } from '../../test/unit/wire-transactions.js'
import type { SolanaProvider, SolanaSignInOutput } from '../contract/solana-provider.js'
import { walletOf } from './wallet.js'

const text = (words: string) => new TextEncoder().encode(words)

describe('a wallet that answers wrong', () => {
  const prose = { title: 'Unexpected response', fix: expect.stringMatching(/\w/) }
  const bad = { name: 'ModalError', code: 'wallet/bad-answer', ...prose }
  const foreign = new Uint8Array(64).fill(9)

  test('error: a signature of a message by another key', async () => {
    const { live } = await scriptedSolana({
      'solana:signMessage': (...[{ message }]: readonly [{ message: Uint8Array }]) => [
        { signedMessage: message, signature: foreign },
      ],
    })
    await expect(live.signMessage(text('hello'))).rejects.toMatchObject(bad)
  })

  test('error: a signature of a transaction by another key, alone and among others', async () => {
    const { live } = await scriptedSolana({
      'solana:signTransaction': (...inputs: readonly { transaction: Uint8Array }[]) =>
        inputs.map(({ transaction }) => ({
          signedTransaction: Uint8Array.from([1, ...foreign, ...partsOf(transaction)[1]]),
        })),
    })
    const wire = wireTransaction(live.address)
    await expect(live.signTransaction(wire)).rejects.toMatchObject(bad)
    await expect(live.signAllTransactions([wire, wire])).rejects.toMatchObject(bad)
  })

  test('error: an expired blockhash, a "no" and a wallet without the feature are rows of their own', async () => {
    const said: unknown[] = [
      new Error('failed to send transaction: Blockhash not found'),
      Object.assign(new Error('User rejected the request.'), { code: 4001 }),
    ]
    const { live, fake } = await scriptedSolana({
      'solana:signAndSendTransaction': () => {
        throw said.shift()
      },
    })
    const wire = wireTransaction(live.address)
    await expect(live.signAndSendTransaction(wire)).rejects.toMatchObject({ code: 'transaction/expired' })
    await expect(live.signAndSendTransaction(wire)).rejects.toMatchObject({ code: 'wallet/rejected' })
    fake.lose('solana:signAndSendTransaction')
    await expect(live.signAndSendTransaction(wire)).rejects.toMatchObject({
      code: 'wallet/unsupported',
      title: 'Not supported',
    })
  })

  test('error: a sign-in that the wallet does not know, or answers with another account, words or key', async () => {
    const { live, fake } = await scriptedSolana()
    await expect(live.signIn()).rejects.toMatchObject({ code: 'wallet/unsupported' })
    const signedMessage = text('sign in')
    const outputs = [
      [{ account: standardAccount(boris), signedMessage, signature: foreign }],
      [{ account: standardAccount(anna), signedMessage, signature: foreign }],
      [{ account: standardAccount(anna), signedMessage: 'sign in', signature: foreign }],
      [],
      undefined,
    ]
    for (const answer of outputs) {
      Object.assign(fake.wallet.features, { 'solana:signIn': { version: '1.0.0', signIn: async () => answer } })
      await expect(live.signIn()).rejects.toMatchObject(bad)
    }
    Object.assign(fake.wallet.features, { 'solana:signIn': { version: '2.0.0', signIn: async () => [] } })
    await expect(live.signIn()).rejects.toMatchObject({ code: 'wallet/unsupported' })
  })

  test.each<[string, (output: SolanaSignInOutput) => readonly SolanaSignInOutput[]]>([
    ['names another account', (output) => [{ ...output, account: standardAccount(boris) }]],
    ['signs in twice', (output) => [output, output]],
  ])('error: a right signature of a wallet that %s', async (_, change) => {
    const page = await solanaKit()
    const { wallet } = page.wallet
    const own = wallet.features['solana:signIn'] as NonNullable<SolanaProvider['features']['solana:signIn']>
    const signIn = async () => change((await own.signIn({ domain: 'app.example' }))[0] as SolanaSignInOutput)
    const features = { ...wallet.features, 'solana:signIn': { version: '1.0.0', signIn } }
    const changed = Object.defineProperties(
      { ...wallet, name: 'Changing', features },
      {
        accounts: { get: () => wallet.accounts },
      },
    )
    registerOn(page.host.page, changed)
    await page.connect('Changing')
    await expect((await walletOf(page.kit)).signIn()).rejects.toMatchObject(bad)
  })

  test('behavior: a sign-in leaves nothing behind that follows the session', async () => {
    const { kit, connect } = await solanaKit()
    await connect()
    let followers = 0
    const subscribe: typeof kit.session.state.subscribe = (listener) => {
      followers += 1
      const stop = kit.session.state.subscribe(listener)
      return () => {
        followers -= 1
        stop()
      }
    }
    const state = { ...kit.session.state, peek: kit.session.state.peek.bind(kit.session.state), subscribe }
    const live = await walletOf({ ...kit, session: { ...kit.session, state } })
    const asked = live.signIn({ domain: 'app.example' })
    expect(followers).toBe(1)
    await asked
    expect(followers).toBe(0)
  })

  test('error: a wallet that leaves while it is asked', async () => {
    const { live, fake, leave, kit, host } = await scriptedSolana({ 'solana:signMessage': () => later().promise })
    Object.assign(fake.wallet.features, { 'solana:signIn': { version: '1.0.0', signIn: () => later().promise } })
    const open = host.open()
    const asked = [live.signMessage(text('hello')), live.signIn()]
    await expect.poll(() => fake.calls.includes('solana:signMessage')).toBe(true)
    leave()
    for (const each of asked)
      await expect(each).rejects.toMatchObject({ code: 'wallet/disconnected', title: 'Wallet offline' })
    expect(kit.session.account('solana')).toBeUndefined()
    expect(host.open()).toBeLessThanOrEqual(open)
  })

  test('error: a connector of the host that answers what is no answer', async () => {
    const { kit, connect } = await solanaKit()
    const account = await connect()
    const connector = kit.session.connectorOf('solana')
    const answers: unknown[] = [null, {}, { signature: 'I' }, { signature: base58.encode(foreign.slice(1)) }]
    const session = {
      ...kit.session,
      connectorOf: () => connector && { ...connector, request: async () => answers[0] },
    }
    const live = await walletOf({ ...kit, session }, account)
    for (; answers.length > 0; answers.shift()) {
      await expect(live.signMessage(text('hello'))).rejects.toMatchObject(bad)
      await expect(live.signTransaction(wireTransaction(live.address))).rejects.toMatchObject(bad)
      await expect(live.signAllTransactions([wireTransaction(live.address)])).rejects.toMatchObject(bad)
      await expect(live.signAndSendTransaction(wireTransaction(live.address))).rejects.toMatchObject(bad)
    }
  })
})
