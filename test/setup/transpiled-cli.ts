import { copyFile, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { putStackLock } from '../build/stack-lock.js'
import { putTemplateDatabase } from './migrated-database.js'
import { insideFolder, outsideFolder, repository, type Scratch } from './scratch.js'
import { stripTypes } from './strip-types.js'

const main = 'cli/main.ts'

/** The others are read when a config is loaded. */
const entries = [main, 'cli/config/hooks.ts', 'cli/stack/package-hooks.ts', 'schema/index.ts', 'schema/networks.ts']

/** What the backend reads at run time, beside its modules. */
const data = 'templates/backend/package.json'

/** The CLI as plain modules, made from the sources as they are now. */
export interface TranspiledCli extends Scratch {
  /** What `bin` runs: `import` it and call `main()`. */
  readonly main: string
}

/**
 * Makes the modules of the CLI and of the backend, one file out per file in and unchecked, in a folder that finds the
 * packages of the repository: a program to start in a process of its own, without a build. `name` is its folder.
 */
export async function transpileCli(name: string): Promise<TranspiledCli> {
  const scratch = await insideFolder(name)
  return { ...scratch, main: await transpileInto(scratch.dir) }
}

/** The same, as a host has it in its `node_modules`, beside every package of the repository but for the ones named. */
export async function hostWithout(packages: readonly string[]): Promise<TranspiledCli> {
  const scratch = await outsideFolder()
  const modules = join(scratch.dir, 'node_modules')
  const present = (await packageNames()).filter((name) => !packages.includes(name))
  for (const name of present) {
    await mkdir(dirname(join(modules, name)), { recursive: true })
    await symlink(join(repository, 'node_modules', name), join(modules, name), 'dir')
  }
  const kit = join(modules, 'create-modal-kit')
  const program = await transpileInto(kit)
  await copyFile(join(repository, 'package.json'), join(kit, 'package.json'))
  return { ...scratch, main: program }
}

async function packageNames(): Promise<readonly string[]> {
  const names = (await readdir(join(repository, 'node_modules'))).filter((name) => !name.startsWith('.'))
  const scoped = names.filter((name) => name.startsWith('@'))
  const below = scoped.map(async (scope) =>
    (await readdir(join(repository, 'node_modules', scope))).map((name) => `${scope}/${name}`),
  )
  return [...names.filter((name) => !scoped.includes(name)), ...(await Promise.all(below)).flat()]
}

async function transpileInto(dir: string): Promise<string> {
  const done = new Set<string>()
  await Promise.all(entries.map((entry) => transpileWithImports(entry, dir, done)))
  await copyFile(join(repository, data), join(dir, data))
  await putTemplateDatabase(join(dir, 'cli/stack'))
  putStackLock(join(dir, 'cli/stack'))
  return join(dir, main.replace(/\.ts$/, '.js'))
}

/** A module and everything it imports, at once or later. */
async function transpileWithImports(path: string, dir: string, done: Set<string>): Promise<void> {
  if (done.has(path)) return
  done.add(path)
  const text = await readFile(join(repository, path), 'utf8')
  const script = await stripTypes(text)
  const file = join(dir, path.replace(/\.ts$/, '.js'))
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, script)
  const imports = ts.preProcessFile(script).importedFiles.map(({ fileName }) => fileName)
  const own = imports.filter((name) => name.startsWith('.')).map((name) => join(dirname(path), name))
  await Promise.all(own.map((name) => transpileWithImports(name.replace(/\.js$/, '.ts'), dir, done)))
}
