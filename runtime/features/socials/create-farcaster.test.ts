import { expect, test } from 'vitest'
import { ModalError } from '../../../schema/error.js'
import { fakeHost, later, settle } from '../../../test/unit/fakes.js'
import { createFarcaster } from './create-farcaster.js'

/** A login over a site that a test answers for. */
function setup() {
  const { clock } = fakeHost()
  const asked: {
    uri: ReturnType<typeof later<string>>
    approved: ReturnType<typeof later<void>>
    signal: AbortSignal
  }[] = []
  const seen = { resets: 0, isConnected: false }
  const login = createFarcaster({
    clock,
    uri(signal) {
      const round = { uri: later<string>(), approved: later<void>(), signal }
      asked.push(round)
      return round.uri.promise
    },
    approved: (signal) => asked.find((round) => round.signal === signal)?.approved.promise ?? Promise.reject(signal),
    async reset() {
      seen.resets += 1
      throw new Error('the frame is gone')
    },
    isConnected: () => seen.isConnected,
  })
  return { clock, asked, seen, login }
}

const uri = 'https://farcaster.example/1'

test('behavior: nothing is asked before it is joined, then once for all who join', async () => {
  const { asked, login } = setup()
  expect(asked).toHaveLength(0)
  login.join()
  login.join()
  await settle()
  expect(asked).toHaveLength(1)
  asked[0]?.uri.resolve(uri)
  await settle()
  expect(login.state.peek()).toEqual({ step: 'ready', uri })
  asked[0]?.approved.resolve()
  await settle()
  expect(login.state.peek()).toEqual({ step: 'approved' })
})

test('behavior: the last one who leaves ends it after 100 ms; leaving twice counts once', async () => {
  const { clock, asked, seen, login } = setup()
  const [first, second] = [login.join(), login.join()]
  first()
  first()
  await clock.advance(1_000)
  expect([seen.resets, asked[0]?.signal.aborted]).toEqual([0, false])
  second()
  await clock.advance(100)
  expect([seen.resets, asked[0]?.signal.aborted]).toEqual([1, true])
  // What comes afterwards counts no more.
  asked[0]?.uri.resolve(uri)
  await settle()
  expect(login.state.peek()).toEqual({ step: 'making' })
  login.join()
  await settle()
  expect(asked).toHaveLength(2)
})

test('behavior: StrictMode, and whoever is back within 100 ms, find it as it was', async () => {
  const { clock, asked, seen, login } = setup()
  login.join()()
  const leave = login.join()
  asked[0]?.uri.resolve(uri)
  await settle()
  leave()
  await clock.advance(99)
  login.join()
  await clock.advance(1_000)
  expect([seen.resets, asked.length, login.state.peek()]).toEqual([0, 1, { step: 'ready', uri }])
})

test('behavior: whoever comes back to one that has failed begins anew, at once', async () => {
  const { clock, asked, seen, login } = setup()
  const [first, second] = [login.join(), login.join()]
  asked[0]?.uri.reject(new ModalError('frame/restarted'))
  await settle()
  // One view still shows the failure: another one that comes and goes does not begin anew.
  second()
  login.join()()
  expect([login.state.peek().step, asked.length]).toEqual(['failed', 1])
  first()
  login.join()
  await clock.advance(1_000)
  expect([login.state.peek(), asked.length, seen.resets]).toEqual([{ step: 'making' }, 2, 0])
  asked[1]?.uri.resolve(uri)
  await settle()
  expect(login.state.peek()).toEqual({ step: 'ready', uri })
})

test('behavior: a wallet that is connected is not reset', async () => {
  const { clock, asked, seen, login } = setup()
  const leave = login.join()
  asked[0]?.uri.resolve(uri)
  await settle()
  asked[0]?.approved.resolve()
  await settle()
  leave()
  seen.isConnected = true
  await clock.advance(100)
  expect([seen.resets, login.state.peek()]).toEqual([0, { step: 'making' }])
})

test('behavior: it expires after five minutes; an answer a moment later counts', async () => {
  const { clock, asked, login } = setup()
  login.join()
  asked[0]?.uri.resolve(uri)
  await settle()
  await clock.advance(300_000)
  expect(login.state.peek()).toEqual({ step: 'expired', uri })
  asked[0]?.approved.resolve()
  await settle()
  expect(login.state.peek()).toEqual({ step: 'approved' })
})

test('behavior: one that was renewed counts alone, for five minutes of its own', async () => {
  const { clock, asked, login } = setup()
  login.join()
  asked[0]?.uri.resolve(uri)
  await settle()
  await clock.advance(299_000)
  login.renew()
  expect([login.state.peek(), asked[0]?.signal.aborted]).toEqual([{ step: 'making' }, true])
  asked[1]?.uri.resolve(`${uri}2`)
  await settle()
  asked[0]?.approved.resolve()
  await clock.advance(299_000)
  expect(login.state.peek()).toEqual({ step: 'ready', uri: `${uri}2` })
})

test('error: what fails is told, and nothing expires over it', async () => {
  const { clock, asked, login } = setup()
  login.join()
  asked[0]?.uri.resolve(uri)
  await settle()
  const error = new ModalError('frame/restarted')
  asked[0]?.approved.reject(error)
  await settle()
  await clock.advance(300_000)
  expect(login.state.peek()).toEqual({ step: 'failed', error })
})
