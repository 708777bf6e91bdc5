import { expect, test } from 'vitest'
import { rowId } from './row-id.js'

const explorerId = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'

test.each([
  ['of this browser', { id: 'io.metamask', rdns: 'io.metamask', connectors: [{ id: 'io.metamask' }] }, 'io.metamask'],
  [
    'of this browser under the rdns of another',
    { id: 'io.metamask#2', rdns: 'io.metamask', connectors: [{ id: 'io.metamask#2' }] },
    'io.metamask#2',
  ],
  [
    'of the directory that is here',
    { id: explorerId, rdns: 'io.metamask', connectors: [{ id: 'io.metamask' }] },
    'io.metamask',
  ],
  ['of the directory with an rdns', { id: explorerId, rdns: 'io.metamask', connectors: [] }, 'io.metamask'],
  ['of the directory without one', { id: explorerId }, explorerId],
])('behavior: the row of a wallet %s', (_, row, id) => {
  expect(rowId(row)).toBe(id)
})
