import { expect, test } from 'vitest'
import { fakeWiring } from '../../../test/unit/fake-kit.js'
import { announcement, type FakeWalletOptions, fakeWallet } from '../../../test/unit/fake-wallet.js'
import { type FakeHost, fakeHost, settle } from '../../../test/unit/fakes.js'
import { returning } from '../../../test/unit/returning.js'
import type { Connector } from '../../contract/connector.js'
import { injected } from './injected.js'

function discover(host: FakeHost = fakeHost()) {
  const found: Connector[] = []
  const stop = injected().discover(host, (connector) => void found.push(connector), fakeWiring())
  const announce = (options: FakeWalletOptions) => {
    const wallet = fakeWallet(options)
    wallet.announce(host.page)
    return wallet
  }
  return { host, found, stop, announce, ids: () => found.map(({ id }) => id) }
}

const provider = () => fakeWallet().provider

test('behavior: finds wallets that were there before, and those that come later', async () => {
  const host = fakeHost()
  fakeWallet({ rdns: 'com.example.early' }).announce(host.page)
  const { ids, announce } = discover(host)
  expect(ids()).toEqual(['com.example.early'])
  await host.clock.advance(10_000)
  announce({ rdns: 'com.example.late' })
  expect(ids()).toEqual(['com.example.early', 'com.example.late'])
})

test('behavior: the same uuid, or the same provider, is the same wallet', () => {
  const { host, found, announce } = discover()
  const wallet = announce({ rdns: 'com.example.one', uuid: '1' })
  wallet.announce(host.page)
  host.page.emit(announcement({ info: { uuid: '1', name: 'Other', rdns: 'com.example.other' }, provider: provider() }))
  host.page.emit(
    announcement({ info: { uuid: '2', name: 'Other', rdns: 'com.example.other' }, provider: wallet.provider }),
  )
  expect(found.map((item) => [item.id, item.provider])).toEqual([['com.example.one', wallet.provider]])
})

test('behavior: another provider under a known rdns is told apart, in any case of letters', () => {
  const { ids, announce, found } = discover()
  announce({ rdns: 'io.metamask', uuid: 'a' })
  announce({ rdns: 'io.metamask', uuid: 'b' })
  announce({ rdns: 'IO.MetaMask', uuid: 'c' })
  expect(ids()).toEqual(['io.metamask', 'io.metamask#b', 'io.metamask#c'])
  expect(new Set(found.map(({ rdns }) => rdns))).toEqual(new Set(['io.metamask']))
})

test('behavior: a wallet that announces another provider later keeps the first', () => {
  const { host, found, announce } = discover()
  const honest = announce({ rdns: 'io.metamask', uuid: 'a' })
  host.page.emit(announcement({ info: honest.info, provider: provider() }))
  expect(found.map((item) => item.provider)).toEqual([honest.provider])
})

test('behavior: an old window.ethereum is a row of its own, under no other name', () => {
  const host = fakeHost()
  const legacy = fakeWallet()
  host.page.globals['ethereum'] = legacy.provider
  const { found } = discover(host)
  expect(found).toMatchObject([{ id: 'injected', name: 'Browser Wallet', type: 'INJECTED' }])
  expect(found[0]?.provider).toBe(legacy.provider)
  expect(found[0]).not.toHaveProperty('rdns')
})

test('behavior: it is no row when it is the provider of a wallet that announced itself', () => {
  const host = fakeHost()
  const wallet = fakeWallet({ rdns: 'com.example.one' })
  wallet.announce(host.page)
  host.page.globals['ethereum'] = wallet.provider
  expect(discover(host).ids()).toEqual(['com.example.one'])
})

test('behavior: it may be put on the window late', () => {
  const { host, ids } = discover()
  expect(ids()).toEqual([])
  host.page.globals['ethereum'] = provider()
  host.page.emit(new Event('ethereum#initialized'))
  expect(ids()).toEqual(['injected'])
})

test('error: a window.ethereum that is no provider, or throws when it is read, is no wallet', () => {
  for (const thing of [null, 'x', {}, { request: 1 }]) {
    const host = fakeHost()
    host.page.globals['ethereum'] = thing
    expect(discover(host).ids()).toEqual([])
  }
  const host = fakeHost()
  Object.defineProperty(host.page.globals, 'ethereum', {
    get() {
      throw new Error('getter')
    },
  })
  expect(discover(host).ids()).toEqual([])
  expect(host.logged).toMatchObject([{ level: 'warn' }])
})

test('error: garbage is left out with a warning and does not stop the others', () => {
  const { host, ids, announce } = discover()
  host.page.emit(new Event('eip6963:announceProvider'))
  host.page.emit(announcement({ info: { uuid: '1', name: '\u200b', rdns: 'io.metamask' }, provider: provider() }))
  announce({ rdns: 'com.example.good' })
  expect(ids()).toEqual(['com.example.good'])
  expect(host.logged.map(({ text }) => text)).toMatchInlineSnapshot(`
    [
      "a wallet of unusable details",
      "a wallet of unusable details",
    ]
  `)
})

test('security: 500 announcements do not keep an honest wallet out, and a page that announces without end is cut off', () => {
  const { host, ids } = discover()
  const flood = (from: number, to: number) => {
    for (let index = from; index < to; index += 1) {
      const { info, provider } = fakeWallet({ rdns: `com.example.w${index}` })
      host.page.emit(announcement({ info, provider }))
    }
  }
  flood(0, 500)
  fakeWallet({ rdns: 'com.example.honest' }).announce(host.page)
  expect(ids()).toContain('com.example.honest')
  flood(500, 3_000)
  expect(ids()).toHaveLength(1_000)
})

test('security: a wallet that is remembered comes in, however many have announced themselves before', async () => {
  const { host, kit } = returning('com.example.honest')
  kit.start()
  for (let index = 0; index < 1_200; index += 1) {
    const { info, provider } = fakeWallet({ rdns: `com.example.w${index}` })
    host.page.emit(announcement({ info, provider }))
  }
  fakeWallet({ rdns: 'com.example.honest', isPermitted: true }).announce(host.page)
  await settle()
  expect(kit.session.account()?.connectorId).toBe('com.example.honest')
})

test('behavior: stopping stops, and 100 starts and stops leave nothing behind', () => {
  const host = fakeHost()
  const before = host.open()
  for (let cycle = 0; cycle < 100; cycle += 1) discover(host).stop()
  expect(host.open()).toBe(before)
  const { stop, ids, announce } = discover(host)
  stop()
  announce({ rdns: 'com.example.late' })
  expect(ids()).toEqual([])
})
