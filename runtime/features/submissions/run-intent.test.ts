import { describe, expect, test } from 'vitest'
import { fakeChain } from '../../../test/unit/fake-chain.js'
import { fakeConnector } from '../../../test/unit/fake-connector.js'
import { fakeKit } from '../../../test/unit/fake-kit.js'
import { fakeTabs } from '../../../test/unit/fake-tabs.js'
import { alice, bob } from '../../../test/unit/fake-wallet.js'
import { fakeDisk, fakeHost, later, settle } from '../../../test/unit/fakes.js'
import { describeFeature } from '../../../test/unit/feature-conformance.js'
import type { SubmissionIntent } from '../../contract/submission.js'
import type { Transfers } from '../../contract/transfer.js'
import { coreError } from '../../core/errors.js'
import { frameError } from '../../frame/frame-error.js'
import { connect } from '../connect/feature.js'
import { submissionsToken } from './contract.js'
import { submissions } from './feature.js'

describeFeature('submissions', () => {
  const { kit, host } = fakeKit({ features: [submissions()] })
  return { feature: submissions(), kit, host }
})

const hash = `0x${'ab'.repeat(32)}`
const intent: SubmissionIntent = {
  caipNetworkId: 'eip155:1',
  address: alice,
  operationType: 'send',
  to: bob,
  amount: { value: '5', decimals: 18, symbol: 'ETH' },
  seen: { nonce: 7, block: '100' },
  digest: '0x01',
  isSentHere: false,
}
const { signal } = new AbortController()

interface Plan {
  readonly disk?: ReturnType<typeof fakeDisk>
  readonly tabs?: ReturnType<ReturnType<typeof fakeTabs>['tab']> | null
  readonly transfers?: Partial<Transfers>
}

/** The record of a page with a connected account. */
async function record({ disk = fakeDisk(), tabs = null, transfers }: Plan = {}) {
  const host = fakeHost({ storage: disk.tab() })
  const chain = fakeChain(transfers ? { transfers: async () => transfers as Transfers } : {})
  const { kit } = fakeKit({ features: [connect(), submissions()], chains: [chain] }, { ...host, tabs })
  await kit.session.connect(fakeConnector(), signal)
  const api = await kit.use(submissionsToken)
  return { ...api, kit, clock: host.clock, rows: () => api.own.peek().map(({ status, hash }) => `${status} ${hash}`) }
}

describe('an intent', () => {
  test('behavior: is on the disk before the wallet is asked, and its hash after', async () => {
    const disk = fakeDisk()
    const { run, rows } = await record({ disk })
    let kept = ''
    const sent = await run(
      intent,
      async () => {
        kept = disk.data.get('@modal-kit/1/submitted') ?? ''
        return hash
      },
      signal,
    )
    expect(JSON.parse(kept)).toMatchObject([{ status: 'asking', hash: null, to: bob, digest: '0x01' }])
    expect(sent).toMatchObject({ status: 'pending', hash, isLate: false })
    expect(sent.id).toMatch(/^[\da-f]{32}$/)
    expect(rows()).toEqual([`pending ${hash}`])
  })

  test.each(['wallet/rejected', 'wallet/pending', 'wallet/unauthorized', 'wallet/unsupported'] as const)(
    'behavior: after %s nothing was sent, and another may be',
    async (code) => {
      const { run, rows } = await record()
      const no = coreError(code, { wallet: 'W', method: 'eth_sendTransaction' } as never)
      await expect(run(intent, () => Promise.reject(no), signal)).rejects.toBe(no)
      expect(rows()).toEqual([])
      await run(intent, async () => hash, signal)
      expect(rows()).toEqual([`pending ${hash}`])
    },
  )

  test.each(['frame/not-loaded', 'frame/blocked', 'frame/version', 'frame/restarted', 'frame/signed-out'] as const)(
    'behavior: after %s the embedded wallet was not asked',
    async (code) => {
      const { run, rows } = await record()
      // Each code has slots of its own.
      const failed = frameError(code, { origin: 'https://wallet.example', directive: 'frame-src', min: 6 } as never)
      await expect(run(intent, () => Promise.reject(failed), signal)).rejects.toBe(failed)
      expect(rows()).toEqual([])
    },
  )

  test.each(['wallet/disconnected', 'wallet/restarted'] as const)(
    'behavior: after %s nobody knows, and nothing else is sent until it is known',
    async (code) => {
      const { run, rows, dismiss, own } = await record()
      await expect(run(intent, () => Promise.reject(coreError(code, { wallet: 'W' })), signal)).rejects.toThrow()
      expect(rows()).toEqual(['unknown null'])
      await expect(run(intent, async () => hash, signal)).rejects.toMatchObject({ code: 'send/unresolved' })
      dismiss(own.peek()[0]?.id ?? '')
      await run(intent, async () => hash, signal)
      expect(rows()).toEqual([`pending ${hash}`])
    },
  )

  test.each([
    [true, ['unknown null']],
    [false, []],
  ])('behavior: after an error of the wallet the chain says whether anything moved: %s', async (isMoved, expected) => {
    const { run, rows, dismiss, own } = await record({ transfers: { moved: async () => isMoved } })
    for (const failed of [
      coreError('wallet/failed', { wallet: 'W', detail: 'insufficient funds' }),
      frameError('frame/refused', { reason: 'Service is not responding' }),
    ]) {
      await expect(run(intent, () => Promise.reject(failed), signal)).rejects.toBe(failed)
      expect(rows()).toEqual(expected)
      dismiss(own.peek()[0]?.id ?? '')
    }
  })

  test('behavior: an answer that is no hash is not taken for one, and nobody knows', async () => {
    const { run, rows } = await record()
    await expect(run(intent, async () => '0x12', signal)).rejects.toMatchObject({ code: 'wallet/bad-answer' })
    expect(rows()).toEqual(['unknown null'])
  })

  test('behavior: one that was given up and is answered later is kept, and said to be late', async () => {
    const { run, rows, own, dismiss } = await record()
    const answer = later<string>()
    const leaving = new AbortController()
    const running = run(intent, () => answer.promise, leaving.signal)
    await settle()
    leaving.abort()
    await expect(running).rejects.toMatchObject({ code: 'flow/cancelled' })
    expect(rows()).toEqual(['unknown null'])
    // Even where the person has said that it was not sent.
    dismiss(own.peek()[0]?.id ?? '')
    answer.resolve(hash)
    await settle()
    own.subscribe(() => {})()
    await run({ ...intent, caipNetworkId: 'eip155:137' }, async () => `0x${'cd'.repeat(32)}`, signal)
    expect(own.peek()).toMatchObject([{ hash, status: 'pending', isLate: true }])
  })

  test('behavior: a "no" after it was given up takes it away', async () => {
    const { run, rows, follow } = await record()
    follow()
    const answer = later<string>()
    const leaving = new AbortController()
    const running = run(intent, () => answer.promise, leaving.signal)
    await settle()
    leaving.abort()
    await expect(running).rejects.toThrow()
    answer.reject(coreError('wallet/rejected', { wallet: 'W' }))
    await settle()
    expect(rows()).toEqual([])
  })
})

