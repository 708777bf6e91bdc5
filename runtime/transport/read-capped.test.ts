import { expect, test } from 'vitest'
import { readCapped } from './read-capped.js'

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
