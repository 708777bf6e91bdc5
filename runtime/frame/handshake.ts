import * as z from 'zod/mini'

/** Versions of the protocol that this kit speaks on a port, the best first. */
export const portVersions: readonly number[] = [5, 4]

/** The only message that ever travels between windows: it carries the port (SECURITY 2.2). */
export function initSchema() {
  return z.strictObject({
    t: z.literal('init'),
    versions: z.array(z.int()).check(z.minLength(1), z.maxLength(8)),
    projectId: z.string().check(z.maxLength(128)),
    sdk: z.string().check(z.maxLength(128)),
    nonce: z.string().check(z.minLength(1), z.maxLength(64)),
  })
}

/** What the frame answers on the port: that it is ready, or that no version is common. */
export function readySchema() {
  return z.union([
    z.strictObject({ t: z.literal('ready'), v: z.int(), nonce: z.string(), build: z.string() }),
    z.strictObject({ t: z.literal('version_unsupported'), min: z.int(), max: z.int() }),
  ])
}

/** What the app introduces itself with. */
export type InitMessage = z.infer<ReturnType<typeof initSchema>>

/** What the frame introduces itself with. */
export type ReadyMessage = z.infer<ReturnType<typeof readySchema>>
