import { configureGlobal } from 'fast-check'
import { inject, vi } from 'vitest'
import { limit } from './runs.js'

configureGlobal({ seed: inject('seed'), numRuns: inject('runs') })
// What a minute is enough for in a usual run takes longer in a long one.
if (limit(60_000) > 60_000) vi.setConfig({ testTimeout: limit(60_000) })
