import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSiteFiles } from './read-site-files.js'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'modal-kit-site-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/frame-1a2b3c4d.js'), 'go()')
  writeFileSync(join(folder, 'assets/site-1a2b3c4d.css'), 'p {}')
  write({
    'frame.js': ['assets/frame-1a2b3c4d.js', digest('go()', 'hex')],
    'site.css': ['assets/site-1a2b3c4d.css', digest('p {}', 'base64')],
  })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function digest(text: string, encoding: 'hex' | 'base64'): string {
  return createHash('sha256').update(text).digest(encoding)
}

function write(files: Readonly<Record<string, readonly [string, string]>>): void {
  const entries = Object.entries(files).map(([name, [path, sha256]]) => [name, { path, sha256 }])
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ build: '1', files: Object.fromEntries(entries) }))
}

test('behavior: reads the files of the manifest, with the digests that browsers check', async () => {
  const files = await readSiteFiles(folder)
  expect(files).toMatchObject({
    build: '1',
    script: { path: '/assets/frame-1a2b3c4d.js', sha256: digest('go()', 'base64') },
    style: { path: '/assets/site-1a2b3c4d.css', sha256: digest('p {}', 'base64') },
  })
  expect([...(files?.all.keys() ?? [])]).toEqual(['/assets/frame-1a2b3c4d.js', '/assets/site-1a2b3c4d.css'])
})

test('behavior: without a manifest there is no site', async () => {
  rmSync(join(folder, 'manifest.json'))
  expect(await readSiteFiles(folder)).toBeUndefined()
})

test.each([
  ['one letter more', () => writeFileSync(join(folder, 'assets/frame-1a2b3c4d.js'), 'go();')],
  ['a file that is not there', () => rmSync(join(folder, 'assets/frame-1a2b3c4d.js'))],
])('error: %s is refused, and the file is named', async (_, change) => {
  change()
  await expect(readSiteFiles(folder)).rejects.toThrow('assets/frame-1a2b3c4d.js: is not the file of its manifest')
})

test.each([
  ['a path out of the folder', { 'frame.js': ['assets/../../secret-1a2b.js', digest('', 'hex')] }],
  ['another kind of file', { 'frame.js': ['assets/frame-1a2b3c4d.html', digest('', 'hex')] }],
] as const)('error: %s is no manifest', async (_, files) => {
  write(files)
  await expect(readSiteFiles(folder)).rejects.toThrow('manifest.json: is no list of files')
})

test('error: half a manifest, and one without a script', async () => {
  write({ 'site.css': ['assets/site-1a2b3c4d.css', digest('p {}', 'hex')] })
  await expect(readSiteFiles(folder)).rejects.toThrow('names no script')
  writeFileSync(join(folder, 'manifest.json'), '{"build":')
  await expect(readSiteFiles(folder)).rejects.toThrow('is no list of files')
})

const signing = ['signing', 'worker-evm', 'worker-solana']
function writeSigning(names: readonly string[], more: Readonly<Record<string, readonly [string, string]>> = {}): void {
  for (const name of signing) writeFileSync(join(folder, `assets/${name}-1a2b3c4d.js`), name)
  const own = names.map((name) => [`${name}.js`, [`assets/${name}-1a2b3c4d.js`, digest(name, 'hex')]] as const)
  write({
    'frame.js': ['assets/frame-1a2b3c4d.js', digest('go()', 'hex')],
    'site.css': ['assets/site-1a2b3c4d.css', digest('p {}', 'base64')],
    ...Object.fromEntries(own),
    ...more,
  })
}

test('behavior: the scripts that sign are known by their names', async () => {
  writeSigning(signing)
  expect((await readSiteFiles(folder))?.signing).toMatchObject({
    script: { path: '/assets/signing-1a2b3c4d.js', sha256: digest('signing', 'base64') },
    workers: {
      eip155: { path: '/assets/worker-evm-1a2b3c4d.js' },
      solana: { path: '/assets/worker-solana-1a2b3c4d.js' },
    },
  })
})

test('behavior: words are known by their language, with the digest that browsers compare; other files are no words', async () => {
  const named = ['words-de', 'words-zh', 'words-deu', 'swords-fr'].map((name) => [name, `assets/${name}-1a2b3c4d.json`])
  for (const [name = '', path = ''] of named) writeFileSync(join(folder, path), name)
  writeSigning(signing, Object.fromEntries(named.map(([name = '', path = '']) => [name, [path, digest(name, 'hex')]])))
  const files = await readSiteFiles(folder)
  expect(Object.keys(files?.signing?.words ?? {})).toEqual(['de', 'zh'])
  expect(files?.signing?.words['de']).toMatchObject({
    path: '/assets/words-de-1a2b3c4d.json',
    type: 'application/json; charset=utf-8',
    sha256: digest('words-de', 'base64'),
  })
  expect(files?.all.has('/assets/words-zh-1a2b3c4d.json')).toBe(true)
  writeFileSync(join(folder, 'assets/words-zh-1a2b3c4d.json'), 'other')
  await expect(readSiteFiles(folder)).rejects.toThrow('words-zh-1a2b3c4d.json: is not the file of its manifest')
})

test.each([0, 1, 2])('error: without one of them (%i) it is no manifest; a changed one is not served', async (left) => {
  writeSigning(signing.filter((_, index) => index !== left))
  await expect(readSiteFiles(folder)).rejects.toThrow('names some of the scripts that sign')
  writeSigning(signing)
  writeFileSync(join(folder, `assets/${signing[left]}-1a2b3c4d.js`), 'other')
  await expect(readSiteFiles(folder)).rejects.toThrow('is not the file of its manifest')
})
