import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from './read-settings.js'
import { type Environment, variableNames } from './read-variables.js'
import { SettingsError } from './settings-error.js'
import { settingsTable } from './settings-table.data.js'

let dir: string
let chains: string
const ethereum = {
  chainId: 'eip155:1',
  name: 'Ethereum',
  rpcUrls: ['https://node.example/key'],
  native: { name: 'Ether', symbol: 'ETH', decimals: 18 },
}
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'modal-kit-settings-'))
  chains = await file('chains.json', [ethereum])
})
afterAll(() => rm(dir, { recursive: true, force: true }))

async function file(name: string, content: unknown): Promise<string> {
  const path = join(dir, name)
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

function production(change: Environment = {}): Environment {
  return {
    MODE: 'production',
    CHAINS_FILE: chains,
    PUBLIC_URL: 'https://api.example.com',
    SECRET_KEY: 'x'.repeat(32),
    TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    DATABASE_URL: 'postgres://user:hush@db.internal/wallets',
    ...change,
  }
}

function problemsOf(env: Environment): readonly string[] {
  try {
    readSettings(env)
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.problems
    throw error
  }
}

test('behavior: production starts with what it needs', () => {
  expect(readSettings(production())).toMatchObject({
    mode: 'production',
    host: '127.0.0.1',
    port: 8_787,
    publicUrl: 'https://api.example.com',
    hosts: ['api.example.com', '127.0.0.1:8787', 'localhost:8787', '[::1]:8787'],
    database: { kind: 'postgres', url: 'postgres://user:hush@db.internal/wallets' },
    trustedProxies: ['10.0.0.0/8', '::1'],
    mail: { kind: 'none' },
    providers: { sandboxOnramp: false },
    defaultOrigins: false,
    logLevel: 'info',
  })
  expect(readSettings(production({ TRUSTED_PROXIES: 'none', ADMIN_TOKEN: '' }))).toMatchObject({ trustedProxies: [] })
  expect(readSettings(production())).not.toHaveProperty('adminToken')
})

test('behavior: development needs nothing but chains', () => {
  const settings = readSettings({ MODE: 'development', CHAINS_FILE: chains, DATA_DIR: 'memory', PORT: '0' })
  expect(settings).toMatchObject({ mode: 'development', mail: { kind: 'inbox' }, providers: { sandboxOnramp: true } })
  expect(settings).toMatchObject({ database: { kind: 'memory' }, hosts: ['127.0.0.1:0', 'localhost:0', '[::1]:0'] })
})

test('behavior: the chains.json that is shipped is fine for development', () => {
  const shipped = join(import.meta.dirname, '../chains.json')
  expect(readSettings({ MODE: 'development', CHAINS_FILE: shipped }).chains.map(({ chainId }) => chainId)).toEqual([
    'eip155:1',
    'eip155:137',
    'eip155:8453',
  ])
  expect(
    problemsOf(production({ CHAINS_FILE: shipped })).filter((problem) => problem.includes('on this machine')).length,
  ).toBe(3)
})

test('error: A-54 production refuses each setting that is only fit for a desk, by name', async () => {
  const local = await file('local.json', [{ ...ethereum, rpcUrls: ['https://node.example', 'http://localhost:8545'] }])
  const wrong: readonly (readonly [Environment, string])[] = [
    [{ MAIL_URL: 'inbox' }, 'MAIL_URL'],
    [{ PUBLIC_URL: 'http://api.example.com' }, 'PUBLIC_URL=http://api.example.com: is not https'],
    [{ PUBLIC_URL: undefined }, 'PUBLIC_URL: is not set'],
    [{ SECRET_KEY: undefined }, 'SECRET_KEY: is not set'],
    [{ SECRET_KEY: 'short' }, 'SECRET_KEY: is shorter than 32 bytes'],
    [{ SECRET_KEY: 'development-only-secret-that-everybody-knows' }, 'SECRET_KEY: is the one of development'],
    [{ TRUSTED_PROXIES: undefined }, 'TRUSTED_PROXIES: is not set'],
    ...['0.0.0.0/0', '::/0', '10.0.0.1,0.0.0.0/1,128.0.0.0/1', '8.0.0.0/5'].map(
      (TRUSTED_PROXIES) => [{ TRUSTED_PROXIES }, 'TRUSTED_PROXIES: covers'] as const,
    ),
    [{ DEFAULT_ORIGINS: 'on' }, 'DEFAULT_ORIGINS=on'],
    [{ SANDBOX_ONRAMP: 'on' }, 'SANDBOX_ONRAMP=on'],
    [{ DATABASE_URL: undefined, DATA_DIR: 'memory' }, 'DATA_DIR=memory'],
    [{ CHAINS_FILE: local }, 'http://localhost:8545'],
    [{ OWN_DOMAINS: 'vercel.app' }, 'OWN_DOMAINS=vercel.app'],
  ]
  for (const [change, words] of wrong) {
    expect([change, problemsOf(production(change)).some((problem) => problem.includes(words))]).toEqual([change, true])
  }
  const desk = { TRUSTED_PROXIES: '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,fc00::/7', DEFAULT_ORIGINS: 'off' }
  for (const change of [{}, desk]) expect(problemsOf(production(change))).toEqual([])
})

test('error: every fault is told at once, with what to write, and no secret', () => {
  const problems = problemsOf({
    MODE: 'live',
    PORT: '99999',
    PUBLIC_URL: 'api.example.com/v1',
    SECRET_KEY: 'hush-hush',
    DATABASE_URL: 'mysql://root:hush-hush@db',
    MAIL_URL: 'http://hush-hush',
    LIMIT_RPC_PER_MINUTE: '-1',
    DEFAULT_ORIGINS: 'maybe',
    TRUSTED_PROXIES: 'load-balancer',
    CHAINS_FILE: '/nowhere/chains.json',
  })
  const named = problems.map((problem) => /^[A-Z_]+/.exec(problem)?.[0])
  expect(named).toEqual(
    [
      'MODE',
      'PORT',
      'PUBLIC_URL',
      'DATABASE_URL',
      'TRUSTED_PROXIES',
      'SECRET_KEY',
      'DEFAULT_ORIGINS',
      'MAIL_URL',
      'LIMIT_RPC_PER_MINUTE',
      'CHAINS_FILE',
    ].sort((a, b) => named.indexOf(a) - named.indexOf(b)),
  )
  expect(problems.join('\n')).not.toContain('hush-hush')
  expect(problems.join('\n')).toContain('write a whole number from 0 to 65535')
  expect(problems.at(-1)).toContain('"rpcUrls"')
})

test('error: A-54 a variable that cannot be read hides nothing of what production refuses, and is told once', () => {
  const change = { MAIL_URL: 'inbox', PUBLIC_URL: 'nowhere', TRUSTED_PROXIES: undefined, SANDBOX_ONRAMP: 'on' }
  const named = problemsOf(production(change)).map((problem) => /^[A-Z_]+/.exec(problem)?.[0])
  expect(named.sort()).toEqual(['MAIL_URL', 'PUBLIC_URL', 'SANDBOX_ONRAMP', 'TRUSTED_PROXIES'])
})

test('error: chains that are no chains are told by their place', async () => {
  const told = async (content: unknown) =>
    problemsOf({ MODE: 'development', CHAINS_FILE: await file('bad.json', content) }).join('\n')
  expect(await told('{')).toContain('is no JSON')
  expect(await told([])).toContain('names no chain')
  expect(await told([{ ...ethereum, chainId: 'ethereum' }])).toContain('0.chainId: is no CAIP-2 chain id')
  expect(await told([{ ...ethereum, rpcUrls: ['ftp://node'] }])).toContain('0.rpcUrls.0')
  expect(await told([{ ...ethereum, rpcUrl: 'https://x' }])).toContain('rpcUrl')
  expect(await told([ethereum, ethereum])).toContain('eip155:1 is there twice')
})

test('behavior: the table describes every variable that is read, and no other', () => {
  expect(settingsTable.map(({ name }) => name).sort()).toEqual([...variableNames].sort())
  for (const { name, isNeededInProduction } of settingsTable) {
    const isRefused = problemsOf(production({ [name]: undefined })).some((problem) => problem.startsWith(name))
    if (name !== 'CHAINS_FILE') expect([name, isRefused]).toEqual([name, isNeededInProduction ?? false])
  }
})
