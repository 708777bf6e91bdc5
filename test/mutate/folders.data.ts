/** Files that are mutated together, and the tests that have to notice. Globs from the root of the repository. */
export interface MutatedFolder {
  readonly mutate: readonly string[]
  /** The tests beside the code: what a test far away notices by chance does not count. */
  readonly tests: readonly string[]
}

/**
 * The folders of `npm run mutate`. Left out are tests whose stories are drawn anew in every run, because a fault that
 * only they notice is noticed by chance, and tests that need another program or a network of wallets for each fault.
 */
export const mutatedFolders: Readonly<Record<string, MutatedFolder>> = {
  session: { mutate: ['runtime/session/*.ts'], tests: ['runtime/session/!(session-stories).test.ts'] },
  guards: {
    mutate: ['templates/backend/src/guards/*.ts'],
    tests: ['templates/backend/src/guards/!(rate-guard).test.ts'],
  },
  plan: { mutate: ['cli/plan/*.ts'], tests: ['cli/plan/*.test.ts'] },
  generate: {
    mutate: ['cli/generate/*.ts', 'cli/commands/generate/*.ts'],
    tests: ['cli/generate/*.test.ts', 'cli/commands/generate/*.test.ts'],
  },
  connectors: { mutate: ['runtime/connectors/**/*.ts'], tests: ['runtime/connectors/**/!(real-wallet).test.ts'] },
  chains: { mutate: ['runtime/chains/**/*.ts'], tests: ['runtime/chains/**/!(real-proxy).test.ts'] },
  schema: { mutate: ['schema/*.ts'], tests: ['schema/*.test.ts'] },
}

/**
 * Never mutated: tests; tables (`*.data.ts`), of which a test could only hold a copy. Prose is left out by
 * `plugins.mjs`: a test of every sentence would be a copy of it too.
 */
export const neverMutated: readonly string[] = ['!**/*.test.ts', '!**/*.data.ts']
