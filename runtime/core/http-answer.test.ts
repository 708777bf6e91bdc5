import { expect, test } from 'vitest'
import { readCapped, retryAfter } from './http-answer.js'

/** An answer of so many bytes, one by one, and what became of its stream. */
function answer(bytes: number) {
  const seen = { isCancelled: false }
  let given = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (given === bytes) return controller.close()
      controller.enqueue(Uint8Array.of(given++ % 256))
    },
    cancel() {
      seen.isCancelled = true
    },
  })
  return { response: new Response(body), seen }
}

test('behavior: as much as allowed is read, byte for byte', async () => {
  const { response, seen } = answer(300)
  const body = await readCapped(response, 300)
  const bytes = new Uint8Array((await body?.arrayBuffer()) ?? [])
  expect([bytes.length, bytes[255], bytes[256], seen.isCancelled]).toEqual([300, 255, 0, false])
})

test('error: of one byte more nothing is kept, and the rest is called off', async () => {
  const { response, seen } = answer(301)
  expect(await readCapped(response, 300)).toBeUndefined()
  expect(seen.isCancelled).toBe(true)
})

test('param: no body', async () => {
  expect(await readCapped(new Response(null), 300)).toBeUndefined()
  expect((await readCapped(new Response(''), 300))?.size).toBe(0)
})

test.each([
  ['7', 7_000],
  ['0', 0],
  ['-3', 0],
  ['1.5', 0],
  ['soon', 0],
  ['Thu, 01 Jan 1970 00:00:10 GMT', 9_000],
  ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
  [undefined, 0],
])('param: Retry-After %s', (value, expected) => {
  expect(retryAfter(new Headers(value === undefined ? {} : { 'retry-after': value }), 1_000)).toBe(expected)
})
