import { describe, expect, test } from 'vitest'
import { config, dependencies, doctor, type Files, healthy, installed, lock } from '../../test/unit/doctor-run.js'
import { fakeContext } from '../../test/unit/fake-context.js'
import { run } from '../main.js'
import { checks } from './checks.data.js'

describe('a healthy project', () => {
  test('behavior: has nothing to fix, in development and in production', async () => {
    const files = await healthy()
    expect(await doctor(files, '--offline')).toEqual({ code: 0, findings: [], ids: [] })
    expect(await doctor(files, '--offline', '--url', 'https://app.example/start')).toEqual({
      code: 0,
      findings: [],
      ids: [],
    })
  })

  test('behavior: every check has an id of its own', () => {
    expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length)
  })
})

interface Bad {
  readonly id: string
  readonly text?: string
  readonly change: Files
  readonly without?: readonly string[]
  readonly flags?: readonly string[]
  readonly says: string
  readonly at?: string
  readonly code?: number
}

const key = `0x${'4f'.repeat(32)}`
const words = 'legal winner thank year wave sausage worth useful legal winner thank yellow'
const next = { ...dependencies, next: '16.0.0' }

const bad: readonly Bad[] = [
  {
    id: 'U-config',
    change: { 'modal.config.ts': config({ networks: "['bsae']" }) },
    says: 'bsae',
    at: 'modal.config.ts:5',
    code: 1,
  },
  {
    id: 'U-config',
    change: { 'modal.config.ts': 'export default (' },
    says: "can't be parsed",
    at: 'modal.config.ts',
    code: 1,
  },
  { id: 'U-config', change: {}, without: ['modal.config.ts'], says: 'No config found', code: 1 },
  { id: 'U-package', change: { 'package.json': '{ broken' }, says: "isn't valid JSON", at: 'package.json', code: 1 },
  {
    id: 'U-package',
    change: { 'package.json': JSON.stringify({ dependencies: { viem: '2' } }) },
    says: 'create-modal-kit',
    at: 'package.json',
    code: 1,
  },
  {
    id: 'D-21',
    change: { 'modal.config.ts': config({ app: "{ name: 'Other', url: 'https://app.example' }" }) },
    says: 'differs from what the config',
    at: 'src/modal-kit/generated.ts',
    code: 1,
  },
  {
    id: 'D-21',
    change: {},
    without: ['src/modal-kit/csp.json'],
    says: 'is missing',
    at: 'src/modal-kit/csp.json',
    code: 1,
  },
  {
    id: 'D-24',
    change: {},
    flags: ['--url', 'https://other.example'],
    says: 'served from https://other.example',
    at: 'modal.config.ts:4',
    code: 1,
  },
  {
    id: 'D-10',
    text: config({ services: "{ api: 'http://127.0.0.1:8787' }" }),
    change: {},
    flags: ['--mode', 'production'],
    says: 'services.api points at this machine',
    at: 'modal.config.ts:6',
    code: 1,
  },
  {
    id: 'D-27',
    text: config({ networks: "[{ network: 'base', rpcUrls: ['https://mainnet.base.org'] }]" }),
    change: {},
    flags: ['--mode', 'production'],
    says: 'Base is asked at public endpoints only',
    at: 'modal.config.ts:5',
  },
  {
    id: 'D-13',
    change: { 'modal.config.ts': `const privateKey = '${key}'\n${config()}` },
    says: 'a private key',
    at: 'modal.config.ts:1',
    code: 1,
  },
  {
    id: 'D-13',
    change: { '.env': `MNEMONIC="${words}"\nVITE_SEED="${words}"\n` },
    says: 'a secret recovery phrase',
    at: '.env:2',
    code: 1,
  },
  {
    id: 'D-13',
    text: config({
      networks: `[{ network: 'mainnet', rpcUrls: ['https://mainnet.infura.io/v3/${'0a'.repeat(16)}'] }]`,
    }),
    change: {},
    says: 'an RPC address with a key',
    at: 'modal.config.ts:5',
  },
  {
    id: 'D-11',
    change: installed('react-dom', '19.2.0'),
    says: "aren't the same version",
    at: 'package.json',
    code: 1,
  },
  { id: 'D-11', change: installed('viem', '1.21.4'), says: 'viem 1.21.4 is installed', at: 'package.json', code: 1 },
  {
    id: 'D-11',
    change: { 'package-lock.json': lock({ 'node_modules/x/node_modules/react': { version: '18.3.1' } }) },
    says: '2 versions of react',
    at: 'package-lock.json',
    code: 1,
  },
  {
    id: 'D-34',
    change: { 'tsconfig.json': '{\n  // old\n  "compilerOptions": { "moduleResolution": "node" }\n}' },
    says: 'too old',
    at: 'tsconfig.json:3',
    code: 1,
  },
  { id: 'D-34', change: installed('typescript', '4.9.5'), says: 'TypeScript 4.9.5', at: 'package.json', code: 1 },
  { id: 'D-22', change: {}, without: ['package-lock.json'], says: 'no lockfile', at: 'package.json' },
  { id: 'D-22', change: { 'pnpm-lock.yaml': '' }, says: 'npm and pnpm', at: 'package-lock.json' },
  {
    id: 'D-15',
    change: {
      'package.json': JSON.stringify({ dependencies: next }),
      'src/modal-kit/index.tsx': "export { wiring } from './generated'\n",
    },
    says: "'use client'",
    at: 'src/modal-kit/index.tsx:1',
    code: 1,
  },
  {
    id: 'D-15',
    change: {
      'package.json': JSON.stringify({ dependencies: next }),
      'src/modal-kit/index.tsx': "'use client'\nexport const width = window.innerWidth\n",
    },
    says: 'uses window while it is imported',
    at: 'src/modal-kit/index.tsx:2',
    code: 1,
  },
  {
    id: 'D-35',
    text: config({ projectId: "'abcd1234',\n  debug: true" }),
    change: {},
    flags: ['--mode', 'production'],
    says: 'debug is on',
    at: 'modal.config.ts:4',
  },
  {
    id: 'D-25',
    text: config({ app: "{ name: 'App', icons: ['https://app.example/icon.svg'] }" }),
    change: {},
    says: 'an SVG',
    at: 'modal.config.ts:4',
  },
]

