import { afterAll, beforeAll } from 'vitest'
import { loadAllCode } from './all-code.js'
import { watchPage } from './watch-page.js'

/** Milliseconds for the code to be there: the first file of a page fetches some hundred modules. */
const FETCH_MS = 120_000

// Runs in every test file that shares its page with others: one that leaves something behind in it fails by name.
let end: ReturnType<typeof watchPage> | undefined

beforeAll(async () => {
  await loadAllCode()
  end = watchPage()
}, FETCH_MS)

// biome-ignore lint/correctness/noEmptyPattern: Vitest asks for a pattern, and for nothing in it.
afterAll(async ({}, { file }) => {
  const left = (await end?.()) ?? []
  if (left.length > 0) throw new Error(`${file.name} leaves behind: ${left.join('; ')}`)
})
