import { describe, expect, test } from 'vitest'
import { config, healthy } from '../../test/unit/doctor-run.js'
import { closed, doctor, type Reply, words, world } from '../../test/unit/doctor-world.js'
import { examine } from '../../test/unit/examine.js'
import { type FakeWorld, fakeContext } from '../../test/unit/fake-context.js'
import { answering, asked, frame, headers, site, withWallet } from '../../test/unit/wallet-site.js'
import { checks } from './checks.data.js'
import type { Facts } from './facts.js'
import { runChecks } from './run-checks.js'

type Ask = NonNullable<FakeWorld['onHead']>

const found = async (given: FakeWorld, ...flags: readonly string[]) =>
  words(await doctor(await healthy(config(withWallet())), given, ...flags))

describe('D-30 on the origin of the wallet', () => {
  const anyHost: Ask = async (url) => (url.startsWith(site) ? { status: 200, headers: new Headers() } : closed)

  /** The site has the inbox, and its backend has none. */
  function withInbox(status: number, body: object): FakeWorld {
    const given = world(answering())
    const onFetch: typeof given.onFetch = async (url, init) =>
      url === `${site}/inbox.json` ? Response.json(body, { status }) : (given.onFetch?.(url, init) ?? new Response())
    return { ...given, onFetch }
  }

  test('behavior: a site as it should be has nothing to fix', async () => {
    expect(await found(world(answering()))).toEqual([])
  })

  test.each([
    [
      'no HSTS',
      world(answering({ 'strict-transport-security': undefined })),
      `warning D-30 ${site} doesn't send Strict-Transport-Security.`,
    ],
    [
      'HSTS that ends at once',
      world(answering({ 'strict-transport-security': 'max-age=0' })),
      `warning D-30 ${site} doesn't send Strict-Transport-Security.`,
    ],
    ['any host', world(answering(), anyHost), `error D-30 ${site} also answers requests that name another host.`],
    [
      'the inbox',
      withInbox(200, { mails: [] }),
      `error D-30 ${site} has the development inbox, where sign-in codes can be read.`,
    ],
    [
      'the inbox behind its token',
      withInbox(403, { reasons: [{ name: 'inbox_locked' }] }),
      `error D-30 ${site} has the development inbox, where sign-in codes can be read.`,
    ],
  ])('error: %s', async (_, given, says) => expect(await found(given)).toEqual([says]))

  test('behavior: the names that are sent are a foreign one, and a site of others is not asked', async () => {
    const names: (readonly [string, string | undefined])[] = []
    const onHead: Ask = async (url, { headers: sent }) => {
      if (url.startsWith(site)) names.push([url, sent['host']])
      return closed
    }
    expect(await found(world(answering(), onHead))).toEqual([])
    expect(names).toEqual([[`${site}${asked}`, 'rebound.invalid']])
    const theirs = await healthy(config(withWallet(`{ url: '${frame}', protocol: 4 }`)))
    const bare = answering({ 'strict-transport-security': undefined })
    expect(words(await doctor(theirs, world(bare, anyHost)))).toEqual([])
  })
})

describe('D-31 for the site of the wallet', () => {
  const here = 'http://wallet.localhost:8788'
  const page = { isThere: true, status: 200, headers: new Headers({ 'content-type': 'text/html' }) } as const
  const asked: string[] = []
  /** The addresses at which a site of this origin answers. */
  const open = async (origin: string, addresses: readonly string[]) => {
    asked.length = 0
    const url = `${origin}/sdk?projectId=local`
    const facts: Facts = {
      ...fakeContext(),
      mode: 'development',
      urls: [],
      pages: [],
      config: { folder: 'src/modal-kit', files: [], forProduction: [] },
      folders: ['/app'],
      manager: { id: 'npm', lockfiles: [], install: [], run: 'npm run', add: 'npm install' },
      lockfiles: [],
      addresses: ['198.51.100.4', '192.0.2.7'],
      ask: async () => ({ isThere: false, reason: 'nothing listens there' }),
      askHead: async (place, { host }) => {
        asked.push(`${host} ${place}`)
        return addresses.some((address) => place.includes(address)) ? page : { ...page, status: 404 }
      },
      frame: { place: `${origin}/sdk`, origin, isForeign: false, answered: Promise.resolve({ ...page, url }) },
    }
    return runChecks(
      checks.filter(({ id }) => id === 'D-31'),
      facts,
      fakeContext(),
    )
  }

  test('error: one of this machine that other machines reach by the name of its site', async () => {
    const [only, ...more] = await open(here, ['192.0.2.7'])
    expect(more).toEqual([])
    expect(only).toMatchObject({
      id: 'D-31',
      severity: 'error',
      what: 'The wallet site in development mode is reached from other machines too: http://192.0.2.7:8788.',
    })
    expect(asked).toEqual([
      'wallet.localhost:8788 http://198.51.100.4:8788/sdk?projectId=local',
      'wallet.localhost:8788 http://192.0.2.7:8788/sdk?projectId=local',
    ])
  })

  test('behavior: one that only this machine reaches, and one that is public, are as they should be', async () => {
    expect(await open(here, [])).toEqual([])
    expect(await open(site, ['192.0.2.7'])).toEqual([])
    expect(asked).toEqual([])
  })
})

