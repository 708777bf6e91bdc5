import { expect, test } from 'vitest'
import { describeConnector } from '../../../test/unit/conformance.js'
import { ethereum, polygon } from '../../../test/unit/fake-kit.js'
import { fakeSafe, safeHash } from '../../../test/unit/fake-safe.js'
import { alice, answersTwice, bob } from '../../../test/unit/fake-wallet.js'
import { fakeHost, later } from '../../../test/unit/fakes.js'
import { safeConnector } from './safe-connector.js'

const { signal } = new AbortController()

function setup() {
  const safe = fakeSafe()
  const host = fakeHost()
  return { safe, host, connector: safeConnector({ id: 'safe', name: 'Safe', type: 'EXTERNAL' }, safe.api, host) }
}

describeConnector(
  'a Safe',
  () => {
    const { safe, connector, host } = setup()
    return {
      connector,
      permit() {},
      refuse: () => safe.answer('getInfo', new Error('Request was rejected')),
      garble: () => safe.answer('getInfo', { safeAddress: {}, chainId: 'x' }),
      breakDown: () => safe.answer('getInfo', new TypeError('Cannot read properties of undefined')),
      questions: () => safe.asked.filter(([name]) => name !== 'getInfo').length,
      change() {},
      followers: () => host.open(),
      whenAsked() {},
      settleTwice: () => safe.answer('getInfo', answersTwice({ safeAddress: alice, chainId: 137 }, null)(undefined)),
      hold() {
        const { promise, resolve } = later<unknown>()
        safe.answer('getInfo', promise)
        return () => resolve({ safeAddress: alice, chainId: 137 })
      },
      cling() {},
    }
  },
  { isAround: true },
)

test('behavior: stays on its network, which is the only one it can be asked for', async () => {
  const { connector } = setup()
  await connector.restore(signal)
  expect([connector.canSwitchTo?.(polygon), connector.canSwitchTo?.(ethereum)]).toEqual([true, false])
  expect(await connector.switchNetwork(polygon, signal)).toBe('eip155:137')
  await expect(connector.switchNetwork(ethereum, signal)).rejects.toMatchObject({ code: 'network/not-switched' })
})

test('behavior: signs and sends through the connector, with the errors of the catalogue', async () => {
  const { connector, safe } = setup()
  await connector.connect(signal)
  expect(await connector.request('eth_sendTransaction', [{ to: bob }])).toBe(safeHash)
  safe.answer('signMessage', { messageHash: safeHash })
  await expect(connector.request('personal_sign', ['0x6869', alice])).rejects.toMatchObject({
    code: 'wallet/needs-owners',
    slots: { wallet: 'Safe' },
  })
  safe.answer('send', new Error('Transaction was rejected'))
  await expect(connector.request('eth_sendTransaction', [{ to: bob }])).rejects.toMatchObject({
    code: 'wallet/rejected',
  })
})

test.each([
  { safeAddress: 'not an address', chainId: 1 },
  { safeAddress: alice, chainId: 0x80000000 },
  { safeAddress: alice, chainId: -1 },
  { safeAddress: [alice], chainId: 1 },
  null,
  'hello',
])('error: hostile details of a Safe are wallet/bad-answer (%o)', async (info) => {
  const { connector, safe } = setup()
  safe.answer('getInfo', info)
  await expect(connector.restore(signal)).rejects.toMatchObject({ code: 'wallet/bad-answer' })
  await expect(connector.connect(signal)).rejects.toMatchObject({ code: 'wallet/bad-answer' })
})
