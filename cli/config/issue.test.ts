import { expect, test } from 'vitest'
import { issueReport, pathOf, placeIssues, printable, showFound } from './issue.js'

test.each([
  [[], ''],
  [['app', 'name'], 'app.name'],
  [['networks', 0, 'rpcUrls', 1], 'networks[0].rpcUrls[1]'],
  [['theme', 'tokens', 'color.text'], "theme.tokens['color.text']"],
])('param: %j is %s', (keys, path) => {
  expect(pathOf(keys)).toBe(path)
})

test('behavior: a report has place and path, value and fix, each only where it is known', () => {
  const full = { file: 'a.ts', line: 3, keys: ['b'], path: 'b', message: 'is wrong', found: '7', fix: 'Write 8.' }
  const bare = { file: 'a.ts', keys: [], path: '', message: 'is wrong', fix: 'Correct it.' }
  expect(issueReport([full, bare])).toBe(
    '  a.ts:3 b: is wrong (found 7)\n    Write 8.\n  a.ts is wrong\n    Correct it.',
  )
})

test.each([
  ['text', '"text"'],
  ['say "hi"', '"say \\"hi\\""'],
  [7, '7'],
  [null, 'null'],
  [false, 'false'],
  [[], 'an empty list'],
  [[1, 2], 'a list of 2'],
  [{ a: 1 }, 'an object'],
  [() => 1, 'a function'],
  [10n, 'a bigint'],
  [undefined, undefined],
  ['https://rpc.example', '"https://rpc.example"'],
  ['https://user:pass@rpc.example/v2/key', '"https://rpc.example/…"'],
  ['wss://rpc.example?key=1', '"wss://rpc.example/…"'],
  [`0x${'ab'.repeat(32)}`, "a value that isn't shown"],
  ['test test test test test test test test test test test junk', "a value that isn't shown"],
])('param: %o is shown as %s', (value, shown) => {
  expect(showFound(value, ['key'])).toBe(shown)
})

test('behavior: long text is cut at 60 characters', () => {
  const shown = showFound('a'.repeat(100), [])
  expect(shown).toBe(`"${'a'.repeat(55)}…"`)
})

test.each(['clientSecret', 'privateKey', 'api_key', 'password', 'accessToken', 'mnemonic'])(
  'behavior: the value of %s is not shown',
  (key) => {
    expect(showFound('value', ['services', key])).toBe("a value that isn't shown")
  },
)

test('behavior: a token of the theme is no secret', () => {
  expect(showFound('red', ['theme', 'tokens', 'color.text'])).toBe('"red"')
})

test('behavior: control characters and changes of direction cannot reach the terminal', () => {
  expect(printable('a\u001b[31mb\u202ec\u0000\td\n')).toBe('a\ufffd[31mb\ufffdc\ufffd\td\n')
})

/** The line each path is found on. */
async function lines(text: string, ...paths: (readonly (string | number)[])[]) {
  const issues = paths.map((keys) => ({ keys, message: '', fix: '' }))
  const placed = await placeIssues(issues, { file: 'modal.config.ts', text })
  return Object.fromEntries(placed.map(({ path, line }) => [path, line]))
}

const body = `{
  app: { name: 'a' },
  networks: [
    'mainnet',
    { network: 'base', rpcUrls: [
      'x',
    ] },
  ],
  "theme": {
    tokens: { 'color.text': 'red' },
  },
}`
const paths = [
  ['app', 'name'],
  ['networks', 1, 'rpcUrls', 0],
  ['theme', 'tokens', 'color.text'],
  ['missing'],
  ['app', 'url'],
] as const
const expected = {
  'app.name': 2,
  'networks[1].rpcUrls[0]': 6,
  "theme.tokens['color.text']": 10,
  missing: 1,
  'app.url': 2,
}

test.each([
  ['an object', `export default ${body}`],
  ['defineConfig', `export default defineConfig(${body})`],
  ['an arrow function', `export default defineConfig(() => (${body}))`],
  ['a function with a body', `export default defineConfig(function () { return ${body} })`],
  ['satisfies', `export default (${body}) satisfies ModalConfig`],
  ['as const', `export default defineConfig(${body} as const)`],
])('behavior: lines are found in %s', async (_, text) => {
  expect(await lines(text, ...paths)).toEqual(expected)
})

test('behavior: names of the file, shorthand and spread are followed', async () => {
  const text = `const networks = ['mainnet',
  'nope']
const base = {
  debug: 1,
}
const config = { networks, ...base }
export default config`
  expect(await lines(text, ['networks', 1], ['debug'])).toEqual({ 'networks[1]': 2, debug: 4 })
})

test('behavior: what the source does not show is placed where it leads', async () => {
  const text = `import { theme } from './theme'
export default {
  theme,
  app: makeApp(),
}`
  expect(await lines(text, ['theme', 'mode'], ['app', 'name'])).toEqual({ 'theme.mode': 3, 'app.name': 4 })
})

test('behavior: names that refer to each other come to an end', async () => {
  expect(await lines('const a = b\nconst b = a\nexport default { app: a }', ['app', 'name'])).toEqual({ 'app.name': 3 })
})

test('behavior: without a default export there are no lines, and issues come in the order of theirs', async () => {
  expect(await lines('module.exports = {}', ['app'])).toEqual({ app: undefined })
  expect(Object.keys(await lines(`export default {\n  b: 1,\n  a: 2,\n}`, ['a'], ['b']))).toEqual(['b', 'a'])
})
