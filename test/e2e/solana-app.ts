import type { Browser, Page } from 'playwright'
import type { LocalSolana } from '../../cli/stack/solana/local-solana.js'
import type { Kit } from '../../runtime/contract/kit.js'
import type { BuiltApp } from '../setup/build-app.js'
import { linkedApp } from '../setup/linked-app.js'
import type { PackedKit } from '../setup/pack.js'
import { mustRun } from '../setup/run-program.js'
import { repository } from '../setup/scratch.js'
import type { TestChain } from '../setup/write-networks.js'
import { hostFiles } from './interop/host-files.js'

declare global {
  interface Window {
    /** The kit of the page, as a library of the host would use it. */
    kit: Kit
  }
}

/** The services of the app, which tests answer themselves: nothing listens there. */
export const api = 'http://127.0.0.1:9'

/** The page of `docs/interop.md` with what only a test looks at. */
const main = `import { StrictMode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { ConnectButton, ModalKit, useAccount, useBalance, useKit } from './modal-kit'
import { Wallet } from './wallet'
import './modal-kit/modal-kit.css'

function Facts() {
  const kit = useKit()
  const [solana, evm, { amount }] = [useAccount('solana'), useAccount('eip155'), useBalance()]
  useEffect(() => {
    Object.assign(window, { kit })
  }, [kit])
  return (
    <>
      <output data-fact="solana">{[solana.status, solana.address, solana.chainId].join(' ')}</output>
      <output data-fact="evm">{[evm.status, evm.address].join(' ')}</output>
      <output data-fact="amount">{amount && [amount.value, amount.symbol].join(' ')}</output>
    </>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <ModalKit><ConnectButton /><Wallet /><Facts /></ModalKit>
    </StrictMode>,
  )
`

/** What the app works on. */
export interface SolanaAppOptions {
  readonly kit: Pick<PackedKit, 'unpacked'>
  readonly evm: TestChain
  readonly clusters: readonly LocalSolana[]
  readonly relay: string
}

/** Makes the app of both namespaces, type-checks and builds it. */
export async function solanaApp(options: SolanaAppOptions): Promise<BuiltApp & { remove(): Promise<void> }> {
  const { kit, evm, clusters, relay } = options
  const networks = [
    ...clusters.map(({ chainId, url }) => ({ network: chainId, rpcUrls: [url] })),
    { network: `eip155:${evm.id}`, rpcUrls: [evm.rpcUrl] },
  ]
  const config = `import { defineConfig } from 'create-modal-kit/config'

export default defineConfig({
  projectId: 'local',
  app: { name: 'Host' },
  networks: ${JSON.stringify(networks)},
  services: { api: '${api}', relay: '${relay}' },
  features: { walletConnect: true, send: true },
})
`
  const files = { ...(await hostFiles('solana', [evm])), 'src/main.tsx': main, 'modal.config.ts': config }
  const app = await linkedApp({ name: 'interop-solana', kit, files })
  try {
    const { code, stdout, stderr } = await app.kit(['generate'])
    if (code !== 0) throw new Error(`generate failed:\n${stdout}\n${stderr}`)
    const tsc = `${repository}/node_modules/typescript/bin/tsc`
    await mustRun(process.execPath, [tsc, '-p', '.'], { cwd: app.dir })
    return { ...(await app.build()), remove: app.remove }
  } catch (cause) {
    await app.remove()
    throw cause
  }
}

/** A page of the app in a browser context of its own. */
export interface SolanaPage {
  readonly page: Page
  /** Uncaught errors and errors on the console. */
  readonly errors: readonly string[]
  /** Waits until the page shows `value` for the fact; gives all of it. */
  shows(fact: string, value: RegExp): Promise<string>
  /** Clicks a button of the page. */
  click(name: string): Promise<void>
  /** Connects the wallet of this id by the page's buttons. */
  connect(wallet: string): Promise<void>
}

/** Makes a page; `prepare` puts wallets into its context before it is opened. */
export async function openSolanaPage(
  browser: Browser,
  origin: string,
  prepare: (page: Page) => Promise<unknown>,
): Promise<SolanaPage> {
  const context = await browser.newContext()
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    // A browser says so of each answer of the services that is a 404.
    const isOfServices = message.location().url.startsWith(api)
    if (message.type() === 'error' && !isOfServices) errors.push(message.text())
  })
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true }))
  await page.route(`${api}/**`, (route) => route.fulfill({ status: 404, json: {} }))
  await prepare(page)
  await page.goto(origin)
  return {
    page,
    errors,
    async shows(fact, value) {
      const found = page.locator(`[data-fact="${fact}"]`).filter({ hasText: value })
      await found.waitFor({ state: 'attached' })
      return (await found.textContent()) ?? ''
    },
    click: (name) => page.getByRole('button', { name, exact: true }).click(),
    async connect(wallet) {
      await page.locator('[data-mk-button="connect"]').first().click()
      await page.click(`[data-mk-wallet="${wallet}"]`)
    },
  }
}
