import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freshViteApp, putPage } from './fresh-app.js'
import { type PackedKit, packKit } from './pack.js'
import type { ProgramResult } from './run-program.js'
import { repository } from './scratch.js'
import { startTestAnvil } from './test-anvil.js'
import { type TestChain, writeNetworks } from './write-networks.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** The kit, packed once for all end-to-end tests. */
    readonly kit: PackedKit
    /** A create-vite app with the kit in it, built, and the chains it works on: 1, 137 and 8453. */
    readonly app: {
      readonly dir: string
      readonly dist: string
      readonly warnings: readonly string[]
      readonly init: ProgramResult
      readonly chains: readonly [TestChain, TestChain, TestChain]
    }
  }
}

/** Packs the kit and makes the app that most end-to-end tests drive; the returned function removes both. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const kit = await packKit()
  const [app, ...anvils] = await Promise.all([
    freshViteApp(kit),
    startTestAnvil(1),
    startTestAnvil(137),
    startTestAnvil(8453),
  ])
  const teardown = async () => {
    await Promise.all([app.remove(), ...anvils.map((anvil) => anvil.stop())])
  }
  try {
    const [mainnet, polygon, base] = anvils
    const chains = [chainOf(mainnet), chainOf(polygon), chainOf(base)] as const
    await writeNetworks(app.dir, chains)
    await app.kit(['generate'])
    await putPage(app.dir, join(repository, 'test/e2e/host/app.tsx'))
    const { dist, warnings } = await app.build()
    project.provide('kit', kit)
    project.provide('app', { dir: app.dir, dist, warnings, init: app.init, chains })
    return teardown
  } catch (cause) {
    await teardown()
    throw cause
  }
}

function chainOf({ chainId, url }: { readonly chainId: number; readonly url: string }): TestChain {
  return { id: chainId, rpcUrl: url }
}
