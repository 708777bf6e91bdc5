import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { withDeadline } from '../../clock.js'
import { appLink } from '../clean-link.js'
import { type DecodedWallets, decodeWallets } from '../decode-wallets.js'
import { bestKnown } from './best-known.data.js'
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

/** The release the list is taken from, and the SHA-512 of its archive as the registry publishes it. */
export const THIRDWEB = 'thirdweb@5.121.6'
const SHA512 = 'tZuYoxazy8GJz59IX/NhpQ5u+DzC/vo9/3ZgqxY9pZPDlnH0QZY8oJOX2m7L2DmtzTCqa5YWD+x9Xj18EQDiyw=='
const DEADLINE_MS = 120_000

/**
 * Reads the wallets of an unpacked npm package `thirdweb` (5.x): the best known ones (`bestKnown`), then the others in the
 * order of its own list. thirdweb's own kinds of
 * wallet (`smart`, `inApp`, …) have no file there and are none. Nothing of the package is run. `packageFolder` is the one
 * with its `package.json`. Throws when the files are not there or are not what they were in 5.121.6.
 */
export async function readThirdweb(packageFolder: string): Promise<DecodedWallets> {
  const folder = join(packageFolder, GENERATED)
  const ids = order.parse(
    await parseLiteral(await readFile(join(folder, 'wallet-infos.ts'), 'utf8'), 'ALL_MINIMAL_WALLET_INFOS'),
  )
  const rows: unknown[] = []
  const known = bestKnown.filter((best) => ids.some(({ id }) => id === best))
  for (const id of new Set([...known, ...ids.map(({ id }) => id)])) {
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

const run = promisify(execFile)

/**
 * Fetches thirdweb's archive with npm into a temporary folder, checks its hash, unpacks the wallet files, and gives the
 * folder to `use`; the folder is gone afterwards. Needs npm and tar on the machine. Throws when the archive can't be had
 * or is another one.
 */
export async function withThirdweb<T>(use: (packageFolder: string) => Promise<T>, signal: AbortSignal): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'wallet-source-'))
  try {
    await withDeadline(DEADLINE_MS, [signal], (deadline) => unpack(folder, deadline))
    return await use(join(folder, 'package'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function unpack(folder: string, signal: AbortSignal): Promise<void> {
  const [program, ...first] = npm()
  await run(program, [...first, 'pack', THIRDWEB, '--silent', '--ignore-scripts'], { cwd: folder, signal })
  const archive = `${THIRDWEB.replace('@', '-')}.tgz`
  const hash = createHash('sha512')
    .update(await readFile(join(folder, archive)))
    .digest('base64')
  if (hash !== SHA512) throw new Error(`${archive} is not the file that was published: its SHA-512 is ${hash}`)
  await run('tar', ['-xzf', archive, 'package/package.json', `package/${GENERATED}`], { cwd: folder, signal })
}

/** npm as `npm run` names it (a script for this Node, on every system), or the one on the path. */
function npm(): readonly [string, ...string[]] {
  const script = process.env['npm_execpath']
  return script && basename(script) === 'npm-cli.js' ? [process.execPath, script] : ['npm']
}
