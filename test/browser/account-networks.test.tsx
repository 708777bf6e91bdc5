import { expect, test } from 'vitest'
import { accountToken } from '../../runtime/features/account/contract.js'
import { galleryWallet } from '../gallery/gallery-wallet.js'
import { juniper } from '../gallery/gallery-wallets.data.js'
import { allTabs, openCountedAccount } from './counted-account.js'
import { settled } from './settled.js'
import { until } from './until.js'

const MINUTE = 60_000

test('behavior: on a network the app does not use nothing is asked, whatever is shown', async () => {
  const wallets = [galleryWallet({ ...juniper, caipNetworkId: 'eip155:31337' })]
  const { kit, asked, clock } = await openCountedAccount({ wallets })
  await Promise.all([kit.use(accountToken), kit.chain('eip155')])
  await until(() => document.querySelector('dialog[open] .mk-view :not(.mk-spinner, .mk-hidden)'))
  await settled()
  await clock.advance(MINUTE)
  expect(document.querySelectorAll('[role="tab"]')).toHaveLength(0)
  // What the project has switched off is of no network.
  const ofNetworks = asked.filter(({ url }) => url.pathname !== '/appkit/v1/config')
  expect(ofNetworks.map(({ url, methods }) => `${url} ${methods}`)).toEqual([])
  expect(asked.length).toBeLessThanOrEqual(1)
})

test('behavior: after a switch everything is of the new network, and nothing is asked of the old one', async () => {
  const { kit, asked, clock } = await openCountedAccount()
  await clock.advance(5_000)
  const before = asked.length
  kit.session.showNetwork('eip155', 'eip155:137')
  await until(() => document.querySelector('.mk-balance')?.textContent?.endsWith('POL'))
  for (const tab of await allTabs()) {
    tab.click()
    await clock.advance(MINUTE)
  }
  const later = asked.slice(before)
  expect(later.length).toBeGreaterThan(4)
  const old = later.filter(({ url }) => url.pathname === '/1' || url.searchParams.get('chainId') === 'eip155:1')
  expect(old.map(({ url }) => url.href)).toEqual([])
  kit.session.showNetwork('eip155', 'eip155:31337')
  await clock.advance(0)
  const { length } = asked
  await clock.advance(MINUTE)
  expect(asked).toHaveLength(length)
})
