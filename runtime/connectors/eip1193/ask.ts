import type { ModalError } from '../../../schema/error.js'
import type { ConnectorAccounts } from '../../contract/connector.js'
import type { Eip1193Provider } from '../../contract/eip1193.js'
import type { RequestParams } from '../../contract/requests.js'
import { coreError } from '../../core/errors.js'
import { isAnswer, toWalletError } from '../../core/wallet-error.js'
import { readAccounts, readChain } from './provider.js'

/** The wallet that is asked. */
export interface Asked {
  readonly provider: Eip1193Provider
  readonly name: string
}

/**
 * Asks for accounts (EIP-1102). Where an earlier permission could not be given back, `wallet_requestPermissions`
 * (EIP-2255) lets the user pick again instead of silently getting the old account.
 * Throws `wallet/rejected`, `wallet/pending`, `wallet/no-accounts`, `wallet/bad-answer`, `wallet/failed`.
 */
export async function connect(wallet: Asked, mustAsk: boolean, signal: AbortSignal): Promise<ConnectorAccounts> {
  const ask = asker(wallet, signal)
  if (mustAsk) {
    await ask('wallet_requestPermissions', [{ eth_accounts: {} }]).catch((error: ModalError) => {
      // A wallet without EIP-2255 is asked the plain way; a "no" stays a "no".
      if (isAnswer(error)) throw error
    })
  }
  const { name } = wallet
  const method = 'eth_requestAccounts'
  const [first, ...rest] = readAccounts(await ask(method), name, method)
  if (!first) throw coreError('wallet/no-accounts', { wallet: name })
  return { accounts: [first, ...rest], caipNetworkId: readChain(await ask('eth_chainId'), name) }
}

/** Asks the wallet one thing. Throws `flow/cancelled` and `wallet/*`. */
export type Ask = (method: string, params?: readonly unknown[]) => Promise<unknown>

/** Asks one thing at a time. After a cancel no more is asked. */
export function asker(wallet: Asked, signal: AbortSignal): Ask {
  return async (method, params) => {
    if (signal.aborted) throw coreError('flow/cancelled', {}, signal.reason)
    return request(wallet, method, params)
  }
}

/** Asks the wallet one thing and translates what it throws. Throws `wallet/*`. */
export async function request({ provider, name }: Asked, method: string, params?: RequestParams): Promise<unknown> {
  try {
    return await provider.request(params ? { method, params } : { method })
  } catch (cause) {
    throw toWalletError(cause, name, method)
  }
}
