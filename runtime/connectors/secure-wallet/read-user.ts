import type { CaipNetworkId, Namespace } from '../../../schema/caip.js'
import { isAddress } from '../../core/address.js'
import { frameError } from '../../frame/frame-error.js'
import type { FrameCalls } from '../../frame/messages.js'
import type { WalletAccountType, WalletUser } from './wallet.js'

/** What the site says of a user (SPEC §3, user session). */
type Told = FrameCalls['GET_USER']['answer']

/**
 * Reads a user on a namespace: `chainId` is a number there on eip155, and a CAIP-2 id elsewhere (FACTS 4.8). Throws
 * `frame/bad-answer` for an address or a network that is not one of the namespace.
 */
export function readUser(told: Told, namespace: Namespace, fallback: WalletAccountType): WalletUser {
  const caipNetworkId = readChainId(told.chainId, namespace)
  const accounts = (told.accounts ?? []).filter(({ address }) => isAddress(namespace, address))
  if (!caipNetworkId || !isAddress(namespace, told.address)) {
    throw frameError('frame/bad-answer', { request: 'GET_USER', path: caipNetworkId ? 'address' : 'chainId' })
  }
  const own = accounts.find(({ address }) => address.toLowerCase() === told.address.toLowerCase())
  const preferred = told.preferredAccountType
  const type = own?.type ?? (preferred === 'eoa' || preferred === 'smartAccount' ? preferred : fallback)
  return {
    address: told.address,
    caipNetworkId,
    type,
    accounts: accounts.length > 0 ? accounts : [{ address: told.address, type }],
    ...(told.email != null && { email: told.email }),
    ...('smartAccountDeployed' in told && { isDeployed: told.smartAccountDeployed }),
  }
}

/** A network as the site writes it; `undefined` for what is none of the namespace. */
export function readChainId(value: string | number, namespace: Namespace): CaipNetworkId | undefined {
  const text = String(value)
  const id = text.startsWith(`${namespace}:`) ? text.slice(namespace.length + 1) : text
  if (namespace === 'eip155') {
    // SPEC §5: below 0x80000000.
    const number = /^(0x[\da-f]{1,8}|\d{1,10})$/i.test(id) ? Number(id) : 0
    return number > 0 && number < 0x80000000 ? `eip155:${number}` : undefined
  }
  return /^[-\w]{1,32}$/.test(id) ? `${namespace}:${id}` : undefined
}

/** A network as the site is told it: the number on eip155, and the CAIP-2 id elsewhere. */
export function chainIdOf(caipNetworkId: CaipNetworkId): string | number {
  return caipNetworkId.startsWith('eip155:') ? Number(caipNetworkId.slice('eip155:'.length)) : caipNetworkId
}
