import type { HostApp } from '../setup/linked-app.js'
import { type BenchAppOptions, benchApp } from './bench-app.js'
import { type Bundle, readBundle } from './bundle.js'

/** Makes a host, builds what is the kit's of it, reads the build and removes the app. `change` happens before the build. */
export async function buildHost(
  options: Omit<BenchAppOptions, 'isKitAlone'>,
  change?: (app: HostApp) => Promise<void>,
): Promise<{ readonly bundle: Bundle; readonly text: string }> {
  const app = await benchApp({ ...options, isKitAlone: true })
  try {
    await change?.(app)
    const built = await app.build()
    return { bundle: await readBundle(app.dir), text: Object.values(await built.scripts()).join('\n') }
  } finally {
    await app.remove()
  }
}