test('behavior: the fix of a stale file, carried out, leaves nothing to fix', async () => {
  const files = {
    ...(await healthy()),
    'modal.config.ts': config({ networks: "[{ network: 'base', rpcUrls: ['https://rpc.example'] }]" }),
  }
  expect((await doctor(files, '--offline')).ids).toEqual(['D-21'])
  const context = fakeContext({ files })
  expect(await run(['generate'], context)).toBe(0)
  expect((await doctor(context.files.snapshot(), '--offline')).findings).toEqual([])
})

describe('a project with one thing wrong', () => {
  test.each(bad.map((each) => [each.id, each.says, each] as const))('error: %s: %s', async (id, says, each) => {
    const files = { ...(await healthy(each.text)), ...each.change }
    const without = Object.fromEntries(Object.entries(files).filter(([path]) => !each.without?.includes(path)))
    const { code, ids, findings } = await doctor(without, '--offline', ...(each.flags ?? []))
    expect(ids).toEqual([id])
    const [first] = findings
    expect(first?.what).toContain(says)
    expect([first?.file, first?.line].filter(Boolean).join(':')).toBe(each.at ?? '')
    expect(code).toBe(each.code ?? 0)
  })

  test('behavior: what only looks like it is left alone', async () => {
    const publicKey = `[{ network: 'mainnet', rpcUrls: ['https://mainnet.infura.io/v3/${'0a'.repeat(16)}'] }], // public: for our origins only`
    const hash = `// The first block: ${key}\n`
    const { findings } = await doctor(
      {
        ...(await healthy(`${hash}${config({ networks: publicKey })}`)),
        '.env': `PRIVATE_KEY=${key}\n`,
        'src/modal-kit/index.tsx':
          "const at = typeof window === 'undefined' ? 0 : window.innerWidth\nexport const wide = () => window.innerWidth > at\n",
        'package.json': JSON.stringify({ dependencies: { ...dependencies, '@react-router/dev': '7' } }),
        'package-lock.json': lock({ 'node_modules/x/node_modules/react': { version: '18.3.1', dev: true } }),
      },
      '--offline',
    )
    expect(findings).toEqual([])
  })
})
