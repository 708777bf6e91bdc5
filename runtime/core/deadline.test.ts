import { expect, test } from 'vitest'
import { fakeClock, later, settle } from '../../test/unit/fakes.js'
import { deadline } from './deadline.js'

function setup(ms = 1_000) {
  const clock = fakeClock()
  const outer = new AbortController()
  return { clock, outer, bounds: { clock, ms, name: 'The work', signal: outer.signal } }
}

test('param: gives what the work gives and leaves no timer', async () => {
  const { clock, bounds } = setup()
  expect(await deadline(bounds, async () => 'done')).toBe('done')
  expect(clock.pending()).toBe(0)
})

test('behavior: a late result is dropped and the work is told to stop', async () => {
  const { clock, bounds } = setup()
  const answer = later<string>()
  let given: AbortSignal | undefined
  const result = deadline(bounds, (signal) => {
    given = signal
    return answer.promise
  })
  const failure = expect(result).rejects.toMatchObject({ code: 'flow/timeout' })
  await clock.advance(1_000)
  await failure
  expect(given?.aborted).toBe(true)
  answer.resolve('late')
  await settle()
})

test('behavior: the work is told to stop also when it is done', async () => {
  const { bounds } = setup()
  let given: AbortSignal | undefined
  await deadline(bounds, async (signal) => {
    given = signal
  })
  expect(given?.aborted).toBe(true)
})

test('error: says what took too long', async () => {
  const { clock, bounds } = setup(1_500)
  const result = deadline(bounds, () => new Promise(() => {})).catch((cause: Error) => cause.message)
  await clock.advance(1_500)
  expect(await result).toMatchInlineSnapshot(`"flow/timeout (The work, 1.5)"`)
})

test('error: rejects with the reason of an abort, before and during the work', async () => {
  const { clock, outer, bounds } = setup()
  const during = expect(deadline(bounds, () => new Promise(() => {}))).rejects.toBe('enough')
  outer.abort('enough')
  await during
  let isAsked = false
  const before = deadline(bounds, async () => {
    isAsked = true
  })
  await expect(before).rejects.toBe('enough')
  expect(isAsked).toBe(false)
  expect(clock.pending()).toBe(0)
})

test('error: work that throws, at once or after the end, is nobody’s unhandled rejection', async () => {
  const { clock, bounds } = setup()
  const atOnce = deadline(bounds, () => {
    throw new Error('at once')
  })
  await expect(atOnce).rejects.toThrow('at once')
  const answer = later()
  const failure = expect(deadline(bounds, () => answer.promise)).rejects.toMatchObject({ code: 'flow/timeout' })
  await clock.advance(1_000)
  await failure
  answer.reject(new Error('too late'))
  await settle()
  expect(clock.pending()).toBe(0)
})
