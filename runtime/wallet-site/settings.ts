import * as z from 'zod/mini'
import { clean } from '../core/clean.js'

/** The files that are fetched when something is signed. */
export interface SigningFiles {
  /** The paths of the workers' scripts. */
  readonly worker: { readonly eip155: string; readonly solana: string }
  /** The second script of the document, with its SHA-256 in base64. */
  readonly signing: HashedFile
  /** Words of cards in other languages than English; each file has those of one. */
  readonly words: readonly WordsFile[]
}

/** A file with its SHA-256 in base64, which the browser compares it with. */
export interface HashedFile {
  readonly path: string
  readonly sha256: string
}

/** The words of one language. */
export interface WordsFile extends HashedFile {
  /** BCP 47, two letters. */
  readonly lang: string
}

/** What the server has written into the document. */
export interface SiteSettings {
  readonly projectId: string
  /** Whom the frame serves: exact origins, and in development any port of a host (`http://localhost:*`). */
  readonly origins: readonly string[]
  /** Those of them that the operator trusts with what they draw around the frame (SECURITY 2.8). */
  readonly trusted: readonly string[]
  /** The name of the wallet, to be shown. */
  readonly name: string
  /** Names the version of the scripts to developers. */
  readonly build: string
  /** The path of the API on this origin: `/api/v1`. */
  readonly api: string
  /** Left out where this server's wallet only signs people in. */
  readonly files?: SigningFiles | undefined
}

/** Reads the settings; `undefined` for what are none. */
export function readSettings(text: string | undefined): SiteSettings | undefined {
  const script = z.string().check(z.regex(/^\/assets\/[\w-]+\.js$/))
  const path = z.string().check(z.regex(/^\/assets\/[\w-]+\.json$/))
  const sha256 = z.string().check(z.regex(/^[\w+/]{43}=$/))
  const schema = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(128)),
    origins: z.array(z.string()).check(z.minLength(1)),
    trusted: z.optional(z.array(z.string())),
    name: z.string(),
    build: z.string(),
    // A path of this origin and nothing else: `//evil.example` would be another one.
    api: z.string().check(z.regex(/^(\/[\w-]+)+$/)),
    worker: z.optional(z.object({ eip155: script, solana: script })),
    signing: z.optional(z.object({ path: script, sha256 })),
    words: z.optional(z.array(z.object({ lang: z.string(), path, sha256 }))),
  })
  try {
    const settings = z.safeParse(schema, JSON.parse(text ?? '')).data
    if (!settings) return undefined
    const { worker, signing, words = [], trusted = [], ...others } = settings
    const files = worker && signing && { worker, signing, words }
    return { ...others, trusted, name: clean(settings.name) || 'Wallet', ...(files && { files }) }
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
