import { ModalError } from '../../../schema/error.js'
import { MELD_URL, meldOf } from '../../../schema/onramp-providers.js'
import { parseCaipNetworkId } from '../../../schema/parse-caip.js'
import type { Kit } from '../../contract/kit.js'
import type { createBackendOnramp, Wish } from './backend-onramp.js'
import { checkedPage } from './check-url.js'
import { onrampToken } from './contract.js'
import { meldTokens, providers } from './providers.data.js'
import { backendOf } from './sellers-of.js'

/**
 * The checked address of the page on which a wish is paid. With a public key in the config Meld's is written here, as SPEC §7 has
 * it; every other one comes from the backend. Throws `onramp/unsold`, `onramp/page`, `backend/*`, `flow/*`.
 */
export async function payPage(
  kit: Kit,
  backend: ReturnType<typeof createBackendOnramp>,
  wish: Wish,
  signal: AbortSignal,
): Promise<string> {
  const { provider, address } = wish
  const { label } = providers[provider]
  const meld = meldOf(kit.options(onrampToken)?.onramp)
  const told =
    provider === 'meld' && meld.publicKey ? meldPage(kit, wish, meld.publicKey) : await backend.page(wish, signal)
  if (told === undefined) throw new ModalError('onramp/unsold', { seller: label })
  const own = { meld: meld.url, backend: backendOf(kit) }
  const page = checkedPage(told, { provider, address, own })
  if (!page) throw new ModalError('onramp/page', { seller: label })
  return page.href
}

/** SPEC §7: onramp provider URL query. */
function meldPage(kit: Kit, { token, address }: Wish, publicKey: string): string {
  const url = new URL(meldOf(kit.options(onrampToken)?.onramp).url ?? MELD_URL)
  const query = {
    publicKey,
    destinationCurrencyCode: meldTokens[parseCaipNetworkId(token.caipNetworkId).chainNamespace] ?? 'USDC',
    walletAddress: address,
    externalCustomerId: kit.wiring.projectId,
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}
