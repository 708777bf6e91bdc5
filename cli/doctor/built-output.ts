import { join, posix } from 'node:path'
import type { Context } from '../context.js'
import { modalWords } from './modal-words.js'

type Disk = Pick<Context, 'files' | 'cwd'>

/** A file of the build. `file` is its path from the working folder. */
export interface BuiltFile {
  readonly file: string
  readonly text: string
}

/** A script of the build. */
export interface BuiltScript extends BuiltFile {
  /** Whether pages load it before anything is clicked. */
  readonly isOfPage: boolean
  /** Whether it holds words of the modal or of one of its views. */
  readonly isOfModal: boolean
}

/** What a production build left behind. */
export interface BuiltOutput {
  readonly pages: readonly BuiltFile[]
  readonly scripts: readonly BuiltScript[]
  readonly styles: readonly BuiltFile[]
}

/** Where builds put what browsers get: its folder, the file that shows that it is a production build, and its pages. */
const places = [
  { folder: '.next/static', proof: '.next/BUILD_ID', pages: ['.next/server/app', '.next/server/pages'] },
  { folder: 'build/client', proof: 'build/client', pages: ['build/client'] },
  { folder: 'dist', proof: 'dist/index.html', pages: ['dist'] },
] as const
/** A build with more than this is looked at in part. */
const MOST_FILES = 2_000

/** Reads the newest kind of build there is; `undefined` where the app was not built. */
export async function builtOutput(facts: Disk): Promise<BuiltOutput | undefined> {
  for (const { folder, proof, pages } of places) {
    const paths = await pathsIn(facts, folder)
    const isBuilt = proof === folder ? paths.length > 0 : (await facts.files.read(join(facts.cwd, proof))) !== undefined
    if (!isBuilt || !paths.some((path) => path.endsWith('.js'))) continue
    const html = (await Promise.all(pages.map((place) => pathsIn(facts, place)))).flat()
    const read = (list: readonly string[], ending: string) => readAll(facts, list, ending)
    const scripts = await read(paths, '.js')
    const found = await read(html, '.html')
    const first = pageScripts(found, scripts)
    const sentences = modalWords()
    return {
      pages: found,
      styles: await read(paths, '.css'),
      scripts: scripts.map((script) => ({
        ...script,
        isOfPage: first.has(script.file),
        isOfModal: sentences.some((sentence) => script.text.includes(sentence)),
      })),
    }
  }
  return undefined
}

async function pathsIn({ files, cwd }: Disk, folder: string): Promise<readonly string[]> {
  const found: string[] = []
  const visit = async (at: string): Promise<void> => {
    // A name without a dot may be a file as well, which has nothing in it to list.
    for (const name of await files.list(join(cwd, at)).catch(() => [])) {
      const path = `${at}/${name}`
      if (found.length >= MOST_FILES) return
      if (/\.(js|css|html)$/.test(name)) found.push(path)
      else if (!name.includes('.')) await visit(path)
    }
  }
  await visit(folder)
  return found
}

async function readAll({ files, cwd }: Disk, paths: readonly string[], ending: string): Promise<readonly BuiltFile[]> {
  const wanted = paths.filter((path) => path.endsWith(ending))
  return Promise.all(wanted.map(async (file) => ({ file, text: plain((await files.read(join(cwd, file))) ?? '') })))
}

/** Some bundlers write the apostrophe of a sentence as an escape. */
function plain(text: string): string {
  return text.replaceAll('\\u2019', '’')
}

/** Scripts that pages name, or the manifest of React Router for every page, and all that these import at once. */
function pageScripts(pages: readonly BuiltFile[], scripts: readonly BuiltFile[]): ReadonlySet<string> {
  const named = [
    ...pages.flatMap(({ text }) => [...text.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)=["']?([^"'\s>]+\.js)/gi)]),
    ...scripts
      .filter(({ text }) => text.startsWith('window.__reactRouterManifest='))
      .flatMap(({ text }) => [...rootOf(text).matchAll(/"([^"]+\.js)"/g)]),
  ].map(([, path = '']) => path)
  const isNamed = ({ file }: BuiltFile) => named.some((path) => sameFile(file, path))
  const first = new Set(scripts.filter(isNamed).map(({ file }) => file))
  for (const file of first) {
    const text = scripts.find((script) => script.file === file)?.text ?? ''
    const statics = [...text.matchAll(/(?:^|[;}\s])(?:import|export)\b[^;()'"]*?["'](\.{1,2}\/[^"']+\.js)["']/g)]
    for (const [, path = ''] of statics) {
      const target = posix.join(posix.dirname(file), path)
      if (scripts.some((script) => script.file === target)) first.add(target)
    }
  }
  return first
}

/** What React Router loads with every page: its entry and the root route. */
function rootOf(manifest: string): string {
  const entry = /"entry":(\{.*?\})/.exec(manifest)?.[1] ?? ''
  const root = /"root":(\{.*?\})/.exec(manifest)?.[1] ?? ''
  return `${entry}${root}`
}

/** A page names a script by its address: the last two parts are enough to tell it, whatever it is served below. */
function sameFile(file: string, address: string): boolean {
  const parts = decodeURI(address).split('/').slice(-2)
  return file.endsWith(`/${parts.join('/').replace(/^\.?\/?/, '')}`)
}
