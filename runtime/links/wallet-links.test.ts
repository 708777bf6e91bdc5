import { describe, expect, test } from 'vitest'
import { walletData } from '../../templates/backend/src/wallets/wallets.data.js'
import { hostileLinks } from '../../test/unit/hostile-links.data.js'
import { linkTable, pairingUri } from '../../test/unit/link-table.data.js'
import type { LinkSurroundings } from './wallet-links.js'
import { givenLink, isReachable, pairingLinks, refusedFields, reopenLink } from './wallet-links.js'

const browser = { isTelegram: false, isInApp: false, isFramed: false }
const ios: LinkSurroundings = { ...browser, os: 'ios' }
const android: LinkSurroundings = { ...browser, os: 'android' }
const desk: LinkSurroundings = { ...browser, os: 'desktop' }
const telegram: LinkSurroundings = { ...android, isTelegram: true }
const none = { id: 'x', name: 'X' }

const hrefs = (links: readonly { readonly href: string }[]) => links.map(({ href }) => href)
const seeded = (id: string) => {
  const wallet = walletData.find((item) => item.id === id)
  if (!wallet) throw new Error(`the seed has no wallet ${id}`)
  return wallet
}

describe.each(linkTable.map((row) => [row.name, row] as const))(
  '%s',
  (_, { id, phone, desktop, telegram: inTelegram }) => {
    const wallet = seeded(id)
    test.each([
      ['ios', ios],
      ['android', android],
    ] as const)('behavior: on %s', (_os, at) => {
      expect(hrefs(pairingLinks(wallet, 'mobile', pairingUri, at))).toEqual(phone)
    })

    test('behavior: on a desk', () => {
      const links = [
        ...pairingLinks(wallet, 'desktop', pairingUri, desk),
        ...pairingLinks(wallet, 'web', pairingUri, desk),
      ]
      expect([...new Set(hrefs(links))]).toEqual(desktop)
      expect(links.every(({ target }) => target === '_blank')).toBe(true)
    })

    test('behavior: inside Telegram', () => {
      const links = pairingLinks(wallet, 'mobile', pairingUri, telegram)
      expect(hrefs(links)).toEqual(inTelegram)
      expect(links.every(({ target }) => target === '_blank')).toBe(true)
      expect(hrefs(pairingLinks(wallet, 'mobile', pairingUri, { ...telegram, os: 'ios' }))).toEqual(phone)
    })
  },
)

test('behavior: every link of every wallet of the seed is checked and stays with its wallet', () => {
  for (const wallet of walletData) {
    for (const place of ['mobile', 'desktop', 'web'] as const) {
      const links = pairingLinks(wallet, place, pairingUri, ios)
      expect(links.length > 0, wallet.name).toBe(isReachable(wallet, place))
      for (const { href } of links) {
        expect(new URL(href).protocol).toMatch(/^(?!javascript|data|http:)[a-z][a-z0-9+.-]+:$/)
        expect(href).toContain(`uri=${encodeURIComponent(pairingUri)}`)
      }
    }
  }
})

test('behavior: no wallet of the seed loses its way into the app', () => {
  const lost = walletData.filter((wallet) => wallet.mobile_link && !isReachable(wallet, 'mobile'))
  expect(lost.map(({ name }) => name)).toEqual([])
})

test('param: a scheme leaves the page where it is, from inside a frame as well; https gets a window of its own', () => {
  const wallet = { ...none, mobile_link: 'wallet://', link_mode: 'https://wallet.example' }
  const targets = (at: LinkSurroundings) => pairingLinks(wallet, 'mobile', pairingUri, at).map(({ target }) => target)
  expect(targets(ios)).toEqual(['_blank', '_self'])
  expect(targets({ ...android, isFramed: true })).toEqual(['_blank', '_top'])
  expect(targets(telegram)).toEqual(['_blank', '_blank'])
  expect(targets({ ...telegram, hasTelegramLogin: true })).toEqual(['_top', '_top'])
})

test('behavior: a wallet is brought to the front by its scheme, in Telegram by its page', () => {
  const wallet = { ...none, mobile_link: 'wallet', link_mode: 'https://wallet.example/app' }
  expect(reopenLink(wallet, ios)).toEqual({ href: 'wallet://', target: '_self' })
  expect(reopenLink(wallet, telegram)).toEqual({ href: 'https://wallet.example/app', target: '_blank' })
  expect(reopenLink({ ...none, mobile_link: 'https://wallet.example' }, ios)).toEqual({
    href: 'https://wallet.example/',
    target: '_blank',
  })
  expect(reopenLink(none, ios)).toBeUndefined()
})

describe('hostile links', () => {
  test.each(hostileLinks.filter(([, link]) => link !== 'metamask://'))('error: %s %j', (field, link) => {
    const wallet = { ...none, [field]: link }
    for (const at of [ios, android, desk, telegram]) {
      for (const place of ['mobile', 'desktop', 'web'] as const) {
        expect(pairingLinks(wallet, place, pairingUri, at)).toEqual([])
        expect(isReachable(wallet, place)).toBe(false)
      }
      expect(reopenLink(wallet, at)).toBeUndefined()
    }
    expect(refusedFields(wallet)).toEqual([field])
  })

  test('error: the scheme of an app is no universal link', () => {
    expect(pairingLinks({ ...none, link_mode: 'metamask://' }, 'mobile', pairingUri, ios)).toEqual([])
    expect(refusedFields({ ...none, link_mode: 'metamask://' })).toEqual(['link_mode'])
  })

  test('error: a pairing URI of four kilobytes makes no link', () => {
    const uri = `wc:${'a'.repeat(4_096)}`
    expect(pairingLinks({ ...none, mobile_link: 'wallet://' }, 'mobile', uri, ios)).toEqual([])
  })
})

describe('a whole link that a wallet gave', () => {
  test.each([
    ['https://farcaster.example/~/siwf?channelToken=1', desk, '_blank'],
    ['https://farcaster.example/~/siwf?channelToken=1', telegram, '_blank'],
    ['farcaster://connect?channelToken=1', ios, '_self'],
    ['farcaster://connect?channelToken=1', { ...ios, isFramed: true }, '_top'],
    ['farcaster://connect?channelToken=1', telegram, '_blank'],
  ] as const)('behavior: %s is opened as those of wallets are', (link, at, target) => {
    expect(givenLink(link, at)).toEqual({ href: link, target })
  })

  test.each([
    'javascript:alert(1)',
    'http://farcaster.example/1',
    'https://u:p@farcaster.example/',
    'intent://x#y',
    '',
  ])('error: %j is none', (link) => expect(givenLink(link, ios)).toBeUndefined())
})
