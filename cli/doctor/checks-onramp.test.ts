import { expect, test } from 'vitest'
import { config, healthy } from '../../test/unit/doctor-run.js'
import { api, doctor, type Reply, words, world } from '../../test/unit/doctor-world.js'

const unknown: Reply = [404, { reasons: [{ name: 'no_onramp', description: '' }] }]
const options = (provider: string) => `/v1/onramp/options?projectId=abcd1234&provider=${provider}`
const selling = (onramp: string, services = `{ api: '${api}', images: '${api}' }`) =>
  healthy(config({ services: `${services},\n  features: { onramp: ${onramp} }` }))
const line = (id: string, label: string) => `warning U-onramp-${id} ${label} isn't set up at ${api}.`

test('error: U-onramp: a line for each provider that the backend has no key of', async () => {
  const replies = { [options('meld')]: unknown, [options('coinbase')]: unknown }
  const both = await doctor(await selling('true'), world(replies))
  expect(words(both)).toEqual([line('meld', 'Meld.io'), line('coinbase', 'Coinbase')])
  expect(both.code).toBe(0)
  expect(words(await doctor(await selling("['coinbase']"), world(replies)))).toEqual([line('coinbase', 'Coinbase')])
  expect(words(await doctor(await selling('{ meld: true }'), world(replies)))).toEqual([line('meld', 'Meld.io')])
})

test.each([
  ['what is on', 'true', [200, { paymentCurrencies: [], purchaseCurrencies: [] }]],
  ['what is off', 'false', unknown],
  ['a page of Meld that needs no backend', "{ meld: { publicKey: 'key' } }", unknown],
  ['a backend that is busy', 'true', [503, {}]],
  ['a backend without such a list', 'true', [404, '<html>']],
] as const)('behavior: nothing is said of %s', async (_, onramp, reply) => {
  const given = world({ [options('meld')]: reply, [options('coinbase')]: reply })
  expect(words(await doctor(await selling(onramp), given))).toEqual([])
})

test('behavior: the local stack has its own provider, so only named ones are looked for', async () => {
  const replies = world({ [options('meld')]: unknown, [options('coinbase')]: unknown, [options('sandbox')]: unknown })
  const here = "{ api: 'http://127.0.0.1:8787', images: 'http://127.0.0.1:8787' }"
  const ids = async (onramp: string) => {
    const result = await doctor(await selling(onramp, here), replies, '--mode', 'development')
    return result.ids.filter((id) => id.startsWith('U-onramp'))
  }
  expect(await ids('true')).toEqual([])
  expect(await ids("['sandbox', 'meld']")).toEqual(['U-onramp-meld', 'U-onramp-sandbox'])
})
