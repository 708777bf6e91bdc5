import { ModalError } from '../../schema/error.js'
import { coreError, detailOf } from './errors.js'
import { toWalletError } from './wallet-error.js'

/** How wallets of Solana say that the user has refused: most of them in words alone. */
const refusal =
  /\b(user|approval|request|transaction) (was )?(rejected|declined|denied|cancell?ed)\b|\b(rejected|declined|denied|cancell?ed) by (the )?user\b/i

/** How wallets and nodes say that a blockhash is older than 150 blocks. */
const expiry = /blockhash ?not ?found|block ?height exceeded|blockhash (has )?expired/i

/** Longest text of a node that is shown, in characters. */
const DETAIL_LENGTH = 200

/** Translates what a wallet or a node of Solana threw, keeping the original as the cause; a `ModalError` is given back. */
export function toSolanaError(cause: unknown, wallet: string, method: string): ModalError {
  if (ModalError.is(cause)) return cause
  const said = words(cause)
  if (refusal.test(said)) return coreError('wallet/rejected', { wallet }, cause)
  if (expiry.test(said)) return coreError('transaction/expired', {}, cause)
  // A node that has tried a transaction says so with the code that wallets have for an open request (-32002).
  if (/simulation failed/i.test(said))
    return coreError('wallet/failed', { wallet, detail: said.replace(/\p{C}/gu, ' ').slice(0, DETAIL_LENGTH) }, cause)
  return toWalletError(cause, wallet, method)
}

/** What is thrown is an object of the wallet, whose getters may throw again. */
function words(cause: unknown): string {
  try {
    return detailOf(cause)
  } catch {
    return ''
  }
}
