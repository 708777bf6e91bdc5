import { expect, inject, test } from 'vitest'
import { runStories } from '../../../../../test/long/login-stories.js'
import { limit, runs } from '../../../../../test/setup/runs.js'

test(
  'error: of two processes that share a Postgres one is killed again and again: five tries, one use, no session without a code (Z-17)',
  async () => {
    const { signal } = new AbortController()
    const plan = { stories: runs(24), seed: inject('seed'), clients: 12, signal }
    const { faults, answers, kills } = await runStories(plan)
    expect(faults).toEqual([])
    // It was worth it: codes were right and wrong, and processes died meanwhile.
    expect(kills).toBeGreaterThan(0)
    for (const answer of ['guess right', 'guess wrong_code', 'guess login_over', 'device 404', 'session yes']) {
      expect(answers.get(answer) ?? 0, answer).toBeGreaterThan(0)
    }
  },
  limit(180_000),
)
