import { describe, expect, test } from 'vitest'
import { config, type Files, healthy } from '../../test/unit/doctor-run.js'
import { type Reply, world } from '../../test/unit/doctor-world.js'
import { examine } from '../../test/unit/examine.js'

const offline = async (change: Files, text = config()) =>
  examine({ files: { ...(await healthy(text)), ...change } }, '--offline')

describe('U-locale', () => {
  const html = (attributes: string) => ({ 'index.html': `<html ${attributes}><body></body></html>\n` })
  const withLocale = (locale: string) => config({ services: `{ api: 'https://api.example' },\n  locale: ${locale}` })

  test.each([
    ['sets the language of the page', { 'src/i18n.ts': 'document.documentElement.lang = current()\n' }],
    ['sets its attribute', { 'src/i18n.js': "document.documentElement.setAttribute('lang', current())\n" }],
    ['asks the hook', { 'src/menu.tsx': 'const [lang, setLang] = useLocale()\n' }],
  ])('behavior: a page of an app that %s has more than one', async (_name, source) => {
    expect((await offline({ ...html('lang="de"'), ...source })).findings).toEqual([])
    const commented = Object.fromEntries(Object.entries(source).map(([path, text]) => [path, `// ${text}`]))
    expect((await offline({ ...html('lang="de"'), ...commented })).ids).toEqual(['U-locale'])
  })

  test('behavior: with more languages the fix adds one, and their direction is that of the page', async () => {
    const more = withLocale("{ default: 'ar', offer: ['ar', 'en'] }")
    expect((await offline(html('lang="de"'), more)).findings[0]?.fix).toContain(
      "Add 'de' to locale.offer in the config",
    )
    expect((await offline(html('lang="en"'), more)).findings).toEqual([])
    expect((await offline(html('lang="ar"'), more)).ids).toEqual(['U-locale'])
  })
})

test('behavior: D-21 says what the command does to each file', async () => {
  const files = await healthy()
  const { 'src/modal-kit/csp.json': _gone, ...others } = files
  const stale = {
    ...others,
    'modal.config.ts': config({ networks: "[{ network: 'base', rpcUrls: ['https://rpc.example'] }]" }),
  }
  const { findings } = await examine({ files: stale }, '--offline')
  const fixes = Object.fromEntries(findings.map(({ file, fix }) => [file, fix]))
  expect(fixes['src/modal-kit/csp.json']).toBe('Run `npx modal-kit generate`, which writes it.')
  expect(fixes['src/modal-kit/generated.ts']).toBe('Run `npx modal-kit generate`, which writes it anew.')
})

describe('D-26', () => {
  const asked = async (reply?: Reply) => {
    const given = world(reply ? { '/mainnet': reply } : {})
    const down: typeof given = {
      ...given,
      onFetch: async (url, init) => {
        if (!reply && url.endsWith('/mainnet')) throw new TypeError('fetch failed')
        return given.onFetch?.(url, init) ?? new Response(null)
      },
    }
    return (await examine({ files: await healthy(), ...down })).findings
  }

  test.each([
    ['cannot be reached', undefined, "Couldn't reach", 'Run doctor again where it can be reached'],
    ['keeps its key for the origins of the app', [403, ''], 'refuses to answer this machine', 'Nothing, if its key'],
    ['is busy', [429, ''], 'is busy or out of order', 'Run doctor again later'],
    ['is out of order', [503, ''], 'is busy or out of order', 'Run doctor again later'],
  ] as const)('behavior: a node that %s is no wrong chain', async (_name, reply, what, fix) => {
    const [only, ...more] = await asked(reply)
    expect(more).toEqual([])
    expect(only).toMatchObject({ id: 'D-26', severity: 'warning' })
    expect([only?.what, only?.fix]).toEqual([expect.stringContaining(what), expect.stringContaining(fix)])
    expect(only?.why).not.toContain('wrong chain')
    expect(only?.why).toContain("Its chain ID wasn't checked.")
  })

  test('error: a node of another chain still is one', async () => {
    const [only] = await asked([200, { result: '0x89' }])
    expect(only).toMatchObject({ severity: 'error', why: expect.stringContaining('wrong chain') })
  })
})

describe('U-page', () => {
  const page = 'https://app.example/start'
  const looked = async (reply: Reply) => {
    const { findings } = await examine({ files: await healthy(), ...world({ [page]: reply }) }, '--url', page)
    return findings.filter(({ id }) => id === 'U-page')
  }

  test.each([
    ['is not there', [404, ''], 'Correct --url, or deploy the app there.'],
    ['fails', [500, ''], 'Read the log of its server.'],
    ['is no page', [200, '{}', { 'content-type': 'application/json' }], 'Give --url the address of a page of the app.'],
    ['is for members', [403, ''], 'Give --url the address of a public deployment.'],
  ] as const)('behavior: a page that %s says nothing about wallets and http', async (_name, reply, fix) => {
    const found = await looked(reply)
    expect(found.map((each) => [each.why, each.fix])).toEqual([['Nothing that is served could be looked at.', fix]])
  })
})

test("behavior: the kit's own variables are no matter", async () => {
  const env = { MODAL_KIT_MODE: 'development', MODAL_KIT_DEBUG: '1' }
  const file = { '.env': 'MODAL_KIT_MODE=development\nMODAL_KIT_DEBUG=1\n', '.env.local': 'MODAL_KIT_DEBUG=\n' }
  const files = { ...(await healthy()), ...file }
  expect((await examine({ files, env }, '--offline')).findings).toEqual([])
  const backend = { 'backend/.env': `MODE=development\nPORT=8787\nDATA_DIR=./data\nADMIN_TOKEN=${'a1'.repeat(24)}\n` }
  expect((await examine({ files: { ...files, ...backend }, env }, '--offline')).findings).toEqual([])
})
