import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { transformWithEsbuild } from 'vite'

/**
 * Writes every stylesheet of the runtime, without comments and spare space, flat into dist/css, and gives their names.
 * Throws when two share one.
 */
export async function buildStyles(root: string): Promise<readonly string[]> {
  const target = join(root, 'dist/css')
  mkdirSync(target, { recursive: true })
  const paths = findStyles(root)
  const names = paths.map((path) => basename(path))
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) throw new Error(`build: two stylesheets are called ${twice}`)
  for (const path of paths) {
    const { code } = await transformWithEsbuild(readFileSync(path, 'utf8'), path, {
      loader: 'css',
      target: 'esnext',
      minifyWhitespace: true,
      sourcemap: false,
    })
    writeFileSync(join(target, basename(path)), code)
  }
  return names.sort()
}

/** Absolute paths of the stylesheets: those of the modal itself, and each feature's own. */
export function findStyles(root: string): readonly string[] {
  const features = join(root, 'runtime/features')
  const folders = [join(root, 'runtime/ui/css'), ...list(features).map((name) => join(features, name))]
  return folders.flatMap((folder) =>
    list(folder)
      .filter((name) => name.endsWith('.css'))
      .map((name) => join(folder, name)),
  )
}

function list(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : []
}
