import {
  address,
  appendTransactionMessageInstructions,
  createKeyPairSignerFromPrivateKeyBytes,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  type IInstruction,
  type KeyPairSigner,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/web3.js'
import {
  fetchMint,
  fetchToken,
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getTransferCheckedInstruction,
  TOKEN_2022_PROGRAM_ADDRESS as tokenProgram,
} from '@solana-program/token-2022'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LocalSolana, LocalSplToken, StartedSolana } from './local-solana.js'
import { startSolana } from './start-solana.js'

const { signal } = new AbortController()
const failures: unknown[] = []

let started: StartedSolana
let solana: LocalSolana

beforeAll(async () => {
  started = await startSolana({ port: 0, cluster: 'devnet', signal, report: (cause) => failures.push(cause) })
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

function tokenOf(symbol: string): LocalSplToken {
  const token = solana.tokens.find((each) => each.symbol === symbol)
  if (!token) throw new Error(`There is no ${symbol}`)
  return token
}

async function send(payer: KeyPairSigner, instructions: readonly IInstruction[]): Promise<void> {
  const { value: lifetime } = await rpc().getLatestBlockhash().send()
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (empty) => setTransactionMessageFeePayerSigner(payer, empty),
    (paid) => setTransactionMessageLifetimeUsingBlockhash(lifetime, paid),
    (timed) => appendTransactionMessageInstructions(instructions, timed),
  )
  const confirm = sendAndConfirmTransactionFactory({
    rpc: rpc(),
    rpcSubscriptions: createSolanaRpcSubscriptions(solana.wsUrl),
  })
  await confirm(await signTransactionMessageWithSigners(message), { commitment: 'confirmed' })
}

/** Sends 40 of a token to an account that is new, and reads with the program's own package what came of it. */
async function transfer(index: number, symbol: string) {
  const { address: at, decimals } = tokenOf(symbol)
  const mint = address(at)
  const payer = await signer(index)
  const { address: owner } = await generateKeyPairSigner()
  const [source] = await findAssociatedTokenPda({ owner: payer.address, mint, tokenProgram })
  const [destination] = await findAssociatedTokenPda({ owner, mint, tokenProgram })
  const amount = 40n * 10n ** BigInt(decimals)
  await send(payer, [
    getCreateAssociatedTokenIdempotentInstruction({ payer, owner, mint, ata: destination, tokenProgram }),
    getTransferCheckedInstruction({ source, mint, destination, authority: payer, amount, decimals }),
  ])
  const [left, arrived] = [await fetchToken(rpc(), source), await fetchToken(rpc(), destination)]
  const listed = await rpc()
    .getTokenAccountsByOwner(owner, { programId: tokenProgram }, { encoding: 'jsonParsed' })
    .send()
  return { amount, left: left.data, arrived: arrived.data, listed: listed.value }
}

test('behavior: a token of Token-2022 without a fee arrives whole', async () => {
  const { amount, left, arrived, listed } = await transfer(0, 'PYUSD')
  expect([left.amount, arrived.amount]).toEqual([49_960_000_000n, amount])
  expect(listed.map(({ account }) => account.data.parsed.info.tokenAmount)).toMatchObject([
    { amount: '40000000', decimals: 6, uiAmountString: '40' },
  ])
})

test('behavior: of one with a fee a part is held back from what arrives', async () => {
  const { amount, left, arrived, listed } = await transfer(1, 'LFT')
  expect(left.amount).toBe(49_960n * 10n ** 9n)
  expect(arrived.amount).toBe(amount - amount / 40n)
  expect(arrived.extensions).toMatchObject({
    value: [{ __kind: 'ImmutableOwner' }, { __kind: 'TransferFeeAmount', withheldAmount: amount / 40n }],
  })
  expect(listed[0]?.account.data.parsed.info.tokenAmount.uiAmountString).toBe('39')
})

test('param: mints say what is known of their tokens', async () => {
  for (const { address: at, decimals, program, feeBasisPoints } of solana.tokens.filter(
    (each) => each.program !== 'spl-token',
  )) {
    const { data, programAddress } = await fetchMint(rpc(), address(at))
    expect([program, programAddress, data.decimals, data.supply]).toEqual([
      'token-2022',
      tokenProgram,
      decimals,
      250_000n * 10n ** BigInt(decimals),
    ])
    const fee = { __kind: 'TransferFeeConfig', newerTransferFee: { transferFeeBasisPoints: feeBasisPoints } }
    expect(data.extensions).toMatchObject(
      feeBasisPoints === undefined ? { __option: 'None' } : { __option: 'Some', value: [fee] },
    )
  }
})

test('behavior: a chain that answers as devnet has the id of devnet', async () => {
  expect(solana.chainId).toBe('solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1')
  expect((await rpc().getGenesisHash().send()).slice(0, 32)).toBe(solana.chainId.slice('solana:'.length))
})
