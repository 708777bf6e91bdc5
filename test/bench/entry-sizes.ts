import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { scriptsOf } from '../build/subpaths.js'

/** One entry of the package: what importing it costs before anything is fetched later. */
export interface EntrySize {
  readonly name: string
  /** gzip -9 of the entry and what it imports statically, without react, viem, signals-core and uqr. */
  readonly bytes: number
}

/** Bundles every browser entry of the unpacked package on its own. */
export async function entrySizes(unpacked: string): Promise<readonly EntrySize[]> {
  const inBrowser = [...scriptsOf(unpacked)].filter(
    ([name, file]) =>
      // Code for Node is beside it: the plugins of build tools are commands.
      file.startsWith('dist/') &&
      !file.startsWith('dist/cli/') &&
      !/^\.\/(locales\/.*|features\/.*\/contract|config|networks|testing(\/[\w/]+)?)$/.test(name),
  )
  const sizes: EntrySize[] = []
  for (const [name, file] of inBrowser) sizes.push({ name, bytes: await bundled(join(unpacked, file)) })
  return sizes
}

async function bundled(entry: string): Promise<number> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry, formats: ['es'] },
      rollupOptions: {
        external: [/^react/, /^viem/, /^@preact\//, /^uqr$/, /^@(coinbase|safe-global|walletconnect)\//],
      },
    },
  })
  const [first] = [output].flat()
  const chunks = first && 'output' in first ? first.output.filter((item) => item.type === 'chunk') : []
  const counted = new Set<string>()
  const visit = (name: string): number => {
    const chunk = chunks.find((item) => item.fileName === name)
    if (!chunk || counted.has(name)) return 0
    counted.add(name)
    return gzipSync(chunk.code, { level: 9 }).length + chunk.imports.reduce((sum, item) => sum + visit(item), 0)
  }
  return chunks.filter((chunk) => chunk.isEntry).reduce((sum, chunk) => sum + visit(chunk.fileName), 0)
}
