import { createServer } from 'node:http'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Frame, Page } from 'playwright'
import { putSiteFiles, walletSiteFiles } from '../build/wallet-site.js'
import { codePattern, type Inbox, linkPattern, readInbox } from '../load/inbox.js'
import { buildSiteBackend } from '../load/site-backends.js'
import { launchChromium } from '../setup/browser.js'
import { listenOnLoopback } from '../setup/loopback.js'
import { median } from '../setup/median.js'
import { insideFolder, repository } from '../setup/scratch.js'
import { table } from '../setup/table.js'
import { walletCode } from '../setup/wallet-script.js'
import { serveWalletSite } from '../setup/wallet-site-server.js'
import type { FrameTimes } from './frame-times.js'
import { type FrameLimit, siteLimits } from './limits.data.js'
import { p95, timesFloor } from './p95.js'

/** Visits of each kind, in turns, and people who sign in; the first of each warms up. */
const VISITS = 20
const PEOPLE = 8
const TRIPS = 20
/** Signatures of a person behind the first. */
const MORE = 3
/** Requests to the server that do nothing, of each person. */
const REQUESTS = 10

/** What a person waited for, in milliseconds. */
interface PersonTimes {
  readonly login: number
  readonly first: number
  readonly others: readonly number[]
  /** Requests of the frame to its server that ask nothing of it. */
  readonly requests: readonly number[]
}

/** Where the parts of the run are. */
interface Place {
  readonly browser: Browser
  /** The page of the app. */
  readonly app: string
  readonly site: string
  readonly inbox: Inbox
}

/**
 * `npm run bench:site`: the wallet's site of the built backend, in the kit's client: to the handshake, requests, from the code
 * to the account, and from the press on Approve to the signature. What each is compared with is measured in the same run: a page
 * with a bare port, and requests of the frame that ask nothing of the server. Ends with 1 where one is over its limit.
 */
export async function main(): Promise<number> {
  const folder = await insideFolder(`bench-site-${process.pid}`)
  const scripts = { '/page.js': await codeOf('site-page.ts'), '/bare.js': await codeOf('frame-page.ts') }
  const app = await listenOnLoopback(
    createServer(({ url = '' }, response) => {
      const script = scripts[url as keyof typeof scripts]
      const name = url === '/bare' ? 'bare.js' : 'page.js'
      response
        .writeHead(200, { 'content-type': script ? 'text/javascript' : 'text/html' })
        .end(script ?? documentOf(name))
    }),
  )
  const bare = await serveWalletSite({ projectId: 'shop', origins: [`http://localhost:${app.port}`] })
  const browser = await launchChromium({ playwrightDefaults: false })
  // No chain is asked: a message is signed.
  const place = { kind: 'folder', path: join(folder.dir, 'database') } as const
  const build = await buildSiteBackend(folder.dir, 'http://127.0.0.1:9', place)
  putSiteFiles(join(folder.dir, 'site'), await walletSiteFiles(repository))
  const backend = await build.start()
  const inbox = readInbox(() => [backend.inboxUrl])
  try {
    const origin = `http://localhost:${app.port}`
    const own = { browser, app: origin, site: `http://${backend.door.host}/sdk?projectId=local`, inbox }
    return print(await visits(own, bare.bareUrl), await people(own))
  } finally {
    inbox.stop()
    await browser.close()
    await Promise.all([app.stop(), bare.stop(), backend.stop()])
    await folder.remove()
  }
}

const codeOf = (name: string) => walletCode(join(import.meta.dirname, name))
const documentOf = (script: string) =>
  `<!doctype html><title>App</title><style>iframe{inline-size:360px;block-size:600px}</style><body><script src="/${script}"></script></body>`

/** Pages that open the site, and such that open a page with a bare port. */
async function visits({ browser, app, site }: Place, bareUrl: string) {
  const times: Record<'site' | 'bare', FrameTimes[]> = { site: [], bare: [] }
  for (let visit = 0; visit <= VISITS; visit += 1) {
    const bare = await inContext(browser, {}, async (context) => {
      const page = await open(context, `${app}/bare`)
      return page.evaluate(([url, trips]) => window.timeBare(url, trips), [bareUrl, TRIPS] as const)
    })
    const own = await inContext(browser, {}, async (context) => {
      const page = await open(context, app)
      return page.evaluate(([url, trips]) => window.siteBench.open(url, 'local', trips), [site, TRIPS] as const)
    })
    if (visit === 0) continue
    times.bare.push(bare)
    times.site.push(own)
  }
  return times
}

/** People who are new: each has an address, a device and a network of their own. */
async function people(place: Place): Promise<readonly PersonTimes[]> {
  const times: PersonTimes[] = []
  for (let person = 0; person <= PEOPLE; person += 1) {
    const extraHTTPHeaders = { 'x-forwarded-for': `10.0.${person}.1` }
    const own = await inContext(place.browser, { extraHTTPHeaders }, (context) => onePerson(context, place, person))
    if (person > 0) times.push(own)
  }
  return times
}

