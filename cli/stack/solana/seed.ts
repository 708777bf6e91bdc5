import { createHash } from 'node:crypto'
import type { Address, KeyPairSigner } from '@solana/kit'
import {
  address,
  createKeyPairSignerFromPrivateKeyBytes,
  getAddressEncoder,
  getProgramDerivedAddress,
} from '@solana/kit'
import { tokenPrograms } from './encode/token-layout.js'
import { writeMint, writeToken2022Account, writeTokenAccount } from './encode/write-token.js'
import { type Ledger, putAccount } from './ledger/ledger.js'
import type { LocalSolanaAccount, LocalSplToken } from './local-solana.js'
import { seededTokens } from './tokens.data.js'

const SYSTEM = address('11111111111111111111111111111111')
const ASSOCIATED = address('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')
const ACCOUNTS = 5
/** 1,000 SOL. */
const LAMPORTS = 1_000_000_000_000n
/** So many of each token, in whole ones. */
const HOLDING = 50_000n

/** The 32 bytes of a key that is the same in every run, by its name. */
export function localKey(name: string): Uint8Array {
  return Uint8Array.from(createHash('sha256').update(`modal-kit local solana: ${name}`).digest())
}

/** The key of the faucet. It may also mint every token. */
export function faucetSigner(): Promise<KeyPairSigner> {
  return createKeyPairSignerFromPrivateKeyBytes(localKey('faucet'))
}

/** Puts the mints and some accounts that hold SOL and every token onto the chain. */
export async function seedLedger(ledger: Ledger, mintAuthority: Address): Promise<readonly LocalSolanaAccount[]> {
  const keys = Array.from({ length: ACCOUNTS }, (_, index) => localKey(`account ${index}`))
  const accounts = await Promise.all(
    keys.map(async (privateKey) => ({
      privateKey,
      address: (await createKeyPairSignerFromPrivateKeyBytes(privateKey)).address,
    })),
  )
  for (const { address: owner } of accounts) putAccount(ledger, { address: owner, owner: SYSTEM, lamports: LAMPORTS })
  for (const token of seededTokens)
    await seedToken(
      ledger,
      token,
      mintAuthority,
      accounts.map((each) => each.address),
    )
  return accounts
}

async function seedToken(
  ledger: Ledger,
  { address: at, decimals, program, feeBasisPoints }: LocalSplToken,
  authority: Address,
  owners: readonly Address[],
): Promise<void> {
  const is2022 = program === 'token-2022'
  const tokenProgram = address(tokenPrograms[is2022 ? 1 : 0])
  const mint = address(at)
  const amount = HOLDING * 10n ** BigInt(decimals)
  const fee = feeBasisPoints === undefined ? {} : { feeBasisPoints }
  const put = (place: Address, data: Uint8Array) => {
    const lamports = ledger.svm.minimumBalanceForRentExemption(BigInt(data.length))
    putAccount(ledger, { address: place, owner: tokenProgram, lamports, data })
  }
  put(mint, writeMint({ authority, supply: amount * BigInt(owners.length), decimals, ...fee }))
  for (const owner of owners) {
    const seeds = [owner, tokenProgram, mint].map((each) => getAddressEncoder().encode(each))
    const [place] = await getProgramDerivedAddress({ programAddress: ASSOCIATED, seeds })
    const account = { mint, owner, amount }
    put(
      place,
      is2022 ? writeToken2022Account({ ...account, hasFee: 'feeBasisPoints' in fee }) : writeTokenAccount(account),
    )
  }
}
