/** Reads the body of an HTTP answer, or gives `undefined` when there is none or it has more than `limit` bytes. */
export async function readCapped({ body }: Response, limit: number): Promise<Blob | undefined> {
  const reader = body?.getReader()
  if (!reader) return undefined
  const parts: BlobPart[] = []
  for (let size = 0; ; ) {
    const { done, value } = await reader.read()
    if (done) return new Blob(parts)
    size += value.byteLength
    if (size > limit) {
      await reader.cancel()
      return undefined
    }
    parts.push(value)
  }
}

/** Milliseconds from `now` that an answer asks to wait (RFC 9110, 10.2.3): seconds, or a date. Nonsense and the past are 0. */
export function retryAfter(headers: Headers, now: number): number {
  const text = headers.get('retry-after') ?? ''
  if (/^\d+$/.test(text)) return Number(text) * 1_000
  // `Date.parse` makes a date of nearly any number; a date of HTTP begins with its day.
  return /^[A-Z][a-z]+, /.test(text) ? Math.max(0, Date.parse(text) - now) || 0 : 0
}
