import { verifyMessage } from 'viem'
import { beforeEach, expect, test } from 'vitest'
import { type FakeClock, fakeClock, later } from '../../../test/unit/fakes.js'
import {
  ownEvm,
  type PlayedWorkers,
  playedWorkers,
  projectId,
  releaseFor,
  type WorkerFault,
} from '../../../test/unit/signing-world.js'
import { ownSolana, transferBytes } from '../../../test/unit/solana-samples.js'
import { until } from '../../../test/unit/wallet-site-world.js'
import { SiteError } from '../site-error.js'
import { toHex } from './hex.js'
import type { KeyRelease, SignTask } from './keeper-protocol.js'
import { createSigner, type Signer } from './signer.js'

const puzzled = 'Something went wrong in the wallet. Try again.'
const task: SignTask = { kind: 'message', address: ownEvm.toLowerCase(), message: new TextEncoder().encode('Hello') }
const onSolana: SignTask = { kind: 'solana-transaction', address: ownSolana, message: transferBytes() }
const { signal } = new AbortController()

let clock: FakeClock
let workers: PlayedWorkers
let releases: string[]
let signer: Signer
beforeEach(() => {
  clock = fakeClock()
  workers = playedWorkers(clock)
  releases = []
  signer = signerOf()
})

function signerOf(release: (key: string) => Promise<KeyRelease> = releaseFor): Signer {
  return createSigner({
    clock,
    projectId,
    openWorker: workers.openWorker,
    release(key) {
      releases.push(key)
      return release(key)
    },
  })
}
const told = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    (value) => value,
    (cause: Error) => cause.message,
  )
const isRight = async (work: Promise<Uint8Array>) =>
  verifyMessage({ address: ownEvm, message: 'Hello', signature: toHex(await work) })

const faults: readonly (readonly [string, WorkerFault])[] = [
  ['that dies', 'dies'],
  ['that answers with nothing in it', ({ id }) => ({ id })],
  ['that answers with a signature that is none', ({ id }) => ({ id, signed: '0x00', key: 7, address: 7 })],
  ['that answers with what is no hex', ({ id }) => ({ id, signed: 'xx', key: '', address: null })],
]
/** The questions of a first signature. */
const questions = ['sign', 'begin', 'open', 'sign']
test.each(faults.flatMap(([name, fault]) => questions.map((_, index) => [index, name, fault] as const)))(
  'error: at question %i a worker %s is ended, and a new one gets the key again, once',
  async (index, _, fault) => {
    workers.fail(...new Array(index).fill(undefined), fault)
    expect(await isRight(signer.sign(task, signal))).toBe(true)
    expect(workers.count()).toEqual([2, 1])
    // What a worker that is played has kept is there after its end.
    expect([releases.length, clock.pending()]).toEqual([index < 2 ? 1 : 2, index === 3 ? 2 : 1])
  },
)

test.each([0, 1, 2, 3])(
  'error: a worker that never answers question %i is given up after 15 seconds',
  async (index) => {
    workers.fail(...new Array(index).fill(undefined), 'silent')
    const signing = signer.sign(task, signal)
    await until(() => workers.asked.length === index + 1)
    await clock.advance(14_999)
    expect(workers.count()).toEqual([1, 0])
    await clock.advance(1)
    expect(await isRight(signing)).toBe(true)
    expect(workers.count()).toEqual([2, 1])
  },
)

test('error: the second that fails is the last, and the next request begins anew', async () => {
  workers.fail('dies', 'dies')
  expect(await told(signer.sign(task, signal))).toBe(puzzled)
  expect(workers.count()).toEqual([2, 2])
  expect(await isRight(signer.sign(task, signal))).toBe(true)
})

test('error: junk that answers nothing is not heard', async () => {
  let isFirst = true
  workers.fail((question) => {
    if (!isFirst) return undefined
    isFirst = false
    return { id: question.id + 1, signed: `0x${'00'.repeat(65)}` }
  })
  const signing = signer.sign(task, signal)
  await until(() => workers.posted.length === 1)
  await clock.advance(15_000)
  expect(await isRight(signing)).toBe(true)
})

