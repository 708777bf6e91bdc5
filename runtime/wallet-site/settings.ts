import * as z from 'zod/mini'
import { clean } from '../core/clean.js'

/** What the server has written into the document. */
export interface SiteSettings {
  readonly projectId: string
  /** Whom the frame serves: exact origins, and in development any port of a host (`http://localhost:*`). */
  readonly origins: readonly string[]
  /** The name of the wallet, to be shown. */
  readonly name: string
  /** Names the version of the scripts to developers. */
  readonly build: string
  /** The path of the API on this origin: `/api/v1`. */
  readonly api: string
}

/** Reads the settings; `undefined` for what are none. */
export function readSettings(text: string | undefined): SiteSettings | undefined {
  const schema = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(128)),
    origins: z.array(z.string()).check(z.minLength(1)),
    name: z.string(),
    build: z.string(),
    // A path of this origin and nothing else: `//evil.example` would be another one.
    api: z.string().check(z.regex(/^(\/[\w-]+)+$/)),
  })
  try {
    const settings = z.safeParse(schema, JSON.parse(text ?? '')).data
    return settings && { ...settings, name: clean(settings.name) || 'Wallet' }
  } catch {
    return undefined
  }
}

/** Whether an origin is one of the list. A `*` stands for ports alone. */
export function isListed(origins: readonly string[], origin: string): boolean {
  return origins.some((listed) => {
    if (listed === origin) return true
    if (!listed.endsWith(':*')) return false
    const host = listed.slice(0, -2)
    return origin === host || (origin.startsWith(`${host}:`) && /^\d{1,5}$/.test(origin.slice(host.length + 1)))
  })
}
