import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build, type Rollup, transformWithEsbuild } from 'vite'
import { approvalWords } from '../../runtime/wallet-site/approval/approval-words.data.js'
import { english } from '../../runtime/wallet-site/approval/english-words.data.js'
import { wordsFor } from '../../runtime/wallet-site/approval/words-for.js'
import { tokenDeclarations } from '../../schema/token-css.js'

/** Where the backend finds its wallet site, from the root of the repository. */
export const siteFolder = 'templates/backend/site'

/** A file of the wallet's site, by the path that it is written to in its folder. */
export interface SiteFile {
  readonly path: string
  readonly text: string
}

/**
 * Writes the scripts and the stylesheet of the wallet's site, and the manifest that the backend checks them by
 * (SECURITY T8), in place of what an earlier build wrote. The same sources give the same bytes. Gives the bytes of the
 * first script.
 */
export async function buildWalletSite(root: string): Promise<number> {
  const files = await walletSiteFiles(root)
  putSiteFiles(join(root, siteFolder), files)
  return Buffer.byteLength(files[0]?.text ?? '')
}

/** Writes the files of a site into a folder, in place of what is there. */
export function putSiteFiles(folder: string, files: readonly SiteFile[]): void {
  rmSync(folder, { recursive: true, force: true })
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

/** The sources of the scripts, by their names in the manifest. Each is a script of its own: none imports another. */
const scripts = {
  'frame.js': 'runtime/wallet-site/frame.ts',
  'signing.js': 'runtime/wallet-site/signing/signing-script.ts',
  'worker-evm.js': 'runtime/wallet-site/signing/worker-evm.ts',
  'worker-solana.js': 'runtime/wallet-site/signing/worker-solana.ts',
} as const

/**
 * The files of the wallet's site: the first script, the stylesheet and the manifest, and then what is fetched when something
 * is signed: the second script of the document, those of the workers, and words in the languages that it has not.
 */
export async function walletSiteFiles(root: string): Promise<readonly [SiteFile, SiteFile, SiteFile, ...SiteFile[]]> {
  const made: Record<string, SiteFile> = {}
  const frame = hashed('frame.js', await bundleScript(root, scripts['frame.js']))
  const style = hashed('site.css', await bundleStyle(root))
  for (const [name, source] of Object.entries(scripts).slice(1))
    made[name] = hashed(name, await bundleScript(root, source))
  for (const lang of Object.keys(approvalWords).filter((each) => each !== english.lang))
    made[`words-${lang}.json`] = hashed(`words-${lang}.json`, JSON.stringify(wordsFor(lang)))
  const all = { 'frame.js': frame, 'site.css': style, ...made }
  const files = Object.fromEntries(Object.entries(all).map(([name, file]) => [name, listed(file)]))
  const build = sha256(JSON.stringify(files)).slice(0, 12)
  const manifest = { path: 'manifest.json', text: `${JSON.stringify({ build, files }, null, 2)}\n` }
  return [frame, style, manifest, ...Object.values(made)]
}

/** One module without imports, minified. Throws where it would be more: what it imports would come unchecked. */
async function bundleScript(root: string, source: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    root,
    build: {
      write: false,
      target: 'es2022',
      // It would put a script of its own before ours.
      modulePreload: false,
      rollupOptions: {
        input: join(root, source),
        // What a script exports is all that is used of it.
        preserveEntrySignatures: 'strict',
        output: { inlineDynamicImports: true },
      },
    },
  })
  const [{ output: chunks } = { output: [] }] = [output].flat() as Rollup.RollupOutput[]
  const [chunk, ...others] = chunks
  if (chunk?.type !== 'chunk' || others.length + chunk.imports.length + chunk.dynamicImports.length > 0)
    throw new Error(`build: ${source} is more than one script`)
  return chunk.code
}

/** The tokens of the modal, and the rules that are drawn with them. */
async function bundleStyle(root: string): Promise<string> {
  const folder = join(root, 'runtime/wallet-site')
  const rules = ['site.css', 'approval/card.css', 'approval/answer.css'].map((name) =>
    readFileSync(join(folder, name), 'utf8'),
  )
  const text = [`:root{${tokenDeclarations({}).join('\n')}}`, ...rules].join('\n')
  const { code } = await transformWithEsbuild(text, join(folder, 'site.css'), {
    loader: 'css',
    target: 'esnext',
    minify: true,
    sourcemap: false,
  })
  return code
}

/** Names a file by its content: it is kept for ever by those that have it. */
function hashed(name: string, text: string): SiteFile {
  const [stem, extension] = name.split('.')
  return { path: `assets/${stem}-${sha256(text).slice(0, 16)}.${extension}`, text }
}

function listed({ path, text }: SiteFile): { readonly path: string; readonly sha256: string } {
  return { path, sha256: sha256(text) }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
