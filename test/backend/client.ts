import type { z } from 'zod'

/** Calls the backend as an app does: project id in the query, JSON both ways. */
export interface Client {
  get<T extends z.ZodType>(path: string, shape: T, query?: Readonly<Record<string, string>>): Promise<z.output<T>>
  post<T extends z.ZodType>(path: string, shape: T, body: object): Promise<z.output<T>>
  /** Whatever comes, undecoded. */
  raw(path: string, init?: RequestInit & { readonly query?: Readonly<Record<string, string>> }): Promise<Response>
}

const PATIENCE_MS = 20_000

/** A client of the backend at `url`, for the project of the local stack. */
export function clientOf(url: string, projectId = 'local'): Client {
  const raw: Client['raw'] = (path, { query, ...init } = {}) => {
    const target = new URL(path, url)
    for (const [name, value] of Object.entries({ projectId, ...query })) target.searchParams.set(name, value)
    return fetch(target, { signal: AbortSignal.timeout(PATIENCE_MS), ...init })
  }
  const read = async (path: string, response: Response) => {
    const text = await response.text()
    if (!response.ok) throw new Error(`${path}: HTTP ${response.status} ${text.slice(0, 300)}`)
    return JSON.parse(text) as unknown
  }
  return {
    raw,
    get: async (path, shape, query = {}) => shape.parse(await read(path, await raw(path, { query }))),
    post: async (path, shape, body) => {
      const headers = { 'content-type': 'application/json' }
      return shape.parse(await read(path, await raw(path, { method: 'POST', headers, body: JSON.stringify(body) })))
    },
  }
}