describe('D-32', () => {
  const says = async (text: string, file = 'src/about.tsx', place?: string, email = 'true') => {
    const files = { ...(await healthy(config(withWallet(place, email)))), [file]: text }
    return (await examine({ files }, '--offline')).findings
  }

  test.each([
    ['src/about.tsx', '<p>\n  A self-custodial wallet for everyone.\n</p>', 'self-custodial', 2],
    ['src/locales/en.json', '{ "hero": "Non custodial. Fast." }', 'Non custodial', 1],
    ['index.html', '<meta name="description" content="Noncustodial wallet by e-mail">', 'Noncustodial', 1],
    ['src/faq.mdx', '# Keys\n\nYour keys never leave your device.', 'keys never leave your device', 3],
    ['src/faq.ts', "export const text = 'Only you control your private keys'", 'Only you control your private keys', 1],
  ])('error: %s says so', async (file, text, said, line) => {
    const [only, ...more] = await says(text, file)
    expect(more).toEqual([])
    expect(only).toMatchObject({ id: 'D-32', severity: 'warning', file, line })
    expect(only?.what).toContain(`${file} says "${said}"`)
  })

  test.each([
    ['src/about.tsx', '<p>This wallet is not self-custodial.</p>'],
    ['src/about.tsx', '<p>Wallets by e-mail aren’t non-custodial: we hold the keys.</p>'],
    ['src/about.tsx', '<p>Bring your own self-custodial wallet.</p>'],
    ['src/about.tsx', '// Is it non-custodial?\nexport const about = <p>Who holds the keys?</p>'],
    ['src/about.test.tsx', 'export const about = <p>non-custodial</p>'],
    ['package-lock.json', '{ "lockfileVersion": 3, "packages": {}, "name": "non-custodial" }'],
  ])('behavior: %s with %j says nothing wrong', async (file, text) => {
    expect((await says(text, file)).filter(({ id }) => id === 'D-32')).toEqual([])
  })

  test('behavior: without wallets by e-mail, and with those of others, an app may say it', async () => {
    const text = '<p>non-custodial</p>'
    const ids = async (...given: Parameters<typeof says>) => (await says(...given)).map(({ id }) => id)
    expect(await ids(text)).toEqual(['D-32'])
    expect(await ids(text, 'src/about.tsx', undefined, 'false')).not.toContain('D-32')
    expect(await ids(text, 'src/about.tsx', `{ url: '${frame}', protocol: 4 }`)).toEqual([])
  })
})

describe('D-35 on the origin of the wallet', () => {
  const script = '/assets/frame-0123abcd.js'
  const html = `<script type="application/json" id="site">{}</script><script type="module" src="${script}"></script>`
  const serving = (reply: Reply) => world({ [asked]: [200, html, headers({})], [script]: reply })

  test.each([
    ['names one', [200, 'run()\n//# sourceMappingURL=frame.js.map']],
    ['is sent with one', [200, 'run()', { sourcemap: '/frame.js.map' }]],
  ] as const)('error: a script that %s', async (_, reply) => {
    expect(await found(serving(reply), '--mode', 'production')).toEqual([
      `warning D-35 ${site}${script} names a source map that is served with it.`,
    ])
    expect(await found(serving(reply))).toEqual([])
  })

  test.each([
    ['without a map', [200, 'run()']],
    ['whose map is in it', [200, 'run()\n//# sourceMappingURL=data:application/json;base64,e30=']],
    ['that is not there', [404, '']],
  ] as const)('behavior: a script %s', async (_, reply) => {
    expect(await found(serving(reply), '--mode', 'production')).toEqual([])
  })
})
