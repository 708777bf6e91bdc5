import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { SettingsError } from '../../settings-error.js'

/** A file that the site serves: its bytes never change under its path. */
export interface SiteFile {
  /** From the origin: `/assets/frame-1a2b3c4d.js`. */
  readonly path: string
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
  /** SHA-256 in base64, as `integrity` has it. */
  readonly sha256: string
}

/** The scripts that sign. */
export interface SigningFiles {
  /** The second script of the document. */
  readonly script: SiteFile
  /** The worker of each kind of account. */
  readonly workers: { readonly eip155: SiteFile; readonly solana: SiteFile }
  /** Words of cards by their language in two letters; English is in the script. */
  readonly words: Readonly<Record<string, SiteFile>>
}

/** The scripts of one build. */
export interface SiteFiles {
  readonly build: string
  readonly script: SiteFile
  readonly style: SiteFile
  /** What is fetched when something is signed; left out by a build that only signs people in. */
  readonly signing?: SigningFiles
  readonly all: ReadonlyMap<string, SiteFile>
}

const types = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const
const manifestSchema = z.object({
  build: z.string().regex(/^[\w.+-]{1,64}$/),
  files: z.record(
    z.string(),
    z.object({
      path: z.string().regex(/^\/?assets\/[\w-]{1,64}-[\w-]{4,64}\.(js|css|json)$/),
      // In hex, or in base64 as `integrity` has it.
      sha256: z.string().regex(/^([0-9a-f]{64}|[A-Za-z0-9+/]{43}=)$/),
    }),
  ),
})

/**
 * Reads the built files of the frame and checks each against `manifest.json`: an upgrade that was half copied is not
 * served (SECURITY T8). `undefined` where there is no manifest: this backend came without a site. Throws a
 * `SettingsError` that names the file which does not fit.
 */
export async function readSiteFiles(folder: string): Promise<SiteFiles | undefined> {
  const place = join(folder, 'manifest.json')
  const text = await readFile(place, 'utf8').catch(absent)
  if (text === undefined) return undefined
  const { build, files } = readManifest(place, text)
  const read = await Promise.all(Object.values(files).map((file) => readSiteFile(folder, file)))
  const find = (name: string) => read.find(({ path }) => new RegExp(`^/assets/${name}-[\\w-]+\\.js$`).test(path))
  const script = find('frame')
  const style = read.find(({ path }) => path.endsWith('.css'))
  if (!script || !style) throw new SettingsError([`${place}: names no script of the frame, or no style`])
  const signing = signingOf([find('signing'), find('worker-evm'), find('worker-solana')], wordsIn(read), place)
  return { build, script, style, ...(signing && { signing }), all: new Map(read.map((file) => [file.path, file])) }
}

/** All of them, or none: with some there would be a wallet that fails when it is asked to sign. */
function signingOf(
  files: readonly (SiteFile | undefined)[],
  words: SigningFiles['words'],
  place: string,
): SigningFiles | undefined {
  const [script, eip155, solana] = files
  if (script && eip155 && solana) return { script, workers: { eip155, solana }, words }
  if (files.every((file) => file === undefined)) return undefined
  throw new SettingsError([`${place}: names some of the scripts that sign. Copy the folder of the site again`])
}

function wordsIn(files: readonly SiteFile[]): SigningFiles['words'] {
  const named = files.map((file) => [/^\/assets\/words-([a-z]{2})-[\w-]+\.json$/.exec(file.path)?.[1], file] as const)
  return Object.fromEntries(named.filter(([lang]) => lang !== undefined))
}

function readManifest(place: string, text: string): z.output<typeof manifestSchema> {
  try {
    return manifestSchema.parse(JSON.parse(text))
  } catch {
    throw new SettingsError([`${place}: is no list of files. Copy the folder of the site again`])
  }
}

async function readSiteFile(
  folder: string,
  { path, sha256: wanted }: { readonly path: string; readonly sha256: string },
): Promise<SiteFile> {
  const place = join(folder, path)
  const bytes = await readFile(place).catch(absent)
  const digest = createHash('sha256')
    .update(bytes ?? '')
    .digest()
  const sha256 = digest.toString('base64')
  if (!bytes || (wanted !== sha256 && wanted !== digest.toString('hex'))) {
    throw new SettingsError([`${place}: is not the file of its manifest. Copy the folder of the site again`])
  }
  const type = types[path.slice(path.lastIndexOf('.') + 1) as keyof typeof types]
  return { path: path.startsWith('/') ? path : `/${path}`, type, bytes: new Uint8Array(bytes), sha256 }
}

function absent(cause: unknown): undefined {
  if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return undefined
  throw cause
}
