import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkHas } from './css-has.js'
import { checkTokens } from './css-tokens.js'
import { checkCycles } from './cycles.js'
import { checkDocstrings } from './docstrings.js'
import { checkFeatureReach } from './feature-reach.js'
import { checkFileNames } from './file-names.js'
import { type Import, importsOf } from './imports.js'
import { checkInlineStyles } from './inline-styles.js'
import { checkLatePackages } from './late-packages.js'
import { checkLayers } from './layers.js'
import { checkLengths } from './lengths.js'
import { checkModuleState } from './module-state.js'
import { checkNamespaceLiterals } from './namespace-literals.js'
import { checkPureCalls } from './pure-calls.js'
import { checkSeams } from './seams.js'
import { checkSinks } from './sinks.js'
import { type Finding, isSource, listFiles, parseSource, readSources, type Source } from './source.js'

const code = ['bin', 'cli', 'runtime', 'schema', 'test']

/** What the rules look at, and what those say that look at one source at a time. */
export interface Tree {
  readonly sources: readonly Source[]
  /** The text of every file that counts. */
  readonly files: readonly { readonly path: string; readonly text: string }[]
  readonly imports: readonly Import[]
  readonly findings: readonly Finding[]
}

/** Reads a folder that is laid out like this repository. */
export function readTree(root: string): Tree {
  const files = listFiles(root, code)
    .filter(isCode)
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  const sources = readSources(root)
  return { sources, files, ...examine(sources, sources) }
}

/** A tree as it would be with some more files, which none of its own imports. What was looked at is not looked at again. */
export function withFiles(tree: Tree, texts: Readonly<Record<string, string>>): Tree {
  const files = Object.entries(texts).map(([path, text]) => ({ path, text }))
  const added = files.filter(({ path }) => isSource(path)).map(({ path, text }) => parseSource(path, text))
  const sources = [...tree.sources, ...added].sort(byPath)
  const { imports, findings } = examine(added, sources)
  return {
    sources,
    files: [...tree.files, ...files.filter(({ path }) => isCode(path))].sort(byPath),
    imports: [...tree.imports, ...imports],
    findings: [...tree.findings, ...findings],
  }
}

/** Every rule about the shape of the code. */
export function checkArchitecture({ sources, files, imports, findings }: Tree): readonly Finding[] {
  return [
    ...checkLayers(sources, imports),
    ...checkCycles(imports),
    ...checkLatePackages(imports),
    ...findings,
    ...checkFileNames(sources.map(({ path }) => path)),
    ...checkLengths(files),
    ...checkHas(files),
    ...checkTokens(files),
  ]
}

/** Each of `sources` for itself; `all` are the files that imports lead to. */
function examine(sources: readonly Source[], all: readonly Source[]): Pick<Tree, 'imports' | 'findings'> {
  const known = new Set(all.map(({ path }) => path))
  return {
    imports: sources.flatMap((source) => importsOf(source, known)),
    findings: [
      ...checkModuleState(sources),
      ...checkFeatureReach(sources),
      ...checkNamespaceLiterals(sources),
      ...checkPureCalls(sources),
      ...checkSeams(sources),
      ...checkSinks(sources),
      ...checkInlineStyles(sources),
      ...checkDocstrings(sources),
    ],
  }
}

const isCode = (path: string) => /\.(tsx?|mjs|js|css)$/.test(path)

const byPath = (a: { readonly path: string }, b: { readonly path: string }) =>
  a.path < b.path ? -1 : Number(a.path > b.path)
