import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { z } from 'zod'
import type { Backend, Env } from '../backend.js'
import { decode } from '../http/input.js'
import { Problem } from '../http/problems.js'
import { searchKey } from '../wallets/clean-text.js'
import { walletId } from '../wallets/decode-wallets.js'
import type { WalletTables } from '../wallets/tables.js'
import { assetImages } from './asset-images.data.js'
import { type Icons, iconPackage } from './icon-package.js'
import { currencySign, monogram } from './monogram.js'

import { makePictures } from './pictures.js'
import { walletIcons } from './wallet-icons.data.js'

/** Also with "not modified": the policy goes with the picture that the browser already has. */
const policy = {
  'cache-control': 'public, max-age=86400',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
}

const imageId = z.object({ imageId: walletId })
const currency = z.object({ code: z.string().regex(/^[A-Za-z]{3}$/, 'is no currency code, such as USD') })
const token = z.object({
  symbol: z.string().regex(/^[\p{L}\p{N}\p{Sc}\p{So}.+_ -]{1,32}$/u, 'is no symbol of a token, such as USDC'),
})

/**
 * Pictures of wallets, networks, connectors, currencies and tokens, all SVG that can't run or load anything. Ids are
 * looked up in tables, never made into a path. Unknown wallets and assets are a 404, unknown tokens get a monogram.
 */
export function imageRoutes(backend: Pick<Backend, 'db'>, icons: Icons = iconPackage()): Hono<Env> {
  const db = backend.db.withTables<WalletTables>()
  const pictures = makePictures(icons)
  const missing = () => new Problem('image_not_found')
  const cached = cache()
  return new Hono<Env>()
    .get('/getWalletImage/:imageId', cached, async (c) => {
      const id = decode(imageId, c.req.param()).imageId
      const row = await db
        .selectFrom('wallets')
        .select(['id', 'details'])
        .where('image_id', '=', id)
        .orderBy('position')
        .limit(1)
        .executeTakeFirst()
      if (!row) throw missing()
      const { name } = row.details
      return svg(c, await pictures.draw(walletIcons.get(searchKey(name)), name, row.id))
    })
    .get('/public/getAssetImage/:imageId', cached, async (c) => {
      const id = decode(imageId, c.req.param()).imageId.toLowerCase()
      const asset = Object.hasOwn(assetImages, id) ? assetImages[id] : undefined
      if (!asset) throw missing()
      return svg(c, await pictures.draw(asset.icon, asset.label))
    })
    .get('/public/getCurrencyImage/:code', cached, (c) => {
      const code = decode(currency, c.req.param()).code.toUpperCase()
      const sign = currencySign(code)
      if (sign === undefined) throw missing()
      return svg(c, monogram(sign, { seed: code, letters: 3 }))
    })
    .get('/public/getTokenImage/:symbol', cached, async (c) => {
      const { symbol } = decode(token, c.req.param())
      const icon = await pictures.icon({ kind: 'tokens', name: symbol })
      return svg(c, icon ?? monogram(symbol, { seed: symbol.toUpperCase(), letters: 4 }))
    })
}

function svg(c: Context<Env>, picture: string): Response {
  return c.body(picture, 200, { ...policy, 'content-type': 'image/svg+xml; charset=utf-8' })
}

function cache(): MiddlewareHandler<Env> {
  return etag({ retainedHeaders: [...RETAINED_304_HEADERS, ...Object.keys(policy)] })
}
