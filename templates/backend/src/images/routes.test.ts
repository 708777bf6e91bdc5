import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migratedMemory } from '../../../../test/setup/migrated-database.js'
import type { Env } from '../backend.js'
import { type OpenDatabase, openDatabase } from '../db/open-database.js'
import { answerProblem, Problem } from '../http/problems.js'
import { imageIdOf } from '../wallets/decode-wallets.js'
import { importWallets, seedWallets } from '../wallets/store-wallets.js'

import type { WalletTables } from '../wallets/tables.js'
import { walletData } from '../wallets/wallets.data.js'
import { assetImages } from './asset-images.data.js'
import { type Icons, iconPackage } from './icon-package.js'

import { imageRoutes } from './routes.js'

const metamask = walletData.find(({ name }) => name === 'MetaMask')?.image_id
let open: OpenDatabase
let app: Hono<Env>
beforeAll(async () => {
  open = await openDatabase(await migratedMemory())
  const db = open.db.withTables<WalletTables>()
  await seedWallets(db)
  await importWallets(db, [{ id: 'odd', name: '<script>"&' }])
  app = serve(iconPackage())
}, 60_000)
afterAll(() => open?.close())

function serve(icons: Icons): Hono<Env> {
  const served = new Hono<Env>()
  served.onError((error, c) => {
    if (error instanceof Problem) return answerProblem(c, error)
    throw error
  })
  return served.route('/', imageRoutes({ db: open.db }, icons))
}

const isDrawn = (svg: string) => !svg.includes('<text')

test.each([
  '/getWalletImage/WALLET',
  '/public/getAssetImage/ba0ba0cd-17c6-4806-ad93-f9d174f17900',
  '/public/getAssetImage/0c2840c3-5b04-4c44-9661-fbd4b49e1800',
  '/public/getTokenImage/USDC',
  '/public/getTokenImage/eth',
])('behavior: %s is a drawing that can run and load nothing', async (path) => {
  const response = await app.request(path.replace('WALLET', metamask ?? ''))
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'public, max-age=86400',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    etag: expect.stringMatching(/^"[0-9a-f]+"$/),
  })
  expect(isDrawn(await response.text())).toBe(true)
})

test('behavior: who has the picture already is told so, with the same policy', async () => {
  const path = '/public/getTokenImage/USDC'
  const tag = (await app.request(path)).headers.get('etag') ?? ''
  for (const match of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const response = await app.request(path, { headers: { 'if-none-match': match } })
    expect([response.status, await response.text()]).toEqual([304, ''])
    expect(response.headers.get('etag')).toBe(tag)
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
  }
  expect((await app.request(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
})

test('behavior: every network and connector that apps name by a fixed id has a picture', async () => {
  for (const [id, { icon }] of Object.entries(assetImages)) {
    const response = await app.request(`/public/getAssetImage/${id}`)
    expect([id, response.status, isDrawn(await response.text())]).toEqual([id, 200, icon !== undefined])
  }
})

test('behavior: every wallet of the list has a picture, the well-known ones their own', async () => {
  let drawn = 0
  for (const { image_id } of walletData) {
    const response = await app.request(`/getWalletImage/${image_id}`)
    expect(response.status).toBe(200)
    if (isDrawn(await response.text())) drawn += 1
  }
  expect(drawn).toBeGreaterThanOrEqual(35)
}, 60_000)

test('behavior: what has no drawing gets a monogram, harmless whatever the name', async () => {
  const wallet = await (await app.request(`/getWalletImage/${imageIdOf('odd')}`)).text()
  expect(wallet).toContain('>SC</text>')
  expect(await (await app.request('/public/getTokenImage/NOSUCHTOKEN')).text()).toContain('>NOSU</text>')
  expect(await (await app.request('/public/getCurrencyImage/usd')).text()).toContain('>$</text>')
  expect(await (await app.request('/public/getCurrencyImage/CHF')).text()).toContain('>CHF</text>')
})

test('behavior: without the icon package, and with icons that are not safe, everything has a monogram', async () => {
  const unsafe: Icons = { read: async () => '<svg xmlns="http://www.w3.org/2000/svg"><script>' }
  for (const icons of [iconPackage('@web3icons/not-installed'), unsafe]) {
    const bare = serve(icons)
    for (const path of [
      `/getWalletImage/${metamask}`,
      '/public/getAssetImage/ba0ba0cd-17c6-4806-ad93-f9d174f17900',
      '/public/getTokenImage/ETH',
    ]) {
      const response = await bare.request(path)
      expect([response.status, isDrawn(await response.text())]).toEqual([200, false])
    }
  }
})

test.each([
  ['/getWalletImage/unknown', 404],
  ['/getWalletImage/..%2f..%2fpackage.json', 400],
  ['/getWalletImage/%00', 400],
  ["/getWalletImage/x'%20or%201=1", 400],
  ['/getWalletImage/%', 400],
  ['/public/getAssetImage/__proto__', 400],
  ['/public/getAssetImage/constructor', 404],
  ['/public/getAssetImage/ethereum', 404],
  ['/public/getAssetImage/..%5c..%5cx', 400],
  ['/public/getCurrencyImage/ZZZ', 404],
  ['/public/getCurrencyImage/dollar', 400],
  ['/public/getCurrencyImage/..%2f', 400],
  ['/public/getTokenImage/..%2f..%2fnetworks%2fethereum', 400],
  ['/public/getTokenImage/%3Cscript%3E', 400],
  ['/public/getTokenImage/%ff', 400],
  [`/public/getTokenImage/${'A'.repeat(33)}`, 400],
  ['/public/getTokenImage/', 404],
])('error: %s is answered %i', async (path, status) => {
  const response = await app.request(path)
  expect(response.status).toBe(status)
  expect(response.headers.get('cache-control')).toBeNull()
})
