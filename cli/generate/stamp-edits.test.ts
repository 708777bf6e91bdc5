import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { generatedFiles } from '../../test/unit/generated-files.js'
import { readStamp, stampKindOf } from './stamp.js'

const files = generatedFiles()
const isEdited = (path: string, text: string) => readStamp(stampKindOf(path), text)?.isEdited

/** Where the lines of the stamp end and what was generated begins. */
function bodyStart(content: string): number {
  const last = Math.max(content.indexOf('@checksum'), content.lastIndexOf('biome-ignore-all'))
  return content.indexOf('\n', last) + 1
}

/** Places of characters that say something: not space, and no comma or semicolon, which a formatter adds and drops. */
function places(content: string): readonly number[] {
  const start = bodyStart(content)
  return [...content.slice(start)].length === 0
    ? []
    : Array.from(content.slice(start), (_, at) => start + at).filter((at) => /[^\s;,]/.test(content[at] ?? ''))
}

/** A number with a point is written in many ways: another digit in it is an edit, one more zero is not. */
function isInDecimal(content: string, at: number): boolean {
  const line = content.slice(content.lastIndexOf('\n', at) + 1)
  const from = at - (content.lastIndexOf('\n', at) + 1)
  return [...line.matchAll(/\d*\.\d+/g)].some(({ index, 0: text }) => from >= index && from <= index + text.length)
}

const anyFile = fc.constantFrom(...files)
const anyPlace = anyFile.chain((file) =>
  fc.record({ file: fc.constant(file), at: fc.constantFrom(...places(file.content)) }),
)

test('behavior: another character anywhere is an edit', () => {
  fc.assert(
    fc.property(anyPlace, fc.constantFrom('q', '7'), ({ file: { path, content }, at }, letter) => {
      fc.pre(content[at] !== letter)
      expect(isEdited(path, content.slice(0, at) + letter + content.slice(at + 1))).toBe(true)
    }),
  )
})

test('behavior: a character more or less anywhere is an edit', () => {
  fc.assert(
    fc.property(anyPlace, fc.constantFrom('q', '7', ''), ({ file: { path, content }, at }, letter) => {
      fc.pre(!isInDecimal(content, at))
      const rest = letter === '' ? content.slice(at + 1) : content.slice(at)
      expect(isEdited(path, content.slice(0, at) + letter + rest)).toBe(true)
    }),
  )
})

test('behavior: a line more, a line less or a line elsewhere is an edit', () => {
  const anyLine = anyFile.chain((file) => {
    const lines = file.content.split('\n')
    const first = file.content.slice(0, bodyStart(file.content)).split('\n').length - 1
    const told = lines.flatMap((line, at) => (at >= first && /\w/.test(line) ? [at] : []))
    return fc.record({ path: fc.constant(file.path), lines: fc.constant(lines), at: fc.constantFrom(...told) })
  })
  fc.assert(
    fc.property(anyLine, fc.constantFrom('twice', 'gone', 'later'), ({ path, lines, at }, how) => {
      const next = lines[at + 1] ?? ''
      const isLink = /^(import|export .* from) /.test(lines[at] ?? '')
      fc.pre(how !== 'later' || (!isLink && /\w/.test(next) && next.trim() !== lines[at]?.trim()))
      const changed = [...lines]
      if (how === 'twice') changed.splice(at, 0, lines[at] ?? '')
      if (how === 'gone') changed.splice(at, 1)
      if (how === 'later') changed.splice(at, 2, next, lines[at] ?? '')
      expect(isEdited(path, changed.join('\n'))).toBe(true)
    }),
  )
})

describe('an edit that looks like formatting', () => {
  test.each([
    ['modal-kit.css', 'color-scheme: light;', 'color-scheme: light dark;'],
    ['modal-kit.css', '0 24px 64px', '024px 64px'],
    ['modal-kit.css', '0 24px 64px', '0 24px64px'],
    ['modal-kit.css', 'css/base.css', 'css/Base.css'],
    ['modal-kit.css', '"Segoe UI"', 'Segoe UI'],
    ['modal-kit.css', '* 1.3', '* 1.31'],
    ['modal.ts', "connectMethodsOrder: ['wallet', 'email']", "connectMethodsOrder: ['wallet, email']"],
    ['modal.ts', "connectMethodsOrder: ['wallet', 'email']", "connectMethodsOrder: ['email', 'wallet']"],
    ['modal.ts', "connectMethodsOrder: ['wallet', 'email']", "connectMethodsOrder: ['wallet', , 'email']"],
    ['modal.ts', "names: ['Evil; wallet'", "names: ['Evil wallet'"],
    ['modal.ts', "it\\'s, bad,", "it\\'s, bad"],
    ['modal.ts', "'Fern'", 'Fern'],
    ['modal.ts', 'export { Embedded as Modal }', 'export { Modal }'],
    ['modal.ts', 'import { account }', 'import type { account }'],
    ['modal.ts', '  account(),\n', ''],
    ['generated.ts', "mode: 'light'", "mode: 'dark'"],
    ['generated.ts', "'https://a.example/1', ", ''],
    ['generated.ts', 'debug: true', 'debug: true, extra: 1'],
    ['generated.ts', 'as const satisfies Wiring', 'as unknown as Wiring'],
    ['generated.ts', 'export const', '// mine\nexport const'],
    ['locale-de.ts', 'errors: errors', 'errors: shell'],
    ['locale-de.ts', '...connect.connect', '...connect'],
    ['csp.json', '"data:"', '"data :"'],
    ['network-ledger.json', '"feature": "account"', '"feature": ""'],
  ])('behavior: %s, %s to %s', (name, from, to) => {
    const file = files.find(({ path }) => path.endsWith(name))
    const text = (file?.content ?? '').replace(from, to)
    expect(text).not.toBe(file?.content)
    expect(isEdited(name, text)).toBe(true)
  })
})
