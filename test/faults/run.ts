import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repository } from '../setup/scratch.js'
import { main as runSuite } from '../suite/run.js'
import { builtCases, CASES, chosenCases, printMatrix } from './choose-cases.js'
import { cases } from './matrix.data.js'

/**
 * `npm run faults [-- (OPERATION | FAULT | FAULT/OPERATION)…]`: runs the cases of the fault matrix that are built, all of them
 * by default, and prints the matrix. What begins with a dash, and all after it, is for vitest. Gives the exit code.
 */
export async function main(args: readonly string[], signal: AbortSignal): Promise<number> {
  const dash = args.findIndex((each) => each.startsWith('-'))
  const [named, more] = dash < 0 ? [args, []] : [args.slice(0, dash), args.slice(dash)]
  process.env[CASES] = named.join(' ') || 'all'
  // A name that is wrong is told before anything is built.
  chosenCases()
  const code = await runSuite(['e2e', 'test/e2e/faults.test.ts', ...more], signal)
  const results = await readResults()
  const built = new Set(builtCases().map(({ fault, operation }) => `${fault}/${operation}`))
  const came = (fault: string, operation: string) =>
    results.get(`${fault}/${operation}`) ?? (built.has(`${fault}/${operation}`) ? '–' : 'open')
  const passed = [...results.values()].filter((each) => each === '✓').length
  console.log(`\n${printMatrix(came)}\n`)
  console.log(`${passed} passed, ${results.size - passed} failed, ${cases.length - built.size} of ${cases.length} open`)
  return code
}

/** What each case came to, by its name. */
async function readResults(): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(join(repository, '.tmp/reports/e2e.json'), 'utf8')
  const report = JSON.parse(text) as {
    readonly testResults: readonly { readonly assertionResults: readonly { title: string; status: string }[] }[]
  }
  const results = new Map<string, string>()
  for (const { title, status } of report.testResults.flatMap(({ assertionResults }) => assertionResults)) {
    const [, fault, operation] = /(F\d\d) with (\w+)$/.exec(title.replaceAll("'", '')) ?? []
    if (fault && operation && status !== 'skipped' && status !== 'pending')
      results.set(`${fault}/${operation}`, status === 'passed' ? '✓' : '✗')
  }
  return results
}
