import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { withDeadline } from '../../clock.js'
import { GENERATED } from './read-thirdweb.js'

const run = promisify(execFile)

/** The release the list is taken from, and the SHA-512 of its archive as the registry publishes it. */
export const THIRDWEB = 'thirdweb@5.121.6'
const SHA512 = 'tZuYoxazy8GJz59IX/NhpQ5u+DzC/vo9/3ZgqxY9pZPDlnH0QZY8oJOX2m7L2DmtzTCqa5YWD+x9Xj18EQDiyw=='
const DEADLINE_MS = 120_000

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
