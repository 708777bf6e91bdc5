import { shellSentence } from '../../cli/doctor/modal-words.js'
import { config, installed } from './doctor-run.js'
import type { FakeWorld } from './fake-context.js'

type Edit = (text: string) => string

/** One thing that is done to a project nothing is wrong with, and what `doctor` says to it. */
export interface Breakage {
  readonly name: string
  readonly id: string
  readonly severity: 'error' | 'warning'
  readonly says: string
  readonly at?: string
  /** New texts by path, edits of what is there, or `undefined` for a file that is removed. */
  readonly change: Readonly<Record<string, string | undefined | Edit>>
  readonly flags?: readonly string[]
  readonly onGit?: FakeWorld['onGit']
  readonly isNext?: true
}

/** The key that leaks in some of them; no report may hold it. */
export const leaked = '9a'.repeat(32)
const key = `0x${leaked}`
const production = ['--mode', 'production']
const bundled = `<script type="module" src="/assets/vendor-a.js"></script>`

/** Twenty things that go wrong in a project, each alone. */
export const breakages: readonly Breakage[] = [
  {
    name: 'a network that does not exist',
    id: 'U-config',
    severity: 'error',
    says: 'bsae',
    at: 'modal.config.ts:5',
    change: { 'modal.config.ts': config({ networks: "['bsae']" }) },
  },
  {
    name: 'the kit is not in package.json',
    id: 'U-package',
    severity: 'error',
    says: "package.json doesn't list create-modal-kit.",
    at: 'package.json',
    change: { 'package.json': (text) => text.replace(/\s*"create-modal-kit": "[^"]*",?/, '') },
  },
  {
    name: 'the config was changed and nothing generated',
    id: 'D-21',
    severity: 'error',
    says: 'differs from what the config',
    at: 'src/modal-kit/generated.ts',
    change: { 'modal.config.ts': config({ app: "{ name: 'Other', url: 'https://app.example' }" }) },
  },
  {
    name: 'a generated file is gone',
    id: 'D-21',
    severity: 'error',
    says: 'src/modal-kit/modal.ts is missing.',
    at: 'src/modal-kit/modal.ts',
    change: { 'src/modal-kit/modal.ts': undefined },
  },
  {
    name: 'the app is served from another origin',
    id: 'D-24',
    severity: 'error',
    says: 'the app is served from https://other.example',
    at: 'modal.config.ts:4',
    change: {},
    flags: ['--url', 'https://other.example'],
  },
  {
    name: 'production asks this machine',
    id: 'D-10',
    severity: 'error',
    says: 'services.api points at this machine',
    at: 'modal.config.ts:6',
    change: { 'modal.config.ts': config({ services: "{ api: 'http://127.0.0.1:8787' }" }) },
    flags: production,
  },
  {
    name: 'debug is on in production',
    id: 'D-35',
    severity: 'warning',
    says: 'debug is on',
    at: 'modal.config.ts:4',
    change: { 'modal.config.ts': config({ projectId: "'abcd1234',\n  debug: true" }) },
    flags: production,
  },
  {
    name: 'a public endpoint alone in production',
    id: 'D-27',
    severity: 'warning',
    says: 'Base is asked at public endpoints only',
    at: 'modal.config.ts:5',
    change: { 'modal.config.ts': config({ networks: "[{ network: 'base', rpcUrls: ['https://mainnet.base.org'] }]" }) },
    flags: production,
  },
  {
    name: 'another version of the kit is installed',
    id: 'U-versions',
    severity: 'error',
    says: 'create-modal-kit 0.0.9 is installed',
    at: 'package.json',
    change: installed('create-modal-kit', '0.0.9'),
  },
  {
    name: 'an old moduleResolution',
    id: 'D-34',
    severity: 'error',
    says: 'too old',
    at: 'tsconfig.json:2',
    change: { 'tsconfig.json': '{\n  "compilerOptions": { "moduleResolution": "node" }\n}\n' },
  },
  {
    name: 'no lockfile',
    id: 'D-22',
    severity: 'warning',
    says: 'There is no lockfile.',
    at: 'package.json',
    change: { 'package-lock.json': undefined },
  },
  {
    name: 'the provider was taken out',
    id: 'D-38',
    severity: 'error',
    says: 'No file of the app renders <ModalKit>.',
    change: { 'src/main.tsx': (text) => text.replace(/<\/?ModalKit>/g, '') },
  },
  {
    name: "the kit's file lost its directive",
    id: 'D-15',
    severity: 'error',
    says: "doesn't begin with 'use client'",
    at: 'modal-kit/index.tsx:1',
    change: { 'modal-kit/index.tsx': (text) => text.replace(/^'use client'\s*/, '') },
    isNext: true,
  },
  {
    name: 'an icon that wallets do not show',
    id: 'D-25',
    severity: 'warning',
    says: 'an SVG',
    at: 'modal.config.ts:4',
    change: {
      'modal.config.ts': config({
        app: "{ name: 'App', url: 'https://app.example', icons: ['https://app.example/i.svg'] }",
      }),
    },
  },
  {
    name: 'a token of the theme that does not exist',
    id: 'U-theme',
    severity: 'warning',
    says: 'names --mk-color-acent, which is no token',
    at: 'src/theme.css:1',
    change: { 'src/theme.css': ':root { --mk-color-acent: red }\n' },
  },
  {
    name: 'a second React',
    id: 'D-11',
    severity: 'error',
    says: 'node_modules/react (19.3.1, of the app) and node_modules/cards/node_modules/react (18.3.1, of cards)',
    at: 'package.json',
    change: {
      'package.json': (text) => text.replace('"dependencies": {', '"dependencies": { "cards": "1.0.0",'),
      'node_modules/cards/package.json': '{ "version": "1.0.0", "dependencies": { "react": "^18" } }',
      ...installed('cards/node_modules/react', '18.3.1'),
    },
  },
  {
    name: 'the stylesheet is imported nowhere',
    id: 'U-stylesheet',
    severity: 'error',
    says: 'imports src/modal-kit/modal-kit.css',
    at: 'src/main.tsx',
    change: { 'src/main.tsx': (text) => text.replace(/^import '.*modal-kit\.css'.*\n/m, '') },
  },
  {
    name: 'a private key in a source',
    id: 'D-13',
    severity: 'error',
    says: 'src/lib/relay.ts holds a private key.',
    at: 'src/lib/relay.ts:2',
    change: { 'src/lib/relay.ts': `// pays for users\nexport const relayer = privateKeyToAccount('${key}')\n` },
  },
  {
    name: 'a .env that is staged',
    id: 'D-13',
    severity: 'error',
    says: '.env is in the next commit, and holds a private key.',
    at: '.env:2',
    change: { '.git/HEAD': 'ref: refs/heads/main\n', '.env': `VITE_NAME=App\nPRIVATE_KEY=${key}\n` },
    onGit: (args) =>
      args.includes('--cached')
        ? [
            'diff --git a/.env b/.env',
            '--- /dev/null',
            '+++ b/.env',
            '@@ -0,0 +1,2 @@',
            '+VITE_NAME=App',
            `+PRIVATE_KEY=${key}`,
          ]
        : [],
  },
  {
    name: 'manualChunks in vite.config',
    id: 'D-17',
    severity: 'error',
    says: 'dist/assets/vendor-a.js is loaded with the page, and holds the shell of the modal.',
    at: 'dist/assets/vendor-a.js',
    change: {
      'vite.config.ts': "export default { build: { rollupOptions: { output: { manualChunks: () => 'vendor' } } } }\n",
      'dist/index.html': bundled,
      'dist/assets/vendor-a.js': `var t="${shellSentence()}",h="mk-header"`,
    },
  },
]
