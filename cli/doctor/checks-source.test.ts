import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { config, dependencies, type Files, healthy, installed } from '../../test/unit/doctor-run.js'
import { examine } from '../../test/unit/examine.js'
import { ownVersion } from '../node/own-package.js'

const offline = async (change: Files, text = config()) =>
  examine({ files: { ...(await healthy(text)), ...change } }, '--offline')

describe('tokens (U-theme)', () => {
  test('error: a stylesheet sets a variable that the modal does not have; the fix, written, passes', async () => {
    const file = 'src/styles/brand.css'
    const before = ':root {\n  --mk-color-acent: red;\n}\n'
    const { ids, findings, code } = await offline({ [file]: before })
    expect([ids, code]).toEqual([['U-theme'], 0])
    expect(findings[0]).toMatchObject({ file, line: 2 })
    const [, name = ''] = /^Write (\S+) instead\.$/.exec(findings[0]?.fix ?? '') ?? []
    expect(name).toBe('--mk-color-accent')
    expect((await offline({ [file]: before.replace('--mk-color-acent', name) })).findings).toEqual([])
  })
})

describe('language of the page (U-locale)', () => {
  const html = (attributes: string) => ({ 'index.html': `<!doctype html>\n<html ${attributes}><body></body></html>\n` })
  const withLocale = (locale: string) => config({ services: `{ api: 'https://api.example' },\n  locale: ${locale}` })

  test('error: the page is in a language that the modal has and does not speak; the fix, written, passes', async () => {
    const { ids, findings } = await offline(html('lang="de-AT"'))
    expect(ids).toEqual(['U-locale'])
    expect(findings[0]).toMatchObject({ file: 'index.html', line: 2 })
    const [, locale = ''] = /^Write locale: ('\w+') in the config/.exec(findings[0]?.fix ?? '') ?? []
    expect((await offline(html('lang="de-AT"'), withLocale(locale))).findings).toEqual([])
  })

  test('error: the modal stands from right to left and the page does not; the fix, written, passes', async () => {
    const { ids, findings } = await offline(html('lang="ar"'), withLocale("'ar'"))
    expect(ids).toEqual(['U-locale'])
    const [, attribute = ''] = /^Write (\S+) in the element html/.exec(findings[0]?.fix ?? '') ?? []
    expect((await offline(html(`lang="ar" ${attribute}`), withLocale("'ar'"))).findings).toEqual([])
  })

  test.each(['lang="en"', 'lang="en-GB" class="x"', 'lang="tlh"', 'class="x"', 'lang={locale} dir={dir}'])(
    'behavior: nothing to say about <html %s>',
    async (attributes) => {
      expect((await offline(html(attributes))).findings).toEqual([])
    },
  )
})

describe('history (D-14)', () => {
  const secret = `0x${'4f'.repeat(32)}`
  const log = [
    '1a2b3c4 take the key out',
    'diff --git a/.env b/.env',
    '--- a/.env',
    '+++ b/.env',
    '@@ -1 +0,0 @@',
    `-PRIVATE_KEY=${secret}`,
    '9f8e7d6 first commit',
    'diff --git a/.env b/.env',
    '+++ b/.env',
    '@@ -0,0 +1 @@',
    `+PRIVATE_KEY=${secret}`,
    '+VITE_RPC=https://mainnet.infura.io/v3/0123456789abcdef0123456789abcdef',
  ]
  const withLog = async (lines: readonly string[], asked: (readonly string[])[] = []) =>
    examine(
      {
        files: { ...(await healthy()), '.git/HEAD': '' },
        onGit: (args) => {
          asked.push(args)
          return args[0] === 'log' ? lines : []
        },
      },
      '--offline',
    )

  test('error: a secret that a commit brought, and another took away; gone from the history, it passes', async () => {
    const asked: (readonly string[])[] = []
    const { ids, findings, code } = await withLog(log, asked)
    expect([ids, code]).toEqual([['D-14'], 0])
    expect(findings).toMatchObject([{ what: 'Commit 9f8e7d6 put a private key into .env.', file: '.env' }])
    expect(findings[0]?.fix).toContain('git filter-repo --invert-paths --path .env')
    expect(JSON.stringify(findings)).not.toContain(secret)
    const args = asked.find(([name]) => name === 'log') ?? []
    expect(args).toEqual(expect.arrayContaining(['200', '--patch', 'modal.config.ts', '.env', '.env.*']))
    expect((await withLog([])).findings).toEqual([])
  })

  test('behavior: what git itself prints is read, also in a folder of a larger repository', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'history-'))
    try {
      const cwd = join(dir, 'apps', 'web')
      const git = (...args: readonly string[]) =>
        execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd, encoding: 'utf8' })
      mkdirSync(cwd, { recursive: true })
      git('init', '-q', dir)
      writeFileSync(join(cwd, '.env'), `PRIVATE_KEY=${secret}\n`)
      git('add', '-f', '.env')
      git('commit', '-qm', 'first')
      git('rm', '-q', '--cached', '.env')
      git('commit', '-qm', 'second')
      const moved = Object.entries(await healthy()).map(([path, text]) => [join(cwd, path), text] as const)
      const onGit = (args: readonly string[]) => (args[0] === 'log' ? git(...args).split('\n') : [])
      const files = { ...Object.fromEntries(moved), [join(dir, '.git/HEAD')]: '' }
      const { ids, findings } = await examine({ cwd, files, onGit }, '--offline')
      expect(ids).toEqual(['D-14'])
      expect(findings[0]?.what).toMatch(/^Commit [0-9a-f]{7,} put a private key into \.env\.$/)
    } finally {
      rmSync(dir, { recursive: true, force: true })
    }
  })

  test('behavior: without a repository, or without git, there is nothing to read', async () => {
    expect((await offline({})).findings).toEqual([])
    expect((await offline({ '.git/HEAD': '' })).findings).toEqual([])
  })
})

