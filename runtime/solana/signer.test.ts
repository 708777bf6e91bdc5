import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import {
  type Address,
  address,
  appendTransactionMessageInstruction,
  assertIsTransactionMessageWithSingleSendingSigner,
  type Blockhash,
  createKeyPairSignerFromPrivateKeyBytes,
  createSignableMessage,
  createSolanaRpc,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  getTransactionDecoder,
  isMessagePartialSigner,
  isTransactionModifyingSigner,
  isTransactionSendingSigner,
  type MessageSigner,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signAndSendTransactionMessageWithSigners,
  signTransactionMessageWithSigners,
  type TransactionSigner,
} from '@solana/web3.js'
import { getTransferSolInstruction } from '@solana-program/system'
import type { Wallet } from '@wallet-standard/base'
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest'
import type { StartedSolana } from '../../cli/stack/solana/local-solana.js'
import { startSolana } from '../../cli/stack/solana/start-solana.js'
import { fakeStandardWallet } from '../../test/unit/fake-standard-wallet.js'
import { registerOn, solanaKit } from '../../test/unit/solana-kit.js'
import { wireTransaction } from '../../test/unit/wire-transactions.js'
import type { SolanaProvider, SolanaSignInOutput } from '../contract/solana-provider.js'
import type { ProviderOf } from '../react/hooks.js'
import { solanaTestKey } from '../testing/solana/accounts.js'
import { type LiveSigner, signerOf } from './signer.js'

let started: StartedSolana
beforeAll(async () => {
  started = await startSolana({ port: 0, signal: new AbortController().signal })
})
afterAll(() => started.stop())

async function connected() {
  const rpcUrl = started.solana?.url ?? ''
  const page = await solanaKit({ wallet: { clusters: [{ chain: 'solana:mainnet', rpcUrl }] } })
  const account = await page.connect()
  return { ...page, account, signer: await signerOf(page.kit, account), rpc: createSolanaRpc(rpcUrl) }
}
type Lifetime = { readonly blockhash: Blockhash; readonly lastValidBlockHeight: bigint }

/** A transfer as a host of web3.js builds it: the signer pays, and moves so many lamports to a fresh account. */
function transfer(signer: TransactionSigner, lifetime: Lifetime, destination: Address, amount: bigint) {
  return pipe(
    createTransactionMessage({ version: 0 }),
    (empty) => setTransactionMessageFeePayerSigner(signer, empty),
    (paid) => setTransactionMessageLifetimeUsingBlockhash(lifetime, paid),
    (timed) =>
      appendTransactionMessageInstruction(getTransferSolInstruction({ source: signer, destination, amount }), timed),
  )
}

const fresh = async (index: number) => address(base58.encode(ed25519.getPublicKey(await solanaTestKey(index))))

