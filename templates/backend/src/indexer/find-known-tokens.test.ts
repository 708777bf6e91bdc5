import { expect, test } from 'vitest'
import { makeLocalBackend } from '../../../../test/setup/local-backend.js'
import { findKnownTokens } from './find-known-tokens.js'

test('error: blocks full of made-up contracts, more than a statement takes, do not stop the index', async () => {
  const { backend, stop } = await makeLocalBackend({ hasDatabase: true })
  const addresses = Array.from({ length: 70_000 }, (_, index) => `0x${index.toString(16).padStart(40, '0')}`)
  const last = addresses.at(-1) ?? ''
  const token = { standard: 'erc20', name: 'Gold', symbol: 'GLD', decimals: 6, first_block: 1 } as const
  await backend.db
    .insertInto('tokens')
    .values({ chain_id: 'eip155:1', address: last, ...token })
    .execute()
  expect([...(await findKnownTokens(backend.db, 'eip155:1', addresses))]).toEqual([last])
  expect((await findKnownTokens(backend.db, 'eip155:10', addresses)).size).toBe(0)
  await stop()
}, 60_000)
