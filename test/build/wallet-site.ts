import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build, type Rollup, transformWithEsbuild } from 'vite'
import { tokenDeclarations } from '../../schema/token-css.js'

/** Where the backend finds its wallet site, from the root of the repository. */
export const siteFolder = 'templates/backend/site'

/** A file of the wallet's site, by the path that it is written to in its folder. */
export interface SiteFile {
  readonly path: string
  readonly text: string
}

/**
 * Writes the script and the stylesheet of the wallet's site, and the manifest that the backend checks them by
 * (SECURITY T8), in place of what an earlier build wrote. The same sources give the same bytes. Gives the bytes of the
 * script.
 */
export async function buildWalletSite(root: string): Promise<number> {
  const folder = join(root, siteFolder)
  const files = await walletSiteFiles(root)
  rmSync(folder, { recursive: true, force: true })
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return Buffer.byteLength(files[0]?.text ?? '')
}

/** The files of the wallet's site: the script, the stylesheet and the manifest, in this order. */
export async function walletSiteFiles(root: string): Promise<readonly [SiteFile, SiteFile, SiteFile]> {
  const script = hashed('frame.js', await bundleScript(root))
  const style = hashed('site.css', await bundleStyle(root))
  const files = { 'frame.js': listed(script), 'site.css': listed(style) }
  const build = sha256(JSON.stringify(files)).slice(0, 12)
  return [script, style, { path: 'manifest.json', text: `${JSON.stringify({ build, files }, null, 2)}\n` }]
}

/** One module without imports, minified. Throws where it would be more. */
async function bundleScript(root: string): Promise<string> {
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
        input: join(root, 'runtime/wallet-site/frame.ts'),
        output: { inlineDynamicImports: true },
      },
    },
  })
  const [{ output: chunks } = { output: [] }] = [output].flat() as Rollup.RollupOutput[]
  const [chunk, ...others] = chunks
  if (chunk?.type !== 'chunk' || others.length + chunk.imports.length > 0)
    throw new Error('build: the wallet’s site is more than one script')
  return chunk.code
}

/** The tokens of the modal, and the rules that are drawn with them. */
async function bundleStyle(root: string): Promise<string> {
  const path = join(root, 'runtime/wallet-site/site.css')
  const text = `:root{${tokenDeclarations({}).join('\n')}}\n${readFileSync(path, 'utf8')}`
  const { code } = await transformWithEsbuild(text, path, {
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
