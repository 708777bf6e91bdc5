import { expect, test } from 'vitest'
import { fakeConnector } from '../../../test/unit/fake-connector.js'
import { hashOf, pageOf, services, told } from '../../../test/unit/fake-history.js'
import { fakeKit } from '../../../test/unit/fake-kit.js'
import { fakeHost } from '../../../test/unit/fakes.js'
import { connect } from '../connect/feature.js'
import { submissions } from '../submissions/feature.js'
import { activityToken } from './contract.js'
import { activity } from './feature.js'

const { signal } = new AbortController()

/** A kit whose backend answers every history with these rows. */
function kitOver(answer: () => Response) {
  const requests: Request[] = []
  const fetch = (request: Request) => {
    requests.push(request)
    return answer()
  }
  const links = { look: () => ({ href: 'https://app.example/' }) } as never
  const host = Object.assign(fakeHost({ fetch }), { links })
  return { ...fakeKit({ services, features: [connect(), activity(), submissions()] }, host), requests }
}

test('SPEC §7: purchases are asked for with onramp, the chain and no cache; the history with neither onramp nor cache', async () => {
  const status = 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS'
  const data = [told(0, { status, operationType: 'buy' }), told(1, { chain: 'eip155:137' })]
  const { kit, requests } = kitOver(() => Response.json({ data, next: null }))
  const api = await kit.use(activityToken)
  expect(await api.purchases()).toEqual([])
  await kit.session.connect(fakeConnector(), signal)
  expect(await api.purchases(signal)).toMatchObject([{ metadata: { status, hash: hashOf(0) } }])
  api.follow()
  await expect.poll(() => requests.length).toBe(2)
  const asked = requests.map(({ url, cache }) => {
    const { searchParams } = new URL(url)
    return [searchParams.get('onramp'), searchParams.get('chainId'), cache]
  })
  expect(asked).toEqual([
    ['coinbase', 'eip155:1', 'no-cache'],
    [null, 'eip155:1', 'default'],
  ])
})

test('error: what goes wrong is thrown, and asked once where asking again is no use', async () => {
  const { kit, requests } = kitOver(() => Response.json(pageOf(0, 1), { status: 500 }))
  const api = await kit.use(activityToken)
  await kit.session.connect(fakeConnector(), signal)
  await expect(api.purchases()).rejects.toMatchObject({ code: 'backend/failed' })
  expect(requests).toHaveLength(1)
})
