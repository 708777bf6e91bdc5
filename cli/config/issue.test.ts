import { expect, test } from 'vitest'
import { issueReport, pathOf } from './issue.js'

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
