import type { BrowserContext, Page } from 'playwright'
import { createPublicClient, http } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  alice,
  codeField,
  type EmailWorld,
  isIn,
  notLoaded,
  said,
  signIn,
  site,
  startEmailWorld,
  typeAddress,
} from './email-world.js'

/** Where the attacker is. */
const evil = 'http://evil.localhost:9999'

let world: EmailWorld
beforeAll(async () => {
  world = await startEmailWorld()
})
afterAll(() => world?.stop())

/** Serves a page of the attacker, with `script` in it. */
async function serveEvil(context: BrowserContext, script: string): Promise<void> {
  await context.route(`${evil}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><body><script>${script}</script>` }),
  )
}

/** Puts a frame into the page of the app: opaque with a document of its own, or one of the attacker's origin. */
async function putFrame(page: Page, from: { readonly srcdoc: string } | { readonly src: string }): Promise<void> {
  await page.evaluate((attributes) => {
    const frame = document.createElement('iframe')
    frame.setAttribute('sandbox', 'src' in attributes ? 'allow-scripts allow-same-origin' : 'allow-scripts')
    Object.assign(frame, attributes)
    document.body.append(frame)
  }, from)
}

/** What the page logs as an error, without what the browser itself says of requests. */
function errorsOf(page: Page): readonly string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

/** Every answer and notice of the protocol, junk, and two million letters, 200 times a second. */
const flood = `
const names = ['CONNECT_EMAIL', 'CONNECT_OTP', 'GET_USER', 'IS_CONNECTED', 'RPC_REQUEST', 'SIGN_OUT', 'SWITCH_NETWORK', 'STATUS']
const types = names.flatMap((name) => ['@w3m-frame/' + name + '_SUCCESS', '@w3m-frame/' + name + '_ERROR'])
const others = ['@w3m-frame/READY', '@w3m-frame/SESSION_UPDATE', '@w3m-frame/RPC_REQUEST_NEEDS_WINDOW']
const user = { address: '0x000000000000000000000000000000000000bEEF', chainId: 1, isConnected: true, action: 'CONNECT', token: 'x', path: '/' }
const junk = [null, [], [[]], 7, 'text', { t: 'ready', v: 5, nonce: 'x', build: 'x' }]
let sent = 0
setInterval(() => {
  for (let n = 0; n < 2; n += 1) {
    const type = [...types, ...others][sent++ % (types.length + others.length)]
    parent.postMessage({ v: 5, id: crypto.randomUUID?.() ?? String(sent), type, payload: user }, '*')
  }
  parent.postMessage(junk[sent % junk.length], '*')
  if (sent % 200 === 0) parent.postMessage({ type: '@w3m-frame/GET_USER_SUCCESS', payload: 'x'.repeat(2 * 1024 * 1024) }, '*')
}, 10)
`

test.each(['port', 'envelope'] as const)(
  'security: an opaque frame that floods the page changes nothing (A-01, %s)',
  async (way) => {
    const at = way === 'port' ? world.served : world.envelope
    const { page, wallet, context } = await world.open({ protocol: way === 'port' ? 5 : 4 }, at)
    const errors = errorsOf(page)
    await putFrame(page, { srcdoc: `<script>${flood}</script>` })
    await signIn(page)
    await page.click('[data-do="sign"]')
    await said(page)
      .getByText(/^0x[0-9a-f]{130}$/)
      .waitFor()
    expect(await page.locator('[data-is="address"]').textContent()).toBe(alice)
    expect([wallet.mails(), wallet.calls()['personal_sign'], errors]).toEqual([['alice@example.com'], 1, []])
    await page.click('[data-do="out"]')
    await page.locator('[data-is="status"]', { hasText: 'disconnected' }).waitFor()
    // It stays so, though the frame says otherwise.
    await page.waitForTimeout(1_000)
    expect(await page.locator('[data-is="status"]').textContent()).toBe('disconnected')
    await context.close()
  },
)

test.each(['port', 'envelope'] as const)(
  'security: ids of an earlier session answer nothing (A-02, %s)',
  async (way) => {
    const at = way === 'port' ? world.served : world.envelope
    const { page, wallet, context } = await world.open({ protocol: way === 'port' ? 5 : 4 }, at)
    // A script of the page has read them.
    await page.addInitScript(() => {
      const ids: string[] = JSON.parse(sessionStorage.getItem('ids') ?? '[]')
      const keep = (message: unknown) => {
        const { id } = Object(message)
        if (typeof id === 'string') ids.push(id)
        sessionStorage.setItem('ids', JSON.stringify(ids.slice(-1_000)))
      }
      window.addEventListener('message', ({ data }) => keep(data))
      const { postMessage } = MessagePort.prototype
      Object.assign(MessagePort.prototype, {
        postMessage(this: MessagePort, message: unknown, ports: Transferable[] = []) {
          keep(message)
          return postMessage.call(this, message, { transfer: ports })
        },
      })
    })
    await page.reload()
    await signIn(page)
    await page.reload()
    await isIn(page)
    await page.evaluate(
      (user) => {
        for (const id of JSON.parse(sessionStorage.getItem('ids') ?? '[]'))
          for (const name of ['GET_USER', 'RPC_REQUEST', 'IS_CONNECTED'])
            window.postMessage({ v: 5, id, type: `@w3m-frame/${name}_SUCCESS`, payload: user }, '*')
      },
      { address: '0x000000000000000000000000000000000000bEEF', chainId: 1, isConnected: false },
    )
    await page.click('[data-do="sign"]')
    await said(page)
      .getByText(/^0x[0-9a-f]{130}$/)
      .waitFor()
    expect(await page.locator('[data-is="address"]').textContent()).toBe(alice)
    expect(wallet.calls()['personal_sign']).toBe(1)
    await context.close()
  },
)

