import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { printWallets } from './wallets/source/print-wallets.js'
import { readSource } from './wallets/source/read-source.js'

const usage = `npm run import-wallets -- [SOURCE] [--out FILE]

Writes the wallet directory that comes with this backend.
SOURCE  thirdweb (the default: the wallet files of the npm package), or a JSON file or https address that has the shape of
        /getWallets. A list of others comes with their terms: check them.
--out   default src/wallets/wallets.data.ts`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, help: { type: 'boolean' } },
})
if (values.help) {
  console.log(usage)
} else {
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort(new Error('Stopped')))
  try {
    const out = values.out ?? fileURLToPath(new URL('../src/wallets/wallets.data.ts', import.meta.url))
    const { wallets, refused, source } = await readSource(positionals[0] ?? 'thirdweb', { fetch, signal: stop.signal })
    for (const { index, reason } of refused) console.error(`left out: row ${index} ${reason}`)
    await writeFile(out, printWallets(wallets, source))
    console.log(`${wallets.length} wallets of ${source} written to ${out}`)
  } catch (error) {
    console.error(`The list was not imported: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}
