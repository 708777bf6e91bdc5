import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { putSolanaWallet } from '../../../runtime/testing/playwright/page-solana-wallet.js'
import { type FreshApp, freshViteApp } from '../../setup/fresh-app.js'
import { serve } from '../../setup/serve.js'
import { connectBrowser } from '../shared.js'

const page = `import { ConnectButton, useAccount } from './modal-kit'

export default function App() {
  const { status, address } = useAccount('solana')
  return (
    <>
      <ConnectButton />
      <output data-fact="solana">{[status, address].join(' ')}</output>
    </>
  )
}
`

let app: FreshApp
beforeAll(async () => {
  app = await freshViteApp(inject('kit'), ['--features', 'receive', '--networks', 'solana,solanaDevnet'])
  await writeFile(join(app.dir, 'src/App.tsx'), page)
})
afterAll(() => app?.remove())

test('behavior: init brings web3.js to a host of Solana alone, and viem is not installed', async () => {
  const { dependencies } = JSON.parse(await readFile(join(app.dir, 'package.json'), 'utf8'))
  expect([app.init.code, Object.keys(dependencies)]).toEqual([
    0,
    expect.arrayContaining(['@solana/web3.js', 'create-modal-kit']),
  ])
  const installed = await readdir(join(app.dir, 'node_modules'))
  expect(installed).toContain('create-modal-kit')
  expect(installed).not.toContain('viem')
})

test('behavior: it builds without a warning, and connects', async () => {
  const { dist, warnings } = await app.build()
  expect(warnings).toEqual([])
  const served = await serve({ dir: dist })
  const browser = await connectBrowser()
  try {
    const context = await browser.newContext()
    const wallet = await putSolanaWallet(context)
    const host = await context.newPage()
    host.setDefaultTimeout(20_000)
    await host.goto(served.origin)
    await host.click('[data-mk-button="connect"]')
    await host.click(`[data-mk-wallet="${wallet.name}"]`)
    const shown = () => host.locator('[data-fact="solana"]').textContent()
    await expect.poll(shown, { timeout: 20_000 }).toBe(`connected ${wallet.address()}`)
    await host.reload()
    await expect.poll(shown, { timeout: 20_000 }).toBe(`connected ${wallet.address()}`)
    expect(wallet.calls()['solana:signMessage']).toBeUndefined()
  } finally {
    await browser.close()
    await served.stop()
  }
})
