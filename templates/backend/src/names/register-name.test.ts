import type { Hono } from 'hono'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appOf, type LocalBackend, makeLocalBackend } from '../../../../test/setup/local-backend.js'
import type { Env } from '../backend.js'
import { findName, findNameOf } from './profile.js'
import { nameRoutes } from './routes.js'

let local: LocalBackend
let app: Hono<Env>
beforeAll(async () => {
  local = await makeLocalBackend({ hasDatabase: true })
  app = appOf(nameRoutes(local.backend))
}, 60_000)
afterAll(() => local?.stop())

const newOwner = () => privateKeyToAccount(generatePrivateKey())

/** The answer to a signed wish: `registered`, or the name of the refusal. */
async function register(owner: ReturnType<typeof newOwner>, name: string): Promise<string> {
  const message = JSON.stringify({ name, attributes: {}, timestamp: Math.floor(Date.now() / 1_000) })
  const signature = await owner.signMessage({ message })
  const body = JSON.stringify({ coin_type: 0x80000000 + 8453, address: owner.address, message, signature })
  const response = await app.request('/v1/profile/account', { method: 'POST', body })
  return response.status === 200 ? 'registered' : (await response.json()).reasons[0].name
}

test('property: of 200 registrations of one name at once exactly one wins, and every other owner is told', async () => {
  const owners = Array.from({ length: 200 }, newOwner)
  const answers = await Promise.all(owners.map((owner) => register(owner, 'contested')))
  expect(answers.filter((answer) => answer === 'registered')).toHaveLength(1)
  expect(answers.filter((answer) => answer === 'name_taken')).toHaveLength(199)
  const winner = owners[answers.indexOf('registered')]
  expect((await findName(local.backend.db, 'contested'))?.address).toBe(winner?.address.toLowerCase())
})

test('property: of names that look alike and come at once one is registered', async () => {
  const names = ['milliion', 'mil1iion', 'm1lliion', 'mi1liion', 'rnilliion', 'milli1on']
  const answers = await Promise.all(names.map((name) => register(newOwner(), name)))
  expect(answers.filter((answer) => answer === 'registered')).toHaveLength(1)
  expect(answers.filter((answer) => answer === 'name_confusable')).toHaveLength(5)
})

test('property: an owner who asks for many names at once gets one', async () => {
  const owner = newOwner()
  const names = Array.from({ length: 20 }, (_, n) => `many-${n + 20}`)
  const answers = await Promise.all(names.map((name) => register(owner, name)))
  expect(answers.filter((answer) => answer === 'registered')).toHaveLength(1)
  expect(answers.filter((answer) => answer === 'name_owned')).toHaveLength(19)
  expect((await findNameOf(local.backend.db, owner.address))?.label).toBe(names[answers.indexOf('registered')])
})
