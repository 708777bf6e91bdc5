import {
  appendTransactionMessageInstructions,
  address as asAddress,
  createKeyPairSignerFromPrivateKeyBytes,
  createSolanaRpc,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  type IInstruction,
  type KeyPairSigner,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/web3.js'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getTransferCheckedInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LocalSolana, StartedSolana } from '../../../../../cli/stack/solana/local-solana.js'
import { startSolana } from '../../../../../cli/stack/solana/start-solana.js'
import { appOf, type LocalBackend, makeLocalBackend } from '../../../../../test/setup/local-backend.js'
import type { Balance } from '../../balances/holdings.js'
import { balanceRoutes } from '../../balances/routes.js'
import type { Chain } from '../../chains/chains.js'
import type { Transaction } from '../../history/describe.js'
import { historyRoutes } from '../../history/routes.js'
import { visitAccount } from './watch.js'

const usdc = asAddress('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v')

let started: StartedSolana
let solana: LocalSolana
let local: LocalBackend
let chain: Chain

beforeAll(async () => {
  started = await startSolana({ port: 0, signal: new AbortController().signal })
  if (!started.solana) throw new Error('Solana does not run')
  solana = started.solana
  local = await makeLocalBackend({
    hasDatabase: true,
    chains: [
      {
        chainId: solana.chainId,
        name: 'Solana',
        rpcUrls: [solana.url],
        native: { name: 'Solana', symbol: 'SOL', decimals: 9 },
        tokens: solana.tokens.map(({ address, name, symbol, decimals }) => ({ address, name, symbol, decimals })),
        index: {},
      },
    ],
  })
  const [only] = local.backend.chains.list()
  if (!only) throw new Error('no chain')
  chain = only
}, 60_000)

afterAll(async () => {
  await local.stop()
  await started.stop()
})

const signer = (index: number) =>
  createKeyPairSignerFromPrivateKeyBytes(solana.accounts[index]?.privateKey ?? new Uint8Array(32))

async function send(payer: KeyPairSigner, instructions: readonly IInstruction[]): Promise<string> {
  const rpc = createSolanaRpc(solana.url)
  const { value: lifetime } = await rpc.getLatestBlockhash().send()
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (empty) => setTransactionMessageFeePayerSigner(payer, empty),
    (paid) => setTransactionMessageLifetimeUsingBlockhash(lifetime, paid),
    (timed) => appendTransactionMessageInstructions(instructions, timed),
  )
  const wire = getBase64EncodedWireTransaction(await signTransactionMessageWithSigners(message))
  return rpc.sendTransaction(wire, { encoding: 'base64' }).send()
}

const sendSol = async (from: KeyPairSigner, to: KeyPairSigner, amount: bigint) =>
  send(from, [getTransferSolInstruction({ source: from, destination: to.address, amount: lamports(amount) })])

async function sendUsdc(from: KeyPairSigner, to: KeyPairSigner, amount: bigint): Promise<string> {
  const seeds = { mint: usdc, tokenProgram: TOKEN_PROGRAM_ADDRESS }
  const [source] = await findAssociatedTokenPda({ ...seeds, owner: from.address })
  const [destination] = await findAssociatedTokenPda({ ...seeds, owner: to.address })
  return send(from, [
    getCreateAssociatedTokenIdempotentInstruction({ payer: from, ata: destination, owner: to.address, mint: usdc }),
    getTransferCheckedInstruction({ source, mint: usdc, destination, authority: from, amount, decimals: 6 }),
  ])
}

interface Page {
  readonly data: readonly Transaction[]
  readonly next: string | null
}

async function history(account: string, more = ''): Promise<Page> {
  const response = await appOf(historyRoutes(local.backend)).request(
    `/v1/account/${account}/history?chainId=${solana.chainId}${more}`,
  )
  expect(response.status).toBe(200)
  return response.json() as Promise<Page>
}

async function readAll(account: string) {
  while (await visitAccount(local.backend, chain, account, AbortSignal.timeout(20_000)));
}

const lines = ({ data }: Page) =>
  data.map(({ metadata, transfers }) => [
    metadata.operationType,
    ...transfers.map(
      ({ direction, quantity, fungible_info: info }) => `${direction} ${quantity.numeric} ${info?.symbol}`,
    ),
  ])

