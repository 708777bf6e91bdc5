import { expect, test } from 'vitest'
import { readCapped } from './read-capped.js'

const { signal: never } = new AbortController()

/** A body that gives one piece and then nothing, and whether its reader has let go of it. */
function stalled() {
  let isCancelled = false
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.from('{"a":')),
    cancel() {
      isCancelled = true
    },
  })
  return { response: new Response(body), isCancelled: () => isCancelled }
}

test('behavior: reads a body to its end, and takes none for empty', async () => {
  expect(await readCapped(new Response('grüße'), 7, never)).toBe('grüße')
  expect(await readCapped(new Response(null), 7, never)).toBe('')
})

test('error: stops at one byte more than the limit', async () => {
  await expect(readCapped(new Response('grüße!'), 7, never)).rejects.toThrow(RangeError)
  const { response, isCancelled } = stalled()
  await expect(readCapped(response, 4, never)).rejects.toThrow('longer than 4 bytes')
  expect(isCancelled()).toBe(true)
})

test('error: an abort ends the reading of a body that stands still, whatever fetch makes of it', async () => {
  for (const isBefore of [true, false]) {
    const stop = new AbortController()
    if (isBefore) stop.abort(new Error('Enough'))
    const { response, isCancelled } = stalled()
    const reading = readCapped(response, 100, stop.signal)
    if (!isBefore) setTimeout(() => stop.abort(new Error('Enough')), 10)
    await expect(reading).rejects.toThrow('Enough')
    expect(isCancelled()).toBe(true)
  }
})
