import { expect, expectTypeOf, test } from 'vitest'
import { emptyModal, ethereum, fakeKit, fakeWiring, polygon } from '../test/unit/fake-kit.js'
import { fakeHost, later, settle } from '../test/unit/fakes.js'
import { coreError } from './core/errors.js'
import type { AccountApi } from './features/account/contract.js'
import { accountToken } from './features/account/contract.js'
import { account } from './features/account/feature.js'
import type { ConnectApi } from './features/connect/contract.js'
import { connectToken } from './features/connect/contract.js'
import { connect } from './features/connect/feature.js'
import { networksToken } from './features/networks/contract.js'
import { createModalKit } from './kit.js'
import { locales } from './locales.js'

test('param: only features that are on can be loaded, with their own types', async () => {
  const kit = createModalKit(
    {
      projectId: 'local',
      app: { name: 'Test app' },
      networks: [ethereum],
      connectors: [],
      modal: async () => ({ ...(await emptyModal()()), chains: [], features: [connect(), account()] }),
    },
    fakeHost(),
  )
  expectTypeOf(kit.use(connectToken)).resolves.toEqualTypeOf<ConnectApi>()
  expectTypeOf(kit.use(accountToken)).resolves.toEqualTypeOf<AccountApi>()
  await expect(kit.use(networksToken)).rejects.toMatchObject({ code: 'feature/off', slots: { feature: 'networks' } })
  await expect(kit.chain('solana')).rejects.toMatchObject({ code: 'feature/off' })
})

test('behavior: a kit can be made on a server, where there is no window', () => {
  expect('window' in globalThis).toBe(false)
  const kit = createModalKit(fakeWiring())
  expect(kit.session.state.peek()).toEqual(kit.session.state.initial)
  expect(kit.session.state.peek()).toMatchObject({ active: null, caipNetworkId: 'eip155:1' })
})

test('behavior: StrictMode’s mount, unmount, mount starts once', async () => {
  const { host, kit } = fakeKit()
  let asked = 0
  host.page.on('eip6963:requestProvider', () => {
    asked += 1
  })
  kit.start()()
  kit.start()
  await settle()
  expect([asked, host.logged]).toEqual([1, []])
})

test('behavior: the language of the app comes with the modal, and its words stand on the page at once', async () => {
  let isAsked = false
  const { kit } = fakeKit({
    locales: locales({
      en: { page: {} },
      ar: {
        page: { connect: 'ربط المحفظة', dir: 'rtl' },
        load: async () => {
          isAsked = true
          return { locale: { lang: 'ar', dir: 'rtl', words: {} } }
        },
      },
    }),
    locale: 'ar-EG',
  })
  expect(kit.words.peek()).toMatchObject({ lang: 'ar', dir: 'rtl', connect: 'ربط المحفظة', account: 'Account' })
  expect(isAsked).toBe(false)
  await kit.loadModal()
  expect(kit.locale?.current.peek()).toMatchObject({ lang: 'ar' })
})

test('behavior: finds the wired network, and nothing else', () => {
  const { kit } = fakeKit()
  expect([kit.network('eip155:137'), kit.network('eip155:10')]).toEqual([polygon, undefined])
})

test('behavior: the default network is the first where none is named', () => {
  const { defaultNetwork, ...wiring } = fakeWiring({ networks: [polygon, ethereum] })
  expect(defaultNetwork).toBe('eip155:1')
  expect(createModalKit(wiring, fakeHost()).session.state.peek().caipNetworkId).toBe('eip155:137')
})

test('behavior: what is fetched is fetched once, and again after a failure', async () => {
  let fetched = 0
  let isOffline = true
  const { kit, host } = fakeKit({
    async modal() {
      fetched += 1
      if (isOffline) throw new TypeError('Failed to fetch dynamically imported module')
      return emptyModal()()
    },
  })
  await Promise.all([kit.preload(), kit.preload()])
  expect([fetched, kit.modal.peek(), host.logged.map(({ level }) => level)]).toEqual([1, null, ['error', 'error']])
  isOffline = false
  await kit.preload()
  await kit.preload()
  expect(fetched).toBe(2)
  expect(kit.modal.peek()).not.toBeNull()
})