describe('a signer of web3.js', () => {
  test('behavior: what it signs is sent by the app and lands, to the lamport', async () => {
    const { signer, rpc } = await connected()
    const destination = await fresh(101)
    const { value: lifetime } = await rpc.getLatestBlockhash().send()
    const signed = await signTransactionMessageWithSigners(transfer(signer, lifetime, destination, 1_234_567n))
    expect(signed.lifetimeConstraint).toEqual(lifetime)
    const [signature] = Object.values(signed.signatures)
    const message = Uint8Array.from(signed.messageBytes)
    expect(ed25519.verify(signature ?? '', message, base58.decode(signer.address))).toBe(true)
    const sent = await rpc.sendTransaction(getBase64EncodedWireTransaction(signed), { encoding: 'base64' }).send()
    expect(sent).toBe(getSignatureFromTransaction(signed))
    expect((await rpc.getBalance(destination).send()).value).toBe(1_234_567n)
  })

  test('behavior: what the wallet sends lands as well, and names the transaction', async () => {
    const { signer, rpc } = await connected()
    const destination = await fresh(102)
    const { value: lifetime } = await rpc.getLatestBlockhash().send()
    const message = transfer(signer, lifetime, destination, 2_000_001n)
    assertIsTransactionMessageWithSingleSendingSigner(message)
    const signature = await signAndSendTransactionMessageWithSigners(message)
    const { value } = await rpc.getSignatureStatuses([base58.encode(signature) as never]).send()
    expect(value[0]?.err).toBeNull()
    expect((await rpc.getBalance(destination).send()).value).toBe(2_000_001n)
  })

  test('behavior: another signer of the same transaction signs beside it', async () => {
    const { signer, rpc } = await connected()
    const other = await createKeyPairSignerFromPrivateKeyBytes(await solanaTestKey(1))
    const destination = await fresh(103)
    const { value: lifetime } = await rpc.getLatestBlockhash().send()
    const signed = await signTransactionMessageWithSigners(
      appendTransactionMessageInstruction(
        getTransferSolInstruction({ source: other, destination, amount: 3_000_000n }),
        transfer(signer, lifetime, destination, 1_000_000n),
      ),
    )
    await rpc.sendTransaction(getBase64EncodedWireTransaction(signed), { encoding: 'base64' }).send()
    expect((await rpc.getBalance(destination).send()).value).toBe(4_000_000n)
  })

  test('behavior: an account that does not pay signs at its own place', async () => {
    const { signer, rpc } = await connected()
    const payer = await createKeyPairSignerFromPrivateKeyBytes(await solanaTestKey(1))
    const destination = await fresh(104)
    const { value: lifetime } = await rpc.getLatestBlockhash().send()
    const signed = await signTransactionMessageWithSigners(
      appendTransactionMessageInstruction(
        getTransferSolInstruction({ source: signer, destination, amount: 5_000_000n }),
        transfer(payer, lifetime, destination, 1_000_000n),
      ),
    )
    expect(Object.keys(signed.signatures)).toEqual([payer.address, signer.address])
    await rpc.sendTransaction(getBase64EncodedWireTransaction(signed), { encoding: 'base64' }).send()
    expect((await rpc.getBalance(destination).send()).value).toBe(6_000_000n)
  })

  test('behavior: a transaction of which no lifetime is known gets none', async () => {
    const { signer } = await connected()
    const given = getTransactionDecoder().decode(wireTransaction(signer.address))
    const [signed] = await signer.modifyAndSignTransactions([given])
    expect(Object.keys(signed ?? {})).toEqual(Object.keys(given))
    expect(await signer.modifyAndSignTransactions([])).toEqual([])
  })

  test('behavior: messages are signed as they are, one after the other', async () => {
    const { signer } = await connected()
    const messages = ['one', 'zwei ✓'].map((text) => createSignableMessage(text))
    const signed = await signer.signMessages(messages)
    const isRight = signed.map((dictionary, index) =>
      ed25519.verify(
        dictionary[signer.address] ?? '',
        messages[index]?.content ?? new Uint8Array(),
        base58.decode(signer.address),
      ),
    )
    expect([isRight, await signer.signMessages([])]).toEqual([[true, true], []])
  })

  test('behavior: a wallet that changes the lifetime gives one that is not taken for the old', async () => {
    const page = await solanaKit()
    const other = wireTransaction(page.wallet.address(), 5n, 0, 'So11111111111111111111111111111111111111112')
    const { wallet } = page.wallet
    const signTransaction = async (input: { account: object }) => {
      const feature = wallet.features['solana:signTransaction'] as { signTransaction(input: object): Promise<unknown> }
      return feature.signTransaction({ ...input, transaction: other })
    }
    const features = { ...wallet.features, 'solana:signTransaction': { version: '1.0.0', signTransaction } }
    registerOn(page.host.page, {
      ...wallet,
      name: 'Changing',
      features,
      get accounts() {
        return wallet.accounts
      },
    })
    await page.connect('Changing')
    const signer = await signerOf(page.kit)
    const lifetime = { blockhash: signer.address as string as Blockhash, lastValidBlockHeight: 9n }
    const signed = await signTransactionMessageWithSigners(transfer(signer, lifetime, signer.address, 1n))
    expect(signed.lifetimeConstraint).toEqual({
      blockhash: 'So11111111111111111111111111111111111111112',
      lastValidBlockHeight: 2n ** 64n - 1n,
    })
  })

  test('param: options of sending are those it was made with, and the slot of the call', async () => {
    const page = await solanaKit()
    const signature = new Uint8Array(64).fill(3)
    const fake = fakeStandardWallet({ script: { 'solana:signAndSendTransaction': () => [{ signature }] } })
    registerOn(page.host.page, fake.wallet)
    const account = await page.connect('Fake')
    const signer = await signerOf(page.kit, account, { preflightCommitment: 'root', maxRetries: 1 })
    const lifetime = { blockhash: signer.address as string as Blockhash, lastValidBlockHeight: 9n }
    const message = transfer(signer, lifetime, signer.address, 1n)
    assertIsTransactionMessageWithSingleSendingSigner(message)
    expect(await signAndSendTransactionMessageWithSigners(message, { minContextSlot: 12n })).toEqual(signature)
    expect(fake.argsOf('solana:signAndSendTransaction')).toMatchObject([
      { options: { preflightCommitment: 'finalized', maxRetries: 1, minContextSlot: 12 } },
    ])
  })

  test('error: an aborted signal ends the wait, and before it the wallet is not asked', async () => {
    const { signer, wallet } = await connected()
    wallet.behave({ hang: true })
    const controller = new AbortController()
    const waiting = signer.signMessages([createSignableMessage('hello')], { abortSignal: controller.signal })
    await expect.poll(() => wallet.calls()['solana:signMessage']).toBe(1)
    controller.abort(new Error('over'))
    await expect(waiting).rejects.toThrow('over')
    await expect(
      signer.signMessages([createSignableMessage('hello')], { abortSignal: controller.signal }),
    ).rejects.toThrow('over')
    expect(wallet.calls()['solana:signMessage']).toBe(1)
  })

  test('error: it belongs to its account', async () => {
    const { kit, signer, rpc } = await connected()
    const { value: lifetime } = await rpc.getLatestBlockhash().send()
    await kit.session.disconnect()
    const message = transfer(signer, lifetime, signer.address, 1n)
    await expect(signTransactionMessageWithSigners(message)).rejects.toMatchObject({ code: 'solana/not-connected' })
    await expect(signerOf(kit)).rejects.toMatchObject({ code: 'solana/not-connected' })
  })
})

