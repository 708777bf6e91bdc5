import type { EncodedAccount } from '@solana/kit'
import { z } from 'zod'
import { encodeAccount } from '../encode/encode-account.js'
import { readMint, readTokenAccount, tokenPrograms, writeAmount } from '../encode/token-layout.js'
import { atSlot } from '../ledger/at-slot.js'
import type { Ledger } from '../ledger/ledger.js'
import { accountConfig, addressSchema, defineMethod, type Methods } from '../rpc/method.js'
import { RpcError, rpcCodes } from '../rpc/rpc-error.js'

const filterSchema = z.union([z.object({ mint: addressSchema }), z.object({ programId: addressSchema })])
/** As many as a real node lists. */
const LARGEST = 20

/** Methods about SPL tokens, of both token programs. */
export function tokenMethods(ledger: Ledger): Methods {
  const { svm, decimalsOf } = ledger
  const holders = () =>
    tokenPrograms
      .flatMap((program) => svm.getProgramAccounts(program as EncodedAccount['programAddress']))
      .flatMap((account) => {
        const token = readTokenAccount(account)
        return token ? [{ account, token }] : []
      })
  return {
    getTokenAccountsByOwner: defineMethod(
      z.tuple([addressSchema, filterSchema, accountConfig.optional()]).rest(z.unknown()),
      ([owner, filter, config]) => {
        const found = holders().filter(({ account, token }) => {
          const fits = 'mint' in filter ? token.mint === filter.mint : account.programAddress === filter.programId
          return token.owner === owner && fits
        })
        return atSlot(
          ledger,
          found.map(({ account }) => ({
            pubkey: account.address,
            account: encodeAccount(account, config, decimalsOf),
          })),
        )
      },
    ),
    getTokenAccountBalance: defineMethod(z.tuple([addressSchema]).rest(z.unknown()), ([address]) => {
      const account = svm.getAccount(address)
      const token = account.exists ? readTokenAccount(account) : undefined
      if (!token) throw new RpcError(rpcCodes.invalidParams, 'Invalid param: could not find account')
      return atSlot(ledger, writeAmount(token.amount, decimalsOf(token.mint)))
    }),
    getTokenSupply: defineMethod(z.tuple([addressSchema]).rest(z.unknown()), ([address]) => {
      const account = svm.getAccount(address)
      const mint = account.exists ? readMint(account) : undefined
      if (!mint) throw new RpcError(rpcCodes.invalidParams, 'Invalid param: not a Token mint')
      return atSlot(ledger, writeAmount(mint.supply, mint.decimals))
    }),
    getTokenLargestAccounts: defineMethod(z.tuple([addressSchema]).rest(z.unknown()), ([mint]) =>
      atSlot(
        ledger,
        holders()
          .filter(({ token }) => token.mint === mint)
          .sort((a, b) => Number(b.token.amount - a.token.amount))
          .slice(0, LARGEST)
          .map(({ account, token }) => ({ address: account.address, ...writeAmount(token.amount, decimalsOf(mint)) })),
      ),
    ),
  }
}
