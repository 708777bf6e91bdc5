import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Browser, BrowserContext, Frame, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import { frameHeaders, frameHtml } from '../../templates/backend/src/embedded/site/frame-document.js'
import { readSiteFiles, type SiteFiles } from '../../templates/backend/src/embedded/site/read-site-files.js'
import { siteFolder } from '../build/wallet-site.js'
import { type Loopback, listenOnLoopback } from '../setup/loopback.js'
import { fakeClock } from '../unit/fakes.js'
import { accounts, email, type PlayedServer, playedServer } from '../unit/played-wallet-server.js'
import { connectBrowser, launchDeskBrowser } from './shared.js'

/** The embedding page: it speaks the protocol with the frame by hand, and keeps what it hears. */
declare global {
  interface Window {
    begin(attributes: Readonly<Record<string, string>>): Promise<unknown>
    ask(name: string, payload?: unknown): Promise<readonly [string, unknown]>
    violations: string[]
  }
}

let browser: Browser
let files: SiteFiles
let server: PlayedServer
let site: Loopback
let app: Loopback
/** Values of `Origin` that the API got. */
let origins: (string | undefined)[] = []
const walletOrigin = () => `http://wallet.localhost:${site.port}`
const appOrigin = () => `http://localhost:${app.port}`

beforeAll(async () => {
  const found = await readSiteFiles(join(inject('kit').unpacked, siteFolder))
  if (!found) throw new Error('The package has no wallet site.')
  files = found
  browser = await connectBrowser()
})
afterAll(() => browser?.close())

let context: BrowserContext
beforeEach(async () => {
  server = playedServer(fakeClock(Date.now()))
  origins = []
  site = await listenOnLoopback(createServer((request, response) => void serveSite(request, response)))
  app = await listenOnLoopback(serveApp())
  context = await openContext(browser)
})
afterEach(() => Promise.all([context?.close(), site?.stop(), app?.stop()]))

async function openContext(of: Browser): Promise<BrowserContext> {
  const opened = await of.newContext()
  await opened.addInitScript(() => {
    window.violations = []
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      window.violations.push(`${violatedDirective} ${blockedURI}`)
    })
  })
  return opened
}

async function serveSite(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', walletOrigin())
  const asset = files.all.get(pathname)
  if (pathname === '/sdk') {
    const document = {
      project: { id: 'local', name: 'Shop wallet', trustedOrigins: [] },
      origins: ['http://localhost:*'],
      files,
    }
    response.writeHead(200, { ...frameHeaders(document) }).end(frameHtml(document))
  } else if (asset) {
    // A sandboxed frame has no origin: without this its script would not be there to say so.
    const open = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
    response.writeHead(200, { 'content-type': asset.type, ...open }).end(asset.bytes)
  } else if (request.method === 'POST') {
    origins.push(request.headers.origin)
    const body = await text(request)
    const headers = new Headers(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)] as [string, string]),
    )
    const answer = await server.fetch()(pathname, { method: 'POST', body, headers })
    response.writeHead(answer.status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    response.end(await answer.text())
  } else response.writeHead(404).end()
}

async function text(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

function serveApp(): Server {
  return createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>App</title>'),
  )
}

/** Attributes of the runtime's frame (SECURITY 2.2). */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

/** Opens the app, with the frame in it. */
async function openApp(attributes: Readonly<Record<string, string>> = { sandbox }, inside = context): Promise<Page> {
  const page = await inside.newPage()
  await page.goto(appOrigin())
  await page.evaluate(putPage, walletOrigin())
  await page.evaluate((given) => window.begin(given), attributes)
  return page
}

/** Runs in the page. */
function putPage(origin: string): void {
  window.begin = (attributes) =>
    new Promise((resolve) => {
      const frame = document.createElement('iframe')
      for (const [name, value] of Object.entries({ referrerpolicy: 'strict-origin', ...attributes }))
        frame.setAttribute(name, value)
      frame.src = `${origin}/sdk?projectId=local&chainId=eip155:8453&version=4&enableLogger=true`
      frame.onload = () => {
        const { port1, port2 } = new MessageChannel()
        const waiting = new Map<string, (reply: readonly [string, unknown]) => void>()
        port1.onmessage = ({ data }) => {
          if (data.t) resolve(data)
          else waiting.get(data.id)?.([data.type, data.payload])
        }
        window.ask = (name, payload) =>
          new Promise((settle) => {
            const id = crypto.randomUUID()
            waiting.set(id, settle)
            port1.postMessage({ v: 5, id, type: `@w3m-app/${name}`, ...(payload !== undefined && { payload }) })
          })
        const init = { t: 'init', versions: [5, 4], projectId: 'local', sdk: 'test', nonce: 'n1' }
        // A frame without an origin is reached by no other address.
        frame.contentWindow?.postMessage(init, attributes['sandbox'] === 'allow-scripts' ? '*' : origin, [port2])
        setTimeout(() => resolve(undefined), 2_000)
      }
      document.body.append(frame)
    })
}

