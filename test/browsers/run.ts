import { hostApp } from '../e2e/host-app.js'
import { packKit } from '../setup/pack.js'
import { serve } from '../setup/serve.js'
import { SetupError } from '../setup/setup-error.js'
import { table } from '../setup/table.js'
import { startTestAnvil } from '../setup/test-anvil.js'
import { walletScript } from '../setup/wallet-script.js'
import { chromiumDriver } from './chromium-driver.js'
import { coreScenario } from './core-scenario.js'
import type { Driver } from './driver.js'
import { firefoxDriver } from './firefox-driver.js'
import { webkitGtkDriver } from './webkit-driver.js'

const browsers: readonly { readonly label: string; readonly start: () => Promise<Driver> }[] = [
  { label: "Chromium, Playwright's flags", start: () => chromiumDriver(true) },
  { label: 'Chromium, its own flags', start: () => chromiumDriver(false) },
  { label: 'Firefox', start: firefoxDriver },
  { label: 'WebKit', start: webkitGtkDriver },
]

/** `npm run test:browsers`: connect, sign and restore in every browser engine. Ends with 1 when one of them fails. */
export async function main(): Promise<number> {
  const [kit, anvil] = await Promise.all([packKit(), startTestAnvil(1)])
  const chains = [{ id: 1, rpcUrl: anvil.url }] as const
  const app = await hostApp({ name: 'browsers', entry: 'main', kit, chains })
  const served = await serve({ dir: (await app.build()).dist, script: await walletScript({ chains }) })
  const rows: string[][] = []
  try {
    for (const { label, start } of browsers) rows.push([label, ...(await attempt(start, served.origin))])
  } finally {
    await Promise.all([served.stop(), anvil.stop(), app.remove()])
  }
  console.log(table([['browser', 'version', 'seconds', 'connect, sign, reload'], ...rows]))
  return rows.every((row) => row.at(-1) === 'passed') ? 0 : 1
}

async function attempt(start: () => Promise<Driver>, url: string): Promise<string[]> {
  const began = Date.now()
  const seconds = () => ((Date.now() - began) / 1000).toFixed(1)
  let driver: Driver | undefined
  try {
    driver = await start()
    await coreScenario(driver, url)
    return [driver.name, seconds(), 'passed']
  } catch (cause) {
    const why = cause instanceof SetupError ? cause.message : String(cause)
    return [driver?.name ?? '', seconds(), `failed: ${why}`]
  } finally {
    await driver?.close()
  }
}
