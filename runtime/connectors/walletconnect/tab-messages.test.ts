import { expect, test } from 'vitest'
import { fromFault, toFault } from './tab-messages.js'

test.each([
  [Object.assign(new Error('reverted'), { code: 3, data: '0x08c379a0' }), { code: 3, data: '0x08c379a0' }],
  [Object.assign(new Error('reverted'), { code: 3 }), { code: 3 }],
  [new Error('reverted'), {}],
])('behavior: an error reaches another tab with its words, code and data: %#', (cause, more) => {
  const told = fromFault(structuredClone(toFault(cause)))
  expect([told.message, { ...told }]).toEqual(['reverted', more])
})