const ask = (page: Page, name: string, payload?: unknown) =>
  page.evaluate(([type, what]) => window.ask(type as string, what), [name, payload] as const)
const isIn = async (page: Page) => Object((await ask(page, 'IS_CONNECTED'))[1]).isConnected
const frameOf = (page: Page): Frame => page.frames().at(-1) ?? page.mainFrame()
const violationsOf = (page: Page) => frameOf(page).evaluate(() => window.violations)

async function signIn(page: Page) {
  const first = await ask(page, 'CONNECT_EMAIL', { email })
  server.approve()
  const rest = [await ask(page, 'CONNECT_DEVICE'), await ask(page, 'CONNECT_OTP', { otp: '123 456' })]
  return [first, ...rest].map(([type]) => type.replace('@w3m-frame/', ''))
}

// As Playwright starts it, Chromium denies storage to frames of other sites: the device lives in memory.
test('behavior: the packed script works under the policy of its document, with Trusted Types', async () => {
  const page = await openApp()
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  expect(await signIn(page)).toEqual(['CONNECT_EMAIL_SUCCESS', 'CONNECT_DEVICE_SUCCESS', 'CONNECT_OTP_SUCCESS'])
  const [, user] = await ask(page, 'GET_USER')
  expect(user).toMatchObject({ email, address: accounts[0].address, chainId: 8453 })
  await ask(page, 'SYNC_DAPP_DATA', {
    projectId: 'local',
    metadata: { name: '<img src=x onerror=alert(1)>', description: '', url: '', icons: [] },
  })
  await ask(page, 'SYNC_THEME', { themeMode: 'dark', themeVariables: { '--mk-radius-panel': '3px' } })
  const seen = await frameOf(page).evaluate(() => ({
    words: document.body.textContent,
    images: document.images.length,
    radius: document.documentElement.style.getPropertyValue('--mk-radius-panel'),
    surface: getComputedStyle(document.documentElement).backgroundColor,
  }))
  expect(seen.words).toContain(`“<img src=x onerror=alert(1)>” at ${appOrigin()}`)
  expect(seen).toMatchObject({ images: 0, radius: '3px', surface: 'rgb(27, 27, 26)' })
  expect(await violationsOf(page)).toEqual([])
  // What the document's own referrer policy would make `null`.
  expect([...new Set(origins)]).toEqual([walletOrigin()])
  expect(lines.join('\n')).not.toMatch(/alice|123456|token|login-/)
  expect(lines.filter((line) => line.includes('CONNECT_OTP'))).toHaveLength(1)
})

test('behavior: the key of the device cannot be read, and stays through a reload and a sign-out in another tab', async () => {
  // On a desk it gives each pair of sites a storage of their own.
  const own = await launchDeskBrowser()
  onTestFinished(() => own.close())
  const inside = await openContext(own)
  const page = await openApp({ sandbox }, inside)
  await signIn(page)
  const device = server.requests.at(-1)?.headers.get('x-device')
  const kept = await frameOf(page).evaluate(
    () =>
      new Promise<unknown>((resolve, reject) => {
        const opening = indexedDB.open('wallet', 1)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('device').objectStore('device').get('this')
          reading.onsuccess = () => {
            opening.result.close()
            const { keys, ...rest } = reading.result
            resolve({ ...rest, isExtractable: keys.privateKey.extractable, usages: keys.privateKey.usages })
          }
        }
      }),
  )
  expect(kept).toMatchObject({ publicKey: device, isExtractable: false, usages: ['sign'] })
  const other = await openApp({ sandbox }, inside)
  expect([await isIn(other), await isIn(page)]).toEqual([true, true])
  await ask(page, 'SIGN_OUT')
  expect(await isIn(other)).toBe(false)
  expect(server.requests.at(-1)?.headers.get('x-device')).toBe(device)
})

test('error: in a frame without an origin or with credentials left out, and in no frame, it says why it does not start', async () => {
  const words = (page: Page) => frameOf(page).evaluate(() => document.body.textContent)
  const sandboxed = await openApp({ sandbox: 'allow-scripts' })
  expect(await words(sandboxed)).toContain('Add `allow-same-origin` to its sandbox.')
  const credentialless = await openApp({ sandbox, credentialless: '' })
  expect(await words(credentialless)).toContain('marked `credentialless`')
  const alone = await context.newPage()
  await alone.goto(`${walletOrigin()}/sdk?projectId=local`)
  expect(await words(alone)).toContain('isn’t in a frame')
  expect([server.requests, await violationsOf(alone)]).toEqual([[], []])
})
