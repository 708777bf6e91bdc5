import {
  address,
  appendTransactionMessageInstructions,
  createKeyPairSignerFromPrivateKeyBytes,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  type IInstruction,
  type KeyPairSigner,
  lamports,
  pipe,
  type Signature,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/web3.js'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getTransferCheckedInstruction,
  getTransferInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LocalSolana, StartedSolana } from './local-solana.js'
import { startSolana } from './start-solana.js'

const { signal } = new AbortController()
const usdc = address('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v')
const failures: unknown[] = []

let started: StartedSolana
let solana: LocalSolana

beforeAll(async () => {
  started = await startSolana({ port: 0, signal, report: (cause) => failures.push(cause) })
  if (!started.solana) throw new Error('Solana does not run')
  solana = started.solana
})
afterAll(async () => {
  await started.stop()
  expect(failures).toEqual([])
})

const rpc = () => createSolanaRpc(solana.url)
const sockets = () => createSolanaRpcSubscriptions(solana.wsUrl)
const signer = (index: number) =>
  createKeyPairSignerFromPrivateKeyBytes(solana.accounts[index]?.privateKey ?? new Uint8Array(32))

async function sign(payer: KeyPairSigner, instructions: readonly IInstruction[], version: 0 | 'legacy' = 0) {
  const { value: lifetime } = await rpc().getLatestBlockhash().send()
  const message = pipe(
    createTransactionMessage({ version }),
    (empty) => setTransactionMessageFeePayerSigner(payer, empty),
    (paid) => setTransactionMessageLifetimeUsingBlockhash(lifetime, paid),
    (timed) => appendTransactionMessageInstructions(instructions, timed),
  )
  const signed = await signTransactionMessageWithSigners(message)
  return signed
}

/** Sends and waits for the confirmation, over HTTP and WebSocket as applications do. */
async function send(
  payer: KeyPairSigner,
  instructions: readonly IInstruction[],
  version: 0 | 'legacy' = 0,
): Promise<Signature> {
  const confirm = sendAndConfirmTransactionFactory({ rpc: rpc(), rpcSubscriptions: sockets() })
  const signed = await sign(payer, instructions, version)
  await confirm(signed, { commitment: 'confirmed' })
  return getSignatureFromTransaction(signed)
}

async function tokenAccount(owner: KeyPairSigner['address']) {
  const [derived] = await findAssociatedTokenPda({ owner, mint: usdc, tokenProgram: TOKEN_PROGRAM_ADDRESS })
  return derived
}

test('behavior: a transfer of SOL is confirmed and shows what it moved, in every encoding', async () => {
  const payer = await signer(1)
  const { address: destination } = await generateKeyPairSigner()
  const before = (await rpc().getBalance(payer.address).send()).value
  const signature = await send(payer, [getTransferSolInstruction({ source: payer, destination, amount: 3_000_000n })])
  const options = { maxSupportedTransactionVersion: 0, commitment: 'confirmed' } as const

  const json = await rpc()
    .getTransaction(signature, { ...options, encoding: 'json' })
    .send()
  expect(json?.meta?.preBalances.slice(0, 2)).toEqual([before, 0n])
  expect(json?.meta?.postBalances.slice(0, 2)).toEqual([before - 3_005_000n, 3_000_000n])
  expect(json?.meta?.fee).toBe(5_000n)
  expect(Number(json?.version)).toBe(0)
  expect(json?.transaction.message.accountKeys[0]).toBe(payer.address)
  expect(json?.transaction.message.header).toEqual({
    numRequiredSignatures: 1,
    numReadonlySignedAccounts: 0,
    numReadonlyUnsignedAccounts: 1,
  })

  const parsed = await rpc()
    .getTransaction(signature, { ...options, encoding: 'jsonParsed' })
    .send()
  expect(parsed?.transaction.message.instructions).toMatchObject([
    {
      program: 'system',
      parsed: { type: 'transfer', info: { source: payer.address, destination, lamports: 3_000_000n } },
    },
  ])
  expect(parsed?.transaction.message.accountKeys[0]).toEqual({
    pubkey: payer.address,
    signer: true,
    writable: true,
    source: 'transaction',
  })
  const base64 = await rpc()
    .getTransaction(signature, { ...options, encoding: 'base64' })
    .send()
  expect(base64?.transaction[1]).toBe('base64')
  expect(await rpc().getTransaction(signature, { encoding: 'json', maxSupportedTransactionVersion: 0 }).send()).toEqual(
    json,
  )
})

