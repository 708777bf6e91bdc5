import { resolve } from 'node:path'
import { modeOf } from '../config/load.js'
import type { Log } from '../context.js'
import { createHostContext, stderrLog } from '../node/host-context.js'
import { generateBeforeBuild, generateDuringDev, type HostRun } from './generate-in-host.js'
import { findKitImports } from './kit-imports.js'
import type { ModalKitOptions } from './plugin-options.js'

export type { ModalKitOptions } from './plugin-options.js'

/** What of Vite's resolved config the plugin reads. */
export interface ViteConfig {
  readonly root: string
  readonly mode: string
  readonly command: 'build' | 'serve'
  readonly logger: Readonly<Record<'info' | 'warn' | 'error', (text: string) => void>>
}

/** What of Vite's dev server the plugin uses. */
export interface ViteServer {
  readonly ws: {
    send(payload: ViteMessage): void
    on(event: 'connection', listener: () => void): void
  }
  close(): Promise<void>
}

/** What is said to the pages of a dev server: an overlay, or an update that takes it away. */
export type ViteMessage =
  | { type: 'error'; err: { message: string; stack: string; plugin: string } }
  | { type: 'update'; updates: [] }

/** What a bundler says while it builds, as far as it is read. */
export interface BundlerLog {
  readonly code?: string | undefined
  /** Absolute path of the module that it is about. */
  readonly id?: string | undefined
}

/** What bundlers say of `'use client'`, which frameworks with server components need and others leave out. */
const aboutDirective: readonly (string | undefined)[] = ['MODULE_LEVEL_DIRECTIVE', 'SOURCEMAP_ERROR']

/** A plugin of Vite 5 and later, as far as this one goes. */
export interface VitePlugin {
  name: string
  enforce: 'pre'
  config(
    given: { readonly root?: string },
    env: Pick<ViteConfig, 'command'>,
  ): Promise<{ optimizeDeps: { include: string[] } } | undefined>
  configResolved(config: ViteConfig): void
  onLog(level: string, log: BundlerLog): false | undefined
  buildStart(this: { addWatchFile(path: string): void }): Promise<void>
  configureServer(server: ViteServer): Promise<void>
}

/**
 * Generates the kit's files before a build, and during `vite dev` after every change of `modal.config.ts` and what it
 * imports: `plugins: [react(), modalKit()]`. A config that is wrong is shown in Vite's overlay with what to do, and goes
 * away when it is repaired; in a build it is the error the build ends with.
 */
export function modalKit(options: ModalKitOptions = {}): VitePlugin {
  let config: ViteConfig | undefined
  let building: Promise<readonly string[]> | undefined

  function runIn(signal: AbortSignal): HostRun {
    if (!config) throw new Error("Vite hasn't read its config yet.")
    const { root, mode, logger } = config
    const context = createHostContext({ dir: resolve(root, options.dir ?? ''), log: logOf(logger), signal })
    return {
      context,
      mode: modeOf(context, options.mode ?? mode),
      ...(options.config !== undefined && { config: options.config }),
    }
  }

  return {
    name: 'modal-kit',
    enforce: 'pre',
    // Vite looks for packages from index.html on. Where a framework makes the page, it would find those of the modal at the
    // first click only, and load the page anew under it.
    async config({ root = '.' }, { command }) {
      if (command !== 'serve') return undefined
      const { signal } = new AbortController()
      const context = createHostContext({ dir: resolve(root, options.dir ?? ''), log: stderrLog(), signal })
      return { optimizeDeps: { include: [...(await findKitImports(context))] } }
    },
    configResolved(resolved) {
      config = resolved
    },
    onLog(_, { code, id = '' }) {
      return aboutDirective.includes(code) && /[\\/]modal-kit[\\/]index\.[jt]sx?$/.test(id) ? false : undefined
    },
    async buildStart() {
      if (config?.command !== 'build') return
      // A build for browser and server starts once for each.
      building ??= generateBeforeBuild(runIn(new AbortController().signal)).finally(() => {
        building = undefined
      })
      for (const file of await building) this.addWatchFile(file)
    },
    async configureServer(server) {
      const stop = new AbortController()
      const close = server.close.bind(server)
      server.close = () => {
        stop.abort()
        return close()
      }
      let failed: ViteMessage | undefined
      // A page that is opened or reloaded while the config is wrong must hear of it as well.
      server.ws.on('connection', () => failed && server.ws.send(failed))
      await generateDuringDev(runIn(stop.signal), {
        onFailed({ message, stack = message }) {
          failed = { type: 'error', err: { message, stack: stack === message ? '' : stack, plugin: 'modal-kit' } }
          server.ws.send(failed)
        },
        onDone() {
          if (failed) server.ws.send({ type: 'update', updates: [] })
          failed = undefined
        },
      })
    },
  }
}

function logOf({ info, error }: ViteConfig['logger']): Log {
  return { out: (text) => info(text), note: (text) => info(text), warn: (text) => error(text) }
}
