import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fakeChain } from '../../../test/unit/fake-chain.js'
import { fakeConnector } from '../../../test/unit/fake-connector.js'
import { fakeKit } from '../../../test/unit/fake-kit.js'
import { alice, bob } from '../../../test/unit/fake-wallet.js'
import { type FakeDisk, fakeDisk, fakeHost, later, settle } from '../../../test/unit/fakes.js'
import type { TransactionStatus } from '../../contract/chain.js'
import type { Submission, SubmissionIntent } from '../../contract/submission.js'
import type { Transfers } from '../../contract/transfer.js'
import { coreError } from '../../core/errors.js'
import { connect } from '../connect/feature.js'
import { submissionsToken } from './contract.js'
import { submissions } from './feature.js'

const { signal } = new AbortController()
const hash = `0x${'ab'.repeat(32)}`
const intent: SubmissionIntent = {
  caipNetworkId: 'eip155:1',
  address: alice,
  operationType: 'send',
  to: bob,
  amount: null,
  seen: { nonce: 7, block: '100' },
  digest: '0x01',
  isSentHere: false,
}

/** What the network has of the payment, and how many blocks since. */
interface Ledger {
  payment: 'none' | 'waiting' | 'mined'
  blocks: number
}

/** A page of one browser over one network. It can be killed: from then on it writes nothing. */
async function openPage(disk: FakeDisk, ledger: Ledger) {
  let isAlive = true
  const storage = disk.tab()
  const host = fakeHost({ storage: { ...storage, set: (key, text) => isAlive && storage.set(key, text) } })
  const status = async (): Promise<TransactionStatus> =>
    ({
      none: { status: 'unknown' },
      waiting: { status: 'pending', nonce: 7 },
      mined: { status: 'confirmed', confirmations: ledger.blocks },
    })[ledger.payment] as TransactionStatus
  const transfers = {
    find: async () => (ledger.payment === 'mined' ? hash : undefined),
    moved: async () => ledger.payment !== 'none',
    rivalOf: async () => undefined,
  } as Partial<Transfers> as Transfers
  const chain = fakeChain({ transfers: async () => transfers, transactionStatus: status })
  const { kit } = fakeKit({ features: [connect(), submissions()], chains: [chain] }, { ...host, tabs: null })
  await kit.session.connect(fakeConnector(), signal)
  const api = await kit.use(submissionsToken)
  return {
    ...api,
    clock: host.clock,
    kill(): void {
      isAlive = false
    },
  }
}

/** The person tries again: whether a wallet is asked. Only what was never asked for, or is known to be paid, may be paid anew. */
async function paysAgain(page: Awaited<ReturnType<typeof openPage>>): Promise<boolean> {
  let isAsked = false
  const retry = page.run(
    intent,
    async () => {
      isAsked = true
      throw coreError('wallet/rejected', { wallet: 'W' })
    },
    signal,
  )
  await expect(retry).rejects.toThrow()
  return isAsked
}

/** Points of a send at which a page dies, in their order (the wallet's doings go on). */
const points = [
  'before the intent is written',
  'with the intent written, and no wallet asked',
  'while the wallet shows it',
  'once it is signed, and not sent',
  'once it is sent, without an answer',
  'with an answer that is not kept',
  'with its hash kept',
  'with its first block',
  'while it is being given up',
] as const

/** What the wallet does with what it was asked once nobody listens any more. */
const fates = ['sends it', 'declines it', 'does nothing'] as const

interface Story {
  readonly fate: (typeof fates)[number]
  /** Milliseconds until the page is opened again, and until the wallet has done it. */
  readonly closedMs: number
  readonly walletMs: number
  readonly blocks: number
}

describe.each(points)('a page that dies %s', (point) => {
  const at = points.indexOf(point)

  /** Runs the payment until the page dies; gives what the wallet has been asked. */
  async function die(disk: FakeDisk, ledger: Ledger): Promise<boolean> {
    const page = await openPage(disk, ledger)
    const answer = later<string>()
    const leaving = new AbortController()
    let isAsked = false
    if (at === 0) {
      page.kill()
      return false
    }
    const running = page.run(
      intent,
      () => {
        if (at === 1) return new Promise(() => {})
        isAsked = true
        return answer.promise
      },
      leaving.signal,
    )
    running.catch(() => {})
    await settle()
    if (at === 4 || at >= 5) ledger.payment = at === 8 ? 'none' : 'waiting'
    if (at === 5) page.kill()
    if (at >= 5 && at <= 7) answer.resolve(hash)
    if (at === 8) leaving.abort()
    await settle()
    if (at === 7) {
      ledger.payment = 'mined'
      ledger.blocks = 1
      const stop = page.follow()
      await page.clock.advance(5_000)
      stop()
    }
    page.kill()
    await settle()
    return isAsked
  }

  function checkRows(rows: readonly Submission[], { payment, blocks }: Ledger): void {
    expect(rows.length).toBeLessThanOrEqual(1)
    const [row] = rows
    if (payment === 'mined') expect(row).toMatchObject({ hash, status: blocks >= 12 ? 'final' : 'confirmed' })
    else expect(row?.status).toBe(at === 0 ? undefined : 'unknown')
  }

  test('property: what is shown afterwards is true, and nothing is ever paid twice', async () => {
    const story = fc.record<Story>({
      fate: fc.constantFrom(...fates),
      closedMs: fc.integer({ min: 0, max: 300_000 }),
      walletMs: fc.integer({ min: 0, max: 300_000 }),
      blocks: fc.integer({ min: 1, max: 20 }),
    })
    await fc.assert(
      fc.asyncProperty(story, async ({ fate, closedMs, walletMs, blocks }) => {
        const disk = fakeDisk()
        const ledger: Ledger = { payment: 'none', blocks: 0 }
        const isAsked = await die(disk, ledger)
        const isOpen = isAsked && ledger.payment === 'none'
        const page = await openPage(disk, ledger)
        await page.clock.advance(closedMs)
        const stop = page.follow()
        await page.clock.advance(walletMs)
        if (isOpen && fate === 'sends it') ledger.payment = 'waiting'
        // The lease of the page that is gone runs out, and every number is looked at again.
        await page.clock.advance(90_000)
        if (ledger.payment !== 'none') {
          ledger.payment = 'mined'
          ledger.blocks = blocks
        }
        await page.clock.advance(60_000)
        checkRows(page.own.peek(), ledger)
        expect(await paysAgain(page)).toBe(at === 0 || ledger.payment === 'mined')
        stop()
      }),
      { numRuns: 100 },
    )
  }, 60_000)
})
