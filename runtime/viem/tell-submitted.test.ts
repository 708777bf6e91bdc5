import { expect, test } from 'vitest'
import { hashOf } from '../../test/unit/fake-history.js'
import { type Answer, alice, bob, fails } from '../../test/unit/fake-wallet.js'
import { settle } from '../../test/unit/fakes.js'
import { liveKit } from '../../test/unit/live-kit.js'
import { activityToken } from '../features/activity/contract.js'
import { activity } from '../features/activity/feature.js'
import { connect } from '../features/connect/feature.js'
import { submissions } from '../features/submissions/feature.js'
import { kitProvider } from './kit-provider.js'

const hash = hashOf(0xabc)

/** What the activity knows after a wallet was asked. */
async function sent(wish: Readonly<Record<string, unknown>>, answer: Answer = () => hash, isOn = true) {
  const features = isOn ? [connect(), activity(), submissions()] : [connect()]
  const {
    kit,
    host,
    start,
    connect: connectWallet,
  } = liveKit({
    wallet: { script: { eth_sendTransaction: answer } },
    wiring: { features },
  })
  start()
  await connectWallet()
  const request = { method: 'eth_sendTransaction', params: [{ from: alice, ...wish }] }
  const given = await kitProvider(kit)
    .request(request)
    .catch(({ code }: { readonly code: number }) => code)
  // The code of the activity is fetched.
  await expect.poll(async () => kit.use(activityToken).then(settle, settle)).toBeUndefined()
  const saved = host.storage.get('@modal-kit/1/submitted')
  return { given, saved: saved === null ? [] : (JSON.parse(saved) as readonly unknown[]), logged: host.logged }
}

const common = { hash, address: alice, caipNetworkId: 'eip155:1', status: 'pending' }

test('behavior: what a wallet has sent is known to the activity at once', async () => {
  const { given, saved } = await sent({ to: bob, value: '0xde0b6b3a7640000', nonce: '0x7' })
  const amount = { value: '1000000000000000000', decimals: 18, symbol: 'ETH' }
  expect(given).toBe(hash)
  expect(saved).toMatchObject([{ ...common, operationType: 'send', to: bob, amount, nonce: 7 }])
})

test.each<[string, Readonly<Record<string, unknown>>, object]>([
  ['a call', { to: bob, data: '0xa9059cbb' }, { operationType: 'execute', to: bob, amount: null }],
  ['a contract', { input: '0x6080' }, { operationType: 'deploy', to: null, amount: null }],
  ['nonsense', { to: 7, value: 'all of it', nonce: {} }, { operationType: 'deploy', to: null, nonce: null }],
])('param: %s', async (_, wish, known) => {
  expect((await sent(wish)).saved).toMatchObject([{ ...common, ...known }])
})

test.each<[string, Answer]>([
  ['no hash', () => '0x12'],
  ['no text', () => ({ hash })],
  ['a refusal', fails(4001, 'No.')],
])('behavior: nothing is told after %s', async (_, answer) => {
  expect((await sent({ to: bob }, answer)).saved).toEqual([])
})

test('behavior: with the activity off nothing is kept, and nobody hears of it', async () => {
  const { given, saved, logged } = await sent({ to: bob }, () => hash, false)
  expect([given, saved, logged]).toEqual([hash, [], []])
})
