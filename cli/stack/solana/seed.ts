import { createHash } from 'node:crypto'
import type { Address, KeyPairSigner } from '@solana/kit'
import {
  address,
  createKeyPairSignerFromPrivateKeyBytes,
  getAddressEncoder,
  getProgramDerivedAddress,
} from '@solana/kit'
import { tokenPrograms } from './encode/token-layout.js'
import { type Ledger, putAccount } from './ledger/ledger.js'
import type { LocalSolanaAccount, LocalSplToken } from './local-solana.js'

/** USDC at the address it has on mainnet, so that pictures and lists by address fit. */
export const usdc: LocalSplToken = {
  address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: 6,
}

const SYSTEM = address('11111111111111111111111111111111')
const ASSOCIATED = address('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')
const TOKEN = address(tokenPrograms[0])
const ACCOUNTS = 5
/** 1,000 SOL. */
const LAMPORTS = 1_000_000_000_000n
/** 50,000 USDC. */
const HOLDING = 50_000_000_000n
const MINT_SIZE = 82
const TOKEN_ACCOUNT_SIZE = 165

/** The 32 bytes of a key that is the same in every run, by its name. */
export function localKey(name: string): Uint8Array {
  return Uint8Array.from(createHash('sha256').update(`modal-kit local solana: ${name}`).digest())
}

/** The key of the faucet. It may also mint USDC. */
export function faucetSigner(): Promise<KeyPairSigner> {
  return createKeyPairSignerFromPrivateKeyBytes(localKey('faucet'))
}

/** Puts the mint of USDC and some accounts that hold SOL and USDC onto the chain. */
export async function seedLedger(ledger: Ledger, mintAuthority: Address): Promise<readonly LocalSolanaAccount[]> {
  const mint = address(usdc.address)
  const keys = Array.from({ length: ACCOUNTS }, (_, index) => localKey(`account ${index}`))
  const accounts = await Promise.all(
    keys.map(async (privateKey) => ({
      privateKey,
      address: (await createKeyPairSignerFromPrivateKeyBytes(privateKey)).address,
    })),
  )
  putToken(ledger, mint, mintData(mintAuthority, HOLDING * BigInt(ACCOUNTS)))
  for (const account of accounts) {
    putAccount(ledger, { address: account.address, owner: SYSTEM, lamports: LAMPORTS })
    putToken(ledger, await associatedAddress(account.address, mint), tokenAccountData(mint, account.address, HOLDING))
  }
  return accounts
}

function putToken(ledger: Ledger, at: Address, data: Uint8Array): void {
  const lamports = ledger.svm.minimumBalanceForRentExemption(BigInt(data.length))
  putAccount(ledger, { address: at, owner: TOKEN, lamports, data })
}

/** Where a wallet's account of a token is by convention. */
async function associatedAddress(owner: Address, mint: Address): Promise<Address> {
  const seeds = [owner, TOKEN, mint].map((each) => getAddressEncoder().encode(each))
  const [derived] = await getProgramDerivedAddress({ programAddress: ASSOCIATED, seeds })
  return derived
}

/** Layout of a mint of the SPL token program; `readMint` is its other side. */
function mintData(authority: Address, supply: bigint): Uint8Array {
  const data = new Uint8Array(MINT_SIZE)
  const view = new DataView(data.buffer)
  view.setUint32(0, 1, true)
  data.set(getAddressEncoder().encode(authority), 4)
  view.setBigUint64(36, supply, true)
  view.setUint8(44, usdc.decimals)
  view.setUint8(45, 1)
  return data
}

/** Layout of a token account; `readTokenAccount` is its other side. */
function tokenAccountData(mint: Address, owner: Address, amount: bigint): Uint8Array {
  const data = new Uint8Array(TOKEN_ACCOUNT_SIZE)
  const view = new DataView(data.buffer)
  data.set(getAddressEncoder().encode(mint), 0)
  data.set(getAddressEncoder().encode(owner), 32)
  view.setBigUint64(64, amount, true)
  view.setUint8(108, 1)
  return data
}
