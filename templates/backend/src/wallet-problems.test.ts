import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from './read-settings.js'
import type { Environment } from './read-variables.js'
import { SettingsError } from './settings-error.js'

let folder = ''
let chains = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'modal-kit-wallet-settings-'))
  chains = join(folder, 'chains.json')
  const native = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  const chain = { chainId: 'eip155:1', name: 'Ethereum', rpcUrls: ['https://node.example'], native }
  writeFileSync(chains, JSON.stringify([chain]))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Everything that a wallet's site in production needs. */
function production(change: Environment = {}): Environment {
  return {
    MODE: 'production',
    CHAINS_FILE: chains,
    PUBLIC_URL: 'https://api.example.com',
    SECRET_KEY: 'x'.repeat(32),
    TRUSTED_PROXIES: '10.0.0.0/8',
    MAIL_URL: 'smtps://user:hush@mail.example.com',
    MAIL_FROM: 'wallet@example.com',
    WALLET_URL: 'https://wallet.example.com',
    WALLET_KMS_URL: 'https://bao.internal:8200',
    WALLET_KMS_KEY: 'wallets',
    WALLET_KMS_TOKEN_FILE: '/run/bao/token',
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
const namesOf = (env: Environment) => problemsOf(env).map((problem) => /^[A-Z_]+/.exec(problem)?.[0])

test('behavior: production has the wallet’s site where it has all it needs', () => {
  expect(readSettings(production({ FRAME_PORT: '9000' }))).toMatchObject({
    framePort: 9_000,
    walletUrl: 'https://wallet.example.com',
    kms: { url: 'https://bao.internal:8200', mount: 'transit', key: 'wallets', tokenFile: '/run/bao/token' },
    mail: { kind: 'smtp' },
  })
  const other = { WALLET_KMS_MOUNT: 'team/transit', WALLET_KMS_TOKEN: 's.hush', WALLET_KMS_TOKEN_FILE: '' }
  expect(readSettings(production(other)).kms).toEqual({
    url: 'https://bao.internal:8200',
    mount: 'team/transit',
    key: 'wallets',
    token: 's.hush',
  })
  // An agent on this machine speaks TLS to the KMS.
  expect(problemsOf(production({ WALLET_KMS_URL: 'http://127.0.0.1:8100' }))).toEqual([])
})

test('behavior: development needs none of it, and takes it', () => {
  const development = { MODE: 'development', CHAINS_FILE: chains }
  for (const name of ['walletUrl', 'kms']) expect(readSettings(development)).not.toHaveProperty(name)
  const { walletUrl, kms } = readSettings({
    ...development,
    WALLET_URL: 'http://wallet.localhost:8788',
    WALLET_KMS_URL: 'http://127.0.0.1:8200',
    WALLET_KMS_KEY: 'wallets',
    WALLET_KMS_TOKEN: 'root',
  })
  expect([walletUrl, kms?.token]).toEqual(['http://wallet.localhost:8788', 'root'])
})

test.each<[string, Environment, string]>([
  ['http', { WALLET_URL: 'http://wallet.example.com' }, 'WALLET_URL=http://wallet.example.com: is not https'],
  ['an address', { WALLET_URL: 'https://203.0.113.7' }, 'WALLET_URL=https://203.0.113.7: is an address or this'],
  ['an address of IPv6', { WALLET_URL: 'https://[2001:db8::1]' }, 'WALLET_URL=https://[2001:db8::1]: is an address'],
  ['this machine', { WALLET_URL: 'https://wallet.localhost' }, 'WALLET_URL=https://wallet.localhost: is an address or'],
  ['the origin of the API', { WALLET_URL: 'https://api.example.com' }, 'is on the host of PUBLIC_URL'],
  ['its host', { WALLET_URL: 'https://api.example.com:8443' }, 'is on the host of PUBLIC_URL'],
  ['a path', { WALLET_URL: 'https://example.com/wallet' }, 'WALLET_URL=https://example.com/wallet: write scheme, host'],
  ['no mail', { MAIL_URL: '', MAIL_FROM: '' }, 'MAIL_URL: is not set, but WALLET_URL is'],
  ['no KMS', { WALLET_KMS_URL: '' }, 'WALLET_KMS_URL: is not set, but WALLET_URL is. The key file is for development'],
  [
    'a KMS without TLS',
    { WALLET_KMS_URL: 'http://bao.internal:8200' },
    'WALLET_KMS_URL=http://bao.internal:8200: is not',
  ],
  ['a KMS with a path', { WALLET_KMS_URL: 'https://bao.internal/v1' }, 'WALLET_KMS_URL=https://bao.internal/v1: write'],
  ['no key of it', { WALLET_KMS_KEY: '' }, 'WALLET_KMS_KEY: is not set'],
  ['a key that goes elsewhere', { WALLET_KMS_KEY: '../sys' }, 'WALLET_KMS_KEY=../sys: write the name of a key'],
  ['a mount that goes elsewhere', { WALLET_KMS_MOUNT: 'a/../sys' }, 'WALLET_KMS_MOUNT=a/../sys: write a path'],
  ['no token', { WALLET_KMS_TOKEN_FILE: '' }, 'WALLET_KMS_TOKEN_FILE: is not set, nor is WALLET_KMS_TOKEN'],
  ['two tokens', { WALLET_KMS_TOKEN: 's.hush' }, 'WALLET_KMS_TOKEN: is set, and so is WALLET_KMS_TOKEN_FILE'],
  ['a token with a line end', { WALLET_KMS_TOKEN: 's.hush\nx', WALLET_KMS_TOKEN_FILE: '' }, 'WALLET_KMS_TOKEN: is no'],
  ['one port for two', { PORT: '8788' }, 'FRAME_PORT=8788: is the port of the API'],
])('error: A-54 production refuses a wallet’s site with %s, by name', (_, change, words) => {
  const problems = problemsOf(production(change))
  expect(problems.filter((problem) => problem.includes(words))).toHaveLength(1)
  expect(problems.join('\n')).not.toContain('hush')
})

test('error: A-54 all of it is told at once; without WALLET_URL none of it is asked for', () => {
  const bare = { WALLET_KMS_URL: '', WALLET_KMS_KEY: '', WALLET_KMS_TOKEN_FILE: '', MAIL_URL: '', MAIL_FROM: '' }
  const wrong = { ...bare, WALLET_URL: 'http://127.0.0.1', PORT: '8788' }
  expect(namesOf(production(wrong)).sort()).toEqual([
    'FRAME_PORT',
    'MAIL_URL',
    'WALLET_KMS_KEY',
    'WALLET_KMS_TOKEN_FILE',
    'WALLET_KMS_URL',
    'WALLET_URL',
    'WALLET_URL',
  ])
  expect(problemsOf(production({ ...bare, WALLET_URL: '' }))).toEqual([])
})

test('error: a KMS that is named in part is told in development too', () => {
  const development = { MODE: 'development', CHAINS_FILE: chains, WALLET_KMS_URL: 'http://127.0.0.1:8200' }
  expect(namesOf(development)).toEqual(['WALLET_KMS_KEY', 'WALLET_KMS_TOKEN_FILE'])
})
