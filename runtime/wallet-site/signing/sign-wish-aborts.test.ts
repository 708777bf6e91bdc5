import { beforeEach, describe, expect, test } from 'vitest'
import { later } from '../../../test/unit/fakes.js'
import {
  type AskedSignature,
  aborted,
  devnet,
  isSignedBySolana,
  type SignWishWorld,
  signingUser,
  signWishWorld,
} from '../../../test/unit/sign-wish-world.js'
import { prepared } from '../../../test/unit/signing-world.js'
import { transferBytes, wireOf } from '../../../test/unit/solana-samples.js'
import { until } from '../../../test/unit/wallet-site-world.js'
import { toBase58 } from '../../core/base58.js'
import type { SiteUser } from '../answers.js'

let world: SignWishWorld
beforeEach(() => {
  world = signWishWorld()
})

describe('a request that is given up', () => {
  test('error: while it is looked up who is signed in', async () => {
    const way = later<SiteUser>()
    world.userNow = () => way.promise
    const { answer, abort } = world.askMessage()
    abort()
    way.resolve(signingUser)
    expect([await answer, world.approvals.cards]).toEqual([aborted, []])
  })

  test('error: while the server prepares it', async () => {
    const way = later<unknown>()
    world.server.next('prepareEvm', () => way.promise)
    const { answer, abort } = world.askSend()
    await until(() => world.server.calls.length === 1)
    abort()
    way.resolve(prepared)
    expect([await answer, world.approvals.cards, world.told()]).toEqual([aborted, [], []])
  })

  test('error: while the card is shown: it is taken off', async () => {
    const { answer, abort } = world.askSend()
    await until(() => world.approvals.open() === 1)
    abort()
    expect([await answer, world.approvals.open(), world.isSigned()]).toEqual([aborted, 0, false])
    await until(() => world.told().length === 1)
    expect(world.outcomes()).toEqual(['aborted'])
  })

  test('error: while the session is looked at again', async () => {
    const { answer, abort } = world.askSend()
    const way = later<SiteUser>()
    await until(() => world.approvals.open() === 1)
    world.userNow = () => way.promise
    await world.approvals.answer('approved')
    abort()
    way.resolve(signingUser)
    expect([await answer, world.isSigned()]).toEqual([aborted, false])
  })

  test.each(['begin', 'open'])('error: at the question %s of the worker', async (question) => {
    const { answer, abort } = world.askSend()
    await world.approvals.answer('approved')
    await until(() => world.workers.asked.some(([, each]) => each === question))
    abort()
    expect(await answer).toBe(aborted)
    await until(() => world.told().length === 1)
    expect([world.outcomes(), world.server.calls.some(([name]) => name === 'send')]).toEqual([['aborted'], false])
  })

  test('error: once it is signed: the signature goes to nobody', async () => {
    const own = world.askSend()
    world.workers.fail(undefined, undefined, undefined, ({ id }) => {
      own.abort()
      return { id, signed: `0x02${'00'.repeat(80)}` }
    })
    await world.approvals.answer('approved')
    expect(await own.answer).toBe(aborted)
    expect(world.server.calls.some(([name]) => name === 'send')).toBe(false)
  })

  const transaction = toBase58(wireOf(transferBytes()))
  test.each<readonly [string, () => AskedSignature, (answer: unknown) => boolean]>([
    ['an EVM network', () => world.askSend(), (answer) => answer === `0x${'6'.repeat(64)}`],
    [
      'Solana',
      () => world.ask('solana_signAndSendTransaction', { transaction }, devnet),
      (answer) => isSignedBySolana(Object(answer).signature, transferBytes()),
    ],
  ])('behavior: while it is sent on %s: it is sent, and what became of it is told', async (_, begin, isRight) => {
    const way = later<string>()
    world.server.next('send', (signal) => {
      const stopped = new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      return Promise.race([way.promise, stopped])
    })
    const { answer, abort } = begin()
    await world.approvals.answer('approved')
    await until(() => world.server.calls.some(([name]) => name === 'send'))
    abort()
    way.resolve(`0x${'6'.repeat(64)}`)
    expect(await answer).toSatisfy(isRight)
  })

  test('error: while it waits for another one, which goes on', async () => {
    const [first, second] = [world.askSend(), world.askSend()]
    await until(() => world.approvals.open() === 1)
    second.abort()
    await world.approvals.answer('approved')
    expect([await first.answer, await second.answer]).toEqual([`0x${'5'.repeat(64)}`, aborted])
    expect(world.approvals.cards).toHaveLength(1)
  })
})
