import { join, posix } from 'node:path'
import { ts } from 'ts-morph'
import type { Files } from '../context.js'

const configs = ['ts', 'js', 'mts', 'mjs'].map((extension) => `react-router.config.${extension}`)

/**
 * The folder with the root route, from the project folder: `appDirectory` of react-router.config where it is written
 * out, else `app`.
 */
export async function appFolder(files: Pick<Files, 'read' | 'list'>, dir: string): Promise<string> {
  const present = await files.list(dir)
  const config = configs.find((name) => present.includes(name))
  const text = config === undefined ? '' : ((await files.read(join(dir, config))) ?? '')
  const folder = posix.normalize(readAppDirectory(text) ?? 'app').replace(/\/$/, '')
  return folder.startsWith('..') || folder.startsWith('/') ? 'app' : folder
}

/** The root route of the app: `app/root.tsx`. `undefined` when none is there. */
export async function findRoot(files: Pick<Files, 'read' | 'list'>, dir: string): Promise<string | undefined> {
  const folder = await appFolder(files, dir)
  for (const extension of ['tsx', 'jsx', 'ts', 'js']) {
    const path = posix.join(folder, `root.${extension}`)
    if ((await files.read(join(dir, path))) !== undefined) return path
  }
  return undefined
}

function readAppDirectory(text: string): string | undefined {
  const source = ts.createSourceFile('config.ts', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS)
  const visit = (node: ts.Node): string | undefined => {
    const isIt = ts.isPropertyAssignment(node) && /^['"]?appDirectory['"]?$/.test(node.name.getText())
    if (isIt && ts.isStringLiteralLike(node.initializer)) return node.initializer.text
    return ts.forEachChild(node, visit)
  }
  return visit(source)
}
