import { turnGroups } from './turn-files.data.js'

/** What a part needs of the machine before it can run. */
export type Need = 'chromium' | 'postgres' | 'kit'

/** Test files in groups that take turns: one group runs in a turn. */
export type TurnGroups = readonly (readonly string[])[]

/** Tests that take turns and depend on some folders alone, with these: paths from the repository. */
export type FolderTests = Readonly<Record<string, readonly string[]>>

/** One run of the test runner: some of its projects, together. */
export interface Part {
  readonly name: string
  /** Projects of `test/vitest.config.ts`. */
  readonly projects: readonly string[]
  readonly needs: readonly Need[]
  /** Lists of files that take turns, unless all of them are wanted: of each list one group runs. */
  readonly turnFiles?: readonly TurnGroups[]
  /** Those of them that run in every turn in which something has changed below these folders. */
  readonly folderTests?: FolderTests
  /** The part whose run it shares where both are chosen and rows take turns: a free worker takes a file of either. */
  readonly beside?: string
}

/** Every part, in the order in which `npm test` runs them: what fails soonest first. */
export const parts: readonly Part[] = [
  { name: 'unit', projects: ['unit', 'unit-isolated'], needs: ['kit', 'postgres'], turnFiles: [turnGroups.unit] },
  { name: 'browser', projects: ['browser', 'browser-isolated'], needs: ['chromium'], turnFiles: [turnGroups.browser] },
  {
    name: 'e2e',
    projects: ['e2e'],
    needs: ['kit', 'chromium', 'postgres'],
    turnFiles: [turnGroups.e2e],
    folderTests: {
      'test/e2e/backend.test.ts': [
        'templates/backend',
        'cli/commands/add',
        'test/setup/added-backend.ts',
        'package-lock.json',
      ],
      'test/e2e/scaffold.test.ts': [
        'cli/commands/init',
        'templates/vite',
        'templates/modal.config.ts',
        'package-lock.json',
      ],
    },
  },
  {
    name: 'slow',
    projects: ['e2e-full'],
    needs: ['kit', 'chromium', 'postgres'],
    beside: 'e2e',
    turnFiles: [turnGroups.slow],
  },
]
