import { expect, test } from 'vitest'
import { providers } from './providers.js'
import { shownProviders } from './shown-providers.js'

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const safari = `${mac} Version/18.1 Safari/605.1.15`
const linux = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36'

const shown = (userAgent: string, isTelegram: boolean, touchPoints = 0) =>
  shownProviders(providers, {
    userAgent,
    touchPoints,
    href: 'https://app.example/',
    isFramed: false,
    hasTelegramBridge: isTelegram,
    isVisible: true,
  })

test.each([
  ['an iPhone', iphone, 5, ['google']],
  ['an iPad that calls itself a Mac', mac, 5, ['google']],
  ['a Mac', mac, 0, ['x']],
  ['Safari on a Mac', safari, 0, []],
  ['Android', android, 5, ['facebook', 'x']],
  ['Linux', linux, 0, []],
] as const)('SPEC §5: in Telegram on %s is left out', (_, userAgent, touchPoints, out) => {
  const left: readonly string[] = out
  expect(shown(userAgent, true, touchPoints)).toEqual(providers.filter((provider) => !left.includes(provider)))
  expect(shown(userAgent, false, touchPoints)).toEqual(providers)
})

test('behavior: the order is that of SPEC §9, or of the app', () => {
  expect(providers).toEqual(['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'])
})
