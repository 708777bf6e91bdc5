import { expect, test } from 'vitest'
import { describeFeature } from '../../../test/unit/conformance.js'
import { fakeKit } from '../../../test/unit/fake-kit.js'
import { legal } from './feature.js'
import { legalOptions } from './options.js'

const termsUrl = 'https://meadow.example/terms'

describeFeature('legal', () => {
  const { kit, host } = fakeKit({ features: [legal({ termsUrl })] })
  return { feature: legal({ termsUrl }), kit, host }
})

test('behavior: its options are those of this kit', async () => {
  const { kit } = fakeKit({ features: [legal({ termsUrl })] })
  await kit.loadModal()
  expect(legalOptions(kit)).toEqual({ termsUrl })
  expect(legalOptions(fakeKit().kit)).toEqual({})
})
