import { expect, test } from 'vitest'
import { customWallets } from './custom-wallet.js'

/** Path and message of everything wrong with one wallet. */
function problems(wallet: Record<string, unknown>): readonly string[] {
  const { error } = customWallets.safeParse([{ id: 'fern', name: 'Fern', ...wallet }])
  return (error?.issues ?? []).map(({ path, message }) => `${path.slice(1).join('.')}: ${message}`)
}

test.each([
  {},
  { homepage: 'https://fern.example', rdns: 'app.fern' },
  { image_url: 'data:image/svg+xml,%3Csvg/%3E' },
  { mobile_link: 'fern://', desktop_link: 'fern:' },
  { mobile_link: 'https://fern.example/open?a=b', webapp_link: 'http://localhost:3000' },
  { link_mode: 'https://fern.example/open', mobile_link: 'fern://' },
  { id: 'x'.repeat(80), name: 'x'.repeat(80), rdns: `app.${'x'.repeat(249)}` },
  { chrome_store: 'https://a.example', app_store: 'https://b.example', play_store: 'https://c.example' },
  ...['png', 'jpeg', 'webp', 'gif', 'svg+xml', 'PNG'].map((kind) => ({ image_url: `data:image/${kind};base64,AA==` })),
  { image_url: `data:image/png,${'A'.repeat(32_768 - 15)}` },
])('behavior: %j is a wallet', (wallet) => {
  expect(problems(wallet)).toEqual([])
})

test.each([
  [{ id: ' ' }, /^id: Too small/],
  [{ id: 'x'.repeat(81) }, /^id: Too big/],
  [{ id: undefined }, /^id: /],
  [{ name: '' }, /^name: Too small/],
  [{ name: 'x'.repeat(81) }, /^name: Too big/],
  [{ rdns: 'fern' }, /^rdns: must be a domain written backwards/],
  [{ rdns: 'app.fern/x' }, /^rdns: must be a domain written backwards/],
  [{ rdns: '.app.fern' }, /^rdns: must be a domain written backwards/],
  [{ rdns: 'app..fern' }, /^rdns: must be a domain written backwards/],
  [{ rdns: `app.${'x'.repeat(250)}` }, /^rdns: Too big/],
  [{ image_url: 'data:image/bmp;base64,AA==' }, /^image_url: must be a data: image$/],
  [{ image_url: 'data:image/pngs;base64,AA==' }, /^image_url: must be a data: image$/],
  [{ image_url: ' data:image/png;base64,AA==' }, /^image_url: must be a data: image$/],
  [{ image_url: `data:image/png,${'A'.repeat(32_768 - 14)}` }, /^image_url: must not be longer than 32768/],
  [{ chrome_store: 'chrome.example' }, /^chrome_store: must be a https:\/\/ address$/],
  [{ play_store: 'market://details' }, /^play_store: must be a https:\/\/ address$/],
  [{ link_mode: 'fern://', mobile_link: 'fern://' }, /^link_mode: must be a https:\/\/ address$/],
  [{ link_mode: 'https://fern.example/open' }, /^link_mode: needs mobile_link beside it$/],
  [{ image_url: 'https://fern.example/icon.png' }, /^image_url: must be a data: image$/],
  [{ image_url: 'data:text/html,<script>' }, /^image_url: must be a data: image$/],
  [{ image_url: `data:image/png;base64,${'A'.repeat(32_768)}` }, /^image_url: must not be longer than 32768/],
  [{ homepage: 'fern.example' }, /^homepage: must be a https:\/\/ address$/],
  [{ homepage: 'http://fern.example' }, /^homepage: must be https/],
  [{ app_store: 'itms-apps://apps.example' }, /^app_store: must be a https:\/\/ address$/],
  [{ mobile_link: 'javascript:alert(1)' }, /^mobile_link: must not be a javascript: address$/],
  [{ mobile_link: 'JavaScript:alert(1)' }, /^mobile_link: must not be a javascript: address$/],
  [{ mobile_link: 'java\tscript:alert(1)' }, /^mobile_link: must not hold spaces/],
  [{ desktop_link: 'data:text/html,x' }, /^desktop_link: must not be a data: address$/],
  [{ desktop_link: 'file:///etc/passwd' }, /^desktop_link: must not be a file: address$/],
  [{ desktop_link: 'blob:https://a.example/1' }, /^desktop_link: must not be a blob: address$/],
  [{ desktop_link: 'vbscript:x' }, /^desktop_link: must not be a vbscript: address$/],
  [{ mobile_link: 'http://fern.example' }, /^mobile_link: must be https/],
  [{ mobile_link: 'fern' }, /^mobile_link: must be an address that opens an app$/],
  [{ mobile_link: `fern://${'a'.repeat(2048)}` }, /^mobile_link: must not be longer than 2048/],
  [{ webapp_link: 'fern://' }, /^webapp_link: must be a https:\/\/ address$/],
  [{ home: 'https://fern.example' }, /^: known keys: id name rdns/],
])('error: %j', (wallet, line) => {
  expect(problems(wallet)).toEqual([expect.stringMatching(line)])
})

test('behavior: spaces around an id and a name are no part of them', () => {
  expect(customWallets.parse([{ id: ' fern ', name: ' Fern ' }])).toEqual([{ id: 'fern', name: 'Fern' }])
})

test('error: an id that is there twice is told at each but the first, with the place of that one', () => {
  const ids = ['a', 'b', 'a', 'b', 'a', 'c']
  const { error } = customWallets.safeParse(ids.map((id) => ({ id, name: id })))
  expect(error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual([
    '2.id is the id of connect.customWallets[0] already',
    '3.id is the id of connect.customWallets[1] already',
    '4.id is the id of connect.customWallets[0] already',
  ])
})

test('behavior: what is wrong with a picture, a link or an id says how to mend it', () => {
  const fixes = (wallets: readonly object[]) =>
    customWallets.safeParse(wallets).error?.issues.map((issue) => 'params' in issue && issue.params?.['fix'])
  const fern = { id: 'fern', name: 'Fern' }
  expect(fixes([{ ...fern, image_url: 'x' }])).toEqual([expect.stringContaining('data:image/png;base64')])
  expect(fixes([{ ...fern, link_mode: 'https://fern.example' }])).toEqual([expect.stringContaining('Add mobile_link')])
  expect(fixes([fern, fern])).toEqual(['Give each wallet its own id.'])
})
