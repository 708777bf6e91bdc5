/**
 * The layer table of the repository: the first row whose `files` matches owns the file. Imports of types count as well.
 * `own` in `values` means the rest of the folder the pattern's group names, so that two chains,
 * two connectors or two features never meet.
 */
export interface Layer {
  readonly name: string
  readonly files: RegExp
  /** Layers it may import from. */
  readonly imports: readonly string[]
  /** Packages whose values it may use; `node:` stands for all of Node. */
  readonly packages: readonly string[]
  /** Packages of which it may name types only. */
  readonly typePackages?: readonly string[]
}

const ground = ['ground', 'caip', 'words']
const connectors = [
  'connector',
  'walletconnect connector',
  'coinbase connector',
  'safe connector',
  'secure-wallet connector',
]
const logic = [...ground, 'core', 'contract', 'wallets', 'links', 'session', 'rpc', 'transport']

export const layerTable: readonly Layer[] = [
  {
    name: 'ground',
    files: /^schema\/(error|explain-error|mark|picture|tokens)\.ts$/,
    imports: ['ground'],
    packages: [],
  },
  {
    name: 'words',
    files: /^runtime\/core\/(words|page-words|namespace-texts|error-rows\.data)\.ts$/,
    imports: ['ground', 'words'],
    packages: [],
  },
  { name: 'shell texts', files: /^runtime\/(ui|react)\/([\w-]+-)?texts\.ts$/, imports: ['words'], packages: [] },
  {
    name: 'feature texts',
    files: /^runtime\/features\/([^/]+)\/([\w-]+-)?texts\.ts$/,
    imports: ['words'],
    packages: [],
  },
  {
    name: 'translation',
    files: /^runtime\/locales\//,
    imports: ['words', 'core', 'shell texts', 'feature texts', 'manifest'],
    packages: [],
  },
  {
    name: 'caip',
    files: /^schema\/((parse-)?caip|account-types|onramp-providers)\.ts$/,
    imports: ['ground', 'caip'],
    packages: [],
  },
  {
    name: 'registry',
    files: /^schema\/(registry|features|chains)\.ts$/,
    imports: [...ground, 'schema', 'registry', 'caip', 'manifest'],
    packages: ['zod'],
  },
  {
    name: 'schema',
    files: /^schema\//,
    imports: [...ground, 'shell texts', 'schema', 'registry'],
    packages: ['zod'],
  },
  {
    name: 'manifest',
    files: /^runtime\/(?:features|chains)\/([^/]+)\/schema\.ts$/,
    imports: [...ground, 'schema', 'shell texts', 'feature texts'],
    packages: ['zod'],
  },
  { name: 'core', files: /^runtime\/core\//, imports: [...ground, 'core'], packages: ['@preact/signals-core'] },
  {
    name: 'contract',
    files: /^runtime\/contract\//,
    imports: [...ground, 'core', 'contract'],
    packages: [],
    typePackages: ['react'],
  },
  {
    name: 'wallets',
    files: /^runtime\/wallets\//,
    imports: [...ground, 'core', 'contract', 'wallets'],
    packages: [],
  },
  {
    name: 'session',
    files: /^runtime\/session\//,
    imports: [...ground, 'core', 'contract', 'connector tools', 'session'],
    packages: [],
  },
  { name: 'links', files: /^runtime\/links\//, imports: [...ground, 'core', 'links'], packages: [] },
  { name: 'rpc', files: /^runtime\/rpc\//, imports: [...ground, 'core', 'rpc'], packages: [] },
  { name: 'frame', files: /^runtime\/frame\//, imports: [...ground, 'core', 'frame'], packages: ['zod'] },
  {
    name: 'wallet site',
    files: /^runtime\/wallet-site\//,
    imports: [...ground, 'core', 'frame', 'wallet site'],
    packages: ['zod', '@noble/curves', '@noble/hashes', '@noble/secp256k1'],
  },
  { name: 'transport', files: /^runtime\/transport\//, imports: [...ground, 'core', 'transport'], packages: [] },
  {
    name: 'connector tools',
    files: /^runtime\/connectors\/[^/]+\.ts$/,
    imports: [...ground, 'core', 'contract', 'connector tools'],
    packages: [],
  },
  { name: 'evm chain', files: /^runtime\/chains\/(evm)\//, imports: [...logic, 'own'], packages: ['viem'] },
  {
    name: 'solana chain',
    files: /^runtime\/chains\/(solana)\//,
    imports: [...logic, 'own'],
    packages: ['@solana/web3.js'],
  },
  { name: 'chain', files: /^runtime\/chains\/([^/]+)\//, imports: [...logic, 'own'], packages: [] },
  { name: 'eip1193', files: /^runtime\/connectors\/(eip1193)\//, imports: [...logic, 'own'], packages: [] },
  { name: 'solana tools', files: /^runtime\/connectors\/(solana)\//, imports: [...logic, 'own'], packages: [] },
  {
    name: 'wallet-standard connector',
    files: /^runtime\/connectors\/(wallet-standard)\//,
    imports: [...logic, 'connector tools', 'solana tools', 'own'],
    packages: [],
  },
  {
    name: 'safe connector',
    files: /^runtime\/connectors\/(safe)\//,
    imports: [...logic, 'connector tools', 'eip1193', 'own'],
    packages: ['@safe-global/safe-apps-sdk'],
  },
  {
    name: 'coinbase connector',
    files: /^runtime\/connectors\/(coinbase)\//,
    imports: [...logic, 'connector tools', 'eip1193', 'own'],
    packages: ['@coinbase/wallet-sdk'],
  },
  {
    name: 'secure-wallet connector',
    files: /^runtime\/connectors\/(secure-wallet)\//,
    imports: [...logic, 'frame', 'connector tools', 'eip1193', 'solana tools', 'own'],
    packages: [],
  },
  {
    name: 'walletconnect connector',
    files: /^runtime\/connectors\/(walletconnect)\//,
    imports: [...logic, 'connector tools', 'eip1193', 'solana tools', 'own'],
    packages: ['@walletconnect/sign-client'],
  },
  {
    name: 'connector',
    files: /^runtime\/connectors\/([^/]+)\//,
    imports: [...logic, 'connector tools', 'eip1193', 'own'],
    packages: [],
  },
  {
    name: 'feature contract',
    files: /^runtime\/features\/([^/]+)\/contract\.ts$/,
    imports: [...logic, ...connectors, 'own'],
    packages: [],
  },
  {
    name: 'login',
    files: /^runtime\/login\//,
    imports: [...ground, 'core', 'contract', 'react', 'feature contract', 'login'],
    packages: ['react'],
  },
  {
    name: 'view',
    files: /^runtime\/features\/([^/]+)\/.+\.tsx$/,
    imports: [
      ...ground,
      'core',
      'contract',
      'wallets',
      'links',
      'shell texts',
      'ui',
      'ui state',
      'react',
      'login',
      'feature contract',
      'own',
    ],
    packages: ['react'],
  },
  {
    // What is signed is read and written by ABI here; its code is fetched with the first swap.
    name: 'swap calls',
    files: /^runtime\/features\/(swaps)\/evm\//,
    imports: [...logic, 'feature contract', 'own'],
    packages: ['viem'],
  },
  {
    name: 'feature',
    files: /^runtime\/features\/([^/]+)\//,
    imports: [...logic, 'frame', 'connector tools', ...connectors, 'feature contract', 'own'],
    packages: [],
  },
  {
    name: 'ui state',
    files: /^runtime\/ui\/(router|views)\.ts$/,
    imports: [...ground, 'core', 'contract', 'ui state'],
    packages: [],
    typePackages: ['react'],
  },
  { name: 'qr', files: /^runtime\/ui\/qr\/[^/]+\.ts$/, imports: ['qr'], packages: ['uqr'] },
  {
    name: 'project',
    files: /^runtime\/project\//,
    imports: [...ground, 'core', 'contract', 'transport'],
    packages: [],
  },
  {
    name: 'ui',
    files: /^runtime\/ui\//,
    imports: [...ground, 'core', 'contract', 'project', 'shell texts', 'ui', 'ui state', 'react', 'qr'],
    packages: ['react', 'react-dom'],
  },
  {
    name: 'react',
    files: /^runtime\/react\//,
    imports: [...ground, 'core', 'contract', 'session', 'shell texts', 'composition', 'ui', 'ui state', 'react'],
    packages: ['react', 'react-dom'],
  },
  {
    name: 'composition',
    files: /^runtime\/(kit|load-part)\.ts$/,
    imports: [...logic, 'connector tools', 'ui state', 'composition'],
    packages: [],
    typePackages: ['react'],
  },
  {
    name: 'modal entry',
    files: /^runtime\/(modal|marks|embedded|long-list)\.ts$/,
    imports: [...logic, 'composition', 'ui', 'react', 'view', 'feature'],
    packages: ['react'],
  },
  {
    name: 'react entry',
    files: /^runtime\/react\.ts$/,
    imports: [...logic, 'react', 'composition'],
    packages: ['react'],
  },
  { name: 'cookies', files: /^runtime\/cookies\//, imports: [...logic, 'composition', 'cookies'], packages: [] },
  {
    name: 'cookies entry',
    files: /^runtime\/cookies\.ts$/,
    imports: [...logic, 'composition', 'cookies'],
    packages: [],
  },
  { name: 'bridge', files: /^runtime\/bridge\//, imports: [...logic, 'bridge'], packages: [] },
  {
    name: 'solana entry',
    files: /^runtime\/solana(\/|\.ts$)/,
    imports: [...logic, 'bridge', 'solana chain', 'solana tools', 'solana entry'],
    packages: ['@solana/web3.js'],
  },
  {
    name: 'send entry',
    files: /^runtime\/send(\/|\.ts$)/,
    imports: [...logic, 'bridge', 'feature contract', 'react', 'send entry'],
    packages: ['react'],
  },
  {
    name: 'swap entry',
    files: /^runtime\/swap(\/|\.ts$)/,
    imports: [...logic, 'feature contract', 'react', 'swap entry'],
    packages: ['react'],
  },
  {
    name: 'onramp entry',
    files: /^runtime\/onramp(\/|\.ts$)/,
    imports: [...logic, 'feature contract', 'react', 'onramp entry'],
    packages: ['react'],
  },
  {
    name: 'viem entry',
    files: /^runtime\/viem(\/|\.ts$)/,
    imports: [...logic, 'bridge', 'eip1193', 'viem entry'],
    packages: ['viem'],
  },
  {
    name: 'wagmi entry',
    files: /^runtime\/wagmi(\/|\.ts$)/,
    imports: [...logic, 'bridge', 'eip1193', 'viem entry', 'wagmi entry'],
    packages: ['viem'],
  },
  { name: 'locales entry', files: /^runtime\/locales\.ts$/, imports: [...ground, 'core'], packages: [] },
  { name: 'entry', files: /^runtime\/index\.ts$/, imports: [...logic, 'connector tools', 'composition'], packages: [] },
  {
    name: 'walletconnect testing',
    files: /^runtime\/testing(\/walletconnect\/|-walletconnect\.ts$)/,
    imports: [...ground, 'core', 'testing', 'solana testing', 'walletconnect testing'],
    packages: ['viem', '@reown/walletkit', '@walletconnect/core'],
  },
  {
    name: 'solana testing',
    files: /^runtime\/testing(\/solana\/|-solana\.ts$)/,
    imports: [...ground, 'core', 'contract', 'testing', 'solana testing'],
    packages: ['@solana/web3.js'],
  },
  {
    name: 'frame testing',
    files: /^runtime\/testing\/frame\//,
    imports: [...ground, 'core', 'frame', 'testing', 'frame testing'],
    packages: [],
  },
  {
    name: 'playwright testing',
    files: /^runtime\/testing(\/playwright\/|-playwright(-solana)?\.ts$)/,
    imports: [
      ...ground,
      'core',
      'contract',
      'frame',
      'testing',
      'frame testing',
      'solana testing',
      'walletconnect testing',
      'playwright testing',
    ],
    packages: ['viem', 'node:', '@playwright/test'],
  },
  {
    name: 'testing',
    files: /^runtime\/testing(\/|-jsdom\.ts$|\.ts$)/,
    imports: [...ground, 'core', 'testing'],
    packages: ['viem'],
  },
  {
    name: 'stack',
    files: /^cli\/stack\//,
    imports: [...ground, 'schema', 'stack', 'cli', 'backend'],
    packages: ['node:', '@solana/kit', 'litesvm', 'viem', 'ws', 'zod'],
  },
  {
    name: 'backend',
    files: /^templates\/backend\/src\//,
    imports: ['backend'],
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
    imports: [...ground, 'registry', 'schema', 'manifest', 'cli', 'stack'],
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
  {
    name: '@solana/web3.js',
    entries:
      /^runtime\/(index|react|modal|kit)\.ts$|^runtime\/(connectors|features)\/|^runtime\/chains\/solana\/(chain|adapter)\.ts$/,
  },
  { name: 'viem', entries: /^runtime\/(index|react|modal|kit)\.ts$|^runtime\/(chains|connectors|features)\// },
]
