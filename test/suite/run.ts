import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { TURN } from '../setup/choose-rows.js'
import { runProgram } from '../setup/run-program.js'
import { repository } from '../setup/scratch.js'
import { SetupError } from '../setup/setup-error.js'
import { joinParts } from './join-parts.js'
import { awaitEnd, endProcesses } from './left-running.js'
import { ensureRoom, provide } from './needs.js'
import { type Part, parts } from './parts.data.js'
import { readReport } from './read-report.js'
import { MARK, openRunFolder, type RunFolder } from './run-folder.js'
import { choosePlace } from './run-place.js'
import { runVitest } from './run-vitest.js'
import { type Ended, summarize } from './summary.js'
import { changedFiles, LEFT_OUT, waitingFiles } from './waiting-files.js'

/** Milliseconds that what a test has stopped may take to be gone. */
const END_MS = 5_000

/**
 * `npm test [-- PART…] [--all-rows] [-- OPTION…]`: runs the parts of the suite one after the other, all of them by default,
 * whatever the ones before came to. Then it names every failure. A part fails as well when a program is left running.
 * What stands behind the names goes to Vitest: `npm test -- unit runtime/core -t decimal`. Gives the exit code.
 */
export async function main(args: readonly string[], signal: AbortSignal): Promise<number> {
  const { chosen, options, hasAllRows } = readArgs(args)
  const place = await choosePlace()
  await ensureRoom([repository, place])
  const missing = await provide(chosen.flatMap(({ needs }) => needs))
  const env = hasAllRows ? {} : { [TURN]: await turnOfThisCommit() }
  const folder = await openRunFolder(place)
  const ended: Ended[] = []
  try {
    for (const part of hasAllRows ? chosen : joinParts(chosen)) {
      if (signal.aborted) break
      const lack = part.needs.flatMap((need) => missing.get(need) ?? [])
      const run = { folder, env, options, signal }
      ended.push(lack.length > 0 ? notRun(part, lack) : await runPart(part, run))
    }
  } finally {
    await folder.close()
  }
  const { text, code } = summarize(ended, signal.aborted)
  console.log(`\n${text}`)
  return code
}

/** What `npm test` was asked to run. Throws a `SetupError` for a word that is neither a part nor an option nor a path. */
function readArgs(args: readonly string[]) {
  const names = args.filter((arg) => parts.some(({ name }) => name === arg))
  const options = args.filter((arg) => !names.includes(arg) && arg !== '--all-rows')
  if (options.length > 0 && names.length === 0) {
    throw new SetupError(`Name the part for ${options.join(' ')}: ${parts.map(({ name }) => name).join(', ')}.`)
  }
  const chosen = names.length > 0 ? parts.filter(({ name }) => names.includes(name)) : parts
  return { chosen, options, hasAllRows: args.includes('--all-rows') }
}

interface PartOptions {
  readonly folder: RunFolder
  readonly env: Readonly<Record<string, string>>
  readonly options: readonly string[]
  readonly signal: AbortSignal
}

async function runPart(part: Part, { folder, env, options, signal }: PartOptions): Promise<Ended> {
  const begin = performance.now()
  const reports = join(repository, '.tmp/reports')
  await mkdir(reports, { recursive: true })
  const path = join(reports, `${part.name}.json`)
  await rm(path, { force: true })
  const waiting = options.length > 0 ? [] : await filesThatWait(part, env[TURN])
  const args = [...part.projects.flatMap((name) => ['--project', name]), ...options]
  const own = { ...folder.env, ...env, [LEFT_OUT]: waiting.join(' ') }
  const code = await runVitest({ args, report: path, env: own, signal })
  const left = await awaitEnd(MARK, folder.dir, signal.aborted ? 0 : END_MS)
  await endProcesses(MARK, folder.dir)
  const read = await readReport(path, repository)
  const failures = [
    ...read.failures,
    ...left.map(({ pid, command }) => `left running: ${pid} ${command.slice(0, 200)}`),
  ]
  // A part that fails says why: also one whose runner complains of what is no test's failure, such as a stray rejection.
  if (code !== 0 && failures.length === 0) failures.push(`the runner ended with ${code}; what it found stands above`)
  return { ...read, name: part.name, failures, seconds: secondsSince(begin) }
}

function notRun(part: Part, lack: readonly string[]): Ended {
  return {
    name: part.name,
    passed: 0,
    failed: 0,
    skipped: 0,
    seconds: 0,
    failures: lack.map((why) => `not run: ${why}`),
  }
}

/** The files of a part whose turn it is not. Without turns there are none. */
async function filesThatWait(
  { name, turnFiles = [], folderTests }: Part,
  turn: string | undefined,
): Promise<readonly string[]> {
  if (turn === undefined || turnFiles.length === 0) return []
  const files = waitingFiles(turnFiles, Number(turn), await changedFiles(repository), folderTests)
  console.log(`${name}: ${files.length} files wait for their turn; this is turn ${turn}.`)
  return files
}

/** Commits take the rows of slow tables in turns. Where git does not answer, days do. */
async function turnOfThisCommit(): Promise<string> {
  const given = process.env[TURN] ?? ''
  if (/^\d{1,9}$/.test(given)) return given
  const git = await runProgram('git', ['rev-list', '--count', 'HEAD'], { cwd: repository }).catch(() => undefined)
  const count = git?.code === 0 ? git.stdout.trim() : ''
  return /^\d+$/.test(count) ? count : String(Math.floor(Date.now() / 86_400_000))
}

function secondsSince(begin: number): number {
  return Math.round((performance.now() - begin) / 1000)
}
