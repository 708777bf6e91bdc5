/**
 * The layer table of the repository: the first row whose `files` matches owns the file.
 * `own` in `values` means the rest of the folder the pattern's group names, so that two chains,
 * two connectors or two features never meet.
 */
export interface Layer {
  readonly name: string
  readonly files: RegExp
  /** Layers whose values it may use. */
  readonly values: readonly string[]
  /** Packages whose values it may use; `node:` stands for all of Node. */
  readonly packages: readonly string[]
  /** Packages of which it may name types only. */
  readonly typePackages?: readonly string[]
}

const ground = ['ground', 'caip', 'words']
const contracts = ['chain contract', 'connector contract']
const connectors = ['connector', 'walletconnect connector', 'coinbase connector', 'safe connector']
const logic = [...ground, 'core', 'links', 'session', 'transport']

export const layerTable: readonly Layer[] = [
  { name: 'ground', files: /^schema\/(error|explain-error|tokens)\.ts$/, values: ['ground'], packages: [] },
  {
    name: 'words',
    files: /^runtime\/core\/(words|page-words|families|error-rows)\.ts$/,
    values: ['ground', 'words'],
    packages: [],
  },
  { name: 'shell texts', files: /^runtime\/(ui|react)\/([\w-]+-)?texts\.ts$/, values: ['words'], packages: [] },
  {
    name: 'feature texts',
    files: /^runtime\/features\/([^/]+)\/([\w-]+-)?texts\.ts$/,
    values: ['words'],
    packages: [],
  },
  { name: 'translation', files: /^runtime\/locales\//, values: [], packages: [] },
  { name: 'caip', files: /^schema\/(parse-)?caip\.ts$/, values: ['ground', 'caip'], packages: [] },
  { name: 'registry', files: /^schema\/features\.ts$/, values: [...ground, 'schema', 'manifest'], packages: ['zod'] },
  {
    name: 'schema',
    files: /^schema\//,
    values: [...ground, 'shell texts', 'schema', 'registry'],
    packages: ['zod'],
  },
  {
    name: 'manifest',
    files: /^runtime\/features\/([^/]+)\/schema\.ts$/,
    values: [...ground, 'schema', 'shell texts', 'feature texts'],
    packages: ['zod'],
  },
  { name: 'core', files: /^runtime\/core\//, values: [...ground, 'core'], packages: ['@preact/signals-core'] },
  { name: 'session', files: /^runtime\/session\//, values: [...ground, 'core', 'session'], packages: [] },
  { name: 'links', files: /^runtime\/links\//, values: [...ground, 'core', 'links'], packages: [] },
  { name: 'transport', files: /^runtime\/transport\//, values: [...ground, 'core', 'transport'], packages: [] },
  { name: 'chain contract', files: /^runtime\/chains\/chain\.ts$/, values: [...ground, 'core'], packages: [] },
  { name: 'connector contract', files: /^runtime\/connectors\/[^/]+\.ts$/, values: [...ground, 'core'], packages: [] },
  {
    name: 'evm chain',
    files: /^runtime\/chains\/(evm)\//,
    values: [...logic, 'chain contract', 'own'],
    packages: ['viem'],
  },
  { name: 'chain', files: /^runtime\/chains\/([^/]+)\//, values: [...logic, 'chain contract', 'own'], packages: [] },
  { name: 'eip1193', files: /^runtime\/connectors\/(eip1193)\//, values: [...logic, 'own'], packages: [] },
  {
    name: 'safe connector',
    files: /^runtime\/connectors\/(safe)\//,
    values: [...logic, 'connector contract', 'eip1193', 'own'],
    packages: ['@safe-global/safe-apps-sdk'],
  },
  {
    name: 'coinbase connector',
    files: /^runtime\/connectors\/(coinbase)\//,
    values: [...logic, 'connector contract', 'eip1193', 'own'],
    packages: ['@coinbase/wallet-sdk'],
  },
  {
    name: 'walletconnect connector',
    files: /^runtime\/connectors\/(walletconnect)\//,
    values: [...logic, 'connector contract', 'eip1193', 'own'],
    packages: ['@walletconnect/sign-client'],
  },
  {
    name: 'connector',
    files: /^runtime\/connectors\/([^/]+)\//,
    values: [...logic, 'connector contract', 'eip1193', 'own'],
    packages: [],
  },
  {
    name: 'view',
    files: /^runtime\/features\/([^/]+)\/.+\.tsx$/,
    values: [...ground, 'core', 'links', 'shell texts', 'ui', 'ui state', 'react', 'own'],
    packages: ['react'],
  },
  {
    name: 'feature',
    files: /^runtime\/features\/([^/]+)\//,
    values: [...logic, ...contracts, ...connectors, 'own'],
    packages: [],
  },
  {
    name: 'ui state',
    files: /^runtime\/ui\/(router|views)\.ts$/,
    values: [...ground, 'core', 'ui state'],
    packages: [],
    typePackages: ['react'],
  },
  { name: 'qr', files: /^runtime\/ui\/qr\/[^/]+\.ts$/, values: ['qr'], packages: ['uqr'] },
  {
    name: 'ui',
    files: /^runtime\/ui\//,
    values: [...ground, 'core', 'shell texts', 'ui', 'ui state', 'react', 'qr'],
    packages: ['react', 'react-dom'],
  },
  {
    name: 'react',
    files: /^runtime\/react\//,
    values: [...ground, 'core', 'shell texts', 'composition', 'ui', 'ui state', 'react'],
    packages: ['react', 'react-dom'],
  },
  {
    name: 'composition',
    files: /^runtime\/(kit|wiring|load-part)\.ts$/,
    values: [...logic, ...contracts, 'ui state', 'composition'],
    packages: [],
    typePackages: ['react'],
  },
  {
    name: 'modal entry',
    files: /^runtime\/(modal|embedded|long-list)\.ts$/,
    values: [...logic, 'composition', 'ui', 'react', 'view', 'feature'],
    packages: ['react'],
  },
  {
    name: 'react entry',
    files: /^runtime\/react\.ts$/,
    values: [...logic, 'react', 'composition'],
    packages: ['react'],
  },
  { name: 'cookies', files: /^runtime\/cookies\//, values: [...logic, 'composition', 'cookies'], packages: [] },
  {
    name: 'cookies entry',
    files: /^runtime\/cookies\.ts$/,
    values: [...logic, 'composition', 'cookies'],
    packages: [],
  },
  {
    name: 'viem entry',
    files: /^runtime\/viem(\/|\.ts$)/,
    values: [...logic, 'eip1193', 'evm chain', 'viem entry'],
    packages: ['viem'],
  },
  {
    name: 'wagmi entry',
    files: /^runtime\/wagmi(\/|\.ts$)/,
    values: [...logic, 'eip1193', 'viem entry', 'wagmi entry'],
    packages: ['viem'],
  },
  { name: 'locales entry', files: /^runtime\/locales\.ts$/, values: [...ground, 'core'], packages: [] },
  { name: 'entry', files: /^runtime\/index\.ts$/, values: [...logic, ...contracts, 'composition'], packages: [] },
  {
    name: 'walletconnect testing',
    files: /^runtime\/testing(\/walletconnect\/|-walletconnect\.ts$)/,
    values: [...ground, 'core', 'testing', 'walletconnect testing'],
    packages: ['viem', '@reown/walletkit', '@walletconnect/core'],
  },
  {
    name: 'playwright testing',
    files: /^runtime\/testing(\/playwright\/|-playwright\.ts$)/,
    values: [...ground, 'core', 'testing', 'walletconnect testing', 'playwright testing'],
    packages: ['viem', 'node:', '@playwright/test'],
  },
  {
    name: 'testing',
    files: /^runtime\/testing(\/|-jsdom\.ts$|\.ts$)/,
    values: [...ground, 'core', 'testing'],
    packages: ['viem'],
  },
  {
    name: 'stack',
    files: /^cli\/stack\//,
    values: [...ground, 'schema', 'stack', 'cli', 'backend'],
    packages: ['node:', '@solana/kit', 'litesvm', 'viem', 'ws', 'zod'],
  },
  {
    name: 'backend',
    files: /^templates\/backend\/src\//,
    values: ['backend'],
    packages: [
      'node:',
      '@electric-sql/pglite',
      '@hono/node-server',
      'hono',
      'ipaddr.js',
      'kysely',
      'kysely-pglite-dialect',
      'nodemailer',
      'pg',
      'pino',
      'prom-client',
      'saxes',
      'tldts',
      'typescript',
      'viem',
      'ws',
      'zod',
    ],
  },
  {
    name: 'cli',
    files: /^cli\//,
    values: [...ground, 'registry', 'schema', 'manifest', 'cli', 'stack'],
    packages: [
      'node:',
      '@csstools/css-color-parser',
      '@csstools/css-parser-algorithms',
      '@csstools/css-tokenizer',
      'chokidar',
      'commander',
      'diff',
      'fastest-levenshtein',
      'jsonc-parser',
      'picomatch',
      'prompts',
      'sucrase',
      'ts-morph',
      'yaml',
    ],
    typePackages: ['zod'],
  },
]

/** Packages that must stay off the first path: which files may not reach them without a dynamic import between. */
export const latePackages: readonly { readonly name: string; readonly entries: RegExp }[] = [
  { name: 'ts-morph', entries: /^cli\/main\.ts$/ },
  { name: '@csstools/css-color-parser', entries: /^cli\/main\.ts$/ },
  { name: 'jsonc-parser', entries: /^cli\/main\.ts$/ },
  { name: 'picomatch', entries: /^cli\/main\.ts$/ },
  { name: 'yaml', entries: /^cli\/main\.ts$/ },
  { name: 'uqr', entries: /^runtime\/(index|react|modal|kit)\.ts$|^runtime\/features\// },
  {
    name: '@walletconnect/sign-client',
    entries: /^runtime\/(index|react|modal|kit)\.ts$|^runtime\/(connectors|features)\//,
  },
  {
    name: '@safe-global/safe-apps-sdk',
    entries: /^runtime\/(index|react|modal|kit)\.ts$|^runtime\/features\/|^runtime\/connectors\/safe\/safe\.ts$/,
  },
  {
    name: '@coinbase/wallet-sdk',
    entries:
      /^runtime\/(index|react|modal|kit)\.ts$|^runtime\/features\/|^runtime\/connectors\/coinbase\/coinbase\.ts$/,
  },
  { name: 'viem', entries: /^runtime\/(index|react|modal|kit)\.ts$|^runtime\/(chains|connectors|features)\// },
]