/** Files in memory, in a folder from which Node finds the packages of this repository. */
const cwd = join(fileURLToPath(new URL('../..', import.meta.url)), '.tmp', 'server-probe')
const served = async (index: string, more: Files = {}) => {
  const project = await healthy()
  return examine(
    {
      cwd,
      files: {
        ...project,
        'package.json': JSON.stringify({ dependencies: { ...dependencies, '@react-router/dev': '7' } }),
        ...installed('create-modal-kit', ownVersion()),
        'src/modal-kit/index.tsx': index,
        ...more,
      },
    },
    '--offline',
  )
}

describe('on a server', () => {
  const wrapped = (body: string) => `'use client'
import { createElement, useSyncExternalStore } from 'react'
export const ModalKit = ({ children }) => createElement('main', null, children)
export const ConnectButton = () => {
  ${body}
}
`

  test('error: U-server: something that index.tsx imports needs the page; moved into a function, it passes', async () => {
    const index = "'use client'\nimport { theme } from './theme'\nexport const ModalKit = () => String(theme)\n"
    const bad = await served(index, { 'src/modal-kit/theme.ts': 'export const theme = document.title\n' })
    expect([bad.ids, bad.code]).toEqual([['U-server'], 1])
    expect(bad.findings[0]?.what).toContain('document is not defined')
    const good = await served(index, { 'src/modal-kit/theme.ts': 'export const theme = () => document.title\n' })
    expect(good.findings).toEqual([])
  })

  test('behavior: what only a bundler reads says nothing', async () => {
    const index = "import './style.css'\nimport x from '@/alias'\nexport const ModalKit = () => x\n"
    expect((await served(index, { 'src/modal-kit/style.css': 'a{}' })).findings).toEqual([])
  })

  test('behavior: what Vite puts in the place of import.meta.env is taken as not set', async () => {
    const index =
      "'use client'\nexport const key = import.meta.env.VITE_KEY\nexport const ModalKit = () => String(key)\n"
    expect((await served(index)).findings).toEqual([])
  })

  test('error: D-16: markup that depends on storage; with a snapshot for the server, it passes', async () => {
    const bad = await served(
      wrapped("return createElement('b', null, globalThis.localStorage?.getItem('x') ? 'Account' : 'Connect')"),
    )
    expect([bad.ids, bad.code]).toEqual([['D-16'], 0])
    expect(bad.findings[0]?.what).toContain('Connect')
    const read = "useSyncExternalStore(() => () => {}, () => globalThis.localStorage?.getItem('x'), () => null)"
    expect(
      (await served(wrapped(`return createElement('b', null, ${read} ? 'Account' : 'Connect')`))).findings,
    ).toEqual([])
  })

  test('error: D-16: markup that cannot be made without a page', async () => {
    const { ids, code, findings } = await served(wrapped("return createElement('b', null, document.title)"))
    expect([ids, code]).toEqual([['D-16'], 1])
    expect(findings[0]?.what).toContain('document is not defined')
  })

  test('behavior: an app that renders in browsers only is not asked', async () => {
    const { findings } = await served(wrapped('return document.title'), {
      'package.json': JSON.stringify({ dependencies: { ...dependencies, vite: '7' } }),
    })
    expect(findings).toEqual([])
  })
})
