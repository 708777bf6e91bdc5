import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'

/** What a part's tests came to. */
export interface Report {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** A line for each failure: the file and the test, or what kept the file from being run. */
  readonly failures: readonly string[]
}

interface TestFile {
  readonly name: string
  readonly status: string
  readonly message?: string
  readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
}

/** Reads the JSON report of Vitest at `path`; without one nothing was run. File names come from `root` on. */
export async function readReport(path: string, root: string): Promise<Report> {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return { passed: 0, failed: 0, skipped: 0, failures: ['it ended without a report'] }
  const { testResults } = JSON.parse(text) as { readonly testResults: readonly TestFile[] }
  const all = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status))
  const count = (status: string) => all.filter((each) => each === status).length
  return {
    passed: count('passed'),
    failed: count('failed'),
    skipped: all.length - count('passed') - count('failed'),
    failures: testResults.flatMap((file) => failuresOf(file, relative(root, file.name))),
  }
}

function failuresOf({ status, message = '', assertionResults }: TestFile, file: string): readonly string[] {
  const failed = assertionResults.filter((each) => each.status === 'failed')
  if (failed.length === 0 && status === 'failed') return [`${file}: ${message.split('\n')[0]}`]
  return failed.map(({ fullName }) => `${file} > ${fullName}`)
}
