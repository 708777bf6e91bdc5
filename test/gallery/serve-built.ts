import { fileURLToPath } from 'node:url'
import { build } from 'vite-8'
import { outsideFolder } from '../setup/scratch.js'
import { type Served, serve } from '../setup/serve.js'

/** What a browser keeps for an hour, and nothing from elsewhere: refused at once, where a lookup of a name may take seconds. */
const headers = {
  'cache-control': 'max-age=3600',
  'content-security-policy': "default-src 'self' 'unsafe-inline' data: blob:",
}

/** All but the page's own script, which waits for others, and fonts. */
const inOneScript = /^(?!.*(?:gallery\/(?:main\.tsx|index\.html)|fixed-fonts|fontsource)).*\.[cm]?[jt]sx?$/

/**
 * Builds the gallery as it is now, with React's checks as in development, and serves the build on a loopback port: a page
 * of it fetches half the scripts and compiles none. Stop the server that comes back.
 */
export async function serveBuiltGallery(): Promise<Served> {
  const folder = await outsideFolder()
  try {
    await build({
      configFile: false,
      root: fileURLToPath(new URL('.', import.meta.url)),
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"development"' },
      oxc: { jsx: { runtime: 'automatic', development: false } },
      build: {
        outDir: folder.dir,
        emptyOutDir: true,
        minify: false,
        target: 'esnext',
        modulePreload: false,
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'all', test: inOneScript }] } } },
      },
    })
    const served = await serve({ dir: folder.dir, headers })
    return { ...served, stop: () => served.stop().finally(folder.remove) }
  } catch (cause) {
    await folder.remove()
    throw cause
  }
}
