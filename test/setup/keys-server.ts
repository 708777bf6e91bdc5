import { createServer } from 'node:http'
import { join } from 'node:path'
import { build } from 'vite'
import type { KeysPageOptions } from './keys-page.js'
import { listenOnLoopback } from './loopback.js'

/** The window of a smart wallet, served on an origin of its own. */
export interface KeysServer {
  /** What the SDK opens. */
  readonly url: string
  stop(): Promise<void>
}

/** Serves the window on 127.0.0.1; `path` is anything. */
export async function serveKeys(options: KeysPageOptions): Promise<KeysServer> {
  const code = await keysScript()
  const page = `<!doctype html><html lang="en"><head><link rel="icon" href="data:," /><title>Keys</title></head>
<body><script>window.keysPage = ${JSON.stringify(options)}</script><script src="/keys.js"></script></body></html>`
  const server = createServer((request, response) => {
    const isScript = request.url === '/keys.js'
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' }).end(isScript ? code : page)
  })
  const { origin, stop } = await listenOnLoopback(server)
  return {
    url: `${origin}/connect`,
    stop,
  }
}

async function keysScript(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'keys-page.ts'), name: 'keysPageScript', formats: ['iife'] },
    },
  })
  const [first] = [output].flat()
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (!chunk) throw new Error('The script of the window was not built.')
  return chunk.code
}
