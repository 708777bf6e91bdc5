import { expect, test } from 'vitest'
import { rawSession } from '../../../test/unit/fake-sign-client.js'
import { idInSession, readSession } from './read-session.js'

const address = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'

test.each([
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'],
  ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K'],
] as const)('behavior: a wallet that knows %s by its former id %s means that network', (id, former) => {
  const solana = { chains: [former], accounts: [`${former}:${address}`], methods: [], events: [] }
  const session = readSession(rawSession({ solana }))
  expect(session.namespaces.solana).toEqual({
    accounts: [{ caipNetworkId: id, address }],
    chains: [id],
    saidChains: [former],
    methods: [],
  })
  // It is asked under the id that it knows; one that knows both is asked under that of today.
  expect(idInSession(session, id)).toBe(former)
  const both = { ...solana, chains: [former, id] }
  expect(idInSession(readSession(rawSession({ solana: both })), id)).toBe(id)
  expect(idInSession(session, 'eip155:1')).toBe('eip155:1')
})

test.each([
  ['in small letters', address.toLowerCase()],
  ['of 31 bytes', 'tVojvhToWjQ8Xvo4UPx2Xz9eRy7auyYMmZBjc2XfN'],
  ['of 33 bytes', 'JJEfe6DcPM2ziB2vfUWDV6aHVerXRGkv3TcyvJUNGHZz'],
])('error: an address of Solana %s spoils the session', (_, wrong) => {
  const id = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const solana = { chains: [id], accounts: [`${id}:${wrong}`], methods: [], events: [] }
  expect(() => readSession(rawSession({ solana }))).toThrow('wallet/bad-answer')
})

test('behavior: an id that is nobody’s former one stays as it is', () => {
  const id = 'solana:11111111111111111111111111111111'
  const solana = { chains: [id], accounts: [`${id}:${address}`], methods: [], events: [] }
  expect(readSession(rawSession({ solana })).namespaces.solana?.chains).toEqual([id])
})
