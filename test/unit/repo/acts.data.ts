/** One act of the product, told as the files whose code runs for it. */
export interface Act {
  readonly name: string
  readonly entry: string
  /** Files that are loaded by their path instead of by an import. */
  readonly byPath: readonly string[]
  /** How many files of each folder the act may take, tables (`*.data.ts`) included. */
  readonly limits: Readonly<Record<string, number>>
  /** Every file of the first folder, in the order of their paths. */
  readonly files: readonly string[]
}

/**
 * The acts that are counted. `schema` is the vocabulary of the config, which the host, the CLI and the checks share;
 * `runtime` holds a manifest and its texts for each feature, and grows with them.
 */
export const acts: readonly Act[] = [
  {
    name: 'config to generated.ts',
    entry: 'cli/commands/generate/run-generate.ts',
    byPath: ['cli/config/hooks.ts'],
    // Two of them for the marks of the app's networks, a table and what prints it, one for who sells, and one each for what
    // prints languages and late slots. Where the services are is apart from what networks are asked through.
    limits: { cli: 32, schema: 36 },
    files: [
      'cli/commands/generate/run-generate.ts',
      'cli/config/check-config.ts',
      'cli/config/check-theme.ts',
      'cli/config/config-error.ts',
      'cli/config/contrast-pairs.data.ts',
      'cli/config/css-color.ts',
      'cli/config/derive-theme.ts',
      'cli/config/hooks.ts',
      'cli/config/import-graph.ts',
      'cli/config/issue.ts',
      'cli/config/load.ts',
      'cli/config/resolve-features.ts',
      'cli/config/resolve-locale.ts',
      'cli/config/resolve-network.ts',
      'cli/config/resolve-services.ts',
      'cli/config/resolve.ts',
      'cli/config/theme-colors.ts',
      'cli/errors.ts',
      'cli/generate/artifacts.ts',
      'cli/generate/generate.ts',
      'cli/generate/marks.data.ts',
      'cli/generate/print-late.ts',
      'cli/generate/print-locale.ts',
      'cli/generate/print-marks.ts',
      'cli/generate/print-modules.ts',
      'cli/generate/print.ts',
      'cli/generate/stamp.ts',
      'cli/node/deadline.ts',
      'cli/node/own-package.ts',
      'cli/plan/apply.ts',
      'cli/plan/plan.ts',
      'cli/suggest.ts',
    ],
  },
]
