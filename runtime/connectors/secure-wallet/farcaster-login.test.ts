import { expect, test } from 'vitest'
import { fakeFrame } from '../../../test/unit/fake-frame-client.js'
import { settle } from '../../../test/unit/fakes.js'
import { securePage } from '../../../test/unit/secure-wallet-page.js'

const { signal } = new AbortController()
const url = 'https://farcaster.xyz/~/sign-in?channelToken=x'

test('behavior: the app scans an address, and approves (SPEC §7)', async () => {
  const { wallet, kept, frame } = securePage({
    frame: fakeFrame({ GET_FARCASTER_URI: () => ({ url }), CONNECT_FARCASTER: () => ({ userName: 'alice' }) }),
  })
  expect(await wallet.farcasterUri(signal)).toBe(url)
  await wallet.approveFarcaster(signal)
  expect(wallet.social.peek()).toEqual({ provider: 'farcaster', userName: 'alice' })
  expect(kept()).toMatchObject({ isUsed: true, social: 'farcaster', socialUserName: 'alice' })
  expect(frame.sent.map(([name]) => name).slice(-2)).toEqual(['GET_FARCASTER_URI', 'CONNECT_FARCASTER'])
})

test.each(['javascript:alert(1)', 'http://farcaster.xyz', '', 'https://a b', 'data:text/html,x'])(
  'behavior: %j is no address of the app',
  async (bad) => {
    const { wallet } = securePage({ frame: fakeFrame({ GET_FARCASTER_URI: () => ({ url: bad }) }) })
    await expect(wallet.farcasterUri(signal)).rejects.toMatchObject({ code: 'frame/bad-answer' })
  },
)

test('behavior: a login that was left loads the frame anew, which is told of the app again (SPEC §2)', async () => {
  const { wallet, frame } = securePage({ frame: fakeFrame({ GET_FARCASTER_URI: () => ({ url }) }) })
  await wallet.farcasterUri(signal)
  wallet.resetFarcaster()
  await settle()
  expect(frame.sent.map(([name]) => name).slice(-2)).toEqual(['RELOAD', 'SYNC_DAPP_DATA'])
})
