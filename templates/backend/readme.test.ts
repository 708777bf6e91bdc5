import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { chainSettings } from './src/chains/chain-settings.js'
import { problems } from './src/http/problems.data.js'
import { readSettings } from './src/read-settings.js'
import { variableNames } from './src/read-variables.js'
import { settingsTable } from './src/settings-table.data.js'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const readme = read('README.md')
const compose = read('compose.yaml')

describe('the reference of settings', () => {
  test('behavior: README lists every variable that is read, in the words of the table', () => {
    const lines = settingsTable.map(({ name, fallback, about, isSecret, isNeededInProduction }) => {
      const marks = `${isNeededInProduction ? ' (needed in production)' : ''}${isSecret ? ' (secret)' : ''}`
      return `| \`${name}\`${marks} | ${fallback || 'off'} | ${about} |`
    })
    const [, shown] = readme.match(/<!-- settings -->\n([\s\S]*)\n<!-- \/settings -->/) ?? []
    expect(shown).toBe(['| Variable | Without it | What it is |', '|---|---|---|', ...lines].join('\n'))
  })
})

test('behavior: README lists every error with its status, in the words of the table', () => {
  const lines = Object.entries(problems).map(([name, { status, text }]) => `| \`${name}\` | ${status} | ${text} |`)
  const [, shown] = readme.match(/<!-- problems -->\n([\s\S]*)\n<!-- \/problems -->/) ?? []
  expect(shown).toBe(['| Name | Status | Description |', '|---|---|---|', ...lines].join('\n'))
})

