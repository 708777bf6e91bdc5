import fc from 'fast-check'
import { expect, inject, onTestFinished, test } from 'vitest'
import { limit } from '../setup/runs.js'
import { mount } from './mount.js'
import { checkFrozen, playStory, type Story } from './stories/play-story.js'
import { acts, around, inPage, inWallets, misdeeds } from './stories/story-acts.js'
import { watchErrors } from './stories/watch-errors.js'

/** Stories of a usual run. A longer run than usual plays as many as `RUNS` says: 10,000 take half an hour. */
const USUAL = 50

const often = ['choose and approve', 'choose and approve', 'choose a wallet', 'approve']
const names = [
  ...Array.from({ length: 4 }, () => often).flat(),
  ...Object.keys(inPage),
  ...Object.keys(inWallets),
  ...Object.keys(misdeeds),
  ...Object.keys(misdeeds),
  ...Object.keys(around),
]

const stories: fc.Arbitrary<Story> = fc.record({
  first: fc.nat(4),
  spoofer: fc.constantFrom('sameRdns', 'sameName', 'sameUuid'),
  steps: fc.array(
    fc.record({ act: fc.constantFrom(...names), wallet: fc.nat(4), number: fc.nat(11), isSettled: fc.boolean() }),
    { minLength: 5, maxLength: 14 },
  ),
})

test(
  'security: random stories with bad wallets: nothing is shown that the wallet does not hold, and the page is never frozen',
  async () => {
    const root = mount()
    const errors = watchErrors()
    onTestFinished(errors.stop)
    const met = new Map<string, number>()
    const meet = (act: string) => met.set(act, (met.get(act) ?? 0) + 1)
    const isLong = inject('runs') > 1_000
    const count = isLong ? inject('runs') : USUAL
    let played = 0
    const property = fc.asyncProperty(stories, async (story) => {
      played += 1
      const play = () => playStory(root, story, errors.seen, meet)
      // Time is told in a long run alone; the work of each step is counted in every run.
      await (isLong ? checkFrozen(play) : play())
    })
    await fc.assert(property, { numRuns: count })
    expect(played).toBeGreaterThanOrEqual(count)
    // A few stories may do without one of them.
    const rare = Object.keys(acts).filter((act) => isLong && (met.get(act) ?? 0) < count / 200)
    expect(rare).toEqual([])
  },
  limit(360_000),
)
