import { expect, test } from 'vitest'
import type { LinkedWallet } from './linked-wallet.js'
import { type Platform, platformsOf } from './platforms.js'

const every: LinkedWallet = {
  id: 'x',
  name: 'X',
  rdns: 'com.x',
  mobile_link: 'xapp://',
  desktop_link: 'xapp://',
  webapp_link: 'https://x.example',
}
const only = (fields: Partial<LinkedWallet>): LinkedWallet => ({ id: 'x', name: 'X', ...fields })

test.each<readonly [string, LinkedWallet | undefined, 'ios' | 'android' | 'desktop', boolean, readonly Platform[]]>([
  ['all links, installed, on a desk', every, 'desktop', true, ['browser', 'qrcode', 'web', 'desktop']],
  ['all links, not installed', every, 'desktop', false, ['qrcode', 'web', 'desktop']],
  ['all links, on an iPhone', every, 'ios', false, ['mobile', 'web']],
  ['all links, in the browser of the wallet', every, 'android', true, ['browser', 'mobile', 'web']],
  ['no wallet', undefined, 'ios', false, ['qrcode']],
  ['a wallet that says nothing of itself', only({}), 'android', false, ['qrcode']],
  ['a universal link alone', only({ link_mode: 'https://x.example' }), 'ios', false, ['mobile']],
  ['a page alone', only({ webapp_link: 'https://x.example' }), 'desktop', false, ['web']],
  ['a desktop app alone, on a phone', only({ desktop_link: 'xapp://' }), 'ios', false, ['qrcode']],
  ['an extension that is not here', only({ rdns: 'com.x' }), 'desktop', false, ['unsupported']],
  ['one known by its mark', only({ injected: [{ injected_id: 'isX' }] }), 'desktop', false, ['unsupported']],
  ['hostile links', only({ mobile_link: 'javascript://%0a1', webapp_link: 'http://x' }), 'ios', false, ['qrcode']],
  [
    'a shop where a page should be',
    only({ webapp_link: 'https://chromewebstore.google.com/detail/x/abc', mobile_link: 'xapp://' }),
    'desktop',
    false,
    ['qrcode'],
  ],
])('behavior: %s', (_, wallet, os, isInstalled, platforms) => {
  expect(platformsOf(wallet, { os, isInstalled })).toEqual(platforms)
})
