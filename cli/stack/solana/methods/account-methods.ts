import type { Address, EncodedAccount } from '@solana/kit'
import { getBase58Encoder, getBase64Encoder } from '@solana/kit'
import { z } from 'zod'
import { encodeAccount } from '../encode/encode-account.js'
import { atSlot } from '../ledger/at-slot.js'
import type { Ledger } from '../ledger/ledger.js'
import type { AccountConfig } from '../rpc/method.js'
import { accountConfig, addressSchema, defineMethod, type Methods } from '../rpc/method.js'

/** As many accounts as a real node gives at once. */
const MAX_ACCOUNTS = 100

const filterSchema = z.union([
  z.object({ dataSize: z.int().min(0) }),
  z.object({
    memcmp: z.object({
      offset: z.int().min(0),
      bytes: z.string().max(200),
      encoding: z.enum(['base58', 'base64']).optional(),
    }),
  }),
])
const programConfig = z
  .object({ filters: z.array(filterSchema).max(4).nullish(), withContext: z.boolean().nullish() })
  .and(accountConfig.unwrap().unwrap())
  .nullish()

/** Methods that read accounts. */
export function accountMethods(ledger: Ledger): Methods {
  const { svm } = ledger
  const read = (address: Address, config: AccountConfig) => {
    const account = svm.getAccount(address)
    return account.exists ? encodeAccount(account, config, ledger.decimalsOf) : null
  }
  return {
    getBalance: defineMethod(z.tuple([addressSchema]).rest(z.unknown()), ([address]) =>
      atSlot(ledger, svm.getBalance(address) ?? 0n),
    ),
    getMinimumBalanceForRentExemption: defineMethod(
      z.tuple([z.int().min(0).max(10_485_760)]).rest(z.unknown()),
      ([size]) => svm.minimumBalanceForRentExemption(BigInt(size)),
    ),
    getAccountInfo: defineMethod(
      z.tuple([addressSchema, accountConfig.optional()]).rest(z.unknown()),
      ([address, config]) => atSlot(ledger, read(address, config)),
    ),
    getMultipleAccounts: defineMethod(
      z.tuple([z.array(addressSchema).max(MAX_ACCOUNTS), accountConfig.optional()]).rest(z.unknown()),
      ([addresses, config]) =>
        atSlot(
          ledger,
          addresses.map((address) => read(address, config)),
        ),
    ),
    getProgramAccounts: defineMethod(
      z.tuple([addressSchema, programConfig.optional()]).rest(z.unknown()),
      ([program, config]) => {
        const accounts = svm
          .getProgramAccounts(program)
          .filter((account) => (config?.filters ?? []).every((filter) => matches(account, filter)))
          .map((account) => ({ pubkey: account.address, account: encodeAccount(account, config, ledger.decimalsOf) }))
        return config?.withContext ? atSlot(ledger, accounts) : accounts
      },
    ),
  }
}

function matches({ data }: EncodedAccount, filter: z.output<typeof filterSchema>): boolean {
  if ('dataSize' in filter) return data.length === filter.dataSize
  const { offset, bytes, encoding = 'base58' } = filter.memcmp
  const wanted = (encoding === 'base64' ? getBase64Encoder() : getBase58Encoder()).encode(bytes)
  return wanted.every((byte, index) => data[offset + index] === byte)
}
