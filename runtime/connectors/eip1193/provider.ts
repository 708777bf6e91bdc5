import type { CaipNetworkId } from '../../../schema/caip.js'
import type { ConnectionAccount } from '../../contract/connection.js'
import { coreError } from '../../core/errors.js'

/** Reads a list of addresses. Throws `wallet/bad-answer` when one of them is not 20 bytes in hex. */
export function readAccounts(value: unknown, wallet: string, method = 'eth_accounts'): readonly ConnectionAccount[] {
  const addresses = Array.isArray(value) ? value.map(written) : ['']
  if (addresses.every((item) => /^0x[\da-f]{40}$/i.test(item)))
    return [...new Set(addresses)].map((address) => ({ address }))
  throw coreError('wallet/bad-answer', { wallet, method, expected: 'a list of addresses' })
}

/** Reads a chain id, hex or decimal. Throws `wallet/bad-answer` for anything else (SPEC §5: below 0x80000000). */
export function readChain(value: unknown, wallet: string): CaipNetworkId {
  const text = written(value)
  const id = /^(0x[\da-f]{1,8}|\d{1,10})$/i.test(text) ? Number(text) : 0
  if (id > 0 && id < 0x80000000) return `eip155:${id}`
  throw coreError('wallet/bad-answer', { wallet, method: 'eth_chainId', expected: 'a chain id' })
}

/** Only what JSON can say: turning a wallet's own object into text would run its code. */
function written(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : ''
}