test('behavior: the first question has the answer already', async () => {
  const [alice, bob] = [await signer(0), await generateKeyPairSigner()]
  const first = await sendSol(alice, bob, 2_500_000_000n)
  const second = await sendUsdc(alice, bob, 12_340_000n)
  const page = await history(bob.address)
  expect(page.data.map(({ metadata }) => metadata.hash).sort()).toEqual([first, second].sort())
  expect(lines(page).sort()).toEqual([
    ['receive', 'in 12.34 USDC'],
    ['receive', 'in 2.5 SOL'],
  ])
  expect(page.data[0]?.metadata).toMatchObject({ status: 'confirmed', sentFrom: alice.address, chain: solana.chainId })
})

test('behavior: tokens that come to an account that is there already are found too', async () => {
  const [alice, bob] = [await signer(0), await generateKeyPairSigner()]
  await sendSol(alice, bob, 1_000_000_000n)
  await sendUsdc(alice, bob, 1_000_000n)
  await history(bob.address)
  // The receiver's own address is in none of this transaction's accounts: the token account was opened before.
  const seeds = { mint: usdc, tokenProgram: TOKEN_PROGRAM_ADDRESS }
  const [source] = await findAssociatedTokenPda({ ...seeds, owner: alice.address })
  const [destination] = await findAssociatedTokenPda({ ...seeds, owner: bob.address })
  const hash = await send(alice, [
    getTransferCheckedInstruction({ source, mint: usdc, destination, authority: alice, amount: 7n, decimals: 6 }),
  ])
  await readAll(bob.address)
  const { data } = await history(bob.address)
  expect(data.map(({ metadata }) => metadata.hash)).toContain(hash)
  expect(data).toHaveLength(3)
})

test('behavior: many transactions are stored once each, whatever the order of reading', {
  timeout: 60_000,
}, async () => {
  const [carol, dave] = [await signer(2), await generateKeyPairSigner()]
  const hashes = new Set<string>()
  for (let index = 0; index < 50; index += 1) hashes.add(await sendSol(carol, dave, BigInt(1_000_000 + index)))
  await history(dave.address)
  for (let index = 0; index < 25; index += 1) hashes.add(await sendSol(carol, dave, BigInt(2_000_000 + index)))
  await Promise.all([readAll(dave.address), readAll(dave.address)])
  await readAll(dave.address)
  const found: string[] = []
  for (let cursor = ''; ; ) {
    const page = await history(dave.address, cursor)
    found.push(...page.data.map(({ metadata }) => metadata.hash))
    if (!page.next) break
    cursor = `&cursor=${page.next}`
  }
  expect(found).toHaveLength(75)
  expect(new Set(found)).toEqual(hashes)
})

test('behavior: balances are the chain’s, tokens summed and named', async () => {
  const [alice, bob] = [await signer(3), await generateKeyPairSigner()]
  await sendSol(alice, bob, 1_250_000_000n)
  await sendUsdc(alice, bob, 3_000_001n)
  const response = await appOf(balanceRoutes(local.backend, { pricesOf: async () => new Map() })).request(
    `/v1/account/${bob.address}/balance?currency=usd&chainId=${solana.chainId}`,
  )
  const { balances } = (await response.json()) as { balances: Balance[] }
  expect(balances.map(({ symbol, address, quantity }) => [symbol, address, quantity.numeric])).toEqual([
    ['SOL', undefined, '1.25'],
    ['USDC', `${solana.chainId}:${usdc}`, '3.000001'],
  ])
  const watched = await local.backend.db
    .selectFrom('watched')
    .select('account')
    .where('account', '=', bob.address)
    .execute()
  expect(watched).toHaveLength(1)
})

test('error: a node that is gone leaves what is stored', async () => {
  const alone = await startSolana({ port: 0, signal: new AbortController().signal })
  await alone.stop()
  const there = await makeLocalBackend({
    hasDatabase: true,
    chains: [{ ...chain.settings, rpcUrls: [alone.solana?.url ?? ''] }],
  })
  const response = await appOf(historyRoutes(there.backend)).request(
    `/v1/account/${(await signer(1)).address}/history?chainId=${solana.chainId}`,
  )
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ data: [], next: null })
  await there.stop()
})
