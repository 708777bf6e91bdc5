import { mnemonicToAccount } from 'viem/accounts'
import { beforeEach, describe, expect, test } from 'vitest'
import { type FakeClock, fakeClock } from '../../../test/unit/fakes.js'
import {
  type KeeperSubject,
  keeperSubject,
  ownEvm,
  projectId,
  type ReleaseChange,
  releaseFor,
} from '../../../test/unit/signing-world.js'
import { ownSolana } from '../../../test/unit/solana-samples.js'
import { createKeeper } from './keeper.js'
import type { SignTask } from './keeper-protocol.js'
import { evmAccount } from './sign-evm.js'
import { solanaAccount } from './sign-solana.js'

let clock: FakeClock
let evm: KeeperSubject
let solana: KeeperSubject
beforeEach(() => {
  clock = fakeClock()
  evm = keeperSubject(createKeeper({ crypto, clock, account: evmAccount }))
  solana = keeperSubject(createKeeper({ crypto, clock, account: solanaAccount }))
})

const address = ownEvm.toLowerCase()
const bytes = (text: string) => new TextEncoder().encode(text)
const message: SignTask = { kind: 'message', address, message: bytes('Hello') }

describe('releases', () => {
  test.each<readonly [string, ReleaseChange]>([
    ['for another project', { projectId: 'other' }],
    ['for another point', { boundTo: 'A'.repeat(87) }],
    ['of another kind', { info: 'modal-kit release 2' }],
    ['with less in it', { entropy: new Uint8Array(31) }],
    ['with more in it', { entropy: new Uint8Array(33) }],
  ])('error: one %s is not opened, and its key is of no use after it', async (_, change) => {
    const point = await evm.begin()
    const release = await releaseFor(point, change)
    const good = await releaseFor(point)
    expect(await evm.keeper.answer({ id: 2, ask: 'open', projectId, release })).toEqual({ id: 2, error: 'refused' })
    expect(await evm.keeper.answer({ id: 3, ask: 'open', projectId, release: good })).toEqual({
      id: 3,
      error: 'refused',
    })
    expect(await evm.sign(message)).toBe('locked')
  })

  test.each([
    ['changed', { ct: 'A'.repeat(64) }],
    ['cut off', { ct: 'AAAA' }],
    ['without a point', { key: '' }],
    ['with a point off the curve', { key: Buffer.from([4, ...new Array(64).fill(1)]).toString('base64url') }],
    ['with a text that is none', { iv: '*' }],
    ['that is an object', { key: {} }],
  ])('error: one %s is not opened', async (_, change) => {
    const release = { ...(await releaseFor(await evm.begin())), ...change }
    expect(await evm.keeper.answer({ id: 2, ask: 'open', projectId, release })).toEqual({ id: 2, error: 'refused' })
  })

  test('error: a release twice, and one that nobody began', async () => {
    const release = await releaseFor(await evm.begin())
    const ask = { id: 2, ask: 'open', projectId, release } as const
    expect(await evm.keeper.answer(ask)).toEqual({ id: 2, address })
    expect(await evm.keeper.answer(ask)).toEqual({ id: 2, error: 'refused' })
    expect(await solana.keeper.answer(ask)).toEqual({ id: 2, error: 'refused' })
  })

  test('behavior: each has a key of its own, that no script reads', async () => {
    const points = [await evm.begin(), await evm.begin()]
    expect(new Set(points).size).toBe(2)
    for (const point of points) expect(Buffer.from(point, 'base64url')).toHaveLength(65)
  })

  test('behavior: the accounts are those of the words of BIP-39, as the server derives them', async () => {
    const words = `${'legal winner thank year wave sausage worth useful '.repeat(2)}legal winner thank year wave sausage worth title`
    const entropy = new Uint8Array(32).fill(0x7f)
    const { address: known } = mnemonicToAccount(words)
    expect(await evm.open({ entropy })).toEqual({ id: 2, address: known.toLowerCase() })
    expect(await evm.open()).toEqual({ id: 2, address })
    // That of `solana-keygen` for 23 times "abandon" and "art".
    expect(await solana.open()).toEqual({ id: 2, address: ownSolana })
  })
})

describe('how long the key is kept', () => {
  test('error: after 15 minutes without use it is gone; each use begins them anew', async () => {
    await evm.open()
    await clock.advance(899_999)
    expect(await evm.sign(message)).toMatch(/^0x/)
    await clock.advance(899_999)
    expect(await evm.sign(message)).toMatch(/^0x/)
    await clock.advance(900_000)
    expect(await evm.sign(message)).toBe('locked')
    expect(clock.pending()).toBe(0)
  })

  test('error: a device that slept has not counted the time', async () => {
    await evm.open()
    clock.jump(900_000)
    expect(await evm.sign(message)).toBe('locked')
    clock.jump(-900_000)
    expect(await evm.sign(message)).toBe('locked')
  })

  test('error: once forgotten, or asked for another account, it is gone', async () => {
    await evm.open()
    expect(await evm.keeper.answer({ id: 4, ask: 'forget' })).toEqual({ id: 4, isForgotten: true })
    expect(await evm.sign(message)).toBe('locked')
    await evm.open()
    expect(await evm.sign({ ...message, address: `0x${'1'.repeat(40)}` })).toBe('locked')
    expect(await evm.sign(message)).toBe('locked')
    expect(clock.pending()).toBe(0)
  })

  test('error: a release that is being opened while all is forgotten is of no use', async () => {
    const release = await releaseFor(await evm.begin())
    const opening = evm.keeper.answer({ id: 2, ask: 'open', projectId, release })
    await evm.keeper.answer({ id: 3, ask: 'forget' })
    expect(await opening).toEqual({ id: 2, error: 'refused' })
    expect(await evm.sign(message)).toBe('locked')
  })

  test('error: its bytes are overwritten, whether or not anybody asks', async () => {
    const seen: Uint8Array[] = []
    const addressOf = (key: Uint8Array) => {
      seen.push(key)
      return evmAccount.addressOf(key)
    }
    const watched = keeperSubject(createKeeper({ crypto, clock, account: { ...evmAccount, addressOf } }))
    await watched.open()
    const isZero = () => seen.map((key) => key.every((byte) => byte === 0))
    expect(isZero()).toEqual([false])
    await clock.advance(900_000)
    expect(isZero()).toEqual([true])
    await watched.open()
    await watched.keeper.answer({ id: 4, ask: 'forget' })
    await watched.open()
    // A second release is in the place of the first.
    await watched.open()
    expect(isZero()).toEqual([true, true, true, false])
  })
})
