import { expect, test } from 'vitest'
import { look } from '../../references/run.js'

/** Milliseconds; every state of the gallery in three windows. */
const LOOK_MS = 900_000

test(
  'behavior: every state of the gallery looks as it was reviewed, narrow, as a dark sheet and in Arabic',
  async () => {
    const { count, differences } = await look()
    expect(count).toBeGreaterThan(250)
    expect(differences).toEqual([])
  },
  LOOK_MS,
)
