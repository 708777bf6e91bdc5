import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { digestOf } from '../setup/pack.js'

/** The digest of all that a test depends on, when it last passed, by the file of the test. */
export type Proofs = Readonly<Record<string, string>>

/** Tests that take minutes and depend on some folders alone, with what they depend on: paths from the repository. */
export type FolderTests = Readonly<Record<string, readonly string[]>>

const record = 'test/proved.json'

/** Which of the tests have passed with everything they depend on as it is now, by the record in `root`. */
export async function provedTests(root: string, tests: FolderTests): Promise<readonly string[]> {
  const proofs = readProofs(root)
  const current = await digests(root, tests)
  return Object.keys(tests).filter((file) => proofs[file] === current[file])
}

/** Writes down that these tests have passed as everything is now. */
export async function recordProofs(root: string, tests: FolderTests): Promise<void> {
  const proofs = { ...readProofs(root), ...(await digests(root, tests)) }
  await writeFile(join(root, record), `${JSON.stringify(proofs, null, 2)}\n`)
}

/** One that cannot be read proves nothing. */
function readProofs(root: string): Proofs {
  try {
    const path = join(root, record)
    return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Proofs) : {}
  } catch {
    return {}
  }
}

/** The test itself counts among what it depends on. */
async function digests(root: string, tests: FolderTests): Promise<Proofs> {
  const entries = Object.entries(tests).map(async ([file, paths]) => [file, await digestOf(root, [file, ...paths])])
  return Object.fromEntries(await Promise.all(entries))
}
