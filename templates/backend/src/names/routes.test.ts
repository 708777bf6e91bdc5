import fc from 'fast-check'
import type { Hono } from 'hono'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appOf, type LocalBackend, makeLocalBackend } from '../../../../test/setup/local-backend.js'
import { runs } from '../../../../test/setup/runs.js'
import type { Env } from '../backend.js'
import { nameRoutes } from './routes.js'

const BASE = 0x80000000 + 8453
const START = 1_790_000_000_000
let now = START
let local: LocalBackend
let app: Hono<Env>
beforeAll(async () => {
  local = await makeLocalBackend({
    hasDatabase: true,
    parts: { clock: { now: () => now, sleep: () => Promise.resolve() } },
  })
  app = appOf(nameRoutes(local.backend))
}, 60_000)
afterAll(() => local?.stop())

const newOwner = () => privateKeyToAccount(generatePrivateKey())
type Owner = ReturnType<typeof newOwner>

interface Told {
  readonly name: string
  readonly timestamp?: number
  readonly attributes?: unknown
  readonly coin_type?: number
  readonly address?: string
}

async function bodyOf(
  owner: Owner,
  { name, timestamp = Math.floor(now / 1_000), attributes = {}, coin_type = BASE, address = owner.address }: Told,
) {
  const message = JSON.stringify({ name, attributes, timestamp })
  return { coin_type, address, message, signature: await owner.signMessage({ message }) }
}

