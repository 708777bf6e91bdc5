import { expect, test } from 'vitest'
import { fakeSignClient } from '../../../test/unit/fake-sign-client.js'
import { createTabLeader } from './tab-leader.js'
import type { ClientEvent } from './tab-messages.js'

test('behavior: what becomes of the socket is told to every tab, an error by its words', () => {
  const client = fakeSignClient()
  const told: (ClientEvent | null)[] = []
  const leader = createTabLeader({
    client,
    me: 'a',
    tell: (_, event) => void told.push(event),
    watchTab: () => () => {},
    log() {},
  })
  client.socket('relayer_disconnect')
  client.socket('relayer_error', new Error('closed abnormally'))
  client.socket('relayer_connect')
  expect(told).toEqual([
    { name: 'relayer_disconnect', args: null },
    { name: 'relayer_error', args: 'closed abnormally' },
    { name: 'relayer_connect', args: null },
  ])
  leader.stop()
  client.socket('relayer_disconnect')
  expect(told).toHaveLength(3)
})