test('error: a browser without workers, and one that throws when it is asked', async () => {
  const broken = createSigner({
    clock,
    projectId,
    release: (key) => releaseFor(key),
    openWorker() {
      throw new DOMException('no', 'SecurityError')
    },
  })
  expect(await told(broken.sign(task, signal))).toBe(puzzled)
})

test('error: what the worker refuses is not asked again', async () => {
  const digest = { ...task, message: new Uint8Array() } as SignTask
  expect(await told(signer.sign(digest, signal))).toBe(puzzled)
  expect([workers.count(), releases.length]).toEqual([[1, 0], 1])
})

test('error: a key of another account is refused, and nothing is signed with it', async () => {
  const entropy = new Uint8Array(32).fill(1)
  const other = signerOf((key) => releaseFor(key, { entropy }))
  expect(await told(other.sign(task, signal))).toBe(puzzled)
})

test('error: what the server says of the release is told, and the next request asks it again', async () => {
  let count = 0
  const limited = signerOf((key) => {
    count += 1
    return count === 1 ? Promise.reject(new SiteError('Too many for today.')) : releaseFor(key)
  })
  expect(await told(limited.sign(task, signal))).toBe('Too many for today.')
  expect(await isRight(limited.sign(task, signal))).toBe(true)
  expect(workers.count()).toEqual([1, 0])
})

test.each([0, 1, 2, 3])(
  'error: an abort at question %i ends it with its own reason, and the worker stays',
  async (index) => {
    const own = new AbortController()
    const signing = told(signer.sign(task, own.signal))
    workers.fail(...new Array(index).fill(undefined), 'silent')
    await until(() => workers.asked.length === index + 1)
    own.abort(new Error('Request was aborted'))
    expect(await signing).toBe('Request was aborted')
    expect(workers.count()).toEqual([1, 0])
    expect(await isRight(signer.sign(task, signal))).toBe(true)
  },
)

test('error: an abort while the release is on its way, and before its turn', async () => {
  const own = new AbortController()
  const way = later<KeyRelease>()
  const slow = signerOf(() => way.promise)
  const [first, second] = [told(slow.sign(task, own.signal)), told(slow.sign(task, own.signal))]
  await until(() => releases.length === 1)
  own.abort(new Error('Request was aborted'))
  way.resolve(await releaseFor(releases[0] ?? ''))
  expect(await Promise.all([first, second])).toEqual(['Request was aborted', 'Request was aborted'])
  expect(workers.asked.map(([, ask]) => ask)).toEqual(['sign', 'begin'])
})

test('behavior: no worker before the first signature; one key for all that follow; one worker for each kind', async () => {
  expect(workers.count()).toEqual([0, 0])
  expect(await Promise.all([isRight(signer.sign(task, signal)), isRight(signer.sign(task, signal))])).toEqual([
    true,
    true,
  ])
  expect([workers.count(), releases.length]).toEqual([[1, 0], 1])
  expect(await signer.sign(onSolana, signal)).toHaveLength(64)
  expect([workers.count(), releases.length]).toEqual([[2, 0], 2])
})

test('behavior: a key that was forgotten, by the person or with time, is released again', async () => {
  await signer.sign(task, signal)
  signer.forget()
  await signer.sign(task, signal)
  expect(releases).toHaveLength(2)
  await clock.advance(900_000)
  await signer.sign(task, signal)
  expect([releases.length, new Set(releases).size, workers.count()]).toEqual([3, 3, [1, 0]])
})

test('behavior: nothing that a worker posts has a secret in it', async () => {
  await signer.sign(task, signal)
  await signer.sign(onSolana, signal)
  signer.forget()
  const allowed = ['id', 'key', 'address', 'signed', 'error', 'isForgotten']
  for (const answer of workers.posted) for (const key of Object.keys(Object(answer))) expect(allowed).toContain(key)
})
