import { rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { isAbsolute, join, relative } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { repository } from '../setup/scratch.js'
import { type Fault, putFault } from './fault.js'
import { mutatedFolders, neverMutated } from './folders.data.js'

/** What is mutated, and how much of it. */
export interface SeedOptions {
  /** Keys of `mutatedFolders`. */
  readonly folders: readonly string[]
  /** Draws this many of all faults; all of them otherwise. */
  readonly sample?: { readonly count: number; readonly seed: string }
  /** Runs all faults anew; otherwise those whose code or tests have changed since the run before. */
  readonly isForced?: boolean
}

type Result = Awaited<ReturnType<Stryker['runMutationTest']>>[number]
type Options = ConstructorParameters<typeof Stryker>[0]

const fates: Readonly<Partial<Record<Result['status'], Fault['fate']>>> = {
  Killed: 'killed',
  // An error outside of every test, such as an unhandled rejection, fails a run too.
  RuntimeError: 'killed',
  Timeout: 'ran out',
  Survived: 'survived',
  NoCoverage: 'not reached',
}

/**
 * Puts faults into a copy of the repository, one at a time, and runs the tests that reach them. The repository itself
 * is never written to; the copy goes however the process ends.
 */
export async function seedFaults({ folders, sample, isForced = false }: SeedOptions): Promise<readonly Fault[]> {
  const name = sample ? 'sample' : folders.join('-')
  const temp = join('.tmp/mutate', `${name}-copy`)
  const removeCopy = () => rmSync(join(repository, temp), { recursive: true, force: true })
  removeCopy()
  process.once('exit', removeCopy)
  process.env['MUTATED_FOLDERS'] = folders.join(',')
  try {
    const results = await new Stryker({
      ...optionsFor(folders, temp),
      incremental: sample === undefined,
      incrementalFile: join('.tmp/mutate', `${name}.json`),
      force: isForced,
      ...(sample && { checkers: ['sample'], sample: { ...sample, root: repository } }),
    } as Options).runMutationTest()
    return await toFaults(results)
  } finally {
    process.off('exit', removeCopy)
    removeCopy()
  }
}

function optionsFor(folders: readonly string[], temp: string): Options {
  return {
    mutate: [...folders.flatMap((each) => mutatedFolders[each]?.mutate ?? []), ...neverMutated],
    testRunner: 'vitest',
    vitest: { configFile: 'test/mutate/vitest.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner', join(repository, 'test/mutate/plugins.mjs')],
    ignorers: ['prose'],
    coverageAnalysis: 'perTest',
    // Of a constant of a module no test can be named: every one of them would run, with all modules loaded anew.
    ignoreStatic: true,
    concurrency: 1,
    timeoutMS: 30_000,
    tempDirName: temp,
    ignorePatterns: ['/dist', '/docs', '/.tmp', '/test/references/pictures', '*.tgz'],
    // Some tests compile what they find; no test compiles a folder that is mutated.
    disableTypeChecks: '{schema,runtime,cli,templates/backend/src}/**/!(*.data).ts',
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
    logLevel: 'warn',
    warnings: { unknownOptions: false, preprocessorErrors: true, unserializableOptions: true, slow: true },
  } as Options
}

async function toFaults(results: readonly Result[]): Promise<readonly Fault[]> {
  const texts = new Map<string, string>()
  const faults: Fault[] = []
  for (const { status, fileName, location, replacement = '' } of results) {
    const fate = fates[status]
    // Not drawn, static or prose.
    if (!fate) continue
    const file = isAbsolute(fileName) ? relative(repository, fileName) : fileName
    const text = texts.get(file) ?? (await readFile(join(repository, file), 'utf8'))
    texts.set(file, text)
    const { line, column } = location.start
    faults.push({ file, line, column, fate, ...putFault(text, location, replacement) })
  }
  return faults
}