test('security: an app that another page frames has no wallet (A-04)', async () => {
  const { page, wallet, context } = await world.open({ origins: [world.served.origin] })
  // Another site of this machine: browsers ask the user before one of the network frames those.
  await page.goto(world.envelope.origin)
  await page.evaluate((src) => {
    const frame = document.createElement('iframe')
    frame.style.cssText = 'inline-size: 600px; block-size: 700px'
    frame.src = src
    document.body.replaceChildren(frame)
  }, world.served.origin)
  const app = page.frameLocator('iframe')
  await app.locator('[data-mk-button="connect"]').click()
  await app.locator('[data-mk-view="Connect"] input[type="email"]').fill('alice@example.com')
  await page.keyboard.press('Enter')
  await app.getByText(notLoaded).first().waitFor()
  expect(wallet.mails()).toEqual([])
  // By itself it has one.
  await page.goto(world.served.origin)
  await signIn(page)
  await context.close()
})

test('security: a window at the address of the frame takes no port from the page that opened it (A-05)', async () => {
  const { page, wallet, context } = await world.open()
  const heard = await page.evaluate(
    async ([address, origin]) => {
      const opened = window.open(address)
      const said: unknown[] = []
      for (let n = 0; n < 20; n += 1) {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = ({ data }) => said.push(data)
        const init = { t: 'init', versions: [5, 4], projectId: 'shop', sdk: 'evil', nonce: 'n'.repeat(22) }
        opened?.postMessage(init, origin ?? '', [port2])
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      return said
    },
    [`${site}/sdk?projectId=shop`, site],
  )
  expect(heard).toEqual([])
  expect(wallet.ignored()).toBeGreaterThan(0)
  await context.close()
})

test("security: a sibling frame that posts ports every 5 ms gets nothing, and the app's is bound (A-06)", async () => {
  const { page, wallet, context } = await world.open({ origins: [world.served.origin] })
  const heard: unknown[] = []
  await context.exposeBinding('heard', (_, data: unknown) => void heard.push(data))
  await serveEvil(
    context,
    // Each goes through the test's own process: on a busy machine more of them would wait there than it takes.
    `let left = 1000
    setInterval(() => {
      const target = parent.frames['w3m-secure-iframe']
      if (!target || left-- <= 0) return
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = ({ data }) => heard(data)
      target.postMessage({ t: 'init', versions: [5, 4], projectId: 'shop', sdk: 'evil', nonce: 'n'.repeat(22) }, '*', [port2])
    }, 5)`,
  )
  await putFrame(page, { src: `${evil}/` })
  await typeAddress(page)
  await codeField(page).fill('123456')
  await isIn(page)
  await page.click('[data-do="sign"]')
  await said(page)
    .getByText(/^0x[0-9a-f]{130}$/)
    .waitFor()
  expect(heard).toEqual([])
  expect(wallet.ignored()).toBeGreaterThan(20)
})

test.each(['ETH_SENDTRANSACTION', 'eth_sign', 'eth_sendRawTransaction2', ''])(
  'security: %j reaches no wallet (A-49)',
  async (method) => {
    const { page, wallet, context } = await world.open({ login: 'known' })
    await typeAddress(page)
    await isIn(page)
    const before = Object.keys(wallet.calls())
    await page.evaluate((name) => Object.assign(window, { method: name }), method)
    await page.click('[data-do="any"]')
    await said(page)
      .getByText(/^error (4200|-32602)$/)
      .waitFor()
    expect(Object.keys(wallet.calls())).toEqual(before)
    await context.close()
  },
)

test.each(['twice', 'lost', 'reload', 'two tabs'] as const)(
  'security: what is asked for once is sent once, with answers %s (A-50)',
  async (how) => {
    const { page, wallet, context } = await world.open()
    const chain = createPublicClient({ transport: http(world.chainUrl) })
    const sentBy = () => chain.getTransactionCount({ address: alice, blockTag: 'pending' })
    await signIn(page)
    const other = how === 'two tabs' ? await world.visit(context) : undefined
    if (other) await isIn(other)
    const before = await sentBy()
    if (how === 'twice' || how === 'lost') wallet.distort(how)
    await Promise.all([page, ...(other ? [other] : [])].map((each) => each.click('[data-do="send"]')))
    if (how === 'reload') {
      await expect.poll(sentBy).toBe(before + 1)
      await wallet.restart()
    }
    if (how === 'lost') {
      await expect.poll(sentBy).toBe(before + 1)
      wallet.distort()
    }
    // A lost answer is asked for by its id, after ten seconds.
    const answers = [page, ...(other ? [other] : [])].map((each) => said(each).getByText(/^0x[0-9a-f]{64}$/))
    await Promise.all(answers.map((answer) => answer.waitFor()))
    expect(await sentBy()).toBe(before + answers.length)
  },
)
