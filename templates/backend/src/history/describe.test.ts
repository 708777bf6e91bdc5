import { expect, test } from 'vitest'
import { operationType, type SeenTransaction } from './describe.js'

const seen = (given: Partial<SeenTransaction>) =>
  operationType({ isSender: true, deployed: false, selector: null, transfers: [], ...given })
const out = { direction: 'out', isNft: false, sender: 'me', recipient: 'you' } as const
const come = { direction: 'in', isNft: false, sender: 'you', recipient: 'me' } as const

test.each([
  ['send', { transfers: [out] }],
  ['send', { transfers: [{ ...out, direction: 'self', recipient: 'me' }] }],
  ['send', {}],
  ['receive', { isSender: false, transfers: [come] }],
  ['trade', { transfers: [out, come] }],
  ['mint', { transfers: [{ ...come, sender: null }] }],
  ['mint', { transfers: [out, { ...come, sender: null, isNft: true }] }],
  ['trade', { transfers: [out, { ...come, sender: null }] }],
  ['burn', { transfers: [{ ...out, recipient: null }] }],
  ['deploy', { deployed: true }],
  ['approve', { selector: '0x095ea7b3' }],
  ['approve', { selector: '0xa22cb465' }],
  ['execute', { selector: '0x12345678' }],
  ['receive', { isSender: false, deployed: true, transfers: [come] }],
] as const)('behavior: %s', (wanted, given) => {
  expect(seen(given)).toBe(wanted)
})
