import { join } from 'node:path'
import type { Browser } from 'playwright'
import { launchChromium } from '../setup/browser.js'
import { mustRun } from '../setup/run-program.js'
import { inOutsideFolder, repository } from '../setup/scratch.js'
import { serve } from '../setup/serve.js'

const gallery = join(repository, 'test/gallery')

/** The gallery as people would get it, and what it is looked at with. */
export interface GallerySite {
  readonly origin: string
  readonly browser: Browser
}

/** Builds the gallery for production and serves it until `measure` has settled. */
export async function onGallery<T>(measure: (site: GallerySite) => Promise<T>): Promise<T> {
  return inOutsideFolder(async ({ dir, remove }) => {
    // In a process of its own: what runs this program has made a development environment of this one.
    const vite = join(repository, 'node_modules/vite/bin/vite.js')
    await mustRun(process.execPath, [vite, 'build', '--outDir', dir, '--emptyOutDir'], { cwd: gallery })
    const [site, browser] = [await serve({ dir }), await launchChromium()]
    try {
      return await measure({ origin: site.origin, browser })
    } finally {
      await Promise.all([browser.close(), site.stop(), remove()])
    }
  })
}
