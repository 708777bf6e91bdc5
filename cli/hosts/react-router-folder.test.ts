import { expect, test } from 'vitest'
import { fakeFiles } from '../../test/unit/fake-context.js'
import { findRoot } from './wire-react-router.js'

const find = (files: Record<string, string>) => findRoot(fakeFiles(files), '/app')

test('behavior: the root route is in app, whatever it ends in', async () => {
  expect(await find({ 'app/root.tsx': '' })).toBe('app/root.tsx')
  expect(await find({ 'app/root.jsx': '', 'react-router.config.js': 'export default { ssr: false }' })).toBe(
    'app/root.jsx',
  )
})

test.each([
  ['a string', "export default { appDirectory: 'src' } satisfies Config"],
  ['a path', 'export default { "appDirectory": "./src/" }'],
  ['a template without holes', 'const config = { appDirectory: `src` }; export default config'],
])('behavior: appDirectory as %s', async (_, text) => {
  expect(await find({ 'react-router.config.ts': text, 'src/root.tsx': '', 'app/root.tsx': '' })).toBe('src/root.tsx')
})

test.each([
  ['is computed', 'export default { appDirectory: folder }'],
  ['leads out of the project', "export default { appDirectory: '../shared' }"],
  ['is in a comment', "export default { /* appDirectory: 'src' */ }"],
])('behavior: app, where appDirectory %s', async (_, text) => {
  expect(await find({ 'react-router.config.ts': text, 'src/root.tsx': '', 'app/root.tsx': '' })).toBe('app/root.tsx')
})

test('behavior: no root route is a fact too', async () => {
  expect(await find({ 'app/routes.ts': '' })).toBe(undefined)
})
