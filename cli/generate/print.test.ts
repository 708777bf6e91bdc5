import { expect, test } from 'vitest'
import { code, printImports, printValue, quote } from './print.js'

test.each([
  ['plain', "'plain'"],
  ["it's", "'it\\'s'"],
  ['say "hi"', `'say "hi"'`],
  ['a\\b\n', "'a\\\\b\\n'"],
  ['</script><!--', "'\\u003C/script>\\u003C!--'"],
  ['a\u2028b\u2029c', "'a\\u2028b\\u2029c'"],
  ['a\u202eb\u200bc\ufeff', "'a\\u202Eb\\u200Bc\\uFEFF'"],
  ['`$x`', "'`$x`'"],
  ['\ud800', "'\\ud800'"],
  ['Zürich 🚀', "'Zürich 🚀'"],
])('param: %j is printed as %s', (text, printed) => {
  expect(quote(text)).toBe(printed)
  expect(readBack(printed)).toBe(text)
})

test('behavior: what fits is on one line, the rest one entry a line, and undefined is left out', () => {
  const long = 'x'.repeat(60)
  const value = { a: [1, true], b: undefined, 'c-d': { e: long, f: long }, g: code('evm()'), h: [], i: {} }
  expect(printValue(value)).toMatchInlineSnapshot(`
    "{
      a: [1, true],
      'c-d': {
        e: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
        f: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
      },
      g: evm(),
      h: [],
      i: {},
    }"
  `)
})

test('behavior: what is printed is what was given', () => {
  const value = { ids: ['a', "b'"], nested: { 'x.y': 1.5, n: -1, deep: [{ z: 'é' }, []] }, t: false }
  expect(readBack(printValue(value))).toEqual(value)
})

test('behavior: a key cannot change the prototype', () => {
  const printed = printValue(JSON.parse('{"__proto__": {"polluted": "yes"}}'))
  expect(printed).toContain("['__proto__']")
})

test('behavior: imports are sorted by module, types last', () => {
  const imports = [
    { name: 'Wiring', from: 'create-modal-kit', isType: true },
    { name: 'b', from: 'x/b' },
    { name: 'a', from: 'x/a' },
  ]
  expect(printImports(imports)).toBe(
    "import { a } from 'x/a'\nimport { b } from 'x/b'\nimport type { Wiring } from 'create-modal-kit'\n",
  )
})

/** What JavaScript makes of a printed value. JSON with other quotes and bare keys is all the printer writes. */
function readBack(printed: string): unknown {
  const json = printed
    .replace(/'((?:[^'\\]|\\.)*)'/g, (_, inner: string) => JSON.stringify(unescaped(inner)))
    .replace(/([{,]\s*)([A-Za-z_$][\w$]*):/g, '$1"$2":')
    .replace(/,(\s*[}\]])/g, '$1')
  return JSON.parse(json)
}

function unescaped(inner: string): string {
  return JSON.parse(`"${inner.replaceAll("\\'", "'").replaceAll('"', '\\"')}"`)
}
