import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalBackend, makeLocalBackend } from '../../../../test/setup/local-backend.js'
import { runs } from '../../../../test/setup/runs.js'
import {
  addOrigin,
  createProject,
  deleteProject,
  enableProject,
  removeOrigin,
  renameProject,
  setFeature,
  setLimit,
  trustOrigin,
} from './edit-project.js'

import { readProject, readProjects } from './read-project.js'

let local: LocalBackend
beforeAll(async () => {
  local = await makeLocalBackend({ hasDatabase: true })
}, 60_000)
afterAll(() => local?.stop())

const read = (id: string) => readProject(local.backend.db, id)
const refusal = (made: Promise<unknown>) =>
  made.then(
    () => 'no refusal',
    (cause) => `${cause.status} ${cause.message}`,
  )

test('behavior: a project without a given id gets 32 random hex digits', async () => {
  const ids = await Promise.all([1, 2, 3].map((n) => createProject(local.backend, { name: `App ${n}` })))
  expect(new Set(ids).size).toBe(3)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
})

test('behavior: what is set is read back as requests see it', async () => {
  const { backend } = local
  const id = await createProject(backend, { name: '  My\n App ', id: 'whole', origins: ['https://App.Example.com'] })
  await addOrigin(backend, id, 'https://*.example.com')
  await addOrigin(backend, id, 'https://*.example.com')
  await setFeature(backend, id, 'social_login', { isEnabled: true, providers: ['email', 'google', 'email'] })
  await setFeature(backend, id, 'swap', { isEnabled: true })
  await setFeature(backend, id, 'onramp', { isEnabled: false, providers: ['meld'] })
  await setLimit(backend, id, 'rpc', { perMinute: 600, perIpMinute: 60 })
  await setLimit(backend, id, 'rpc', { perMinute: 700, perIpMinute: 70 })
  await trustOrigin(backend, id, 'https://app.example.com', true)
  await enableProject(backend, id, false)
  expect(await read(id)).toEqual({
    id: 'whole',
    name: 'My App',
    isEnabled: false,
    tier: 'self-hosted',
    origins: ['https://*.example.com', 'https://app.example.com'],
    features: [
      { id: 'onramp', isEnabled: false, config: [] },
      { id: 'social_login', isEnabled: true, config: ['email', 'google'] },
      { id: 'swap', isEnabled: true, config: ['1inch'] },
    ],
    limits: [{ kind: 'rpc', perMinute: 700, perIpMinute: 70 }],
    trustedOrigins: ['https://app.example.com'],
  })
  await trustOrigin(backend, id, 'https://app.example.com', false)
  expect((await read(id))?.trustedOrigins).toEqual([])
  await renameProject(backend, id, 'Other')
  await enableProject(backend, id, true)
  await removeOrigin(backend, id, 'https://*.example.com')
  await setFeature(backend, id, 'swap', 'default')
  await setLimit(backend, id, 'rpc', 'default')
  expect(await read(id)).toMatchObject({
    name: 'Other',
    isEnabled: true,
    origins: ['https://app.example.com'],
    limits: [],
  })
  await deleteProject(backend, id)
  expect(await read(id)).toBeUndefined()
  expect((await readProjects(backend.db)).map((project) => project.id)).not.toContain(id)
})

test('error: an id that is taken adds nothing, also when two come at once', async () => {
  const tries = await Promise.all(
    [1, 2].map((n) => refusal(createProject(local.backend, { name: `Try ${n}`, id: 'twice' }))),
  )
  expect(tries.sort()).toEqual(['409 There is a project twice already. Choose another id.', 'no refusal'])
})

test('error: a bad origin leaves no project behind', async () => {
  const origins = ['https://a.example.com', 'https://*.com']
  expect(await refusal(createProject(local.backend, { name: 'Half', id: 'half', origins }))).toMatch(
    /^400 "https:\/\/\*\.com" has a \*/,
  )
  expect(await read('half')).toBeUndefined()
})

test('error: what is wrong is said', async () => {
  const { backend } = local
  await createProject(backend, { name: 'Strict', id: 'strict' })
  const said = await Promise.all([
    refusal(createProject(backend, { name: ' \n ' })),
    refusal(createProject(backend, { name: 'x', id: '../etc' })),
    refusal(renameProject(backend, 'none', 'Name')),
    refusal(enableProject(backend, 'none', true)),
    refusal(deleteProject(backend, 'none')),
    refusal(addOrigin(backend, 'none', 'https://a.example.com')),
    refusal(addOrigin(backend, 'strict', 'https://a.example.com/path')),
    refusal(removeOrigin(backend, 'strict', 'https://a.example.com')),
    refusal(setFeature(backend, 'strict', 'toString', 'default')),
    refusal(setFeature(backend, 'strict', 'swap', { isEnabled: true, providers: ['0x'] })),
    refusal(setFeature(backend, 'none', 'swap', 'default')),
    refusal(setLimit(backend, 'strict', 'constructor', 'default')),
    refusal(setLimit(backend, 'strict', 'rpc', { perMinute: 0, perIpMinute: 1 })),
    refusal(setLimit(backend, 'strict', 'rpc', { perMinute: 1.5, perIpMinute: 1 })),
  ])
  expect(said).toMatchInlineSnapshot(`
    [
      "400 A project's name has 1 to 80 letters.",
      "400 A project id has 1 to 64 small letters, digits, - and _.",
      "404 There is no project none.",
      "404 There is no project none.",
      "404 There is no project none.",
      "404 There is no project none.",
      "400 "https://a.example.com/path" is no origin: write scheme and host, such as https://app.example.com, without a path",
      "404 The project strict has no origin https://a.example.com.",
      "400 There is no feature toString. There are: social_login, swap, onramp, activity, reown_branding, multi_wallet, email_capture, fund_from_exchange, payments, reown_authentication, headless, analytics",
      "400 swap has no provider 0x. It has: 1inch",
      "404 There is no project none.",
      "400 There is no limit constructor. There are: rpc, api, events",
      "400 A limit is a whole number from 1 to 1000000000.",
      "400 A limit is a whole number from 1 to 1000000000.",
    ]
  `)
})

