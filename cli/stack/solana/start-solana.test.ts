import {
  address,
  createKeyPairSignerFromPrivateKeyBytes,
  createSolanaRpc,
  generateKeyPairSigner,
  type KeyPairSigner,
  lamports,
} from '@solana/web3.js'
import { findAssociatedTokenPda, TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { isPortFree } from '../../node/ports.js'
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
const signer = (index: number) =>
  createKeyPairSignerFromPrivateKeyBytes(solana.accounts[index]?.privateKey ?? new Uint8Array(32))

async function tokenAccount(owner: KeyPairSigner['address']) {
  const [derived] = await findAssociatedTokenPda({ owner, mint: usdc, tokenProgram: TOKEN_PROGRAM_ADDRESS })
  return derived
}

test('behavior: accounts hold SOL and USDC, and their keys are the same every time', async () => {
  const first = await signer(0)
  expect(first.address).toBe(solana.accounts[0]?.address)
  expect(solana.accounts.map((account) => account.address)).toMatchInlineSnapshot(`
    [
      "5FYFL2FHjBxHuKk4HQUJ76kLKKfLwHSUeZdAe9nEeGLZ",
      "BTwYPAZ7XwcVgMtwogVCBYDo7bMfrrgiW5zvY4adFQFB",
      "861eHuEtHUubDthHoBtX9Kxvx16DkusbiyxNdukp15zZ",
      "7Jw57dtgmrnuxuENei7M8mpgbxa58yg1HPKxh8HQVQ4A",
      "BJPTBkReWWksch1wH4yYuLKkE5QxcXYgmWTkKpq25pwC",
    ]
  `)
  expect((await rpc().getBalance(first.address).send()).value).toBe(1_000_000_000_000n)
  const { value } = await rpc()
    .getTokenAccountBalance(await tokenAccount(first.address))
    .send()
  expect(value).toEqual({ amount: '50000000000', decimals: 6, uiAmount: 50_000, uiAmountString: '50000' })
  expect((await rpc().getTokenSupply(usdc).send()).value.uiAmountString).toBe('250000')
  expect((await rpc().getGenesisHash().send()).slice(0, 32)).toBe(solana.chainId.replace('solana:', ''))
})

test('behavior: an airdrop arrives and is in the history', async () => {
  const { address: to } = await generateKeyPairSigner()
  for (const _ of [1, 2]) await rpc().requestAirdrop(to, lamports(2_000_000_000n)).send()
  expect((await rpc().getBalance(to).send()).value).toBe(4_000_000_000n)
  expect(await rpc().getSignaturesForAddress(to).send()).toHaveLength(2)
})

test('behavior: a stopped chain has given both ports back', async () => {
  const other = await startSolana({ port: 0, signal })
  const port = other.solana?.port ?? 0
  expect([await isPortFree(port), await isPortFree(port + 1)]).toEqual([false, false])
  const socket = new WebSocket(other.solana?.wsUrl ?? '')
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  const closed = new Promise((resolve) => socket.addEventListener('close', resolve))
  await other.stop()
  await closed
  expect([await isPortFree(port), await isPortFree(port + 1)]).toEqual([true, true])
})

test('error: a taken port is named, also the second of the pair', async () => {
  for (const port of [solana.port, solana.port - 1])
    await expect(startSolana({ port, signal })).rejects.toMatchObject({ code: 'stack/port-taken' })
})

test('error: what is not installed is named with its command', async () => {
  const load = () =>
    Promise.reject(Object.assign(new Error("Cannot find package 'litesvm'"), { code: 'ERR_MODULE_NOT_FOUND' }))
  const without = await startSolana({ signal, load })
  expect(without.solana).toBeUndefined()
  expect(without.missing).toEqual([
    { what: 'Solana (litesvm)', command: 'npm install --save-dev litesvm@1.5.0 @solana/kit@8.4.0 ws@8.23.0' },
  ])
  await expect(startSolana({ signal, load: () => Promise.reject(new Error('broken')) })).rejects.toThrow('broken')
})
