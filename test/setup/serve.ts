import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import { listenOnLoopback } from './loopback.js'

/** What to serve. */
export interface ServeOptions {
  /** The folder of a built app. */
  readonly dir: string
  /** A free port by default. */
  readonly port?: number
  /** Sent with every answer, such as a content security policy. */
  readonly headers?: Readonly<Record<string, string>>
  /** A script put before all others of the page, as an extension's would be; served by this server. */
  readonly script?: string
  /** HTML that the root of the page has in it, as a server would have rendered it. */
  readonly rendered?: string
}

/** A static server with a log. */
export interface Served {
  readonly origin: string
  /** Paths asked for so far, oldest first. */
  readonly requests: readonly string[]
  stop(): Promise<void>
}

const root = '<div id="root"></div>'
const scriptPath = '/injected-by-the-test-server.js'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
}

/** Serves a built app on 127.0.0.1, gzipped; unknown paths without a dot get `index.html`. */
export async function serve({ dir, port = 0, headers = {}, script, rendered }: ServeOptions): Promise<Served> {
  const requests: string[] = []
  const zipped = new Map<string, Buffer>()

  async function content(path: string): Promise<Buffer | undefined> {
    if (path === scriptPath && script !== undefined) return Buffer.from(script)
    const file = join(dir, normalize(extname(path) ? path : '/index.html'))
    const bytes = await readFile(file).catch(() => undefined)
    if (!bytes || !file.endsWith('.html')) return bytes
    const html =
      script === undefined
        ? bytes.toString()
        : bytes.toString().replace('<head>', `<head><script src="${scriptPath}"></script>`)
    return Buffer.from(
      rendered === undefined
        ? html
        : html.replace(
            root,
            root.replace('><', () => `>${rendered}<`),
          ),
    )
  }
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
    requests.push(pathname)
    const bytes = await content(pathname)
    if (!bytes) return void response.writeHead(404).end()
    const type = types[extname(pathname) || '.html'] ?? 'application/octet-stream'
    const body = zipped.get(pathname) ?? gzipSync(bytes, { level: 9 })
    zipped.set(pathname, body)
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip', ...headers }).end(body)
  }

  const server = createServer((request, response) => void answer(request, response))
  const { origin, stop } = await listenOnLoopback(server, port)
  return {
    origin,
    requests,
    stop,
  }
}
