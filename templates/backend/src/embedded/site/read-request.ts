import type { Context } from 'hono'
import type { z } from 'zod'
import type { Env } from '../../backend.js'
import { readJson } from '../../http/input.js'
import { Problem } from '../../http/problems.js'
import { networkName } from '../login/client-facts.js'
import type { EmbeddedBackend } from '../part.js'
import type { Asking } from '../sessions/asking.js'
import { findSession, type Session } from '../sessions/sessions.js'
import { type GivenToken, readToken } from './session-token.js'
import type { SiteEnv } from './site-env.js'

/** The session of a request, and the token that it was named by. */
export async function sessionOf(
  backend: EmbeddedBackend,
  c: Context<SiteEnv>,
): Promise<{ readonly session: Session | undefined; readonly given: GivenToken | undefined }> {
  const given = readToken(c)
  return { given, session: await findSession(backend, c.get('caller'), given?.token) }
}

/** Who is signed in and asks. Throws the problem `session` where nobody is. */
export async function needSession(backend: EmbeddedBackend, c: Context<SiteEnv>): Promise<Asking> {
  const { session } = await sessionOf(backend, c)
  if (!session) throw new Problem('session')
  return { caller: c.get('caller'), session, network: networkName(c.get('clientIp')) }
}

/** The body was read by the guard of the proof already; its context differs in what it carries, which is not used. */
export function readWish<T extends z.ZodType>(c: Context<SiteEnv>, schema: T): Promise<z.output<T>> {
  return readJson(c as unknown as Context<Env>, schema)
}
