import { expect, test } from 'vitest'
import { fakeSignClient } from '../../../test/unit/fake-sign-client.js'
import { fakeTabs } from '../../../test/unit/fake-tabs.js'
import { fakeHost, settle } from '../../../test/unit/fakes.js'
import { retireClient } from './client.js'

test('behavior: a client that is retired closes its socket for good, writes nothing, and is nobody else’s', async () => {
  const client = fakeSignClient()
  const { storage, relayer } = client.core
  const written: string[] = []
  storage.setItem = async (key) => void written.push(key)
  storage.removeItem = async (key) => void written.push(key)
  const tab = fakeTabs().tab()
  const host = fakeHost()
  retireClient(client, tab, host.log)
  await Promise.all([storage.setItem('a', 1 as never), storage.removeItem('a')])
  await Promise.all([relayer.restartTransport(), relayer.transportOpen()])
  await settle()
  expect([written, client.isOpen(), host.logged]).toEqual([[], false, []])
  // The names that @walletconnect/core keeps a core of the prefix under.
  expect(tab.forgotten).toEqual(['_walletConnectCore_modal-kit', '_walletConnectCore_modal-kit_count'])
})
