import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approvalWords } from '../../runtime/wallet-site/approval/approval-words.data.js'
import { english } from '../../runtime/wallet-site/approval/english-words.data.js'
import { wordsFor } from '../../runtime/wallet-site/approval/words-for.js'
import { repository } from '../setup/scratch.js'
import { readLock } from '../unit/repo/manifest.js'
import { buildWalletSite, type SiteFile, siteFolder, walletSiteFiles } from './wallet-site.js'

let root = ''
let files: readonly SiteFile[] = []
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'wallet-site-'))
  for (const name of [
    'runtime/wallet-site',
    'runtime/core',
    'runtime/frame',
    'runtime/tsconfig.json',
    'schema',
    'tsconfig.base.json',
  ])
    cpSync(join(repository, name), join(root, name), { recursive: true })
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'))
  files = await walletSiteFiles(repository)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const read = (path: string) => readFileSync(join(root, siteFolder, path), 'utf8')
const languages = Object.keys(approvalWords).filter((lang) => lang !== 'en')
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

test('behavior: the same sources give the same bytes, wherever they lie, and nothing of an earlier build stays', async () => {
  mkdirSync(join(root, siteFolder, 'assets'), { recursive: true })
  writeFileSync(join(root, siteFolder, 'assets/frame-old.js'), '')
  await buildWalletSite(root)
  const written = readdirSync(join(root, siteFolder), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  expect(written).toHaveLength(17)
  for (const { path, text } of files) expect(read(path), path).toBe(text)
})

test('behavior: the manifest has each file by its digest, of which its name has the beginning', async () => {
  const [, , manifest] = files
  const listed = JSON.parse(manifest?.text ?? '') as {
    readonly build: string
    readonly files: Readonly<Record<string, { readonly path: string; readonly sha256: string }>>
  }
  const scripts = ['signing.js', 'worker-evm.js', 'worker-solana.js']
  const words = languages.map((lang) => `words-${lang}.json`)
  expect(Object.keys(listed.files)).toEqual(['frame.js', 'site.css', ...scripts, ...words])
  expect(listed.build).toMatch(/^[\da-f]{12}$/)
  for (const { path, sha256: digest } of Object.values(listed.files)) {
    const text = files.find((file) => file.path === path)?.text ?? ''
    expect([digest, path]).toEqual([sha256(text), expect.stringContaining(`-${digest.slice(0, 16)}.`)])
  }
})

test('behavior: words are in a file of their language alone; the script has those in English', () => {
  const textOf = (start: string) => files.find(({ path }) => path.startsWith(`assets/${start}-`))?.text ?? ''
  const script = textOf('signing')
  expect(script).toContain(english.words.states.move)
  for (const lang of languages) {
    expect(JSON.parse(textOf(`words-${lang}`))).toEqual(wordsFor(lang))
    expect(script).not.toContain(wordsFor(lang).words.states.move)
  }
})

test('behavior: each script is one module that makes no code of text', () => {
  const sinks = /\b(?:innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(|importScripts|srcdoc)|\bblob:/
  const scripts = files.filter(({ path }) => path.endsWith('.js'))
  expect(scripts).toHaveLength(4)
  for (const { path, text } of scripts) {
    expect(text, path).not.toMatch(sinks)
    expect(text, path).not.toMatch(/https?:\/\/(?!json-schema\.org)/)
    // What is fetched by an import is compared with no digest: one is there, of a script that was.
    expect(text.match(/\bimport\(/g) ?? [], path).toHaveLength(path.includes('frame-') ? 1 : 0)
  }
})

test('behavior: another source is another build', async () => {
  const path = join(root, 'runtime/wallet-site/refusal.ts')
  writeFileSync(path, readFileSync(path, 'utf8').replace('runs in a frame', 'lives in a frame'))
  const [script, style, manifest] = await walletSiteFiles(root)
  expect([script.path === files[0]?.path, style.path === files[1]?.path]).toEqual([false, true])
  expect(JSON.parse(manifest.text).build).not.toBe(JSON.parse(files[2]?.text ?? '').build)
})

test('behavior: whose code is in the script is named with its version, here and in the copied backend', () => {
  const packages = readLock(repository)
  for (const path of ['NOTICE', 'templates/backend/NOTICE'])
    for (const name of ['zod', '@noble/curves', '@noble/hashes', '@scure/bip39']) {
      const { version } = packages[`node_modules/${name}`] ?? {}
      expect(readFileSync(join(repository, path), 'utf8'), path).toContain(`    ${name}, version ${version}`)
    }
})
