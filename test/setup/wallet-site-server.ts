import { createServer } from 'node:http'
import { listenOnLoopback } from './loopback.js'
import { walletCode } from './wallet-script.js'
import type { SitePageFault } from './wallet-site-faults.js'
import { headersWith } from './wallet-site-header-faults.js'

/** The site of a wallet, and whose apps it serves. */
export interface WalletSiteServerOptions {
  readonly projectId: string
  /** Exact origins of the project. */
  readonly origins: readonly string[]
}

/** The site on an origin of its own. */
export interface WalletSiteServer {
  readonly origin: string
  /** The address of its document, with faults or without. */
  url(options?: { readonly protocol?: 4 | 5; readonly faults?: readonly SitePageFault[] }): string
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
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site')
    const faults = searchParams.getAll('fault')
    const headers = headersWith(faults, origins)
    const isKnown = searchParams.get('projectId') === projectId || faults.includes('any-project')
    const script = scripts[pathname]
    if (script !== undefined) response.writeHead(200, { ...headers, 'content-type': 'text/javascript' }).end(script)
    else if (!isKnown) response.writeHead(404, headers).end()
    else response.writeHead(200, { ...headers, 'content-type': 'text/html' }).end(document(pathname, origins))
  })
  const { port, stop } = await listenOnLoopback(server)
  // Browsers take every such name for this machine.
  const origin = `http://wallet.localhost:${port}`
  return {
    origin,
    url({ protocol = 5, faults = [] } = {}) {
      const query = new URLSearchParams({ projectId, protocol: `${protocol}` })
      for (const fault of faults) query.append('fault', fault)
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
