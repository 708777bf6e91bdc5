/** Reads the body of an answer, or gives `undefined` when there is none or it has more than `limit` bytes. */
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
