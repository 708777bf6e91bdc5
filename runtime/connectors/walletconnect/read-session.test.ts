import { expect, test } from 'vitest'
import { rawSession } from '../../../test/unit/fake-sign-client.js'
import { formerIds } from './methods.data.js'
import { readSession } from './read-session.js'

const address = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'

test.each(Object.entries(formerIds))(
  'behavior: a wallet that knows %s by its former id %s means that network',
  (id, former) => {
    const solana = { chains: [former], accounts: [`${former}:${address}`], methods: [], events: [] }
    expect(readSession(rawSession({ solana })).namespaces.solana).toEqual({
      accounts: [{ caipNetworkId: id, address }],
      chains: [id],
      methods: [],
    })
  },
)

test('behavior: an id that is nobody’s former one stays as it is', () => {
  const id = 'solana:11111111111111111111111111111111'
  const solana = { chains: [id], accounts: [`${id}:${address}`], methods: [], events: [] }
  expect(readSession(rawSession({ solana })).namespaces.solana?.chains).toEqual([id])
})
