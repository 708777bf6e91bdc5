import { describe, expect, test } from 'vitest'
import { type ConfigEdit, dropKey, turnOff, turnOn } from './config-edit.js'

const head = `import { defineConfig } from 'create-modal-kit/config'\n\n`
const shown = (found: ConfigEdit) => (found.kind === 'edit' ? found.text.replace(head, '') : found)
const on = (config: string) => shown(turnOn(head + config, 'receive'))
const off = (config: string) => shown(turnOff(head + config, 'receive'))
const lines = (...all: readonly string[]) => `${all.join('\n')}\n`

/** Each config without the flag, and with it. */
const pairs: readonly (readonly [string, string, string])[] = [
  [
    'with a comma after the last',
    lines('export default defineConfig({', '  features: {', '    a: true, // why', '  },', '})'),
    lines('export default defineConfig({', '  features: {', '    a: true, // why', '    receive: true,', '  },', '})'),
  ],
  [
    'without a comma after the last, with tabs and CRLF',
    'export default defineConfig({\r\n\tfeatures: {\r\n\t\ta: true\r\n\t}\r\n})\r\n',
    'export default defineConfig({\r\n\tfeatures: {\r\n\t\ta: true,\r\n\t\treceive: true\r\n\t}\r\n})\r\n',
  ],
  [
    'in one line',
    'export default defineConfig({ features: { a: true } })',
    'export default defineConfig({ features: { a: true, receive: true } })',
  ],
  [
    'in one line with a comma',
    'export default { features: { a: 1, }, }',
    'export default { features: { a: 1, receive: true, }, }',
  ],
  [
    'empty',
    'export default { features: {} } satisfies Config',
    'export default { features: { receive: true } } satisfies Config',
  ],
  [
    'empty but for a comment',
    lines('export default {', '  features: {', '    // what is on', '  },', '}'),
    lines('export default {', '  features: {', '    // what is on', '    receive: true,', '  },', '}'),
  ],
  [
    'a function with one return',
    lines(
      'export default defineConfig(({ mode }) => {',
      '  const list = [1].map((each) => { return each })',
      '  return { features: { a: list } }',
      '})',
    ),
    lines(
      'export default defineConfig(({ mode }) => {',
      '  const list = [1].map((each) => { return each })',
      '  return { features: { a: list, receive: true } }',
      '})',
    ),
  ],
  [
    'a function with an expression',
    'export default defineConfig(async () => ({ features: { a: 1 } }))',
    'export default defineConfig(async () => ({ features: { a: 1, receive: true } }))',
  ],
  [
    'a function declaration',
    'export default function config() { return { features: { a: 1 } } }',
    'export default function config() { return { features: { a: 1, receive: true } } }',
  ],
  [
    'constants',
    lines('const features = { a: 1 } as const', 'const config = { features }', 'export default defineConfig(config)'),
    lines(
      'const features = { a: 1, receive: true } as const',
      'const config = { features }',
      'export default defineConfig(config)',
    ),
  ],
  [
    'a spread of the file',
    'const base = { features: { a: 1 } }\nexport default { ...base, debug: true }',
    'const base = { features: { a: 1, receive: true } }\nexport default { ...base, debug: true }',
  ],
]

describe('a flag', () => {
  test.each(pairs)('behavior: is put in and taken out again: %s', (_, without, having) => {
    expect(on(without)).toBe(having)
    expect(off(having)).toBe(without)
    expect(on(having)).toEqual({ kind: 'done' })
    expect(off(without)).toEqual({ kind: 'done' })
  })

  test('behavior: without features, they are made as the object around them is written', () => {
    expect(on('export default { debug: true }')).toBe('export default { debug: true, features: { receive: true } }')
    expect(on(lines('export default {', '    debug: true', '}'))).toBe(
      lines('export default {', '    debug: true,', '    features: {', '        receive: true,', '    }', '}'),
    )
  })

  test.each(['false', '[]'])('behavior: %s becomes true in its place', (value) => {
    expect(on(`export default { features: { receive: ${value} /* why */, a: 1 } }`)).toBe(
      'export default { features: { receive: true /* why */, a: 1 } }',
    )
  })

  test('behavior: what is false is off already', () => {
    expect(off('export default { features: { receive: false } }')).toEqual({ kind: 'done' })
  })

  test.each([
    ['{ receive: true, a: 1 }', '{ a: 1 }'],
    ['{ a: 1, receive: true, b: 2 }', '{ a: 1, b: 2 }'],
    ['{ a: 1, /* of b */ b: 2, receive: true }', '{ a: 1, /* of b */ b: 2 }'],
    ['{ "receive": [1] }', '{}'],
    ['{\n  // first\n  receive: {\n    x: 1,\n  }, // gone\n  // last\n}', '{\n  // first\n  // last\n}'],
    ['{\n  a: 1, receive: true,\n  b: 2,\n}', '{\n  a: 1,\n  b: 2,\n}'],
    ['{\n  a: 1,\n  // c\n  receive: true }', '{\n  a: 1\n  // c\n   }'],
  ])('behavior: taken out of %s', (before, after) => {
    expect(off(`export default { features: ${before} }`)).toBe(`export default { features: ${after} }`)
  })
})

test('behavior: a key of the config goes, and what is not there is done', () => {
  const text = "export default {\n  a: 1,\n  legal: { termsUrl: 'x' },\n}\n"
  expect(dropKey(text, 'legal')).toEqual({ kind: 'edit', text: 'export default {\n  a: 1,\n}\n' })
  expect(dropKey(text, 'theme')).toEqual({ kind: 'done' })
})

describe('what is not to be guessed', () => {
  test.each([
    ['const a = 1', 'it has no `export default`'],
    ['export default make({ features: {} })', '`make(…)` makes it'],
    ['export default defineConfig(imported)', "`imported` isn't a constant of this file"],
    ['let config = { features: {} }\nexport default config', "`config` isn't a constant of this file"],
    ['const a = b\nconst b = a\nexport default a', 'it refers to itself'],
    ['export default dev ? { features: {} } : {}', "it isn't written as an object"],
    [
      'export default defineConfig(() => { if (a) return {}; return {} })',
      'its function returns in more than one place',
    ],
    ['export default defineConfig(() => {})', 'its function returns no object'],
    ['export default { get features() { return {} } }', "`features` isn't written as a plain property"],
    ['export default { ...imported }', '`...imported` may bring `features` along'],
    ['export default { features: imported }', "in `features`, `imported` isn't a constant of this file"],
    ['export default { features: { ...imported } }', '`...imported` may bring `receive` along'],
  ])('error: %s', (config, reason) => {
    expect(on(config)).toEqual({ kind: 'unclear', reason })
    expect(off(config)).toEqual({ kind: 'unclear', reason })
  })

  test('error: an expression', () => {
    expect(on("export default { features: { receive: mode === 'a' } }")).toEqual({
      kind: 'manual',
      reason: "it says `receive: mode === 'a'`",
    })
  })
})
