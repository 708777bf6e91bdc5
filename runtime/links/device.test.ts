import { expect, test } from 'vitest'
import type { PageLook } from '../core/host-links.js'
import { deviceOf } from './device.js'

const page: PageLook = {
  userAgent: '',
  touchPoints: 0,
  href: 'https://app.example/',
  isFramed: false,
  hasTelegramBridge: false,
  isVisible: true,
}
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15'
const pixel =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'
const webView =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36'
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'

test.each([
  ['an iPhone', { userAgent: iphone, touchPoints: 5 }, 'ios'],
  ['an iPad, which says it is a Mac', { userAgent: mac, touchPoints: 5 }, 'ios'],
  ['a Mac', { userAgent: mac }, 'desktop'],
  ['an Android phone', { userAgent: pixel, touchPoints: 5 }, 'android'],
  ['Windows with a touch screen', { userAgent: windows, touchPoints: 10 }, 'desktop'],
  ['a browser that says nothing', {}, 'desktop'],
] as const)('behavior: %s', (_, look, os) => {
  expect(deviceOf({ ...page, ...look })).toEqual({ os, isTelegram: false, isInApp: false, isFramed: false })
})

test.each([
  `${iphone} [FBAN/FBIOS;FBAV/490.0]`,
  `${pixel} Instagram 360.0.0`,
  `${iphone} Line/14.20.1`,
  `${iphone} MicroMessenger/8.0.50`,
  `${iphone} Twitter for iPhone`,
  `${pixel} BytedanceWebview/d8a21c6`,
  webView,
])('behavior: the browser of another app: %s', (userAgent) => {
  expect(deviceOf({ ...page, userAgent }).isInApp).toBe(true)
})

test('behavior: Telegram is known by its bridge, and in a frame by what it puts into the address', () => {
  expect(deviceOf({ ...page, userAgent: webView, hasTelegramBridge: true })).toEqual({
    os: 'android',
    isTelegram: true,
    isInApp: false,
    isFramed: false,
  })
  const href = 'https://app.example/#tgWebAppData=query_id%3DAA&tgWebAppVersion=8.0'
  expect(deviceOf({ ...page, href, isFramed: true })).toMatchObject({ isTelegram: true, isFramed: true })
})
