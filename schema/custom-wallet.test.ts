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
])('behavior: %j is a wallet', (wallet) => {
  expect(problems(wallet)).toEqual([])
})

test.each([
  [{ id: ' ' }, /^id: Too small/],
  [{ name: 'x'.repeat(81) }, /^name: Too big/],
  [{ rdns: 'fern' }, /^rdns: must be a domain written backwards/],
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
