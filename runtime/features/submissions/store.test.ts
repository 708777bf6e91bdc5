import { describe, expect, test } from 'vitest'
import { activityOver, hashOf, told } from '../../../test/unit/fake-history.js'
import { alice, bob } from '../../../test/unit/fake-wallet.js'
import { deniedStorage, fakeDisk, settle } from '../../../test/unit/fakes.js'

const hash = hashOf(171)
const wei = { value: 5n, decimals: 18, symbol: 'ETH' }
const full = (kept = '[]') => ({ ...fakeDisk(new Map([['@modal-kit/1/submitted', kept]])).tab(), set() {} })
const nothing = () => ({ data: [] })

describe('what this app submitted', () => {
  test('behavior: is there at once, with what is known of it, and after a reload', async () => {
    const disk = fakeDisk()
    const { submitted, submissions, clock } = await activityOver(nothing, { storage: disk.tab() })
    submitted(hash.toUpperCase().replace('X', 'x'), { to: bob, amount: wei, nonce: 3 })
    const sent = {
      id: hash,
      hash,
      address: alice,
      caipNetworkId: 'eip155:1',
      at: clock.now(),
      operationType: 'send',
      to: bob,
      amount: { ...wei, value: '5' },
      nonce: 3,
      status: 'pending',
      seen: null,
      digest: null,
      by: null,
      isLate: false,
      isSentHere: false,
    }
    expect(submissions.peek()).toEqual([sent])
    const later = await activityOver(nothing, { storage: disk.tab() })
    later.follow()
    await settle()
    expect(later.submissions.peek()).toEqual([sent])
  })

  test.each([
    ['native', 'native'],
    ['0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'],
    ['<img src=x>', undefined],
    ['x'.repeat(101), undefined],
    [7, undefined],
    [undefined, undefined],
  ])('param: of a kept one the asset %.20s is read as %s', async (asset, read) => {
    const kept = {
      hash,
      address: alice,
      caipNetworkId: 'eip155:1',
      at: 1,
      operationType: 'send',
      to: null,
      amount: { value: '5', decimals: 18, symbol: 'ETH', asset },
      nonce: null,
      status: 'pending',
    }
    const { submissions, follow } = await activityOver(nothing, { storage: full(JSON.stringify([kept])) })
    follow()
    await settle()
    expect(submissions.peek().map(({ amount }) => amount?.asset)).toEqual([read])
  })

  test.each(['0x12', '', `0x${'g'.repeat(64)}`, 'x'.repeat(100_000)])('param: %.10s is no hash', async (text) => {
    const { submitted, submissions } = await activityOver(nothing)
    submitted(text)
    expect(submissions.peek()).toEqual([])
  })

  test('behavior: only those of the account and network that are shown; another tab is heard', async () => {
    const disk = fakeDisk()
    const here = await activityOver(nothing, { storage: disk.tab() })
    const there = await activityOver(nothing, { storage: disk.tab() })
    here.follow()
    await settle()
    there.submitted(hashOf(1))
    there.submitted(hashOf(2), { address: bob })
    there.submitted(hashOf(3), { caipNetworkId: 'eip155:137' })
    there.submitted(hashOf(4), { caipNetworkId: 'solana:5eykt4UsFv8P8NJd' })
    const shown = () => here.submissions.peek().map((each) => each.hash)
    expect(shown()).toEqual([hashOf(1)])
    here.connector.change({ type: 'accountsChanged', accounts: [{ address: bob }] })
    expect(shown()).toEqual([hashOf(2)])
  })

  test('behavior: at most 20 of an account on a network are kept, the newest', async () => {
    const { submitted, submissions } = await activityOver(nothing)
    for (let number = 0; number < 30; number += 1) submitted(hashOf(number))
    expect(submissions.peek().map((each) => each.hash)).toEqual(
      Array.from({ length: 20 }, (_, index) => hashOf(29 - index)),
    )
  })

  test.each([
    ['denied', () => deniedStorage()],
    ['full', () => full()],
    ['full of something else', () => full('{}')],
  ])('behavior: a storage that is %s keeps it for this page, and what becomes of it', async (_, storage) => {
    const fate = async () => ({ status: 'confirmed' }) as const
    const { submitted, submissions, follow, clock } = await activityOver(nothing, { storage: storage(), fate })
    submitted(hash)
    submitted(hashOf(2))
    const shown = () => submissions.peek().map((each) => `${each.hash} ${each.status}`)
    expect(shown()).toEqual([`${hashOf(2)} pending`, `${hash} pending`])
    follow()
    // The waits begin anew with the first of them.
    await clock.advance(2_000)
    expect(shown()).toEqual([`${hashOf(2)} final`, `${hash} final`])
  })

  test('behavior: a storage that fills up keeps what it had, and this page shows both', async () => {
    const disk = fakeDisk()
    const before = await activityOver(nothing, { storage: disk.tab() })
    before.submitted(hash)
    const kept = [...disk.data]
    const { submitted, submissions } = await activityOver(nothing, { storage: { ...disk.tab(), set() {} } })
    submitted(hashOf(2))
    expect(submissions.peek().map((each) => each.hash)).toEqual([hashOf(2), hash])
    expect([...disk.data]).toEqual(kept)
  })

  test('behavior: what another script put into the storage is passed over', async () => {
    const disk = fakeDisk()
    const earlier = await activityOver(nothing, { storage: disk.tab() })
    earlier.submitted(hash)
    const [[key, kept] = ['', '']] = disk.data
    disk.data.set(key, kept.replace('[', '[{"hash":"<b>"},null,'))
    const { follow, submissions } = await activityOver(nothing, { storage: disk.tab() })
    follow()
    await settle()
    expect(submissions.peek().map((each) => each.hash)).toEqual([hash])
  })

  test('behavior: is gone once the history tells of it', async () => {
    const { submitted, follow, submissions, ids } = await activityOver(() => ({ data: [told(171)] }))
    submitted(hash)
    follow()
    await settle()
    expect([ids().length, submissions.peek()]).toEqual([1, []])
  })
})
