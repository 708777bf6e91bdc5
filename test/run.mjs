// Runs a TypeScript program of this folder on any supported Node: `node test/run.mjs test/demo/run.ts --check`.
// The program exports `main(args, signal)`, which resolves to the exit code; Ctrl-C aborts the signal.

import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runnerImport } from 'vite'

const [program = '', ...args] = process.argv.slice(2)
const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop.abort())

try {
  const config = { configFile: false, logLevel: 'error', root: resolve(import.meta.dirname, '..') }
  const { module } = await runnerImport(pathToFileURL(resolve(program)).href, config)
  process.exitCode = await module.main(args, stop.signal)
} catch (error) {
  console.error(error?.name === 'SetupError' ? error.message : error)
  process.exitCode = 1
}
