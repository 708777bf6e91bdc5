import { createServer } from 'node:http'
import { listenOnLoopback } from './loopback.js'
import { walletCode } from './wallet-script.js'
import type { SitePageFault } from './wallet-site-faults.js'

/** The site of a wallet, and whose apps it serves. */
export interface WalletSiteServerOptions {
  readonly projectId: string
  /** Exact origins of the project. */
  readonly origins: readonly string[]
}

/** The site on an origin of its own. */
export interface WalletSiteServer {
  readonly origin: string
  /** The address of its document, with a fault or without. */
  url(options?: { readonly protocol?: 4 | 5; readonly fault?: SitePageFault }): string
  /** The address of a document that answers on the port it is sent, and does nothing else. */
  readonly bareUrl: string
  stop(): Promise<void>
}

/** Answers each message of its port with the same. */
const bareScript = `addEventListener('message', ({ ports: [port] }) => {
  if (!port) return
  port.onmessage = ({ data }) => port.postMessage(data)
  port.postMessage('ready')
})`

/** Serves the document of a site with the headers that SECURITY 2.4 names, on a free port. */
export async function serveWalletSite({ projectId, origins }: WalletSiteServerOptions): Promise<WalletSiteServer> {
  const scripts: Readonly<Record<string, string>> = {
    '/site.js': await walletCode('wallet-site-page.ts'),
    '/bare.js': bareScript,
  }
  const headersOf = (fault: string | null) => ({
    'content-security-policy': [
      "default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'none'",
      ...(fault === 'no-frame-ancestors' ? [] : [`frame-ancestors ${origins.join(' ')}`]),
    ].join('; '),
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'cross-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
  })
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site')
    const headers = headersOf(searchParams.get('fault'))
    const script = scripts[pathname]
    if (script !== undefined) response.writeHead(200, { ...headers, 'content-type': 'text/javascript' }).end(script)
    else if (searchParams.get('projectId') !== projectId) response.writeHead(404, headers).end()
    else response.writeHead(200, { ...headers, 'content-type': 'text/html' }).end(document(pathname, origins))
  })
  const { port, stop } = await listenOnLoopback(server)
  // Browsers take every such name for this machine.
  const origin = `http://wallet.localhost:${port}`
  return {
    origin,
    url({ protocol = 5, fault } = {}) {
      const query = new URLSearchParams({ projectId, protocol: `${protocol}`, ...(fault && { fault }) })
      return `${origin}/sdk?${query}`
    },
    bareUrl: `${origin}/bare?projectId=${projectId}`,
    stop,
  }
}

function document(pathname: string, origins: readonly string[]): string {
  const script = pathname === '/bare' ? 'bare' : 'site'
  return `<!doctype html><html lang="en" data-origins="${origins.join(' ')}"><head><meta charset="utf-8"><title>Wallet</title></head><body><script src="/${script}.js"></script></body></html>`
}
