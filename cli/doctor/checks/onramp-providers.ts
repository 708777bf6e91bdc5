import {
  meldOf,
  namedProviders,
  type ProviderName,
  providerLabels,
  usualProviders,
} from '../../../schema/onramp-providers.js'
import { isLoopback } from '../../../schema/url.js'
import type { Check } from '../check.js'
import { lineOf } from '../line-of.js'
import { readReason } from '../read-reason.js'

/** What turns a provider on at the backend of the kit. */
const settings: Readonly<Record<ProviderName, string>> = {
  meld: 'MELD_KEY',
  coinbase: 'COINBASE_KEY and COINBASE_APP_ID',
  sandbox: 'SANDBOX_ONRAMP',
}

/** Each provider that the config buys crypto from is set up at the backend: a check for each. */
export const onrampProviders: readonly Check[] = [
  providerCheck('meld'),
  providerCheck('coinbase'),
  providerCheck('sandbox'),
]

function providerCheck(name: ProviderName): Check {
  const label = providerLabels[name]
  return {
    id: `U-onramp-${name}`,
    severity: 'warning',
    title: `Buying at ${label} is set up where the config names it`,
    why: `Users read that ${label} doesn't sell any token.`,
    async run({ ask, project, api, config: { value, resolved, source } }) {
      const known = await project
      const place = resolved?.services.blockchain ?? api
      const onramp = value?.features?.onramp ?? false
      const all = namedProviders(onramp)
      // The local stack has a provider of its own for who names none.
      const isUsual = all === usualProviders && place !== undefined && isLoopback(place)
      const isOwnPage = name === 'meld' && meldOf(onramp).publicKey !== undefined
      if (!ask || !resolved || place === undefined || !known?.isThere || known.answer.status !== 200) return []
      if (!all.includes(name) || isUsual || isOwnPage) return []
      const query = new URLSearchParams({ projectId: resolved.projectId, provider: name })
      const asked = await ask(`${place}/v1/onramp/options?${query}`)
      if (!asked.isThere || asked.answer.status !== 404 || readReason(asked.answer.text) !== 'no_onramp') return []
      return [
        {
          what: `${label} isn't set up at ${place}.`,
          fix: `Set ${settings[name]} at the backend, or take ${name} out of features.onramp.`,
          ...(source && { file: source.file, ...lineOf(source.text, 'onramp:') }),
        },
      ]
    },
  }
}
