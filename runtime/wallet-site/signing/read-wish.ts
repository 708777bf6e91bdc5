import type { UnsafeMethod } from '../../frame/methods.data.js'
import { noAccount } from '../networks.js'
import { readPersonalSign, readSolanaSign } from './read-message.js'
import { readSolanaWish } from './read-solana-wish.js'
import { readTransaction } from './read-transaction.js'
import { readTypedWish } from './read-typed-wish.js'
import { needsWindow } from './refusals.js'
import type { Wish, WishContext } from './wish.js'

/**
 * Reads what a page wants signed, and says by what it throws of which class it is (SECURITY 2.8): a wish is of P1a or P1b, all
 * else is a `SiteError`.
 */
export function readWish(method: UnsafeMethod, params: unknown, context: WishContext): Wish {
  const namespace = namespaceOf(method)
  if (namespace && namespace !== context.namespace) throw noAccount()
  switch (method) {
    case 'personal_sign':
      return readPersonalSign(params, context)
    case 'eth_signTypedData_v4':
      return readTypedWish(params, context)
    case 'eth_sendTransaction':
      return readTransaction(params, context)
    case 'solana_signMessage':
      return readSolanaSign(params, context)
    case 'solana_signTransaction':
      return readSolanaWish('one', params, context)
    case 'solana_signAllTransactions':
      return readSolanaWish('all', params, context)
    case 'solana_signAndSendTransaction':
      return readSolanaWish('send', params, context)
    default:
      throw needsWindow()
  }
}

/** The networks that a method is of; `undefined` for those of the wallet as a whole. */
function namespaceOf(method: UnsafeMethod): WishContext['namespace'] | undefined {
  if (method.startsWith('solana_')) return 'solana'
  return method.startsWith('wallet_') ? undefined : 'eip155'
}
