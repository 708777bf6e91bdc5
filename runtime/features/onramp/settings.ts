import type { Namespace } from '../../../schema/caip.js'
import {
  namedProviders,
  type ProviderName,
  restrictedTimeZones,
  usualProviders,
} from '../../../schema/onramp-providers.js'
import { isLocal } from '../../core/is-local.js'
import type { OnrampOptions } from './contract.js'
import { providers } from './providers.data.js'

/** Who asks for sellers. */
export interface Buyer {
  readonly namespace: Namespace
  /** The app's backend; on this machine it has a seller that pretends, which the usual ones give way to. */
  readonly backend: string | undefined
}

/** The sellers that the config names and that sell on a namespace, in its order. */
export function sellersOn(
  { namespace, backend }: Buyer,
  { onramp = true }: OnrampOptions = {},
): readonly ProviderName[] {
  const isHere = backend !== undefined && URL.canParse(backend) && isLocal(new URL(backend).hostname)
  const all = namedProviders(onramp)
  const shown = isHere && all === usualProviders ? (['sandbox', ...usualProviders] as const) : all
  return shown.filter((name) => providers[name].namespaces.includes(namespace) && (name !== 'sandbox' || isHere))
}

/** Whether buying is offered in a time zone, by its IANA name. It is no measure of compliance: a browser says what it likes. */
export function isSoldIn(timeZone: string, { onramp }: OnrampOptions = {}): boolean {
  const set = typeof onramp === 'object' && 'restrictedTimeZones' in onramp ? onramp.restrictedTimeZones : undefined
  const isIt = (zone: string) => zone.toLowerCase() === timeZone.toLowerCase()
  return !(set ?? restrictedTimeZones).some(isIt)
}
