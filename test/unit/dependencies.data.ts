/** Why each package is there. A package without a row, or a row without a package, fails `package.test.ts`. */
export const dependencyReasons: Readonly<Record<string, string>> = {
  '@preact/signals-core': 'cells of the runtime are real signals, which hosts that use signals can read',
  chokidar: 'watches the config and its imports for `generate --watch`; the file events of Node differ by platform',
  commander: 'parses the command line',
  diff: 'prints a plan as a unified diff',
  'fastest-levenshtein': 'finds the nearest name for an unknown command, flag, network or key',
  prompts: 'asks the questions of `init`',
  sucrase: 'strips the types of modal.config.ts in a tenth of the time that TypeScript needs',
  'ts-morph': 'edits files of the host by syntax tree; loaded only by the commands that edit',
  zod: 'the schema of modal.config.ts; never reaches the browser',
}

/** Packages of the host that the kit uses when they are there. */
export const peerReasons: Readonly<Record<string, string>> = {
  react: 'the host brings its own, 18.3 or 19',
  'react-dom': 'the host brings its own, 18.3 or 19',
  viem: 'behind runtime/chains/evm only; `init` adds it to hosts with an EVM network',
}

/** What building and testing need. */
export const devDependencyReasons: Readonly<Record<string, string>> = {
  '@arethetypeswrong/cli': 'checks how the packed types resolve',
  '@biomejs/biome': 'linter and formatter',
  '@foundry-rs/anvil': 'a real EVM chain on this machine',
  '@preact/signals-react': 'proves that a host with useSignals() can follow the cells',
  '@types/node': 'types of the command line and of the tests',
  '@types/prompts': 'types of prompts',
  '@types/react': 'types of react',
  '@types/react-dom': 'types of react-dom',
  '@vitejs/plugin-react': 'builds the pages of the tests and the demo',
  '@vitest/browser-playwright': 'runs component tests in a real Chromium',
  'axe-core': 'accessibility of every view',
  'babel-plugin-react-compiler': 'proves that the kit works in a compiled host',
  'create-vite': 'the fresh app of the demo and of the end-to-end tests',
  playwright: 'drives Chromium',
  publint: 'lints the packed package',
  'puppeteer-core': 'drives Firefox',
  react: 'the peer, for tests',
  'react-dom': 'the peer, for tests',
  'selenium-webdriver': 'drives WebKitGTK',
  typescript: 'type-checks and builds; 5.9, because its declarations are what hosts read',
  'typescript-7': 'type-checks a host the way the next TypeScript does',
  viem: 'the peer, for tests and the dev wallet',
  vite: 'builds the pages of the tests and the demo, and runs TypeScript programs of the repository',
  vitest: 'test runner',
  'vitest-browser-react': 'renders components in browser tests',
}
