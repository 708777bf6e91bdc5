import { type Hex, isHex, type LocalAccount, stringToHex, type TypedDataDefinition } from 'viem'
import { asRecord } from './dev-chains.js'
import { providerError } from './provider-error.js'

/** Signs the bytes of a `personal_sign` parameter (EIP-191); a text that is no hex is signed as UTF-8, as wallets do. */
export function signMessage(account: LocalAccount, message: unknown): Promise<Hex> {
  if (typeof message !== 'string') throw providerError(-32602, 'Expected the message as a string.')
  return account.signMessage({ message: { raw: isHex(message) ? message : stringToHex(message) } })
}

/** Signs EIP-712 data, given as an object or as its JSON. Throws -32602 for anything else. */
export function signTypedData(account: LocalAccount, parameter: unknown): Promise<Hex> {
  const { domain, types, primaryType, message } = asRecord(parsed(parameter))
  if (typeof primaryType !== 'string') throw providerError(-32602, 'primaryType is missing.')
  // The page made this; viem checks it against its own types and throws when they disagree.
  const definition = { domain, types, primaryType, message } as TypedDataDefinition
  return account.signTypedData(definition)
}

function parsed(parameter: unknown): unknown {
  if (typeof parameter !== 'string') return parameter
  try {
    return JSON.parse(parameter)
  } catch (cause) {
    throw Object.assign(providerError(-32602, 'The typed data is no JSON.'), { cause })
  }
}