describe('compose.yaml', () => {
  const service = compose.slice(compose.indexOf('  backend:'), compose.indexOf('\nnetworks:'))
  const [, block = ''] = service.match(/environment:\n((?: {6}.*\n)+)/) ?? []
  const given: Readonly<Record<string, string>> = Object.fromEntries(
    [...block.matchAll(/^ {6}([A-Z_]+): (.*)$/gm)].map(([, name, value]) => [name, value]),
  )
  const filled = (values: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(given).map(([name, text = '']) => [
        name,
        text
          .replace(/\$\{(\w+)(?::\?[^}]*|:-([^}]*))\}/g, (_, each: string, fallback = '') => values[each] ?? fallback)
          .replace(/^"(.*)"$/, '$1'),
      ]),
    )
  const values = {
    POSTGRES_PASSWORD: 'a'.repeat(48),
    PUBLIC_URL: 'https://api.example.com',
    SECRET_KEY: 'b'.repeat(44),
    TRUSTED_PROXIES: '172.16.0.0/12',
  }
  const folder = mkdtempSync(join(tmpdir(), 'modal-kit-readme-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  /** What comes with it, with nodes elsewhere. */
  const chainsFile = { CHAINS_FILE: join(folder, 'chains.json') }
  writeFileSync(
    chainsFile.CHAINS_FILE,
    read('chains.json').replace(/http:\/\/127\.0\.0\.1:\d+/g, 'https://node.example.com'),
  )

  test('behavior: it passes on variables that the backend reads', () => {
    expect(Object.keys(given).filter((name) => !variableNames.includes(name))).toEqual([])
    expect(Object.keys(given).length).toBeGreaterThan(10)
  })

  test('behavior: with the values of the README the backend accepts it for production', () => {
    const settings = readSettings({ ...filled(values), ...chainsFile })
    expect(settings).toMatchObject({
      mode: 'production',
      host: '0.0.0.0',
      database: { kind: 'postgres', url: `postgres://wallets:${values.POSTGRES_PASSWORD}@postgres:5432/wallets` },
      mail: { kind: 'none' },
    })
    for (const name of Object.keys(values)) expect(readme).toContain(`\n${name}=`)
  })

  test('behavior: with the values of the README it has the wallet’s site too', () => {
    const [, block = ''] = readme.match(/^ *(WALLET_URL=[\s\S]*?)\n *```/m) ?? []
    const wallet = Object.fromEntries(
      [...block.matchAll(/^ *([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
    )
    expect(Object.keys(wallet).length).toBe(6)
    expect(readSettings({ ...filled({ ...values, ...wallet }), ...chainsFile })).toMatchObject({
      port: 8_787,
      framePort: 8_788,
      walletUrl: 'https://wallet.example.com',
      kms: { url: 'https://bao.internal:8200', mount: 'transit', key: 'wallets', tokenFile: '/run/kms/token' },
      mail: { kind: 'smtp' },
    })
  })

  test('error: no secret and no password has a value of its own', () => {
    const secrets = ['POSTGRES_PASSWORD', 'SECRET_KEY', 'PUBLIC_URL', 'TRUSTED_PROXIES']
    for (const name of secrets) {
      const uses = [...compose.matchAll(new RegExp(`\\$\\{${name}([^}]*)\\}`, 'g'))].map(([, rest]) => rest)
      expect(uses.length).toBeGreaterThan(0)
      for (const rest of uses) expect(rest, `${name} can be left out`).toMatch(/^:\?./)
    }
    expect(compose.match(/PASSWORD: (?!\$\{)/)).toBe(null)
    expect(() => readSettings({ ...filled({}), ...chainsFile })).toThrow(/SECRET_KEY: is not set/)
  })
})

describe('the image', () => {
  const dockerfile = read('Dockerfile')

  test('behavior: what it leaves out is nothing that its programs need', () => {
    const [, left = ''] = dockerfile.match(/ rm -rf (.*)/) ?? []
    const isLeftOut = (path: string) =>
      left
        .split(' ')
        .some((part) => path === part || path.startsWith(part.replace(/\.?\*$/, '.')) || path.startsWith(`${part}/`))
    const seen = new Set(['src/main.ts', 'src/admin.ts'])
    for (const path of seen) {
      for (const [, target = ''] of read(path).matchAll(/(?:^(?:import|export|\}) .*|import\()'(\.[^']+)\.js'/gm)) {
        seen.add(`src/${new URL(`${target}.ts`, `file:///${path.slice('src/'.length)}`).pathname.slice(1)}`)
      }
    }
    expect(seen.size).toBeGreaterThan(150)
    expect([...seen].filter((path) => isLeftOut(path.replace(/^src/, 'dist').replace(/\.ts$/, '.js')))).toEqual([])
    expect(isLeftOut('dist/dev.js') && isLeftOut('dist/dev/start-development.js')).toBe(true)
  })

  test('behavior: everything that is copied into it is sent to the builder', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, files = '']) => files.split(' '))
    const sent = read('_dockerignore').split('\n')
    expect(copied).toContain('site')
    expect(copied.filter((file) => !sent.includes(`!${file}`))).toEqual([])
  })
})

describe('the settings of a laptop', () => {
  const env = Object.fromEntries(
    [...read('_env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  )
  const chainsFile = { CHAINS_FILE: new URL('chains.json', import.meta.url).pathname }

  test('behavior: .env is for development, on this machine only', () => {
    expect(readSettings({ ...env, ...chainsFile })).toMatchObject({
      mode: 'development',
      host: '127.0.0.1',
      database: { kind: 'folder', path: './data' },
    })
  })

  test('behavior: it names variables that are read, those behind # too', () => {
    const names = [...read('_env.example').matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => name)
    expect(names.filter((name) => !variableNames.includes(name ?? ''))).toEqual([])
  })

  test('error: without it, it is production, which says all that is missing', () => {
    expect(() => readSettings(chainsFile)).toThrow(/PUBLIC_URL: is not set[\s\S]*SECRET_KEY: is not set/)
  })
})

test('error: production refuses the chains that it comes with, which are those of this machine', () => {
  const env = { CHAINS_FILE: new URL('chains.json', import.meta.url).pathname }
  expect(() => readSettings(env)).toThrow(/eip155:1 has an RPC URL on this machine/)
})

test('behavior: chains.json is what the backend reads', () => {
  const chains = JSON.parse(read('chains.json')) as readonly unknown[]
  expect(chains.map((chain) => chainSettings.parse(chain).chainId)).toEqual(['eip155:1', 'eip155:137', 'eip155:8453'])
})
