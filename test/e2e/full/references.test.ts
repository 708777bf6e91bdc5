import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { allStates, look } from '../../references/look.js'
import { pictures } from '../../references/picture-files.js'
import { rowsOfThisRun } from '../../setup/choose-rows.js'

/** Milliseconds; every state of the gallery on a machine that does something else as well. */
const LOOK_MS = 1_800_000

test('behavior: there is a reviewed picture of every state, and none of anything else', async () => {
  const names = (await readdir(pictures)).map((name) => name.replace(/\.(dark|narrow|arabic)\.png$/, '.png'))
  expect(new Set(names)).toEqual(new Set(allStates.map((state) => `${state}.png`)))
  const usual = (await readdir(pictures)).filter((name) => names.includes(name))
  expect(usual).toHaveLength(allStates.length)
})

test(
  'behavior: the states of the gallery look as they were reviewed',
  async () => {
    const states = rowsOfThisRun(allStates, Math.ceil(allStates.length / 10))
    const { count, differences } = await look({ states })
    expect(count).toBeGreaterThanOrEqual(states.length)
    expect(differences).toEqual([])
  },
  LOOK_MS,
)
