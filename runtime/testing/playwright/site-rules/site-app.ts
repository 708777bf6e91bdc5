import { randomUUID } from 'node:crypto'
import { type BrowserContext, errors, type Frame, type Page, type Response } from '@playwright/test'
import { type AppInPage, type AppScript, appInPage, besideInPage, type Sender, type Wanted } from './app-in-page.js'

/** What the site answered to a request. */
export interface SiteAnswer {
  /** As text; `undefined` where it has none. */
  readonly id: string
  /** The name in its type: `IS_CONNECTED` of `@w3m-frame/IS_CONNECTED_SUCCESS`. */
  readonly name: string
  readonly outcome: 'SUCCESS' | 'ERROR'
  readonly payload: unknown
}

/** How one request is sent. */
export interface AskOptions {
  /** A new one when left out. */
  readonly id?: string
  /** Milliseconds until no answer is expected any more; 30,000 when left out, as long as the kit's client waits. */
  readonly ms?: number
}

/** A page of an app that embeds the site, and speaks to it in raw messages. */
export interface SiteApp {
  readonly page: Page
  /** The answer of the site's server to the last document of the frame; nothing where the browser asked for none. */
  document(): Response | undefined
  /** The frame of the site, whatever it shows. */
  frame(): Frame
  /** Loads the page of the app and the site in it. */
  load(url?: string): Promise<void>
  /** Posts to the window of the site. Gives the numbers of the ports. */
  post(data: unknown, ports?: number, sender?: Sender): Promise<readonly number[]>
  /** Posts a right introduction with these fields changed. Gives the numbers of its ports. */
  init(changes?: Readonly<Record<string, unknown>>, ports?: number, sender?: Sender): Promise<readonly number[]>
  /** Introduces the app and waits for the answer. Throws where none comes. What is asked after it goes this way. */
  introduce(changes?: Readonly<Record<string, unknown>>): Promise<unknown>
  /** Sends a message as it is. */
  send(message: unknown): Promise<void>
  /** Sends a request; gives its id. */
  request(name: string, payload?: unknown, id?: string): Promise<string>
  /** The answer number `after` to this id, the first when left out. Throws where none comes. */
  answer(id: string, options?: { readonly ms?: number; readonly after?: number }): Promise<SiteAnswer>
  /** Sends a request and waits for its answer. Throws where none comes. */
  ask(name: string, payload?: unknown, options?: AskOptions): Promise<SiteAnswer>
  /** All answers so far, to whatever. */
  answers(): Promise<readonly SiteAnswer[]>
  /** Whatever came on a port; window messages of the site without one. */
  heard(port?: number): Promise<readonly unknown[]>
}

/** What the page of the app is made of. */
export interface SiteAppOptions {
  readonly context: BrowserContext
  /** The whole address of the site's document. */
  readonly url: string
  /** The origin of the app, whose server is not asked. */
  readonly origin: string
  readonly protocol: 4 | 5
  readonly projectId: string
  /** The app's document as it has it in a sandbox, without an origin. */
  readonly isSandboxed?: boolean
}

/** The time-out of loading (SPEC §9). */
export const HANDSHAKE_MS = 20_000
/** What the kit's client waits for an answer. */
const ANSWER_MS = 30_000

/** Milliseconds between two looks at what has come. */
const POLL_MS = 20

/** The window of the app's page: acts by the name of its script, and by their own. */
type AppWindow = Readonly<Record<string, Readonly<Record<string, (...given: readonly unknown[]) => unknown>>>>

