import type { Namespace } from '../../../schema/caip.js'
import type { ProviderName } from '../../../schema/onramp-providers.js'
import type { Kit } from '../../contract/kit.js'
import { blockchainUrl } from '../../core/blockchain-url.js'
import { backendDeps } from '../../transport/ask-service.js'
import { onrampToken } from './contract.js'
import { isSoldIn, sellersOn } from './settings.js'

/** The app's backend, as far as buying goes; `undefined` where the config places none. */
export function backendOf(kit: Pick<Kit, 'host' | 'wiring' | 'modal'>): string | undefined {
  return blockchainUrl(backendDeps(kit).wiring.services)
}

/** Whether buying is offered in the time zone that the browser names (SPEC §9). */
export function isSoldHere(kit: Pick<Kit, 'options'>): boolean {
  return isSoldIn(Intl.DateTimeFormat().resolvedOptions().timeZone, kit.options(onrampToken))
}

/** The sellers of an app on a namespace: none where buying is not offered. */
export function sellersOf(
  kit: Pick<Kit, 'host' | 'wiring' | 'modal' | 'options'>,
  namespace: Namespace,
): readonly ProviderName[] {
  return isSoldHere(kit) ? sellersOn({ namespace, backend: backendOf(kit) }, kit.options(onrampToken)) : []
}
