/** The text of a response, of at most `limit` bytes. Throws a `RangeError` for more, and stops reading. */
export async function readCapped(response: Response, limit: number): Promise<string> {
  if (!response.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body as ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > limit) throw new RangeError(`The answer is longer than ${limit} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