const appDocument = (script: 'app' | 'beside') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>App</title><link rel="icon" href="data:,"></head><body><script src="/${script}.js"></script></body></html>`

/** Opens a page of an app in a context. The site is not loaded yet. */
export async function openApp(options: SiteAppOptions): Promise<SiteApp> {
  const { context, url: ownUrl, origin, protocol, projectId, isSandboxed = false } = options
  const site = new URL(ownUrl).origin
  const script: AppScript = { name: `app${randomUUID().replaceAll('-', '')}`, origin: site, isSandboxed }
  // Chromium takes a page without a server for one of the internet, and asks before it shows what is on this machine in it.
  // Other browsers have no such permission.
  if (isLocal(site)) await context.grantPermissions(['local-network-access'], { origin }).catch(() => {})
  const page = await context.newPage()
  await page.route(`${origin}/**`, (route) => route.fulfill(answerTo(new URL(route.request().url()).pathname)))
  let document: Response | undefined
  let port: number | undefined
  page.on('response', (response) => {
    const request = response.request()
    if (request.isNavigationRequest() && new URL(response.url()).origin === site) document = response
  })

  /** Anything of the page has the types of `AppInPage`, and none where it runs. */
  const call = <Name extends keyof AppInPage>(name: Name, ...args: Parameters<AppInPage[Name]>) =>
    page.evaluate(([app, act, given]) => (window as unknown as AppWindow)[app]?.[act]?.(...given), [
      script.name,
      name as string,
      args as readonly unknown[],
    ] as const) as Promise<Awaited<ReturnType<AppInPage[Name]>>>

  /** Gives nothing once the time is over. */
  async function wait(wanted: Wanted, ms: number): Promise<unknown> {
    try {
      const found = await page.waitForFunction(
        ([app, what]) => (window as unknown as AppWindow)[app]?.['find']?.(what),
        [script.name, wanted] as const,
        { timeout: ms, polling: POLL_MS },
      )
      return ((await found.jsonValue()) as { readonly data: unknown }).data
    } catch (cause) {
      if (cause instanceof errors.TimeoutError) return undefined
      throw cause
    }
  }

  function answerTo(path: string) {
    const run = (inPage: (script: AppScript) => void) => ({
      contentType: 'text/javascript',
      body: `(${inPage})(${JSON.stringify(script)})`,
    })
    if (path === '/app.js') return run(appInPage)
    if (path === '/beside.js') return run(besideInPage)
    // Its own header makes the page a sandbox, whose frame beside the site is one by its attribute.
    const headers = isSandboxed && path === '/' ? { 'content-security-policy': 'sandbox allow-scripts' } : {}
    return { contentType: 'text/html', headers, body: appDocument(path === '/beside' ? 'beside' : 'app') }
  }

  const own: SiteApp = {
    page,
    document: () => document,
    frame() {
      const [frame] = page.mainFrame().childFrames()
      if (!frame) throw new Error('The page has no frame.')
      return frame
    },
    async load(url = ownUrl) {
      port = undefined
      await page.goto(`${origin}/`)
      await call('embed', url)
    },
    post: (data, ports = 0, sender = 'page') => call('post', data, ports, sender),
    init(changes, ports = 1, sender = 'page') {
      const init = { t: 'init', versions: [5, 4], projectId, sdk: 'wallet-site-suite', nonce: randomUUID() }
      return own.post({ ...init, ...changes }, ports, sender)
    },
    async introduce(changes) {
      if (protocol === 5) [port] = await own.init(changes)
      const introduced =
        protocol === 5
          ? await wait({ port, key: 't' }, HANDSHAKE_MS)
          : await wait({ key: 'type', value: '@w3m-frame/READY' }, HANDSHAKE_MS)
      if (introduced === undefined) throw new Error(`The site didn’t introduce itself within ${HANDSHAKE_MS / 1000} s.`)
      return introduced
    },
    async send(message) {
      if (protocol === 4) await own.post(message)
      else if (port === undefined) throw new Error('The app is not introduced.')
      else await call('say', port, message)
    },
    async request(name, payload, id = randomUUID()) {
      await own.send({
        ...(protocol === 5 && { v: 5 }),
        id,
        type: `@w3m-app/${name}`,
        ...(payload !== undefined && { payload }),
      })
      return id
    },
    async answer(id, { ms = ANSWER_MS, after = 0 } = {}) {
      let passed = 0
      for (let number = 0; ; number += 1) {
        const message = await wait({ port, key: 'id', value: id, after: number }, ms)
        if (message === undefined) throw new Error(`The site didn’t answer ${id} within ${ms / 1000} s.`)
        const answer = readAnswer(message)
        // A request for a window is no answer.
        if (!answer) continue
        if (passed === after) return answer
        passed += 1
      }
    },
    async ask(name, payload, { id, ms } = {}) {
      return own.answer(await own.request(name, payload, id), ms === undefined ? {} : { ms })
    },
    answers: async () => (await own.heard(port)).flatMap((message) => readAnswer(message) ?? []),
    heard: (number) => call('heard', number),
  }
  return own
}

function isLocal(origin: string): boolean {
  return /^https?:\/\/(127\.\d+\.\d+\.\d+|\[::1\]|([\w.-]+\.)?localhost)(:\d+)?$/.test(origin)
}

/** Reads an answer; `undefined` for what is none. */
function readAnswer(message: unknown): SiteAnswer | undefined {
  const { id, type, payload } = Object(message) as { readonly [Key in 'id' | 'type' | 'payload']?: unknown }
  const [, name, outcome] = /^@w3m-frame\/(\w+)_(SUCCESS|ERROR)$/.exec(typeof type === 'string' ? type : '') ?? []
  if (name === undefined) return undefined
  return { id: String(id), name, outcome: outcome === 'SUCCESS' ? 'SUCCESS' : 'ERROR', payload }
}
