import { expect, test } from 'vitest'
import { providers } from '../../runtime/features/onramp/providers.data.js'
import { checkConfig } from '../config/check-config.js'
import { resolveConfig } from '../config/resolve.js'
import { artifacts } from './artifacts.js'

const hosts = Object.values(providers).flatMap((each) => each.hosts ?? [])
const services = { api: 'https://api.example', rpc: 'https://api.example', images: 'https://api.example' }

/** Policy and ledger of an app with these features, as they are written. */
function named(features: object): readonly (string | undefined)[] {
  const checked = checkConfig({
    app: { name: 'My app' },
    projectId: 'abcd1234',
    networks: ['mainnet'],
    services,
    features,
  })
  const resolved = checked.isValid ? resolveConfig(checked.value, 'production') : checked
  if (!resolved.isValid) throw new Error(JSON.stringify(resolved.issues))
  const files = artifacts(resolved.value, { folder: 'src/modal-kit', version: '0.1.0' })
  return ['csp.json', 'network-ledger.json'].map((name) => files.find(({ path }) => path.endsWith(name))?.content)
}

test('behavior: where buying is off the hosts of providers are in no policy and no ledger', () => {
  const [policy, ledger] = named({})
  expect([policy, ledger].every((text) => text?.includes('api.example'))).toBe(true)
  for (const host of hosts) expect(`${policy}${ledger}`).not.toContain(host)
  expect(ledger).not.toContain('onramp')
})

test('behavior: where it is on the ledger names the pages of the providers that are on; no policy does, since they are gone to', () => {
  const [policy, ledger] = named({ onramp: ['coinbase'] })
  expect([ledger?.includes('https://pay.coinbase.com'), ledger?.includes('meld')]).toEqual([true, false])
  for (const host of hosts) expect(policy).not.toContain(host)
})
