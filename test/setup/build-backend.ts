import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { repository } from './scratch.js'
import { stripTypes } from './strip-types.js'

/**
 * Emits the backend as its own `npm run build` does, file by file and without checking types, into a folder inside the
 * repository, so that packages resolve. Returns the path of its production entry, for `node`.
 */
export async function buildBackend(dir: string): Promise<string> {
  const template = join(repository, 'templates/backend')
  const source = join(template, 'src')
  const files = (await readdir(source, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(source, file), 'utf8')
      const target = join(dir, 'dist', file.replace(/\.ts$/, '.js'))
      await mkdir(dirname(target), { recursive: true })
      await writeFile(target, await stripTypes(text))
    }),
  )
  // The build lies in a folder like the template: a package.json beside `dist`.
  await cp(join(template, 'package.json'), join(dir, 'package.json'))
  return join(dir, 'dist/main.js')
}
