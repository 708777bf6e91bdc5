import { expect, test } from 'vitest'
import { fakeKit } from '../../../test/unit/fake-kit.js'
import { describeFeature } from '../../../test/unit/feature-conformance.js'
import { safe as safeSource } from '../../connectors/safe/safe.js'
import { safeToken } from './contract.js'
import { safe } from './feature.js'

function setup() {
  const feature = safe()
  return { feature, ...fakeKit({ features: [feature] }) }
}

describeFeature('safe', setup)

test('behavior: names the connector of the source that is looked for at page load', async () => {
  const frame = { parentOrigin: () => 'https://app.safe.global' }
  const { kit } = fakeKit({ features: [safe()], connectors: [safeSource({ frame })], enableReconnect: false })
  const stop = kit.start()
  expect(kit.registry.list.peek().map(({ id }) => id)).toEqual(['safe'])
  expect(await kit.use(safeToken)).toEqual({ connectorId: 'safe' })
  stop()
})
