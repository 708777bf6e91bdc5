import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { appLink } from '../clean-link.js'
import { type DecodedWallets, decodeWallets } from '../decode-wallets.js'
import { explorerIds } from './explorer-ids.data.js'
import { parseLiteral } from './parse-literal.js'

const text = z.string().nullish()
const links = z.object({ native: text, universal: text })

/** A wallet as thirdweb's generated files have it; fields that the directory has no place for are not read. */
const listed = z.object({
  id: z.string(),
  name: z.string(),
  homepage: text,
  image_id: text,
  rdns: text,
  app: z.object({ ios: text, android: text, chrome: text }),
  mobile: links,
  desktop: links,
})
const order = z.array(z.object({ id: z.string() }))

/** Where the generated files are, inside the package. */
export const GENERATED = 'src/wallets/__generated__'

/**
 * Reads the wallets of an unpacked npm package `thirdweb` (5.x), in the order of its own list; thirdweb's own kinds of
 * wallet (`smart`, `inApp`, …) have no file there and are none. Nothing of the package is run. `packageFolder` is the one
 * with its `package.json`. Throws when the files are not there or are not what they were in 5.121.6.
 */
export async function readThirdweb(packageFolder: string): Promise<DecodedWallets> {
  const folder = join(packageFolder, GENERATED)
  const ids = order.parse(
    await parseLiteral(await readFile(join(folder, 'wallet-infos.ts'), 'utf8'), 'ALL_MINIMAL_WALLET_INFOS'),
  )
  const rows: unknown[] = []
  for (const { id } of ids) {
    // The id names a folder: only plain names are followed.
    if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(id)) continue
    const source = await readFile(join(folder, 'wallet', id, 'index.ts'), 'utf8')
    rows.push(toDirectory(listed.parse(await parseLiteral(source, 'wallet'))))
  }
  return decodeWallets(rows)
}

/** The names of the directory for the names of thirdweb. The fields are cleaned by `decodeWallets`. */
function toDirectory({ app, mobile, desktop, ...wallet }: z.output<typeof listed>) {
  return {
    ...wallet,
    id: explorerIds[wallet.id] ?? wallet.id,
    mobile_link: appLink(mobile.native ?? '') ?? mobile.universal,
    link_mode: mobile.universal,
    desktop_link: desktop.native,
    webapp_link: desktop.universal,
    app_store: app.ios,
    play_store: app.android,
    chrome_store: app.chrome,
  }
}
