import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { checkConfig } from '../config/check-config.js'
import { resolveConfig } from '../config/resolve.js'
import { artifacts } from './artifacts.js'
import { readStamp, stamp, stampKindOf } from './stamp.js'

const biome = fileURLToPath(new URL('../../node_modules/@biomejs/biome/bin/biome', import.meta.url))

/** Every generated file of a config that uses most of what can be printed. */
function generated() {
  const checked = checkConfig({
    app: { name: `It's "my" <app>`, description: 'x'.repeat(120), url: 'https://example.com' },
    networks: ['mainnet', 'base', { network: 'sepolia', rpcUrls: ['https://a.example/1', 'https://b.example/2'] }],
    services: 'local',
    connect: { exclude: { names: ['Evil; wallet', "it's, bad,"], rdns: ['com.example'] }, recentLimit: 3 },
    theme: { tokens: { 'color.accent': { light: '#ABCDEF', dark: 'rgb(0 0 0 / 0.50)' }, 'radius.base': '0.5px' } },
    debug: true,
  })
  const resolved = checked.isValid ? resolveConfig(checked.value, 'development') : checked
  if (!resolved.isValid) throw new Error(JSON.stringify(resolved.issues))
  return artifacts(resolved.value, { folder: 'modal-kit', version: '1.2.3' }).filter(
    ({ owner }) => owner === 'generated',
  )
}

const isEdited = (path: string, text: string) => readStamp(stampKindOf(path), text)?.isEdited

function format(path: string, text: string, options: readonly string[]): string {
  const args = [biome, 'format', `--stdin-file-path=${path}`, ...options]
  return execFileSync(process.execPath, args, {
    input: text,
    encoding: 'utf8',
    cwd: '/',
    stdio: ['pipe', 'pipe', 'ignore'],
  })
}

describe('a formatter is not an edit', () => {
  test.each([
    ['ts', '--semicolons=always', '--javascript-formatter-quote-style=double', '--indent-style=tab', '--line-width=60'],
    ['ts', '--semicolons=as-needed', '--javascript-formatter-quote-style=single', '--trailing-commas=none'],
    [
      'ts',
      '--quote-properties=preserve',
      '--arrow-parentheses=as-needed',
      '--bracket-spacing=false',
      '--expand=never',
      '--line-width=320',
    ],
    ['css', '--css-formatter-quote-style=single', '--indent-width=8', '--indent-style=space'],
    ['css', '--line-width=40'],
    ['json', '--line-width=320', '--indent-width=4', '--expand=never'],
    ['json', '--line-width=20', '--expand=always'],
  ])('behavior: Biome on %s with %s %s %s %s', (extension, ...options) => {
    for (const { path, content } of generated().filter((file) => file.path.endsWith(extension))) {
      const text = format(path, content, options)
      expect([path, text === content, isEdited(path, text)]).toEqual([path, false, false])
    }
  })

  test('behavior: what Prettier does: double quotes, semicolons, lower case and leading zeros in CSS', () => {
    for (const { path, content } of generated()) {
      const text = path.endsWith('.ts')
        ? content
            .replace(
              /'((?:[^'\\\n]|\\.)*)'/g,
              (_, inner: string) => `"${inner.replaceAll("\\'", "'").replaceAll('"', '\\"')}"`,
            )
            .replace(/^(import .*)$/gm, '$1;')
        : content
            .replace('#ABCDEF', '#abcdef')
            .replace(' 0.5px', ' .5px')
            .replace(/\n {2}/g, '\n\t')
      expect([path, isEdited(path, text)]).toEqual([path, false])
    }
  })

  test('behavior: other line ends, other order of imports', () => {
    for (const { path, content } of generated()) {
      expect(isEdited(path, content.replaceAll('\n', '\r\n'))).toBe(false)
      const lines = content.split('\n')
      const imports = lines.filter((line) => line.startsWith('import '))
      const first = lines.findIndex((line) => line.startsWith('import '))
      if (path.endsWith('.ts')) lines.splice(first, imports.length, ...imports.reverse())
      expect(isEdited(path, lines.join('\n'))).toBe(false)
    }
  })
})

describe('an edit is an edit', () => {
  test.each([
    ['generated.ts', "mode: 'system'", "mode: 'dark'"],
    ['modal.ts', 'recentLimit: 3', 'recentLimit: 2'],
    ['modal.ts', 'evm()', 'evm(), evm()'],
    ['modal.ts', 'Evil; wallet', 'Evil wallet'],
    ['modal.ts', "import { account } from 'create-modal-kit/features/account'\n", ''],
    ['modal.ts', 'features/connect', 'features/other'],
    ['modal-kit.css', '0.5px', '5px'],
    ['modal-kit.css', '@import "create-modal-kit/css/base.css";', ''],
    ['modal-kit.css', 'color-scheme: light dark', 'color-scheme: light'],
    ['csp.json', 'https://a.example', 'https://evil.example'],
    ['network-ledger.json', 'account', 'nothing'],
  ])('behavior: %s, %s to %s', (name, from, to) => {
    const file = generated().find(({ path }) => path.endsWith(name))
    const text = (file?.content ?? '').replace(from, to)
    expect(text).not.toBe(file?.content)
    expect(isEdited(name, text)).toBe(true)
  })
})

test('behavior: the stamp names version and checksum, and the file stays valid', () => {
  expect(stamp('ts', 'export {}\n', '1.2.3')).toMatchInlineSnapshot(`
    "// @generated by create-modal-kit 1.2.3 from modal.config.ts: run \`modal-kit generate\` to update.
    // @checksum 7776e321976f
    export {}
    "
  `)
  expect(stamp('css', 'a {}\n', '1.2.3')).toMatchInlineSnapshot(`
    "/* @generated by create-modal-kit 1.2.3 from modal.config.ts: run \`modal-kit generate\` to update. */
    /* @checksum 5f546eb4606b */
    a {}
    "
  `)
  expect(JSON.parse(stamp('json', '{\n  "a": 1\n}\n', '1.2.3'))).toMatchObject({ a: 1 })
  expect(readStamp('ts', stamp('ts', 'export {}\n', '1.2.3'))).toMatchObject({ version: '1.2.3', isEdited: false })
})

test('behavior: a file without a stamp has none', () => {
  expect(readStamp('ts', 'export const wiring = {}')).toBeUndefined()
  expect(readStamp('json', '{}')).toBeUndefined()
  expect(readStamp('css', '/* @checksum 000000000000 */')).toBeUndefined()
})
