import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import type { Env } from '../../templates/backend/src/backend.js'
import { defaultOrigins } from '../../templates/backend/src/origins/default-origins.data.js'
import { originRoutes } from '../../templates/backend/src/origins/routes.js'
import type { Project } from '../../templates/backend/src/projects/project.js'
import { projectRoutes } from '../../templates/backend/src/projects/routes.js'
import { config, healthy } from '../../test/unit/doctor-run.js'
import { world } from '../../test/unit/doctor-world.js'
import { examine } from '../../test/unit/examine.js'
import { fakeContext } from '../../test/unit/fake-context.js'
import { checks } from './checks.data.js'
import { readFacts } from './read-facts.js'

const project: Project = {
  id: 'abcd1234',
  name: 'App',
  isEnabled: true,
  tier: 'self-hosted',
  origins: ['https://app.example', 'https://*.app.example', 'http://localhost:5173'],
  trustedOrigins: [],
  features: [],
  limits: [],
}
const html = [
  200,
  '<h1>App</h1>',
  {
    'content-type': 'text/html',
    'content-security-policy':
      "default-src 'self'; img-src 'self' data:; connect-src 'self' https://rpc.example https://api.example http://127.0.0.1:8787",
  },
] as const

interface Options {
  readonly text?: string
  readonly flags?: readonly string[]
  readonly defaults?: boolean
}

/** Runs doctor against the routes of the backend, which answer for this project, among servers that are as they should be. */
async function against(change: Partial<Project>, { text = config(), flags = [], defaults = true }: Options) {
  // The routes use these settings and nothing else of a backend.
  const backend = { settings: { defaultOrigins: defaults } } as Parameters<typeof projectRoutes>[0]
  const app = new Hono<Env>()
    .use(async (c, next) => {
      c.set('project', { ...project, ...change })
      c.header('strict-transport-security', 'max-age=31536000')
      await next()
    })
    .route('/', projectRoutes(backend))
    .route('/', originRoutes(backend))
  const others = world({ 'https://app.example/': html, 'https://my-branch.vercel.app/': html, ':5173/': html })
  const onFetch = async (url: string, init?: RequestInit) => {
    const { pathname, search } = new URL(url)
    const isAsked = pathname === '/appkit/v1/config' || pathname === '/projects/v1/origins'
    return isAsked ? app.request(`${pathname}${search}`) : (others.onFetch?.(url, init) ?? Promise.reject())
  }
  return examine({ ...others, files: await healthy(text), onFetch }, ...flags)
}

test('behavior: a project with origins of its own, and the defaults of the backend, has nothing to fix', async () => {
  expect((await against({}, {})).findings).toEqual([])
  expect((await against({}, { flags: ['--url', 'https://app.example'] })).findings).toEqual([])
})

test('behavior: the backend tells its defaults apart from the rows of the project', async () => {
  const app = new Hono<Env>()
    .use(async (c, next) => {
      c.set('project', { ...project, origins: ['https://localhost:*', 'https://app.example'] })
      await next()
    })
    .route('/', originRoutes({ settings: { defaultOrigins: true } as never }))
  const answer = (await (await app.request('/projects/v1/origins?projectId=x')).json()) as Record<string, string[]>
  expect(answer['allowedOrigins']?.slice(0, 2)).toEqual(['https://localhost:*', 'https://app.example'])
  expect(new Set(answer['allowedOrigins'])).toEqual(new Set([...defaultOrigins, 'https://app.example']))
  expect(answer['defaultOrigins']).toEqual(defaultOrigins.filter((pattern) => pattern !== 'https://localhost:*'))
})

describe('wide origins (D-05)', () => {
  test.each([
    'https://*.vercel.app',
    'https://*.netlify.app',
    'https://*.pages.dev',
    'https://*.github.io',
    'https://*.workers.dev',
    'http://app.example',
  ])('error: %s; taken away as the fix says, it passes', async (pattern) => {
    // A row that is older than the rule, or was written past it. A default that is a row of the project is its own.
    const origins = [...project.origins, pattern]
    const { ids, findings } = await against({ origins }, {})
    expect(ids).toEqual(['D-05'])
    expect(findings[0]).toMatchObject({ severity: 'error' })
    const [, removed] = /npm run admin -- origin remove abcd1234 '(.+)'$/.exec(findings[0]?.fix ?? '') ?? []
    expect(removed).toBe(pattern)
    const left = await against({ origins: origins.filter((each) => each !== removed) }, {})
    expect(left.findings).toEqual([])
  })

  test('behavior: another backend tells all of them as the own ones, and what is no list says nothing', async () => {
    const ask = async (body: string) => {
      const onFetch = async (url: string) =>
        new Response(url.includes('/origins') ? body : '{"features":[]}', { status: 200 })
      const { findings } = await examine({ files: await healthy(), onFetch })
      return findings.filter(({ id }) => id === 'D-05').map(({ what }) => what)
    }
    expect(await ask('{"allowedOrigins":["https://*.com",7]}')).toEqual([
      expect.stringContaining('https://*.com, an allowed origin of project abcd1234, has a * where anybody'),
    ])
    for (const body of ['', '<html>', '[]', '{"allowedOrigins":"*"}', 'null']) expect(await ask(body)).toEqual([])
  })
})

