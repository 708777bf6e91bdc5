import { expect, test } from 'vitest'
import { fakeKit } from '../../../test/unit/fake-kit.js'
import { describeFeature } from '../../../test/unit/feature-conformance.js'
import { coinbaseToken } from './contract.js'
import { coinbase } from './feature.js'

function setup() {
  const feature = coinbase({ coinbasePreference: 'smartWalletOnly' })
  return { feature, ...fakeKit({ features: [feature] }) }
}

describeFeature('coinbase', setup)

test('behavior: the wallet is there once the modal is, and not before', async () => {
  const { kit } = setup()
  const stop = kit.start()
  const find = () => kit.registry.find('eip155', 'coinbaseWalletSDK')
  expect(find()).toBeUndefined()
  expect(await kit.use(coinbaseToken)).toEqual({ connectorId: find()?.id })
  expect(find()).toMatchObject({ type: 'EXTERNAL', provider: undefined })
  stop()
})
