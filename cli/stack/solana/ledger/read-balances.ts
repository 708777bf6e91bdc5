import type { Address } from '@solana/kit'
import { getAddressDecoder } from '@solana/kit'
import { readTokenAccount } from '../encode/token-layout.js'
import type { LoadedAddresses, Message, MessageAccount } from './decode-transaction.js'
import type { Ledger } from './ledger.js'
import type { Balances, TokenBalance } from './record.js'

/** What the accounts of a transaction hold now. */
export function readBalances({ svm, decimalsOf }: Ledger, accounts: readonly MessageAccount[]): Balances {
  const found = accounts.map(({ address }) => svm.getAccount(address))
  return {
    lamports: found.map((account) => (account.exists ? account.lamports : 0n)),
    tokens: found.flatMap((account, accountIndex): TokenBalance[] => {
      const token = account.exists ? readTokenAccount(account) : undefined
      if (!account.exists || !token) return []
      const { mint, owner, amount } = token
      return [{ accountIndex, mint, owner, amount, programId: account.programAddress, decimals: decimalsOf(mint) }]
    }),
  }
}

/** Addresses begin behind the header of a lookup table. */
const TABLE_HEADER = 56

/** Finds what a message loads from lookup tables; what is not in them is left out, and the transaction then fails. */
export function loadAddresses({ svm }: Ledger, message: Message): LoadedAddresses {
  const lookups = message.version === 0 ? (message.addressTableLookups ?? []) : []
  const find = (table: Address, indexes: readonly number[]): readonly Address[] => {
    const account = svm.getAccount(table)
    if (!account.exists) return []
    return indexes
      .map((index) => TABLE_HEADER + 32 * index)
      .filter((offset) => offset + 32 <= account.data.length)
      .map((offset) => getAddressDecoder().decode(account.data, offset))
  }
  return {
    writable: lookups.flatMap(({ lookupTableAddress, writableIndexes }) => find(lookupTableAddress, writableIndexes)),
    readonly: lookups.flatMap(({ lookupTableAddress, readonlyIndexes }) => find(lookupTableAddress, readonlyIndexes)),
  }
}
