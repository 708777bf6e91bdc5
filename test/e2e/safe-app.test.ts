import type { Browser, Frame, Page } from 'playwright'
import { createPublicClient, http, verifyMessage } from 'viem'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readScripts } from '../setup/build-app.js'
import { type SafeParent, type SafeParentWindow, serveSafeParent } from '../setup/safe-parent.js'
import { type ConnectorApp, startConnectorApp } from './connector-app.js'
import { connectBrowser } from './shared.js'

const chains = inject('chains')
const [mainnet] = chains
/** The first account of every anvil, which signs and sends without a key. */
const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const receiver = '0x00000000000000000000000000000000000a11ce'

let browser: Browser
let around: SafeParent
let app: ConnectorApp

beforeAll(async () => {
  around = await serveSafeParent({ address: owner, chainId: mainnet.id, rpcUrl: mainnet.rpcUrl })
  const connector = { make: 'safe', from: 'safe', options: { origins: [around.origin] } }
  const files = { 'src/main.tsx': main }
  app = await startConnectorApp({ chains, connector, files })
  browser = await connectBrowser()
})
afterAll(() => Promise.all([browser?.close(), around?.stop(), app?.stop()]))

/** Beside the host's page, buttons that send and sign and say what came of it. */
const main = `import { createRoot } from 'react-dom/client'
import { App } from './app.js'
import { ModalKit, useKit } from './modal-kit/index.js'
import { useState } from 'react'
import './modal-kit/modal-kit.css'

function Asker() {
  const { session } = useKit()
  const [answer, setAnswer] = useState('')
  const ask = async (method, paramsFor) => {
    setAnswer('…')
    const params = paramsFor(session.account('eip155').address)
    setAnswer(await session.connectorOf('eip155').request(method, params).catch(({ code }) => code))
  }
  const send = (from) => [{ from, to: '${receiver}', value: '0xde0b6b3a7640000' }]
  return (
    <>
      <button type="button" data-do="send" onClick={() => ask('eth_sendTransaction', send)}>Send</button>
      <button type="button" data-do="confirm" onClick={() => ask('personal_sign', (from) => ['0x6869', from])}>Sign</button>
      <output data-fact="answer">{answer}</output>
    </>
  )
}

createRoot(document.getElementById('root')).render(<ModalKit><App /><Asker /></ModalKit>)
`

interface SafePage {
  readonly page: Page
  readonly frame: Frame
  readonly errors: readonly string[]
  shows(fact: string, value: string | RegExp): Promise<void>
  owners(now: SafeParentWindow['owners']): Promise<void>
  close(): Promise<void>
}

/** Opens the app as a Safe interface does; `parent` is who frames it. */
async function openInSafe(parent = around.origin): Promise<SafePage> {
  const context = await browser.newContext()
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto(`${parent}/?app=${encodeURIComponent(app.served.origin)}`)
  const frame = page.frames()[1]
  if (!frame) throw new Error('The page frames nothing.')
  return {
    page,
    frame,
    errors,
    shows: (fact, value) =>
      frame.locator(`[data-fact="${fact}"]`).filter({ hasText: value }).waitFor({ state: 'attached' }),
    owners: (now) => page.evaluate((value) => void Object.assign(window, { owners: value }), now),
    close: () => context.close(),
  }
}

const said = ({ page }: SafePage) => page.evaluate(() => (window as unknown as SafeParentWindow).said)

test('behavior: a page opened in a Safe is connected with it, without a click', async () => {
  const safe = await openInSafe()
  await safe.shows('status', /^connected$/)
  await safe.shows('address', owner)
  await safe.shows('network', /^eip155:1$/)
  await safe.shows('wallet', /^Safe$/)
  expect(await safe.frame.locator('[data-mk-button="connect"]').count()).toBe(0)
  const asked = await said(safe)
  expect(new Set(asked.map(({ method }) => method))).toEqual(new Set(['getSafeInfo']))
  expect(new Set(asked.map(({ origin }) => origin))).toEqual(new Set([app.served.origin]))
  expect(safe.errors).toEqual([])
  await safe.close()
})

test('behavior: it is the session again after a reload of the frame, once', async () => {
  const safe = await openInSafe()
  await safe.shows('status', /^connected$/)
  await safe.frame.evaluate(() => location.reload())
  await safe.shows('status', /^connected$/)
  expect(safe.errors).toEqual([])
  await safe.close()
})

test('behavior: signs as the owners do', async () => {
  const safe = await openInSafe()
  await safe.shows('status', /^connected$/)
  await safe.frame.click('[data-do="sign"]')
  await safe.shows('signature', /^0x[0-9a-f]{130}$/)
  const signature = (await safe.frame.locator('[data-fact="signature"]').textContent()) as `0x${string}`
  expect(await verifyMessage({ address: owner, message: 'hello', signature })).toBe(true)
  await safe.close()
})

test('behavior: sends, and the hash is the one of the Safe', async () => {
  const client = createPublicClient({ transport: http(mainnet.rpcUrl) })
  const before = await client.getBalance({ address: receiver })
  const safe = await openInSafe()
  await safe.shows('status', /^connected$/)
  await safe.frame.click('[data-do="send"]')
  await safe.shows('answer', /^0x(5a){32}$/)
  await expect.poll(() => client.getBalance({ address: receiver })).toBe(before + 10n ** 18n)
  await safe.close()
})

test('error: owners who refuse, and owners who have still to confirm', async () => {
  const safe = await openInSafe()
  await safe.shows('status', /^connected$/)
  await safe.owners('refuse')
  await safe.frame.click('[data-do="send"]')
  await safe.shows('answer', /^wallet\/rejected$/)
  await safe.owners('wait')
  await safe.frame.click('[data-do="confirm"]')
  await safe.shows('answer', /^wallet\/needs-owners$/)
  await safe.owners('sign')
  await safe.frame.click('[data-do="confirm"]')
  await safe.shows('answer', /^0x[0-9a-f]{130}$/)
  await safe.close()
})

test('error: another network is another Safe, and cannot be asked for', async () => {
  const safe = await openInSafe()
  await safe.shows('status', /^connected$/)
  await safe.frame.click('[data-do="switch-eip155:137"]')
  await safe.shows('failure', /^wallet\/unsupported$/)
  await safe.shows('network', /^eip155:1$/)
  await safe.close()
})

test('behavior: outside of a Safe there is no Safe, and nobody is asked', async () => {
  const stranger = await serveSafeParent({ address: owner, chainId: mainnet.id, rpcUrl: mainnet.rpcUrl })
  const safe = await openInSafe(stranger.origin)
  await safe.shows('status', /^disconnected$/)
  await safe.frame.click('[data-mk-button="connect"]')
  await safe.frame.locator('[data-mk-view="Connect"]').waitFor()
  expect(await safe.frame.locator('[data-mk-wallet="safe"]').count()).toBe(0)
  expect(await said(safe)).toEqual([])
  expect(safe.errors).toEqual([])
  await Promise.all([safe.close(), stranger.stop()])
})

test('behavior: unframed, the page fetches nothing of the Safe', async () => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const before = app.served.requests.length
  await page.goto(app.served.origin)
  await page.locator('[data-mk-button="connect"]').waitFor()
  const scripts = await readScripts(app.built.dist)
  const names = app.served.requests.slice(before).map((path) => path.replace('/assets/', ''))
  const ofSafe = Object.entries(scripts).filter(([, text]) => text.includes('getSafeInfo'))
  expect(ofSafe.length).toBeGreaterThan(0)
  expect(names.filter((name) => ofSafe.some(([file]) => file === name))).toEqual([])
  await context.close()
})