describe('a page that is gone while the wallet is asked', () => {
  test('behavior: is unknown when it comes back, and found by what it does', async () => {
    const disk = fakeDisk()
    const before = await record({ disk })
    void before.run(intent, () => new Promise(() => {}), signal)
    await settle()
    let found: string | undefined
    const after = await record({ disk, transfers: { find: async () => found } })
    // The lease of the page that is gone.
    await after.clock.advance(60_001)
    after.follow()
    await settle()
    expect(after.rows()).toEqual(['unknown null'])
    await after.clock.advance(60_000)
    expect(after.rows()).toEqual(['unknown null'])
    found = hash
    await after.clock.advance(10_000)
    expect(after.own.peek()).toMatchObject([{ hash, status: 'pending', isLate: true }])
  })

  test('behavior: a wallet that was given up holds no other tab up: what is kept of it does', async () => {
    const disk = fakeDisk()
    const browser = fakeTabs()
    const here = await record({ disk, tabs: browser.tab() })
    const there = await record({ disk, tabs: browser.tab() })
    const leaving = new AbortController()
    const running = here.run(intent, () => new Promise(() => {}), leaving.signal)
    await settle()
    leaving.abort()
    await expect(running).rejects.toThrow()
    await expect(there.run(intent, async () => hash, signal)).rejects.toMatchObject({ code: 'send/unresolved' })
    expect(browser.open()).toBe(0)
  })

  test('A-50: of two tabs one asks, and the other one says so', async () => {
    const disk = fakeDisk()
    const browser = fakeTabs()
    const [tab, other] = [browser.tab(), browser.tab()]
    const [here, there] = [await record({ disk, tabs: tab }), await record({ disk, tabs: other })]
    const answer = later<string>()
    const asked: string[] = []
    const first = here.run(intent, () => answer.promise, signal)
    await settle()
    const second = there.run(
      intent,
      async () => {
        asked.push('again')
        return hash
      },
      signal,
    )
    second.catch(() => {})
    await there.clock.advance(2_000)
    await expect(second).rejects.toMatchObject({ code: 'send/other-tab' })
    there.follow()
    await there.clock.advance(1_000)
    expect(there.rows()).toEqual(['asking null'])
    answer.resolve(hash)
    await first
    expect([asked, there.rows()]).toEqual([[], [`pending ${hash}`]])
    // The tab crashes while it asks again: its lock is free, and what it asked is unknown.
    void here.run({ ...intent, digest: '0x02' }, () => new Promise(() => {}), signal)
    await settle()
    tab.close()
    await there.clock.advance(20_000)
    expect(there.rows()).toEqual(['unknown null', `pending ${hash}`])
  })
})
