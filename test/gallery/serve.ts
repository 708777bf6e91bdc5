import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { createServer, type ViteDevServer } from 'vite'
import { freePort } from '../setup/free-port.js'

/** How the gallery is served. */
export interface ServeGalleryOptions {
  /** A free port by default. */
  readonly port?: number
  /** Whether files stay as they are while it is served, so that a browser fetches each of them once. */
  readonly isFrozen?: boolean
}

/** What a browser keeps for an hour, and nothing from elsewhere: refused at once, where a lookup of a name may take seconds. */
const frozen = {
  headers: {
    'cache-control': 'max-age=3600',
    'content-security-policy': "default-src 'self' 'unsafe-inline' data: blob:",
  },
  watch: null,
}

/** Serves the gallery on a loopback port. Close the server that comes back. */
export async function serveGallery({ port, isFrozen = false }: ServeGalleryOptions = {}): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    cacheDir: fileURLToPath(new URL('../../node_modules/.vite/gallery', import.meta.url)),
    plugins: [react()],
    server: {
      // Without one Vite takes its usual port, which is that of an app beside it.
      port: port ?? (await freePort()),
      host: '127.0.0.1',
      fs: { allow: [fileURLToPath(new URL('../..', import.meta.url))] },
      ...(isFrozen && frozen),
    },
    optimizeDeps: {
      include: [
        'react',
        'react-dom',
        'react-dom/client',
        'react/jsx-dev-runtime',
        'viem',
        '@preact/signals-core',
        'uqr',
        'viem/utils',
        'zod/mini',
      ],
    },
  })
  return server.listen()
}

/** `node test/run.mjs test/gallery/serve.ts [port]`: serves until it is stopped. */
export async function main([port = '4300']: readonly string[], signal: AbortSignal): Promise<number> {
  const server = await serveGallery({ port: Number(port) })
  console.log(`gallery: ${server.resolvedUrls?.local[0]}`)
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
  await server.close()
  return 0
}
