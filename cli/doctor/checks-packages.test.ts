import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { config, dependencies, type Files, healthy, installed } from '../../test/unit/doctor-run.js'
import { examine } from '../../test/unit/examine.js'
import { fakeContext } from '../../test/unit/fake-context.js'
import { run } from '../main.js'
import { ownVersion } from '../node/own-package.js'
import { advisories } from './advisories.data.js'
import { isInVersionRange } from './version-range.js'

const manifest = (name: string, version: string, more: object = {}) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, version, ...more }),
})
/** The kit as it is installed, with something it depends on. */
const kit = (...needed: readonly string[]) =>
  manifest('create-modal-kit', ownVersion(), { dependencies: Object.fromEntries(needed.map((name) => [name, '*'])) })
const offline = async (change: Files) => examine({ files: { ...(await healthy()), ...change } }, '--offline')

describe('versions of the kit (U-versions)', () => {
  test('error: another version is installed than the one that runs; the fix, applied, passes', async () => {
    const { ids, findings, code } = await offline(installed('create-modal-kit', '0.0.9'))
    expect([ids, code]).toEqual([['U-versions'], 1])
    const [, name = '', version = ''] = /^npm install (.+)@(.+)$/.exec(findings[0]?.fix ?? '') ?? []
    expect((await offline(installed(name, version))).findings).toEqual([])
  })

  test.each([
    ['0.0.9', ['U-versions']],
    ['^0.2.0', ['U-versions']],
    ['~0.0.1', ['U-versions']],
    ['^0.1.0', []],
    ['file:../kit.tgz', []],
    ['workspace:*', []],
  ] as const)('param: package.json asks for %s', async (asked, ids) => {
    const text = JSON.stringify({ name: 'app', dependencies: { ...dependencies, 'create-modal-kit': asked } })
    expect((await offline({ ...kit(), 'package.json': text })).ids).toEqual(ids)
  })
})

describe('packages of chains (D-11)', () => {
  const ofSolana = "[{ network: 'solana', rpcUrls: ['https://rpc.example/solana'] }]"
  const withVersion = async (version: string, networks?: string) => {
    const files = await healthy(config(networks === undefined ? {} : { networks }))
    const { text = '' } = { text: files['package.json'] }
    const listed = JSON.parse(text)
    listed.dependencies['@solana/web3.js'] = version
    const more = { 'package.json': JSON.stringify(listed), ...installed('@solana/web3.js', version) }
    return examine({ files: { ...files, ...more } }, '--offline')
  }

  test('error: a network of Solana and the web3.js of before; the fix, applied, passes', async () => {
    const { ids, findings, code } = await withVersion('1.99.0', ofSolana)
    expect([ids, code]).toEqual([['D-11'], 1])
    expect(findings[0]?.what).toBe('@solana/web3.js 1.99.0 is installed, and the kit is made for ^2.0.0.')
    expect(findings[0]?.fix).toBe('npm install @solana/web3.js@"^2.0.0"')
    expect((await withVersion('2.0.0', ofSolana)).findings).toEqual([])
  })

  test('behavior: an app without such a network may have any', async () => {
    expect((await withVersion('1.99.0')).findings).toEqual([])
  })

  test('error: a network of Solana whose package is missing is told with the command that gets it', async () => {
    const { findings } = await examine({ files: await healthy(config({ networks: ofSolana })) }, '--offline')
    expect(findings).toMatchObject([{ fix: expect.stringContaining('npm install @solana/web3.js@2.0.0') }])
  })
})