async function onePerson(context: BrowserContext, { app, site, inbox }: Place, person: number): Promise<PersonTimes> {
  const email = `person${person}@meadow.example`
  const page = await open(context, app)
  await page.evaluate((url) => window.siteBench.open(url, 'local', 0), site)
  const { number } = await page.evaluate((to) => window.siteBench.start(to), email)
  await Promise.all([
    page.evaluate(() => window.siteBench.approved()),
    openLink(context, `${new URL(site).origin}/device?token=${await inbox.next(email, linkPattern)}`, number ?? ''),
  ])
  const code = await inbox.next(email, codePattern)
  const login = await page.evaluate((otp) => window.siteBench.enter(otp), code)
  const frame = page.frames().find((each) => each.url().startsWith(site))
  if (!frame) throw new Error('The page has no frame of the wallet')
  const requests = await frame.evaluate(idleRequests, REQUESTS)
  const [first = Number.NaN, ...others] = await signatures(page, frame)
  return { login, first, others, requests }
}

/** Finds the number again on the page of the link, and presses it. */
async function openLink(context: BrowserContext, url: string, number: string): Promise<void> {
  const page = await open(context, url)
  await page.getByRole('button', { name: number, exact: true }).click()
  await page.getByRole('status').waitFor()
  await page.close()
}

/** Milliseconds of requests to the origin of the frame, in the frame. */
async function idleRequests(count: number): Promise<readonly number[]> {
  const times: number[] = []
  for (let request = 0; request < count; request += 1) {
    const begin = performance.now()
    await (await fetch('/device.css', { cache: 'no-store' })).text()
    times.push(performance.now() - begin)
  }
  return times
}

/** Milliseconds from each press on Approve, as the frame has it, to the signature at the page. */
async function signatures(page: Page, frame: Frame): Promise<readonly number[]> {
  await frame.evaluate(() => {
    const note = ({ timeStamp }: Event) => Object.assign(window, { pressedAt: performance.timeOrigin + timeStamp })
    document.addEventListener('click', note, { capture: true })
  })
  const times: number[] = []
  for (let index = 0; index <= MORE; index += 1) {
    const ask = page.evaluate((message) => window.siteBench.sign(message), `0x48656c6c6f3${index}`)
    const [end] = await Promise.all([ask, press(frame)])
    times.push(end - (await frame.evaluate(() => (window as unknown as { pressedAt: number }).pressedAt)))
  }
  return times
}

/** Presses Approve as a hand does, once it is on. */
async function press(frame: Frame): Promise<void> {
  const approve = frame.getByRole('button', { name: 'Approve', exact: true })
  // The document has a heading of its own until the card is there.
  await approve.waitFor()
  await frame.getByRole('heading').first().hover()
  await approve.hover()
  await frame.locator('button[aria-disabled="false"]').waitFor()
  await approve.click()
}

async function open(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(url)
  return page
}

async function inContext<Value>(
  browser: Browser,
  options: { readonly extraHTTPHeaders?: Record<string, string> },
  use: (context: BrowserContext) => Promise<Value>,
): Promise<Value> {
  const context = await browser.newContext({ ...options, locale: 'en' })
  try {
    return await use(context)
  } finally {
    await context.close()
  }
}

function print(
  times: Readonly<Record<'site' | 'bare', readonly FrameTimes[]>>,
  persons: readonly PersonTimes[],
): number {
  const trips = (all: readonly FrameTimes[]) => all.map((each) => each.trips)
  const handshakes = (all: readonly FrameTimes[]) => p95(all.map(({ handshake }) => handshake))
  const request = median(persons.flatMap(({ requests }) => requests))
  const cases: readonly (readonly [name: string, own: number, floor: number, limit: FrameLimit, ratio?: number])[] = [
    ['p95, call to handshake / of a bare port', handshakes(times.site), handshakes(times.bare), siteLimits.handshake],
    [
      'p95, request to answer / on a bare port',
      p95(trips(times.site).flat()),
      p95(trips(times.bare).flat()),
      siteLimits.roundTrip,
      timesFloor(trips(times.site), trips(times.bare)),
    ],
    ['code to account / a request', median(persons.map(({ login }) => login)), request, siteLimits.login],
    ['Approve to first signature / a request', median(persons.map(({ first }) => first)), request, siteLimits.first],
    ['Approve to another one / a request', median(persons.flatMap(({ others }) => others)), request, siteLimits.other],
  ]
  const rows = cases.map(([name, own, floor, { aim, times: allowed }, ratio = own / floor]) => {
    const figures = [own, floor, ratio].map((figure) => figure.toFixed(2))
    return [name, `${aim}`, ...figures, `${allowed}`, ratio <= allowed ? 'holds' : 'over']
  })
  console.log(table([['ms', 'aim', 'site', 'floor', 'times', 'allowed', ''], ...rows]))
  console.log(`\n${VISITS} visits, ${PEOPLE} people, load average ${loadavg()[0]?.toFixed(1)}`)
  return rows.every((row) => row.at(-1) === 'holds') ? 0 : 1
}
