import { join } from 'node:path'
import { type PackedKit, packKit } from '../setup/pack.js'
import { runProgram } from '../setup/run-program.js'
import { outsideFolder, repository } from '../setup/scratch.js'
import {
  checkConsumer,
  compilers,
  generateShown,
  layOutConsumer,
  layOutSolanaHost,
  untypedSubpaths,
} from './consumer.js'
import { checkExamples } from './examples.js'

/** What a step found: nothing when all is well. */
type Complaints = readonly string[]

/**
 * `npm run check`: everything about the repository and the package that needs no test runner: lint and format, the
 * types of every layer, of the tests and of the examples in the pages, and the packed tarball as a host's tools see it.
 * Runs every step; gives 1 when one of them found something.
 */
export async function main(): Promise<number> {
  const failed: string[] = []
  const step: Step = async (name, run) => {
    const start = performance.now()
    const complaints = await run()
    for (const complaint of complaints) console.error(complaint)
    if (complaints.length > 0) failed.push(name)
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    console.log(`check: ${complaints.length === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
  }

  let kit: PackedKit | undefined
  // Alone: the compiler takes every core.
  await step('types and build of the package', async () => {
    kit = await packKit().catch((cause: unknown) => void console.error(cause))
    return kit ? [] : ['the package could not be built and packed']
  })
  await Promise.all([checkCode(step), kit ? checkPackage(kit, step) : undefined])

  console.log(failed.length === 0 ? 'check: all clean' : `check: failed: ${failed.join(', ')}`)
  return failed.length === 0 ? 0 : 1
}

type Step = (name: string, run: () => Promise<Complaints>) => Promise<void>

async function checkCode(step: Step): Promise<void> {
  await step('lint and format', () => script('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'))
  await step('types of the tests', () => script('typescript-7/bin/tsc', '-p', 'test'))
  await step('examples of the pages', async () => checkExamples())
}

async function checkPackage(kit: PackedKit, step: Step): Promise<void> {
  await step('publint', () => script('publint/src/cli.js', 'run', kit.tarball, '--strict'))
  await step('attw', () =>
    script(
      '@arethetypeswrong/cli/dist/index.js',
      kit.tarball,
      '--profile',
      'esm-only',
      '--exclude-entrypoints',
      ...untypedSubpaths(),
    ),
  )
  const host = await outsideFolder()
  await layOutConsumer(kit, host.dir)
  await step('configs of the pages', () => generateShown(host.dir))
  for (const compiler of compilers) await step(`a host with ${compiler}`, () => checkConsumer(host.dir, compiler))
  await host.remove()
  const solana = await outsideFolder()
  await layOutSolanaHost(kit, solana.dir)
  await step('a host of Solana, without viem', () => checkConsumer(solana.dir, 'typescript-7', ['bundler']))
  await solana.remove()
}

/** Runs a script of an installed package and gives its output when it fails. */
async function script(path: string, ...args: readonly string[]): Promise<Complaints> {
  const result = await runProgram(process.execPath, [join(repository, 'node_modules', path), ...args], {
    cwd: repository,
  })
  return result.code === 0 ? [] : [`${result.stdout}${result.stderr}`.trim() || `${path} ended with ${result.code}`]
}