describe('advisories (D-12)', () => {
  test('error: a stolen version deep in the tree; the fix, applied, passes', async () => {
    const bad = { ...kit('chalk'), ...manifest('chalk', '5.6.0', { dependencies: { 'ansi-styles': '*' } }) }
    const { ids, findings, code } = await offline({ ...bad, ...installed('ansi-styles', '6.2.2') })
    expect([ids, code]).toEqual([['D-12'], 1])
    expect(findings[0]?.what).toContain('ansi-styles 6.2.2 was published by a thief')
    expect(findings[0]?.what).toContain('https://github.com/debug-js/debug/issues/1005')
    expect(findings[0]?.fix).toBe('npm update ansi-styles')
    expect((await offline({ ...bad, ...installed('ansi-styles', '6.2.3') })).findings).toEqual([])
  })

  test('error: what the app asks for itself is installed by its version; the fix, applied, passes', async () => {
    const text = JSON.stringify({ name: 'app', dependencies: { ...dependencies, vite: '^6.2.0' } })
    const { findings, code } = await offline({ 'package.json': text, ...installed('vite', '6.2.1') })
    expect(findings).toMatchObject([{ id: 'D-12', severity: 'warning', fix: 'npm install vite@6.2.3' }])
    expect(code).toBe(0)
    expect((await offline({ 'package.json': text, ...installed('vite', '6.2.3') })).findings).toEqual([])
  })

  test('behavior: what is fixed is good, and nothing this package installs is on the list', () => {
    for (const { name, fixed } of advisories)
      expect(advisories.filter((row) => row.name === name && isInVersionRange(fixed, row.range))).toEqual([])
    const lock = JSON.parse(
      readFileSync(fileURLToPath(new URL('../../package-lock.json', import.meta.url)), 'utf8'),
    ) as {
      readonly packages: Readonly<Record<string, { readonly version?: string }>>
    }
    const bad = Object.entries(lock.packages).flatMap(([place, { version = '0' }]) => {
      const name = place.replace(/^.*node_modules\//, '')
      return advisories.filter((row) => row.name === name && isInVersionRange(version, row.range)).map(() => place)
    })
    expect(bad).toEqual([])
  })

  const online = async (answer: unknown, status = 200, npmrc = '') => {
    const asked: { url: string; body: string }[] = []
    const files = { ...(await healthy()), ...kit('left'), ...installed('left', '1.0.0'), '.npmrc': npmrc }
    const result = await examine(
      {
        files,
        onFetch: async (url, init) => {
          if (!url.includes('/-/npm/')) throw new TypeError('not there')
          asked.push({ url, body: String(init?.body) })
          return new Response(JSON.stringify(answer), { status })
        },
      },
      '--online',
    )
    return { ...result, findings: result.findings.filter(({ id }) => id === 'D-12'), asked }
  }
  const row = { title: 'Left leaks.', url: 'https://github.com/advisories/GHSA-x', vulnerable_versions: '<1.0.1' }

  test('param: --online asks the registry about names and versions, and believes what it says', async () => {
    const { findings, asked } = await online({ left: [{ ...row, severity: 'high' }] })
    expect(asked[0]?.url).toBe('https://registry.npmjs.org/-/npm/v1/security/advisories/bulk')
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({ left: ['1.0.0'], react: ['19.3.1'] })
    expect(findings).toMatchObject([
      {
        severity: 'error',
        what: 'left 1.0.0 is installed: Left leaks (https://github.com/advisories/GHSA-x).',
        fix: 'npm update left',
      },
    ])
  })

  test('param: --online uses the registry of .npmrc, and a range that is not met is no finding', async () => {
    const { findings, asked } = await online(
      { left: [{ ...row, vulnerable_versions: '>2.0.0' }] },
      200,
      'registry=https://npm.example/repository/\n',
    )
    expect(asked[0]?.url).toBe('https://npm.example/repository/-/npm/v1/security/advisories/bulk')
    expect(findings).toEqual([])
  })

  test.each([
    ['an error', {}, 500],
    ['something else', [], 200],
  ] as const)('error: the registry answers with %s', async (_, answer, status) => {
    const { findings } = await online(answer, status)
    expect(findings).toMatchObject([{ severity: 'warning', what: expect.stringContaining('gives no advisories') }])
  })

  test('behavior: without --online the registry is never asked', async () => {
    const asked: string[] = []
    const onFetch = async (url: string) => {
      asked.push(url)
      throw new TypeError('not there')
    }
    await examine({ files: { ...(await healthy()), ...kit() }, onFetch })
    expect(asked.filter((url) => url.includes('npm'))).toEqual([])
  })

  test('error: --online with --offline', async () => {
    const context = fakeContext({ files: await healthy() })
    expect(await run(['doctor', '--online', '--offline'], context)).toBe(1)
    expect(context.printed.warn.join()).toContain("--online and --offline can't be used together.")
  })
})

describe('install scripts (D-23)', () => {
  const script = manifest('left', '1.0.0', { scripts: { postinstall: 'node x.js', test: 'y' } })

  test('error: something the kit brings runs a script; the setting of the fix, written, passes', async () => {
    const { ids, findings, code } = await offline({ ...kit('left'), ...script })
    expect([ids, code]).toEqual([['D-23'], 0])
    expect(findings[0]?.what).toBe('left 1.0.0 runs postinstall when it is installed.')
    const [, setting = ''] = /write "([^"]+)" into \.npmrc/.exec(findings[0]?.fix ?? '') ?? []
    expect((await offline({ ...kit('left'), ...script, '.npmrc': `${setting}\n` })).findings).toEqual([])
  })

  test('behavior: scripts of others, and of the local chains, are left alone', async () => {
    const anvil = manifest('@foundry-rs/anvil', '1.7.1', { scripts: { postinstall: 'node x.js' } })
    expect((await offline({ ...kit(), ...script, ...anvil })).findings).toEqual([])
  })
})