async function post(body: unknown) {
  const headers = { 'content-type': 'application/json' }
  const response = await app.request('/v1/profile/account', { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: response.status, body: await response.json() }
}

const register = async (owner: Owner, told: Told) => post(await bodyOf(owner, told))
const reasonOf = async (owner: Owner, told: Told) => {
  const { status, body } = await register(owner, told)
  return `${status} ${body.reasons?.[0]?.name}: ${body.reasons?.[0]?.description}`
}
async function get(path: string) {
  const response = await app.request(path)
  return { status: response.status, body: await response.json() }
}

test('behavior: a name is registered, found by name and by address', async () => {
  const owner = newOwner()
  const seconds = Math.floor(now / 1_000)
  const profile = {
    name: 'first.reown.id',
    registered: seconds,
    registered_at: seconds,
    updated: seconds,
    updated_at: seconds,
    addresses: { [BASE]: { address: owner.address, created: seconds } },
    attributes: [],
  }
  expect(await get('/v1/profile/account/first.reown.id')).toEqual({
    status: 404,
    body: { reasons: [{ name: 'name_not_found', description: 'This name is not registered' }] },
  })
  expect(await register(owner, { name: 'First.reown.id' })).toEqual({ status: 200, body: profile })
  expect(await get('/v1/profile/account/first.reown.id?apiVersion=2')).toEqual({ status: 200, body: profile })
  expect(await get('/v1/profile/account/FIRST')).toEqual({ status: 200, body: profile })
  expect(await get(`/v1/profile/reverse/${owner.address.toLowerCase()}?apiVersion=2`)).toEqual({
    status: 200,
    body: [profile],
  })
  expect(await get(`/v1/profile/reverse/${newOwner().address}`)).toEqual({ status: 200, body: [] })
  expect(await get('/v1/profile/reverse/7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv')).toEqual({
    status: 200,
    body: [],
  })
})

test('behavior: Ethereum is told under 60 (ENSIP-9) and under the number of the rule (ENSIP-11)', async () => {
  for (const [coin_type, name] of [
    [60, 'sixty'],
    [0x80000001, 'ruled'],
  ] as const) {
    const owner = newOwner()
    const { body } = await register(owner, { name, coin_type })
    const entry = { address: owner.address, created: Math.floor(now / 1_000) }
    expect(body.addresses).toEqual({ 60: entry, 2147483649: entry })
  }
})

test('behavior: the owner may send again; nothing changes with the same or an older message', async () => {
  const owner = newOwner()
  const first = await bodyOf(owner, { name: 'again', attributes: { bio: 'one' } })
  const { body: registered } = await post(first)
  now += 60_000
  const avatar = 'https://example.com/a.png'
  const { body: renewed } = await register(owner, { name: 'again', attributes: { bio: 'two', avatar } })
  expect(renewed).toMatchObject({ registered: registered.registered, attributes: [{ bio: 'two', avatar }] })
  expect(renewed.updated).toBe(registered.updated + 60)
  expect(await post(first)).toEqual({ status: 200, body: renewed })
})

test('error: a name that is taken, a second name, a name that only looks different', async () => {
  const [owner, other] = [newOwner(), newOwner()]
  await register(owner, { name: 'olivia' })
  expect(await reasonOf(other, { name: 'olivia' })).toBe('409 name_taken: This name is already registered')
  expect(await reasonOf(owner, { name: 'second' })).toBe('409 name_owned: You already own a name')
  expect(await reasonOf(other, { name: '0livia' })).toBe(
    '409 name_confusable: This name looks too much like one that is registered',
  )
  expect((await get('/v1/profile/account/olivia')).body.addresses[BASE].address).toBe(owner.address)
  expect(await reasonOf(owner, { name: 'olivia', coin_type: 60, attributes: { bio: 'from another chain' } })).toBe(
    '200 undefined: undefined',
  )
  expect((await get('/v1/profile/account/olivia')).body.attributes).toEqual([])
})

test('error: what the registry does not take, in the words of the kit', async () => {
  const owner = newOwner()
  const minutes = (n: number) => Math.floor(now / 1_000) + n * 60
  const told = await Promise.all([
    reasonOf(owner, { name: 'abc' }),
    reasonOf(owner, { name: 'ab_cd' }),
    reasonOf(owner, { name: 'alice.wcn.id' }),
    reasonOf(owner, { name: 'supp0rt' }),
    reasonOf(owner, { name: 'stale', timestamp: minutes(-6) }),
    reasonOf(owner, { name: 'ahead', timestamp: minutes(6) }),
    reasonOf(owner, { name: 'coin', coin_type: 61 }),
    reasonOf(owner, { name: 'coin', coin_type: 2 ** 32 }),
    reasonOf(owner, { name: 'coin', coin_type: 0x80000000 }),
    reasonOf(owner, { name: 'someone', address: newOwner().address }),
    reasonOf(owner, { name: 'someone', address: '0x1234' }),
    reasonOf(owner, { name: 'script', attributes: { avatar: 'javascript:alert(1)' } }),
    reasonOf(owner, { name: 'script', attributes: { avatar: 'http://169.254.169.254/' } }),
    reasonOf(owner, { name: 'script', attributes: { email: 'a@example.com' } }),
    reasonOf(owner, { name: 'script', attributes: { bio: 'a\u0000b' } }),
    reasonOf(owner, { name: 'script', attributes: { bio: '\ud800' } }),
  ])
  expect(told).toMatchInlineSnapshot(`
    [
      "400 name_too_short: Name must be at least 4 characters long",
      "400 invalid_name: Can only contain letters, numbers and - characters",
      "400 invalid_name: Can only contain letters, numbers and - characters",
      "400 name_reserved: This name is reserved",
      "400 message_expired: The message is older than five minutes, or the clock is wrong. Sign again.",
      "400 message_expired: The message is older than five minutes, or the clock is wrong. Sign again.",
      "400 invalid_coin_type: Invalid chainId",
      "400 invalid_coin_type: Invalid chainId",
      "400 invalid_coin_type: Invalid chainId",
      "400 invalid_signature: The signature is not by this address over this message.",
      "400 invalid_input: address: is no EVM address",
      "400 invalid_input: attributes.avatar: is no https: or data:image URL",
      "400 invalid_input: attributes.avatar: is no https: or data:image URL",
      "400 invalid_input: attributes: Unrecognized key: "email"",
      "400 invalid_input: attributes.bio: has a control character",
      "400 invalid_input: attributes.bio: has a control character",
    ]
  `)
  expect((await get(`/v1/profile/reverse/${owner.address}`)).body).toEqual([])
})

test('behavior: the time in the message may be in milliseconds, and five minutes off', async () => {
  expect((await register(newOwner(), { name: 'millis', timestamp: now - 299_000 })).status).toBe(200)
  expect((await register(newOwner(), { name: 'seconds', timestamp: Math.floor(now / 1_000) + 299 })).status).toBe(200)
})

test('error: bodies that are no registration', async () => {
  const good = await bodyOf(newOwner(), { name: 'hostile' })
  const bodies = [
    null,
    [],
    {},
    { ...good, message: '{' },
    { ...good, message: '[]' },
    { ...good, message: JSON.stringify({ name: 'hostile', attributes: {}, timestamp: 'now' }) },
    { ...good, message: `${good.message}${' '.repeat(5_000)}` },
    { ...good, signature: '0x' },
    { ...good, signature: `0x${'00'.repeat(20_000)}` },
    { ...good, coin_type: '60' },
    { ...good, address: ['0x'] },
  ]
  for (const body of bodies)
    expect((await post(body)).body).toEqual({ reasons: [{ name: 'invalid_input', description: expect.any(String) }] })
  const text = await app.request('/v1/profile/account', { method: 'POST', body: 'name=hostile' })
  expect(text.status).toBe(400)
  expect((await get('/v1/profile/account/hostile')).status).toBe(404)
})

test('behavior: suggestions say whether the name is taken, and offer free ones that can be registered', async () => {
  await register(newOwner(), { name: 'suggest' })
  const { body } = await get('/v1/profile/suggestions/Suggest?zone=reown.id')
  expect(body.suggestions[0]).toEqual({ name: 'suggest.reown.id', registered: true })
  expect(body.suggestions).toHaveLength(6)
  for (const { name, registered } of body.suggestions.slice(1)) {
    expect(registered).toBe(false)
    expect((await register(newOwner(), { name })).status).toBe(200)
  }
  const { body: later } = await get('/v1/profile/suggestions/suggest')
  expect(later.suggestions.slice(1)).toHaveLength(5)
  expect((await get('/v1/profile/suggestions/free-one')).body.suggestions[0]).toEqual({
    name: 'free-one.reown.id',
    registered: false,
  })
})

test('behavior: what is no name has suggestions, or none', async () => {
  expect(
    (await get('/v1/profile/suggestions/al')).body.suggestions.map(({ name }: { name: string }) => name),
  ).toContain('al-eth.reown.id')
  expect((await get(`/v1/profile/suggestions/${encodeURIComponent("'; drop table names; --")}`)).status).toBe(200)
  expect((await get('/v1/profile/suggestions/%F0%9F%98%80')).body).toEqual({ suggestions: [] })
  expect((await get(`/v1/profile/suggestions/${'a'.repeat(400)}`)).status).toBe(400)
  expect((await get('/v1/profile/suggestions/alice?zone=eth')).body.reasons[0].description).toBe(
    'Names here end in .reown.id',
  )
})

test('property: any path is answered with a profile, a list or a reason', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }), async (text) => {
      // A lone surrogate has no place in a URL.
      fc.pre(!/\p{Cs}/u.test(text) && text !== '.' && text !== '..')
      const part = encodeURIComponent(text)
      expect([200, 404]).toContain((await get(`/v1/profile/account/${part}`)).status)
      expect([200, 400]).toContain((await get(`/v1/profile/reverse/${part}`)).status)
      expect((await get(`/v1/profile/suggestions/${part}`)).status).toBe(200)
    }),
    // Each run asks a real database three times.
    { numRuns: runs(60) },
  )
})
