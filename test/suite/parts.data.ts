import type { FolderTests } from './proved.js'

/** What a part needs of the machine before it can run. */
export type Need = 'chromium' | 'postgres' | 'kit'

/** One run of the test runner: some of its projects, together. */
export interface Part {
  readonly name: string
  /** Projects of `test/vitest.config.ts`. */
  readonly projects: readonly string[]
  readonly needs: readonly Need[]
  /** Rows of its slow tables take turns, unless all of them are wanted. */
  readonly hasTurns?: boolean
  /** Files that take minutes: one of them runs in a turn. So many places that every row of each has its turn too. */
  readonly turnFiles?: readonly string[]
  /** The part whose run it shares where both are chosen and rows take turns: a free worker takes a file of either. */
  readonly beside?: string
  /** Those of its tests that take minutes and depend on some folders alone: they run where these have changed. */
  readonly folderTests?: FolderTests
}

/** Every part, in the order in which `npm test` runs them: what fails soonest first. */
export const parts: readonly Part[] = [
  { name: 'unit', projects: ['unit', 'unit-isolated'], needs: ['kit', 'postgres'] },
  { name: 'browser', projects: ['browser', 'browser-isolated'], needs: ['chromium'], hasTurns: true },
  {
    name: 'e2e',
    projects: ['e2e'],
    needs: ['kit', 'chromium', 'postgres'],
    folderTests: {
      'test/e2e/backend.test.ts': [
        'templates/backend',
        'cli/commands/add',
        'test/setup/added-backend.ts',
        'package-lock.json',
      ],
    },
  },
  {
    name: 'slow',
    projects: ['e2e-full'],
    needs: ['kit', 'chromium', 'postgres'],
    hasTurns: true,
    beside: 'e2e',
    turnFiles: [
      'hosts',
      'wagmi',
      'hosts',
      'costs',
      'hosts',
      'host-suite',
      'fixture-feature',
      'react',
      'cookie-recipe',
      'solana-only',
      'wallet-source',
      'wallet-site-faults',
      'host-suite',
    ].map((name) => `test/e2e/full/${name}.test.ts`),
  },
]
