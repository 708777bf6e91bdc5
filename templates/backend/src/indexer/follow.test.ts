import { pino } from 'pino'
import { expect, test } from 'vitest'
import { follow } from './follow.js'

/** Runs steps until they are used up; resolves to the waits between them. */
async function waitsOf(steps: readonly (boolean | Error)[]) {
  const stopping = new AbortController()
  const waits: number[] = []
  const said: string[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => void said.push(JSON.parse(line).msg) })
  const clock = { now: () => 0, sleep: async (ms: number) => void waits.push(ms) }
  let taken = 0
  const step = async () => {
    const next = steps[taken]
    taken += 1
    if (taken === steps.length) stopping.abort(new Error('done'))
    if (next instanceof Error) throw next
    return next === true
  }
  await follow({ log, clock }, { name: 'eip155:1', pollMs: 700, step }, stopping.signal)
  return { waits, said, taken }
}

test('behavior: waits only when there is nothing more to do', async () => {
  const { waits, said } = await waitsOf([true, true, false, false, true])
  expect(waits.slice(0, 4)).toEqual([0, 0, 700, 700])
  expect(said).toEqual([])
})

test('behavior: backs off 1, 3, 5, 10 s, and begins anew after a success; the log tells it once', async () => {
  const down = new Error('down')
  const { waits, said } = await waitsOf([down, down, down, down, down, false, down, false])
  expect(waits.slice(0, 7)).toEqual([1_000, 3_000, 5_000, 10_000, 10_000, 700, 1_000])
  expect(said).toEqual([
    'indexing failed, it is tried again',
    'indexing goes on',
    'indexing failed, it is tried again',
    'indexing goes on',
  ])
})

test('behavior: a failure that comes from the stop is none', async () => {
  const { said, taken } = await waitsOf([false, new Error('stopped')])
  expect(taken).toBe(2)
  expect(said).toEqual([])
})
