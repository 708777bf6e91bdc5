import { expect, test } from 'vitest'
import { fakeConnector } from '../../../test/unit/fake-connector.js'
import { fakeKit } from '../../../test/unit/fake-kit.js'
import { fakeDisk, fakeHost, settle } from '../../../test/unit/fakes.js'
import { recentList } from '../../contract/provided.js'
import { connectWallet } from './connect-wallet.js'
import { connectToken } from './contract.js'

const { signal } = new AbortController()

async function openTab(disk = fakeDisk()) {
  const { kit, host } = fakeKit({}, fakeHost({ storage: disk.tab() }))
  const list = await kit.use(recentList)
  const names = () => list.recents.peek().map(({ name }) => name)
  return { kit, host, disk, list, names }
}

test('behavior: the list follows what the modal connects, while it is followed', async () => {
  const { kit, list, names, host } = await openTab()
  const before = host.open()
  const stop = list.followRecents()
  await connectWallet(kit, fakeConnector({ id: 'a', name: 'Aurora' }), signal)
  expect(names()).toEqual(['Aurora'])
  const connect = await kit.use(connectToken)
  connect.remember({ id: 'b', name: 'Borealis' })
  expect(names()).toEqual(['Borealis', 'Aurora'])
  stop()
  await settle()
  expect(host.open()).toBe(before)
  await connectWallet(kit, fakeConnector({ id: 'c', name: 'Corona' }), signal)
  expect(names()).toEqual(['Borealis', 'Aurora'])
  list.followRecents()
  expect(names()).toEqual(['Corona', 'Borealis'])
})

test('behavior: a wallet that is forgotten is gone here, in other tabs and in later visits; its connection stays', async () => {
  const disk = fakeDisk()
  const [one, two] = [await openTab(disk), await openTab(disk)]
  two.list.followRecents()
  await connectWallet(one.kit, fakeConnector({ id: 'a', name: 'Aurora' }), signal)
  await connectWallet(one.kit, fakeConnector({ id: 'b', name: 'Borealis' }), signal)
  await settle()
  expect(two.names()).toEqual(['Borealis', 'Aurora'])
  one.list.forgetRecent('b')
  one.list.forgetRecent('nothing')
  await settle()
  expect([one.names(), two.names()]).toEqual([['Aurora'], ['Aurora']])
  expect((await openTab(disk)).names()).toEqual(['Aurora'])
  expect(one.kit.session.account()?.connectorId).toBe('b')
})

test('behavior: what has not changed is the same list', async () => {
  const { kit, list } = await openTab()
  list.followRecents()
  const wallet = fakeConnector({ id: 'a', name: 'Aurora' })
  await connectWallet(kit, wallet, signal)
  const before = list.recents.peek()
  await connectWallet(kit, wallet, signal)
  expect(list.recents.peek()).toBe(before)
})
