import { cp, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { inject } from 'vitest'
import { launchChromium } from '../setup/browser.js'
import type { ProgramResult } from '../setup/run-program.js'
import { mustRun } from '../setup/run-program.js'
import { outsideFolder, type Scratch } from '../setup/scratch.js'
import type { WalletPageOptions } from '../setup/wallet-page.js'
import { withWallets } from '../setup/with-wallets.js'
import { withoutMotion } from '../setup/without-motion.js'
import type { HostAppOptions } from './host-app.js'

/** A create-vite app with the kit in it, built. Several files read it: take a copy to change it. */
export interface SharedApp {
  readonly dir: string
  readonly dist: string
  /** Warnings the bundler printed. */
  readonly warnings: readonly string[]
  /** What `init --yes` said. */
  readonly init: ProgramResult
}

/** A host app that is made and built once for each distinct set of options. */
export interface SharedHostOptions extends Omit<HostAppOptions, 'name' | 'kit'> {
  /** Its page is built for a server as well. */
  readonly hasServer?: boolean
}

/** Such an app, read-only. */
export interface SharedHost {
  readonly dir: string
  readonly dist: string
  /** Warnings the bundler printed. */
  readonly warnings: readonly string[]
  /** The program that renders the page, empty without a server. */
  readonly server: string
}

const packages = 'node_modules'

/** Most that an install and a build take on a busy machine, in ms: below the time a hook has. */
const MAKE_MS = 290_000

/** The create-vite app of this run. Rejects with what went wrong when it cannot be made. */
export function freshApp(): Promise<SharedApp> {
  return ask('fresh-app')
}

/** The host app with these options. Rejects with what went wrong when it cannot be made. */
export function sharedHost(options: SharedHostOptions): Promise<SharedHost> {
  return ask('host', options)
}

/** A connection to the browser of this run, without motion; closing it ends its contexts, not the browser. */
export async function connectBrowser(): Promise<Browser> {
  return withoutMotion(await chromium.connect(await ask<string>('browser')))
}

/** A browser of this test alone that keeps storage and networks apart as on a desk, without motion. */
export async function launchDeskBrowser(): Promise<Browser> {
  return withoutMotion(await launchChromium({ playwrightDefaults: false }))
}

/** URL of the relay of this run. */
export function relayUrl(): Promise<string> {
  return ask('relay')
}

/** The test wallet as one script, for `serve({ script })`. */
export async function walletScript(options: WalletPageOptions): Promise<string> {
  return withWallets(await ask<string>('wallet-code'), options)
}

/** A copy of an app in a folder of its own, to be changed. Its packages are hard links: do not write into them. */
export async function copyApp({ dir }: Pick<SharedApp, 'dir'>): Promise<Scratch> {
  const scratch = await outsideFolder()
  const copy = join(scratch.dir, 'app')
  await mkdir(copy)
  const own = (await readdir(dir)).filter((name) => name !== packages)
  await Promise.all(own.map((name) => cp(join(dir, name), join(copy, name), { recursive: true })))
  await mustRun('cp', ['-al', packages, copy], { cwd: dir })
  return { dir: copy, remove: scratch.remove }
}

async function ask<T>(name: string, question: unknown = null): Promise<T> {
  const signal = AbortSignal.timeout(MAKE_MS)
  const response = await fetch(`${inject('shared')}/${name}`, {
    method: 'POST',
    body: JSON.stringify(question),
    signal,
  })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as T
}