test('param: a limit is a whole number from 1 to 1000000000, both of its numbers, and what is refused changes nothing', async () => {
  const { backend } = local
  await createProject(backend, { name: 'Limits', id: 'limits' })
  await setLimit(backend, 'limits', 'rpc', { perMinute: 1_000_000_000, perIpMinute: 1 })
  const kept = [{ kind: 'rpc', perMinute: 1_000_000_000, perIpMinute: 1 }]
  expect((await read('limits'))?.limits).toEqual(kept)
  for (const count of [0, -1, 0.5, 1_000_000_001, Number.NaN, Number.POSITIVE_INFINITY]) {
    const said = '400 A limit is a whole number from 1 to 1000000000.'
    expect(await refusal(setLimit(backend, 'limits', 'rpc', { perMinute: count, perIpMinute: 5 }))).toBe(said)
    expect(await refusal(setLimit(backend, 'limits', 'rpc', { perMinute: 5, perIpMinute: count }))).toBe(said)
  }
  expect((await read('limits'))?.limits).toEqual(kept)
  const long = 'x'.repeat(100)
  expect(await refusal(setLimit(backend, 'limits', long, 'default'))).toBe(
    `400 There is no limit ${long.slice(0, 60)}. There are: rpc, api, events`,
  )
})

test('behavior: a limit or an origin of one project is nothing to another, nor to another of its own', async () => {
  const { backend } = local
  const limit = { perMinute: 9, perIpMinute: 3 }
  const origins = ['https://a.example.com', 'https://b.example.com']
  for (const id of ['one', 'two']) {
    await createProject(backend, { name: id, id, origins })
    await setLimit(backend, id, 'rpc', limit)
    await setLimit(backend, id, 'api', limit)
  }
  await setLimit(backend, 'one', 'rpc', { perMinute: 8, perIpMinute: 2 })
  await setLimit(backend, 'two', 'rpc', 'default')
  await removeOrigin(backend, 'two', 'https://a.example.com')
  const api = { kind: 'api', ...limit }
  expect((await read('one'))?.limits).toEqual([api, { kind: 'rpc', perMinute: 8, perIpMinute: 2 }])
  expect((await read('one'))?.origins).toEqual(origins)
  expect((await read('two'))?.limits).toEqual([api])
  expect((await read('two'))?.origins).toEqual(['https://b.example.com'])
})

test('behavior: an origin is added as it is stored, told so, and taken away with spaces around it', async () => {
  const { backend } = local
  await createProject(backend, { name: 'Origins', id: 'origins' })
  expect(await addOrigin(backend, 'origins', ' https://App.Example.com ')).toBe('https://app.example.com')
  await removeOrigin(backend, 'origins', ' https://app.example.com\n')
  expect((await read('origins'))?.origins).toEqual([])
})

test('error: an origin that cannot be one is unknown, without a question to the database', async () => {
  const { backend } = local
  const asked = { ...backend, db: undefined as unknown as typeof backend.db }
  const long = `https://${'a'.repeat(400)}`
  expect(await refusal(removeOrigin(asked, '../etc', 'https://a.example.com'))).toBe(
    '404 The project ../etc has no origin https://a.example.com.',
  )
  expect(await refusal(removeOrigin(asked, 'one', 'https://a.example.com\0'))).toBe(
    '404 The project one has no origin https://a.example.com\0.',
  )
  expect(await refusal(removeOrigin(backend, 'one', long))).toBe(
    `404 The project one has no origin ${long.slice(0, 300)}.`,
  )
})

test('property: any name that is accepted is stored on one line and read back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 100 }), async (name) => {
      const made = await createProject(local.backend, { name }).catch(() => undefined)
      if (made === undefined) return
      const stored = (await read(made))?.name ?? ''
      expect(stored).toMatch(/^[^\p{C}]{1,80}$/u)
      expect(stored).toBe(stored.trim())
    }),
    // Each run writes a project into a real database.
    { numRuns: runs(60) },
  )
})
