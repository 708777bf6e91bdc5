import type { HostApp } from '../setup/linked-app.js'
import { type BenchAppOptions, benchApp } from './bench-app.js'
import { type Chunks, readChunks } from './chunks.js'

/** Makes and builds an app, takes the build apart and removes the app. `change` is what is done to it before the build. */
export async function builtChunks(options: BenchAppOptions, change?: (app: HostApp) => Promise<void>): Promise<Chunks> {
  const app = await benchApp(options)
  try {
    await change?.(app)
    await app.build()
    return await readChunks(app.dir)
  } finally {
    await app.remove()
  }
}
