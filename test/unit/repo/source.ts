import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** One file of the repository, read and parsed. */
export interface Source {
  /** From the repository's root, with forward slashes. */
  readonly path: string
  readonly text: string
  readonly lines: number
  readonly ast: ts.SourceFile
}

/** One broken rule: `rule` is the check's name, `detail` says what was found in words. */
export interface Finding {
  readonly rule: string
  readonly path: string
  readonly line: number
  readonly detail: string
}

const layers = ['cli', 'runtime', 'schema', 'templates/backend/src']

/** Every TypeScript file of the layers that ships: no tests. */
export function readSources(root: string): readonly Source[] {
  return listFiles(root, layers)
    .filter(isSource)
    .map((path) => readSource(root, path))
}

/** Whether a path, by its ending, is of a module that ships. */
export function isSource(path: string): boolean {
  return layers.some((layer) => path.startsWith(`${layer}/`)) && /\.tsx?$/.test(path) && !isTest(path)
}

/** Reads and parses one file. */
export function readSource(root: string, path: string): Source {
  return parseSource(path, readFileSync(join(root, path), 'utf8'))
}

/** A file as it would be with that text. */
export function parseSource(path: string, text: string): Source {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return {
    path,
    text,
    lines: countLines(text),
    ast: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind),
  }
}

/** Paths of all files below some folders, sorted, without dependencies and build products. */
export function listFiles(root: string, folders: readonly string[]): readonly string[] {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length)),
    )
    .filter((path) => !/(^|\/)(node_modules|dist|\.tmp|\.modal-kit)\//.test(path))
    .sort()
}

/** Whether a path is a test file. */
export function isTest(path: string): boolean {
  return /\.(test|bench)(-d)?\.tsx?$/.test(path)
}

/** Lines as an editor counts them: a final newline does not begin another one. */
export function countLines(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
}

/** A finding at the line where `node` begins. */
export function findingAt(rule: string, source: Source, node: ts.Node, detail: string): Finding {
  const { line } = source.ast.getLineAndCharacterOfPosition(node.getStart(source.ast))
  return { rule, path: source.path, line: line + 1, detail }
}

/** Calls `visit` on every node below `node`, parents first; `visit` returns false to skip what is below. */
export function walk(node: ts.Node, visit: (node: ts.Node) => boolean | undefined): void {
  node.forEachChild((child) => {
    if (visit(child) !== false) walk(child, visit)
  })
}

/** One line for the terminal: `rule path:line detail`. */
export function printFinding({ rule, path, line, detail }: Finding): string {
  return `${rule} ${path}:${line} ${detail}`
}
