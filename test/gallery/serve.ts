import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'

/** `node test/run.mjs test/gallery/serve.ts [port]`: serves the gallery on a loopback port, with every change, until it is stopped. */
export async function main([port = '4300']: readonly string[], signal: AbortSignal): Promise<number> {
  const server = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    cacheDir: fileURLToPath(new URL('../../node_modules/.vite/gallery', import.meta.url)),
    plugins: [react()],
    server: {
      port: Number(port),
      host: '127.0.0.1',
      fs: { allow: [fileURLToPath(new URL('../..', import.meta.url))] },
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
  await server.listen()
  console.log(`gallery: ${server.resolvedUrls?.local[0]}`)
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
  await server.close()
  return 0
}