describe('previews (D-39)', () => {
  const url = 'https://my-branch.vercel.app'
  const flags = ['--url', url]
  const text = config({ app: `{ name: 'App', url: '${url}' }` })

  test('error: a deployed page that only a default allows, on main networks; added by the fix, it passes', async () => {
    const { ids, findings } = await against({}, { text, flags })
    expect(ids).toEqual(['D-39'])
    expect(findings[0]).toMatchObject({
      severity: 'info',
      what: expect.stringContaining('as a preview only, and has Ethereum'),
    })
    const [, added = ''] = /origin add abcd1234 (\S+)$/.exec(findings[0]?.fix ?? '') ?? []
    expect((await against({ origins: [...project.origins, added] }, { text, flags })).findings).toEqual([])
  })

  test('behavior: with test networks only, or without defaults, it is no matter', async () => {
    const sepolia = text.replace('mainnet', 'sepolia')
    const found = [await against({}, { text: sepolia, flags }), await against({}, { text, flags, defaults: false })]
    expect(found.flatMap(({ ids }) => ids)).not.toContain('D-39')
  })
})

describe('a backend of this machine (D-40)', () => {
  const text = config({ services: "{ api: 'http://127.0.0.1:8787' }" })
  const flags = ['--url', 'https://app.example', '--mode', 'development']

  test('error: a public page whose config asks it; with a public one, it passes', async () => {
    const { ids, findings } = await against({}, { text, flags })
    expect(ids).toEqual(['D-40'])
    expect(findings[0]).toMatchObject({ severity: 'warning', file: 'modal.config.ts' })
    expect((await against({}, { flags })).findings).toEqual([])
  })

  test('behavior: a page of this machine may, and in production the config is to blame', async () => {
    expect((await against({}, { text, flags: ['--url', 'http://localhost:5173'] })).findings).toEqual([])
    expect((await against({}, { text, flags: ['--url', 'https://app.example'] })).ids).toEqual(['D-10'])
  })
})

describe('switches (D-42)', () => {
  const on = { id: 'swap', isEnabled: true, config: ['1inch'] }

  test('error: on in the backend, and not in the config; left to the app as the fix says, it passes', async () => {
    const { ids, findings } = await against({ features: [on] }, {})
    expect(ids).toEqual(['D-42'])
    expect(findings[0]).toMatchObject({
      severity: 'info',
      what: expect.stringContaining('swap is on for this project'),
    })
    expect(findings[0]?.fix).toBe(
      'Write features: { swaps: true }, or leave it to the app: npm run admin -- feature set abcd1234 swap default',
    )
    expect((await against({ features: [] }, {})).findings).toEqual([])
  })

  test('error: on in the config, and off in the backend; turned on as the fix says, it passes', async () => {
    const check = checks.find(({ id }) => id === 'D-42')
    const ask = async (features: readonly object[]) => {
      const files = await healthy(
        config({ services: "{ api: 'https://api.example' },\n  features: { receive: true }" }),
      )
      const body = JSON.stringify({ features })
      const context = fakeContext({ files, onFetch: async () => new Response(body) })
      const facts = await readFacts(context, { mode: 'development', urls: [], isOffline: false })
      const { value } = facts.config
      if (!value) throw new Error('the config is not valid')
      // This version refuses the flag; the check is there before the feature.
      const config_ = { ...facts.config, value: { ...value, features: { ...value.features, swaps: true } } }
      return (await check?.run({ ...facts, config: config_ })) ?? []
    }
    const [finding] = await ask([{ id: 'swap', isEnabled: false, config: [] }])
    expect(finding?.what).toBe('features.swaps is on, and swap is off for this project at https://api.example.')
    expect(finding?.fix).toContain('npm run admin -- feature set abcd1234 swap on')
    expect(await ask([{ ...on }])).toEqual([])
    expect(await ask([{ id: 'swap', isEnabled: true, config: null }])).toEqual([])
  })

  test('behavior: what a project says nothing about, and switches of other things, are no matter', async () => {
    expect((await against({ features: [{ id: 'headless', isEnabled: true, config: [] }] }, {})).findings).toEqual([])
  })
})
