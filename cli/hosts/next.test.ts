import { expect, test } from 'vitest'
import { fakeFiles } from '../../test/unit/fake-context.js'
import { next } from './next.js'

async function entries(...paths: readonly string[]) {
  const body = 'export default () => <html><body>{children}</body></html>\n'
  const files = fakeFiles(Object.fromEntries(paths.map((path) => [path, path.includes('layout') ? body : ''])))
  const packageJson = { text: '', name: 'a', packageManager: undefined, dependencies: {}, scripts: {} }
  const found = await next.findEntries({
    files,
    dir: '/app',
    packageJson: { ...packageJson, kitSection: 'dependencies' },
  })
  return found.map(({ path, starter }) => (starter === undefined ? path : `${path}, made`))
}

test.each([
  ['the root of the project', ['app/layout.tsx', 'app/shop/page.tsx'], ['app/layout.tsx']],
  ['src', ['src/app/layout.jsx'], ['src/app/layout.jsx']],
  ['the root before src, as Next has it', ['app/layout.js', 'src/app/layout.tsx'], ['app/layout.js']],
  ['a language and a group', ['app/[locale]/(shop)/layout.tsx'], ['app/[locale]/(shop)/layout.tsx']],
  [
    'a root layout for each group',
    ['app/(a)/layout.tsx', 'app/(b)/layout.tsx'],
    ['app/(a)/layout.tsx', 'app/(b)/layout.tsx'],
  ],
  ['pages', ['pages/_app.jsx', 'pages/index.jsx'], ['pages/_app.jsx']],
  ['src/pages', ['src/pages/_app.tsx'], ['src/pages/_app.tsx']],
  ['pages without _app', ['pages/index.js'], ['pages/_app.jsx, made']],
  ['pages without _app, in TypeScript', ['pages/index.tsx', 'tsconfig.json'], ['pages/_app.tsx, made']],
  ['both routers', ['app/layout.tsx', 'pages/_app.tsx'], ['app/layout.tsx', 'pages/_app.tsx']],
  ['pages that render nothing', ['app/layout.tsx', 'pages/api/hello.ts'], ['app/layout.tsx']],
  ['no router yet', ['next.config.ts'], []],
])('behavior: entries in %s', async (_, paths, found) => {
  expect(await entries(...paths)).toEqual(found)
})

test('behavior: a topmost layout without a body counts only where none has one', async () => {
  const files = fakeFiles({ 'app/layout.tsx': 'export default (p) => p.children', 'app/[lang]/layout.tsx': '<body>' })
  const project = {
    files,
    dir: '/app',
    packageJson: {
      text: '',
      name: undefined,
      packageManager: undefined,
      dependencies: {},
      scripts: {},
      kitSection: 'dependencies' as const,
    },
  }
  expect((await next.findEntries(project)).map(({ path }) => path)).toEqual(['app/[lang]/layout.tsx'])
  files.disk.delete('/app/app/[lang]/layout.tsx')
  expect((await next.findEntries(project)).map(({ path }) => path)).toEqual(['app/layout.tsx'])
})
