import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTestClient, http, parseEther } from 'viem'
import { type HostAppOptions, hostApp } from '../e2e/host-app.js'
import { sitePage } from '../e2e/site-page.js'
import { buildSiteBackend } from '../load/site-backends.js'
import { freePort } from '../setup/free-port.js'
import type { PackedKit } from '../setup/pack.js'
import { startPostgres } from '../setup/postgres.js'
import { mustRun } from '../setup/run-program.js'
import { insideFolder } from '../setup/scratch.js'
import { type ServeOptions, serve } from '../setup/serve.js'
import { startTestAnvil } from '../setup/test-anvil.js'
import { walletScript } from '../setup/wallet-script.js'
import { serveWalletSite } from '../setup/wallet-site-server.js'
import { coreScenario } from './core-scenario.js'
import type { Driver } from './driver.js'
import { frameScenario } from './frame-scenario.js'
import { siteScenario } from './site-scenario.js'
import { suiteScenario } from './suite-scenario.js'

/** What a scenario needs to stand on; `end` is told what ends with it, the newest first. */
interface Ground {
  readonly kit: PackedKit
  end(stop: () => unknown): void
}

/** A scenario, and what it needs: starts it and gives the scenario for one browser, which may say more of how it went. */
export interface World {
  readonly label: string
  /** Whether it needs a browser in which a frame of another site keeps something after a reload. */
  readonly needsStorage?: true
  start(ground: Ground): Promise<(driver: Driver) => Promise<unknown>>
}

/** The scenarios of `npm run test:browsers`. */
export const worlds: readonly World[] = [
  { label: 'connect, sign, reload', start: startCore },
  { label: 'the flows of the embedded wallet', start: startFrame },
  { label: "the backend's wallet", start: startSite },
  { label: "the suite of wallet sites, on the backend's", needsStorage: true, start: startSuite },
]

async function startCore(ground: Ground) {
  const anvil = await startTestAnvil(1)
  ground.end(anvil.stop)
  const chains = [{ id: 1, rpcUrl: anvil.url }] as const
  const url = await serveApp(
    ground,
    { name: 'browsers', entry: 'main', chains },
    { script: await walletScript({ chains }) },
  )
  return (driver: Driver) => coreScenario(driver, url)
}

async function startFrame(ground: Ground) {
  const anvils = await Promise.all([startTestAnvil(1), startTestAnvil(137)])
  for (const { stop } of anvils) ground.end(stop)
  const port = await freePort()
  const site = await serveWalletSite({ projectId: 'shop', origins: [`http://127.0.0.1:${port}`] })
  ground.end(site.stop)
  const url = await serveApp(
    ground,
    {
      name: 'browsers-frame',
      entry: 'main',
      projectId: 'shop',
      chains: [
        { id: 1, rpcUrl: anvils[0].url },
        { id: 137, rpcUrl: anvils[1].url },
      ],
      features: "{ email: true, socials: ['google', 'farcaster'] }",
      services: `{ frame: '${site.url()}' }`,
      files: { 'src/main.tsx': sitePage },
    },
    { port },
  )
  return (driver: Driver) => frameScenario(driver, url)
}

async function startSite(ground: Ground) {
  const { host, chainUrl, mails, admin } = await startBackend(ground)
  const url = await serveApp(ground, {
    name: 'browsers-site',
    entry: 'main',
    chains: [{ id: 1, rpcUrl: chainUrl }],
    features: '{ email: true }',
    services: `{ frame: 'http://${host}/sdk' }`,
    files: { 'src/main.tsx': sitePage },
  })
  await admin('origin', 'add', 'local', url)
  const chain = createTestClient({ mode: 'anvil', transport: http(chainUrl) })
  const world = {
    url,
    mails,
    trust: (isTrusted: boolean) => admin('origin', isTrusted ? 'trust' : 'distrust', 'local', url),
    fund: (address: string) => chain.setBalance({ address: address as `0x${string}`, value: parseEther('10') }),
  }
  return (driver: Driver) => siteScenario(driver, world)
}

async function startSuite(ground: Ground) {
  const { host, mails, admin } = await startBackend(ground)
  const allow = async (origin: string) => {
    await admin('origin', 'add', 'local', origin)
    await admin('origin', 'trust', 'local', origin)
  }
  return (driver: Driver) => suiteScenario(driver, { host, mails, allow })
}

/** A backend with the wallet's site as it is packed, in place of the small one that counts for load. */
async function startBackend({ kit, end }: Ground) {
  const [postgres, anvil, folder] = await Promise.all([startPostgres(), startTestAnvil(1), insideFolder('browsers')])
  for (const stop of [postgres.stop, anvil.stop, folder.remove]) end(stop)
  const place = { kind: 'postgres', url: await postgres.createDatabase('browsers') } as const
  const { dist, start } = await buildSiteBackend(folder.dir, anvil.url, place)
  await rm(join(folder.dir, 'site'), { recursive: true })
  await cp(join(kit.unpacked, 'templates/backend/site'), join(folder.dir, 'site'), { recursive: true })
  const backend = await start()
  end(backend.stop)
  return {
    host: `wallet.localhost:${new URL(`http://${backend.door.host}`).port}`,
    chainUrl: anvil.url,
    async mails(email: string) {
      const { mails } = (await (await fetch(backend.inboxUrl)).json()) as { mails: { to: string; text: string }[] }
      return mails.filter(({ to }) => to === email).map(({ text }) => text)
    },
    /** What the operator types. */
    async admin(...words: readonly string[]): Promise<void> {
      const env = { MODE: 'development', DATABASE_URL: place.url }
      await mustRun(process.execPath, [join(dist, 'admin.js'), ...words], { cwd: folder.dir, env })
    },
  }
}

/** Makes an app, builds and serves it; gives its address. */
async function serveApp(
  { kit, end }: Ground,
  options: Omit<HostAppOptions, 'kit'>,
  serving: Omit<ServeOptions, 'dir'> = {},
): Promise<string> {
  const app = await hostApp({ ...options, kit })
  end(app.remove)
  const served = await serve({ dir: (await app.build()).dist, ...serving })
  end(served.stop)
  return served.origin
}
