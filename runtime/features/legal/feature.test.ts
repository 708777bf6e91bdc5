import { expect, test } from 'vitest'
import { fakeKit } from '../../../test/unit/fake-kit.js'
import { describeFeature } from '../../../test/unit/feature-conformance.js'
import { legalToken } from './contract.js'
import { legal } from './feature.js'

const termsUrl = 'https://meadow.example/terms'

describeFeature('legal', () => {
  const { kit, host } = fakeKit({ features: [legal({ termsUrl })] })
  return { feature: legal({ termsUrl }), kit, host }
})

test('behavior: its options are those of this kit', async () => {
  const { kit } = fakeKit({ features: [legal({ termsUrl })] })
  await kit.loadModal()
  expect(kit.options(legalToken)).toEqual({ termsUrl })
  expect(fakeKit().kit.options(legalToken)).toBeUndefined()
})
