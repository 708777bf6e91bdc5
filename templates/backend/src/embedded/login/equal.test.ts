import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDevice } from '../../../../../test/setup/site-device.js'
import { makeSiteWorld, type SiteWorld } from '../../../../../test/setup/site-world.js'
import { createSite } from '../site/site-app.js'

let world: SiteWorld
beforeAll(async () => {
  world = await makeSiteWorld()
})
afterAll(() => world?.stop())

test('behavior: a known and an unknown address get the same body, by the same statements, and as many mails', async () => {
  await world.signIn(world.device(), 'known@example.com')
  const kinds: string[] = []
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      kinds.push(node.kind)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const { backend } = world
  const files = new Map()
  const script = { path: '', type: '', bytes: new Uint8Array(), sha256: '' }
  const site = createSite(
    { ...backend, db: backend.db.withPlugin(counting) },
    { files: { build: 'test', script, style: script, all: files }, hosts: ['wallet.localhost:8788'] },
  )
  const ask = async (email: string) => {
    const device = makeDevice(site, () => backend.clock.now())
    const start = kinds.length
    const { status, body, headers } = await device.ask('login/email', { email })
    const shape = Object.fromEntries(Object.entries(body).map(([key, value]) => [key, String(value).length]))
    const names = [...headers.keys()].sort()
    return {
      status,
      shape,
      action: body['action'],
      names,
      statements: kinds.slice(start),
      mails: (await world.mails()).length,
    }
  }
  // The project is remembered for some seconds: the first request reads it.
  await ask('first@example.com')
  const [known, unknown] = [await ask('known@example.com'), await ask('nobody@example.com')]
  expect(known).toEqual(unknown)
  expect(known).toMatchObject({ status: 200, action: 'VERIFY_DEVICE', mails: 1 })
  expect(known.statements.length).toBeGreaterThan(8)
})
