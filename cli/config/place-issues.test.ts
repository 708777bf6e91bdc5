import { expect, test } from 'vitest'
import { placeIssues } from './issue.js'

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