test('behavior: a retry from within a failure is not forgotten by it', async () => {
  const answers = [later<never>(), later<never>()]
  let made = 0
  const feature = { id: 'odd', load: () => answers[made++]?.promise ?? Promise.resolve() }
  const { kit } = fakeKit({ features: [feature] })
  const second = kit.use(feature).catch(() => kit.use(feature))
  const other = kit.use(feature).catch(() => {})
  answers[0]?.reject(new Error('offline'))
  await other
  expect(made).toBe(2)
  void kit.use(feature).catch(() => {})
  expect(made).toBe(2)
  answers[1]?.reject(new Error('offline'))
  await expect(second).rejects.toThrow('offline')
})

test('behavior: a modal that cannot be fetched is closed, so that nobody looks at nothing', async () => {
  const { kit } = fakeKit({ modal: () => Promise.reject(new TypeError('offline')) })
  kit.router.open()
  await kit.preload()
  expect(kit.router.state.peek().isOpen).toBe(false)
})

test('error: a modal that never comes is closed after 20 s', async () => {
  const { kit, host } = fakeKit({ modal: () => later<never>().promise })
  kit.router.open()
  const waiting = kit.preload()
  await host.clock.advance(20_000)
  await waiting
  expect([kit.router.state.peek().isOpen, host.clock.pending()]).toEqual([false, 0])
})

test('error: an error gets its prose, or keeps its code when the prose cannot be had', async () => {
  const { kit } = fakeKit()
  const error = await kit.explain(coreError('wallet/rejected', { wallet: 'MetaMask' }))
  expect([error.title, error.message, error.fix]).toMatchInlineSnapshot(`
    [
      "Request declined",
      "The request was declined in MetaMask.",
      "Try again and approve it in the wallet.",
    ]
  `)
  expect(await kit.explain(new Error('odd'))).toMatchObject({ code: 'internal/unknown', message: 'odd' })
  const offline = fakeKit({ modal: () => Promise.reject(new TypeError('offline')) })
  const bare = await offline.kit.explain(coreError('wallet/rejected', { wallet: 'MetaMask' }))
  expect(bare.message).toBe('wallet/rejected (MetaMask)')
})

test('error: a listener that throws is logged and harms nobody', async () => {
  const { kit, host } = fakeKit()
  await kit.loadModal()
  kit.events.on(() => {
    throw new Error('listener')
  })
  kit.router.open()
  expect(kit.router.state.peek().isOpen).toBe(true)
  expect(host.logged.map(({ level, text }) => `${level}: ${text}`)).toEqual(['error: a listener threw'])
})

test('param: the theme is the config’s until it is set', () => {
  const { kit } = fakeKit({ theme: { mode: 'dark' } })
  expect(kit.theme.mode.peek()).toBe('dark')
  kit.theme.set('light')
  expect(kit.theme.mode.peek()).toBe('light')
  expect(fakeKit().kit.theme.mode.peek()).toBe('system')
})

test('behavior: that a kit was made is told once, when it is started, without its code (FACTS 11, INITIALIZE)', () => {
  const { kit } = fakeKit({ enableReconnect: false })
  const heard: unknown[] = []
  kit.events.on(({ event, properties }) => event === 'INITIALIZE' && heard.push(properties))
  expect(heard).toEqual([])
  const stop = kit.start()
  stop()
  kit.start()()
  const config = { projectId: 'local', app: { name: 'Test app' }, defaultNetwork: 'eip155:1', enableReconnect: false }
  expect(heard).toEqual([{ ...config, networks: ['eip155:1', 'eip155:137'] }])
  expect(JSON.parse(JSON.stringify(heard))).toEqual(heard)
})