test('param: the types are those of web3.js and of Wallet Standard', async () => {
  expectTypeOf<LiveSigner>().toExtend<TransactionSigner>()
  expectTypeOf<LiveSigner>().toExtend<MessageSigner>()
  expectTypeOf<ProviderOf<'solana'>>().toEqualTypeOf<SolanaProvider>()
  expectTypeOf<SolanaProvider>().toExtend<Wallet>()
  const signIn = ({ features }: SolanaProvider) => features['solana:signIn']?.signIn({ nonce: 'abcdefgh' }, {})
  expectTypeOf(signIn).returns.toEqualTypeOf<Promise<readonly SolanaSignInOutput[]> | undefined>()
  type Sent = Awaited<
    ReturnType<NonNullable<SolanaProvider['features']['solana:signAndSendTransaction']>['signAndSendTransaction']>
  >
  expectTypeOf<Sent>().toEqualTypeOf<readonly { readonly signature: Uint8Array }[]>()
  expectTypeOf<SolanaProvider['features']['acme:feature']>().toBeUnknown()
  const { signer } = await connected()
  const value = { ...signer }
  expect([
    isTransactionModifyingSigner(value),
    isTransactionSendingSigner(value),
    isMessagePartialSigner(value),
  ]).toEqual([true, true, true])
})
