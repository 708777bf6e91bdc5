import { expect, test } from 'vitest'
import { namespaces } from '../../schema/caip.js'
import { isSupported } from './supported.js'

test.each(['onramp', 'send'] as const)('SPEC §5: %s on eip155 and solana, for the features that come', (what) => {
  expect(namespaces.filter((each) => isSupported(what, each))).toEqual(['eip155', 'solana'])
})
