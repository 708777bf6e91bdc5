import type { Hex } from 'viem'
import {
  encodeAbiParameters,
  encodeDeployData,
  encodeFunctionData,
  numberToHex,
  pad,
  parseAbi,
  stringToHex,
} from 'viem'
import { permitToken, plainToken, tetherToken } from '../contracts/artifacts.data.js'
import type { EvmAddress } from '../local-chain.js'
import type { ChainLayout, TokenRow } from './layout.data.js'
import type { SeedPart, SeedTransaction } from './seed-part.js'
import { seeder } from './seed-part.js'

/** What each account gets of every token, in millionths of a US dollar: 50,000 dollars. */
const HOLDING_MICRO_USD = 50_000_000_000n

/** ERC-20 with the mint of the seeded tokens, and the deposit of the wrapped coin. */
export const tokenAbi = parseAbi([
  'function mint(address[] accounts, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function transfer(address to, uint256 amount)',
  'function deposit() payable',
])

/** An amount of a token in base units, worth so many millionths of a US dollar. */
export function worth(
  microUsd: bigint,
  { decimals, priceMicroUsd }: Pick<TokenRow, 'decimals' | 'priceMicroUsd'>,
): bigint {
  return (microUsd * 10n ** BigInt(decimals)) / priceMicroUsd
}

/** A token at its address, some of it with every account. */
export function planToken(token: TokenRow, accounts: readonly EvmAddress[]): SeedPart {
  return {
    address: token.address,
    placements: [{ address: token.address, creation: creationOf(token) }],
    transactions: [mint(token, accounts, worth(HOLDING_MICRO_USD, token))],
  }
}

/** The wrapped native coin at its address, some of it with every account. `runtime` is the code of WETH9. */
export function planWrapped({ wrapped }: ChainLayout, runtime: Hex, accounts: readonly EvmAddress[]): SeedPart {
  const { address, name, symbol, decimals } = wrapped
  const amount = worth(HOLDING_MICRO_USD, wrapped)
  const transfers = accounts.map((account): SeedTransaction => {
    const data = encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [account, amount] })
    return { step: `the transfer of ${symbol} to ${account}`, to: address, data, gas: 100_000n }
  })
  return {
    address,
    // Name, symbol and decimals are what its constructor would have written into the first three slots.
    placements: [
      { address, runtime, storage: { ...slot(0, short(name)), ...slot(1, short(symbol)), ...slot(2, word(decimals)) } },
    ],
    transactions: [deposit(wrapped, amount * BigInt(accounts.length)), ...transfers],
  }
}

/** Gives every account the same amount of a seeded token. */
export function mint(token: TokenRow, accounts: readonly EvmAddress[], amount: bigint): SeedTransaction {
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'mint', args: [accounts, amount] })
  return {
    step: `the mint of ${token.symbol}`,
    to: token.address,
    data,
    gas: 100_000n + 60_000n * BigInt(accounts.length),
  }
}

/** Wraps so much native coin of the seeder. */
export function deposit({ address, symbol }: ChainLayout['wrapped'], amount: bigint): SeedTransaction {
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'deposit' })
  return { step: `the deposit of ${symbol}`, to: address, data, value: amount, gas: 100_000n }
}

function creationOf({ kind, name, symbol, decimals, permitVersion = '' }: TokenRow): Hex {
  const settings = [name, symbol, decimals, seeder] as const
  if (kind === 'permit') return encodeDeployData({ ...permitToken, args: [...settings, permitVersion] })
  if (kind === 'tether') return encodeDeployData({ ...tetherToken, args: settings })
  return encodeDeployData({ ...plainToken, args: settings })
}

/** A string as Solidity stores one of at most 31 bytes: the bytes, and twice their number in the last one. */
function short(text: string): Hex {
  const bytes = stringToHex(text)
  const size = (bytes.length - 2) / 2
  if (size > 31) throw new RangeError(`"${text}" does not fit into one slot`)
  return `${pad(bytes, { dir: 'right', size: 31 })}${numberToHex(size * 2, { size: 1 }).slice(2)}`
}

function word(value: number): Hex {
  return encodeAbiParameters([{ type: 'uint256' }], [BigInt(value)])
}

function slot(index: number, value: Hex): Readonly<Record<Hex, Hex>> {
  return { [word(index)]: value }
}
