import { coreError } from '../core/errors.js'

/** Bytes of an answer that are read at most. */
const LIMIT = 2 * 1024 * 1024

/** Reads an answer that says it is JSON, and no more than 2 MiB of it. Throws `backend/bad-answer`. */
export async function readJson(response: Response, url: string): Promise<unknown> {
  const { host, pathname: path } = new URL(url)
  const type = response.headers.get('content-type') ?? ''
  const bytes = /^application\/([\w.-]+\+)?json\b/i.test(type) ? await readCapped(response) : undefined
  if (!bytes) {
    await response.body?.cancel().catch(() => {})
    throw coreError('backend/bad-answer', { host, path })
  }
  try {
    return JSON.parse(bytes)
  } catch (cause) {
    throw coreError('backend/bad-answer', { host, path }, cause)
  }
}

/** The text, or `undefined` when it is longer than what is read. */
async function readCapped({ body }: Response): Promise<string | undefined> {
  const reader = body?.getReader()
  if (!reader) return undefined
  const decoder = new TextDecoder()
  let [text, size] = ['', 0]
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > LIMIT) {
      await reader.cancel()
      return undefined
    }
    text += decoder.decode(value, { stream: true })
  }
}