test('behavior: transfers of USDC show token balances, parsed and not', async () => {
  const payer = await signer(2)
  const { address: owner } = await generateKeyPairSigner()
  const [source, destination] = [await tokenAccount(payer.address), await tokenAccount(owner)]
  const create = getCreateAssociatedTokenIdempotentInstruction({ payer, owner, mint: usdc, ata: destination })
  const checked = { source, mint: usdc, destination, authority: payer, amount: 1_250_000n, decimals: 6 }
  const signature = await send(payer, [create, getTransferCheckedInstruction(checked)], 'legacy')

  const found = await rpc()
    .getTransaction(signature, { encoding: 'jsonParsed', maxSupportedTransactionVersion: 0 })
    .send()
  expect(found?.version).toBe('legacy')
  const amounts = (
    list: typeof found extends null ? never : NonNullable<NonNullable<typeof found>['meta']>['preTokenBalances'],
  ) => Object.fromEntries((list ?? []).map(({ owner: whose, uiTokenAmount }) => [whose, uiTokenAmount.uiAmountString]))
  expect(amounts(found?.meta?.preTokenBalances)).toEqual({ [payer.address]: '50000' })
  expect(amounts(found?.meta?.postTokenBalances)).toEqual({ [payer.address]: '49998.75', [owner]: '1.25' })
  expect(found?.transaction.message.instructions).toMatchObject([
    {
      program: 'spl-associated-token-account',
      parsed: { type: 'createIdempotent', info: { wallet: owner, mint: usdc } },
    },
    {
      program: 'spl-token',
      parsed: {
        type: 'transferChecked',
        info: {
          source,
          destination,
          mint: usdc,
          authority: payer.address,
          tokenAmount: { amount: '1250000', decimals: 6n },
        },
      },
    },
  ])
  expect(found?.meta?.innerInstructions?.length).toBe(1)
  const plain = await send(payer, [getTransferInstruction({ source, destination, authority: payer, amount: 7n })])
  const transfer = await rpc()
    .getTransaction(plain, { encoding: 'jsonParsed', maxSupportedTransactionVersion: 0 })
    .send()
  expect(transfer?.transaction.message.instructions).toMatchObject([
    { parsed: { type: 'transfer', info: { source, destination, authority: payer.address, amount: '7' } } },
  ])

  const { value: held } = await rpc().getTokenAccountsByOwner(owner, { mint: usdc }, { encoding: 'jsonParsed' }).send()
  expect(held[0]?.pubkey).toBe(destination)
  expect(held[0]?.account.data.parsed.info).toMatchObject({ mint: usdc, owner, tokenAmount: { amount: '1250007' } })
  const { value: largest } = await rpc().getTokenLargestAccounts(usdc).send()
  expect(largest.length).toBeGreaterThan(5)
})

test('behavior: signatures of an address are newest first and come in pages', async () => {
  const payer = await signer(3)
  const { address: destination } = await generateKeyPairSigner()
  const sent: Signature[] = []
  for (const amount of [1_000_000n, 1_000_001n, 1_000_002n, 1_000_003n])
    sent.unshift(await send(payer, [getTransferSolInstruction({ source: payer, destination, amount })]))
  const list = async (options: Parameters<ReturnType<typeof rpc>['getSignaturesForAddress']>[1]) =>
    (await rpc().getSignaturesForAddress(destination, options).send()).map(({ signature }) => signature)
  expect(await list({})).toEqual(sent)
  expect(await list({ limit: 2 })).toEqual(sent.slice(0, 2))
  expect(await list({ limit: 2, before: sent[1] as Signature })).toEqual(sent.slice(2, 4))
  expect(await list({ until: sent[2] as Signature })).toEqual(sent.slice(0, 2))
  expect(await list({ before: sent[0] as Signature, until: sent[3] as Signature })).toEqual(sent.slice(1, 3))
  // One that did not touch the address still says where the page begins.
  const other = await rpc()
    .requestAirdrop((await generateKeyPairSigner()).address, lamports(1_000_000_000n))
    .send()
  expect(await list({ before: other })).toEqual(sent)
  const [entry] = await rpc().getSignaturesForAddress(destination, { limit: 1 }).send()
  expect(entry).toMatchObject({ err: null, memo: null, confirmationStatus: 'finalized' })
  const { value } = await rpc()
    .getSignatureStatuses([sent[0] as Signature])
    .send()
  expect(value[0]).toMatchObject({ err: null, slot: entry?.slot })
})

test('behavior: a transaction that fails is refused in the preflight, and charged without one', async () => {
  const payer = await signer(4)
  const { address: destination } = await generateKeyPairSigner()
  const wasteful = await sign(payer, [getTransferSolInstruction({ source: payer, destination, amount: 10n ** 15n })])
  const wire = getBase64EncodedWireTransaction(wasteful)
  await expect(rpc().sendTransaction(wire, { encoding: 'base64' }).send()).rejects.toThrow(/simulation failed/i)
  const { value: simulated } = await rpc().simulateTransaction(wire, { encoding: 'base64' }).send()
  expect(simulated.err).toEqual({ InstructionError: [0n, { Custom: 1n }] })

  const before = (await rpc().getBalance(payer.address).send()).value
  const signature = await rpc().sendTransaction(wire, { encoding: 'base64', skipPreflight: true }).send()
  const found = await rpc().getTransaction(signature, { encoding: 'json', maxSupportedTransactionVersion: 0 }).send()
  expect(found?.meta?.err).toEqual({ InstructionError: [0n, { Custom: 1n }] })
  expect((await rpc().getBalance(payer.address).send()).value).toBe(before - 5_000n)
})

test('behavior: a simulation tells what it would leave in the accounts that are asked for', async () => {
  const payer = await signer(4)
  const { address: destination } = await generateKeyPairSigner()
  const paid = await sign(payer, [getTransferSolInstruction({ source: payer, destination, amount: 1_000_000n })])
  const { value } = await rpc()
    .simulateTransaction(getBase64EncodedWireTransaction(paid), {
      encoding: 'base64',
      accounts: { encoding: 'base64', addresses: [destination, payer.address] },
    })
    .send()
  expect(value.accounts?.map((each) => each?.lamports)).toEqual([1_000_000n, expect.any(BigInt)])
})

test('behavior: the same transfer again is another transaction; the same transaction again is not', async () => {
  const payer = await signer(4)
  const { address: destination } = await generateKeyPairSigner()
  const transfer = getTransferSolInstruction({ source: payer, destination, amount: 1_000_000n })
  const first = await send(payer, [transfer])
  const second = await sign(payer, [transfer])
  const wire = getBase64EncodedWireTransaction(second)
  const twice = [
    await rpc().sendTransaction(wire, { encoding: 'base64' }).send(),
    await rpc().sendTransaction(wire, { encoding: 'base64' }).send(),
  ]
  expect(twice[0]).toBe(twice[1])
  expect(twice[0]).not.toBe(first)
  expect((await rpc().getBalance(destination).send()).value).toBe(2_000_000n)
})
