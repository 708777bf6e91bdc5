/**
 * The text of a response, of at most `limit` bytes. Throws a `RangeError` for more, and the signal's reason once that is
 * aborted; it reads no further then. It cancels the stream itself: `fetch` of Node 20 holds the signal weakly, and once
 * its request is garbage an abort does not reach a body that is being read.
 */
export async function readCapped(response: Response, limit: number, signal: AbortSignal): Promise<string> {
  const reader = response.body?.getReader()
  // A body that broke by itself has told its reader so.
  const cancel = () => void reader?.cancel().catch(() => {})
  signal.addEventListener('abort', cancel, { once: true })
  if (signal.aborted) cancel()
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      size += part.value.byteLength
      if (size > limit) throw new RangeError(`The answer is longer than ${limit} bytes`)
      chunks.push(part.value)
    }
    // A body that was cancelled ends like one that is whole.
    signal.throwIfAborted()
    return Buffer.concat(chunks).toString('utf8')
  } finally {
    signal.removeEventListener('abort', cancel)
    cancel()
  }
}
