import type { HonoRequest } from 'hono'
import { z } from 'zod'
import { decode, Problem } from '../http/problem.js'

const projectId = z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/, 'is no project id')
const body = z.object({ projectId: z.string().max(200) })

/**
 * The project that a request names: in its query, or, where it is not there, in its JSON body. The body stays readable
 * for the handler. Throws a `Problem` 400 for what can't be an id, or for two different ones.
 */
export async function readProjectId(request: HonoRequest): Promise<string | undefined> {
  const [inQuery, ...more] = new Set(request.queries('projectId') ?? [])
  if (more.length > 0) throw new Problem(400, 'invalid_input', 'projectId: is there twice')
  const id = inQuery ?? (request.method === 'GET' || request.method === 'HEAD' ? undefined : await inBody(request))
  return id === undefined || id === '' ? undefined : decode(z.object({ projectId }), { projectId: id }).projectId
}

async function inBody(request: HonoRequest): Promise<string | undefined> {
  const text = await request.text()
  try {
    return body.safeParse(JSON.parse(text)).data?.projectId
  } catch {
    // Not JSON: the guard of content types says so, after the origin was checked.
    return undefined
  }
}
