import type { AccountPlace } from '../../contract/chain.js'
import type { Signer } from '../../contract/connector.js'
import { recordOf, shape } from '../../core/decode.js'

const isTrue = (input: unknown) => input === true || undefined
const readCapabilities = /*#__PURE__*/ recordOf(
  /*#__PURE__*/ shape({ assetDiscovery: /*#__PURE__*/ shape({ supported: isTrue }) }),
)
const readLists = /*#__PURE__*/ recordOf((input) => input)

/**
 * Asks a wallet for the tokens of an account (SPEC §7, FACTS 3.4): only one that says it can (ERC-7811). Gives its list for
 * the chain of the account as the wallet has it; `undefined` for one that cannot. Throws `wallet/*`.
 */
export async function walletAssets(
  { request }: Signer,
  { caipNetworkId, address }: AccountPlace,
  isKnown: boolean,
): Promise<unknown> {
  const hex = `0x${BigInt(caipNetworkId.slice('eip155:'.length)).toString(16)}`
  if (!isKnown && !readCapabilities(await request('wallet_getCapabilities', [address]))?.[hex]) return undefined
  return readLists(await request('wallet_getAssets', [{ account: address, chainFilter: [hex] }]))?.[hex]
}
