import { createHash } from 'node:crypto'
import { join, relative } from 'node:path'
import type { TestProject } from 'vitest/node'
import { hostApp } from '../e2e/host-app.js'
import { buildServer } from '../e2e/server-render.js'
import type { SharedApp, SharedHost, SharedHostOptions } from '../e2e/shared.js'
import { serveChromium } from './browser.js'
import { freshViteApp, putPage } from './fresh-app.js'
import { ownFolder } from './own-folder.js'
import { type PackedKit, packKit } from './pack.js'
import { repository } from './scratch.js'
import { type Maker, type SharedThing, serveShared } from './shared-server.js'
import { startTestAnvil } from './test-anvil.js'
import { startTestRelay } from './test-relay.js'
import { walletCode } from './wallet-script.js'
import { type TestChain, writeNetworks } from './write-networks.js'

/** The chains that the shared apps work on: 1, 137 and 8453. */
export type SharedChains = readonly [TestChain, TestChain, TestChain]

declare module 'vitest' {
  interface ProvidedContext {
    /** The kit, packed once for all end-to-end tests. */
    readonly kit: PackedKit
    /** Shared by all files: do not count what an account sends on them. */
    readonly chains: SharedChains
    /** URL of what makes the apps and the browser that test files share, each when a file first asks for it. */
    readonly shared: string
  }
}

/** Packs the kit and offers what end-to-end tests share; the returned function ends and removes what was made. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stops: (() => Promise<unknown>)[] = []
  const teardown = async () => {
    for (const stop of stops.reverse()) await stop()
  }
  try {
    const kit = await packKit()
    const folder = await ownFolder()
    stops.push(folder.remove)
    const chains = await startChains(stops)
    const shared = await serveShared(makersOf(kit, chains, relative(join(repository, '.tmp'), folder.dir)))
    stops.push(async () => {
      console.log(`end to end: made ${JSON.stringify(shared.made())}`)
      await shared.stop()
    })
    project.provide('kit', kit)
    project.provide('chains', chains)
    project.provide('shared', shared.url)
    return teardown
  } catch (cause) {
    await teardown()
    throw cause
  }
}

async function startChains(stops: (() => Promise<unknown>)[]): Promise<SharedChains> {
  const anvils = [startTestAnvil(1), startTestAnvil(137), startTestAnvil(8453)] as const
  stops.push(() => Promise.allSettled(anvils.map(async (anvil) => (await anvil).stop())))
  const [mainnet, polygon, base] = await Promise.all(anvils)
  return [chainOf(mainnet), chainOf(polygon), chainOf(base)]
}

function chainOf({ chainId, url }: { readonly chainId: number; readonly url: string }): TestChain {
  return { id: chainId, rpcUrl: url }
}

function makersOf(kit: PackedKit, chains: SharedChains, folder: string): Readonly<Record<string, Maker>> {
  return {
    'fresh-app': () => makeFreshApp(kit, chains),
    host: (options) => makeHost(kit, folder, options),
    browser: async () => {
      const browser = await serveChromium()
      return { answer: browser.wsEndpoint(), remove: () => browser.close() }
    },
    relay: async () => {
      const { url, stop } = await startTestRelay()
      return { answer: url, remove: stop }
    },
    'wallet-code': async () => ({ answer: await walletCode() }),
  }
}

async function makeFreshApp(kit: PackedKit, chains: SharedChains): Promise<SharedThing> {
  const app = await freshViteApp(kit)
  try {
    await writeNetworks(app.dir, chains)
    await app.kit(['generate'])
    await putPage(app.dir, join(repository, 'test/e2e/host/app.tsx'))
    const { dist, warnings } = await app.build()
    const answer: SharedApp = { dir: app.dir, dist, warnings, init: app.init }
    return { answer, remove: app.remove }
  } catch (cause) {
    await app.remove()
    throw cause
  }
}

/** Stays in the folder of the run, which is removed as a whole. */
async function makeHost(kit: PackedKit, folder: string, options: SharedHostOptions): Promise<SharedThing> {
  const { hasServer, ...rest } = options
  const hash = createHash('sha256').update(JSON.stringify(options)).digest('hex').slice(0, 16)
  const app = await hostApp({ ...rest, kit, name: join(folder, `host-${hash}`) })
  const server = hasServer ? join(app.dir, await buildServer(app)) : ''
  const { dist, warnings } = await app.build()
  const answer: SharedHost = { dir: app.dir, dist, warnings, server }
  return { answer }
}
