import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { generatedFiles } from '../../test/unit/generated-files.js'
import { readRecord } from '../../test/unit/read-record.js'
import { checksumOf, readStamp, stampKindOf } from './stamp.js'

const biome = fileURLToPath(new URL('../../node_modules/@biomejs/biome/bin/biome', import.meta.url))
const isJson = (path: string) => path.endsWith('.json')
/** Line ends apart, which Biome writes as it is told. */
const sameLines = (text = '', other: string) => text.replaceAll('\r\n', '\n') === other
const isEdited = (path: string, text: string) => readStamp(stampKindOf(path), text)?.isEdited

const withoutIgnores = (text: string) => text.replace(/^.*biome-ignore-all.*\n/gm, '')

/** What Biome makes of every generated file, `written` as told, in a project with this configuration. */
function passOf(
  command: readonly string[],
  configuration: object,
  written: (content: string) => string = (content) => content,
): Readonly<Record<string, string>> {
  const dir = mkdtempSync(join(tmpdir(), 'modal-kit-biome-'))
  try {
    writeFileSync(join(dir, 'biome.json'), JSON.stringify(configuration))
    mkdirSync(join(dir, 'modal-kit'))
    const files = generatedFiles()
    for (const { path, content } of files) writeFileSync(join(dir, path), written(content))
    const options = { cwd: dir, encoding: 'utf8', stdio: 'pipe' } as const
    execFileSync(process.execPath, [biome, ...command, 'modal-kit'], options)
    return Object.fromEntries(files.map(({ path }) => [path, readFileSync(join(dir, path), 'utf8')]))
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

test.each([
  [
    'tabs, double quotes, semicolons, narrow',
    { indentStyle: 'tab', lineWidth: 40 },
    { semicolons: 'always', quoteStyle: 'double', quoteProperties: 'asNeeded', trailingCommas: 'none' },
  ],
  [
    'four spaces, single quotes, as few as possible, wide',
    { indentStyle: 'space', indentWidth: 4, lineWidth: 320, expand: 'never' },
    { semicolons: 'asNeeded', quoteStyle: 'single', arrowParentheses: 'asNeeded', bracketSpacing: false },
  ],
  [
    'everything on lines of its own',
    { indentStyle: 'space', indentWidth: 8, lineWidth: 20, expand: 'always', lineEnding: 'crlf' },
    { quoteProperties: 'preserve', trailingCommas: 'all' },
  ],
])(
  'behavior: Biome leaves code and stylesheet alone, and without our comments it is not an edit: %s',
  (_, formatter, code) => {
    const css = { formatter: { enabled: true, quoteStyle: 'single' } }
    const configuration = { formatter, javascript: { formatter: code }, css }
    const after = passOf(['format', '--write'], configuration)
    const bare = passOf(['format', '--write'], configuration, withoutIgnores)
    for (const { path, content } of generatedFiles()) {
      expect([path, sameLines(after[path], content), isEdited(path, after[path] ?? '')]).toEqual([
        path,
        !isJson(path),
        false,
      ])
      expect([path, bare[path] === withoutIgnores(content), isEdited(path, bare[path] ?? '')]).toEqual([
        path,
        false,
        false,
      ])
    }
  },
)

test('behavior: Biome leaves the order of imports and what it calls safe to fix alone', () => {
  const rules = {
    style: { useImportType: { level: 'error', options: { style: 'inlineType' } }, useNumericSeparators: 'error' },
  }
  const after = passOf(['check', '--write'], {
    assist: { actions: { source: { organizeImports: 'on' } } },
    linter: { rules: { preset: 'recommended', ...rules } },
  })
  for (const { path, content } of generatedFiles())
    expect([path, sameLines(after[path], content), isEdited(path, after[path] ?? '')]).toEqual([
      path,
      !isJson(path),
      false,
    ])
})

test.each([
  'prettier-default',
  'prettier-standard',
  'prettier-tabs',
  'prettier-wide',
  'prettier-imports',
  'eslint-unused-directive',
])('behavior: what others were recorded to do is not an edit: %s', (name) => {
  const before = readRecord('as-generated')
  const after = readRecord(name)
  const checksum = (path: string, text: string) => checksumOf(stampKindOf(path), text)
  expect(Object.keys(after).length).toBeGreaterThan(2)
  for (const [path, text] of Object.entries(after)) {
    expect([path, checksum(path, text)]).toEqual([path, checksum(path, before[path] ?? '')])
  }
  expect(Object.entries(after).some(([path, text]) => text !== before[path])).toBe(true)
})

test('behavior: other line ends, a mark of the byte order and other order of imports are not an edit', () => {
  for (const { path, content } of generatedFiles()) {
    expect(isEdited(path, `\uFEFF${content.replaceAll('\n', '\r\n')}`)).toBe(false)
    const lines = content.split('\n')
    const imports = lines.filter((line) => line.startsWith('import '))
    const first = lines.findIndex((line) => line.startsWith('import '))
    if (path.endsWith('.ts')) lines.splice(first, imports.length, ...imports.reverse())
    expect(isEdited(path, lines.join('\n'))).toBe(false)
  }
})
