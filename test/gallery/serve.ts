import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { createServer, type ViteDevServer } from 'vite'

/** Serves the gallery on a loopback port; 0 for any. Close the server that comes back. */
export async function serveGallery(port: number): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    cacheDir: fileURLToPath(new URL('../../node_modules/.vite/gallery', import.meta.url)),
    plugins: [react()],
    server: { port, host: '127.0.0.1', fs: { allow: [fileURLToPath(new URL('../..', import.meta.url))] } },
    optimizeDeps: {
      include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime', '@preact/signals-core', 'uqr'],
    },
  })
  return server.listen()
}

/** `node test/run.mjs test/gallery/serve.ts [port]`: serves until it is stopped. */
export async function main([port = '4300']: readonly string[], signal: AbortSignal): Promise<number> {
  const server = await serveGallery(Number(port))
  console.log(`gallery: ${server.resolvedUrls?.local[0]}`)
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
  await server.close()
  return 0
}
