import { expect, test } from 'vitest'
import { ensureRoom } from './needs.js'

test('behavior: a disk with room is no hindrance', async () => {
  await expect(ensureRoom([import.meta.dirname], 1)).resolves.toBe(undefined)
})

test('error: a disk that is full is named, with what is wanted and what there is', async () => {
  await expect(ensureRoom([import.meta.dirname], 1e18)).rejects.toThrow(
    /^The tests write up to 1000000000\.0 GB below \S+\/test\/suite; \d+\.\d GB are free there\.$/,
  )
})
