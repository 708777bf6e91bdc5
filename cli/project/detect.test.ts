import { expect, test } from 'vitest'
import { fakeFiles } from '../../test/unit/fake-context.js'
import { detectProject } from './detect.js'

const vite = { dependencies: { react: '^19.3.1' }, devDependencies: { vite: '^8.3.4' } }

const detect = (json: object, files: Record<string, string> = {}) =>
  detectProject(fakeFiles({ 'package.json': JSON.stringify(json), ...files }), '/app', {})

test('behavior: the facts of a Vite app', async () => {
  const { packages, packageJson, ...facts } = await detect(vite, {
    'index.html': '<script type="module" src="/src/start.tsx"></script>',
    'src/start.tsx': '',
    'src/main.tsx': '',
    'node_modules/react/package.json': '{ "version": "19.3.1" }',
  })
  expect(facts).toEqual({
    dir: '/app',
    name: 'app',
    host: expect.objectContaining({ id: 'vite', title: 'Vite' }),
    hostVersion: '^8.3.4',
    react: '19.3.1',
    entries: [expect.objectContaining({ path: 'src/start.tsx' })],
  })
})

test.each([
  ['commented out', '<!-- <script type="module" src="/src/old.tsx"></script> -->', 'src/main.jsx'],
  ['attributes the other way round', "<script src='./app/go.tsx?x' async type='module'></script>", 'app/go.tsx'],
  ['from elsewhere', '<script type="module" src="https://cdn.example/x.js"></script>', 'src/main.jsx'],
  ['outside the project', '<script type="module" src="../other.tsx"></script>', 'src/main.jsx'],
])('behavior: an entry script %s', async (_, page, entry) => {
  const files = { 'index.html': page, 'src/main.jsx': '', 'src/old.tsx': '', 'app/go.tsx': '' }
  expect((await detect(vite, files)).entries.map(({ path }) => path)).toEqual([entry])
})

test('behavior: no entry is a fact too', async () => {
  expect((await detect(vite)).entries).toEqual([])
})

test('error: no React', async () => {
  await expect(detect({ dependencies: { vue: '3.0.0', vite: '7' } })).rejects.toMatchInlineSnapshot(
    `[ModalError: package.json in /app doesn't depend on react; it depends on vue, vite.]`,
  )
  await expect(detect({})).rejects.toMatchObject({
    code: 'project/no-react',
    message: expect.stringContaining('nothing'),
  })
})

test.each([
  ['gatsby', 'Gatsby'],
  ['@remix-run/dev', 'Remix'],
  ['react-scripts', 'Create React App'],
])('error: %s is not in this version', async (name, title) => {
  await expect(detect({ dependencies: { react: '19', vite: '7', [name]: '1' } })).rejects.toMatchObject({
    code: 'project/framework-not-built',
    message: `This version can't set up an app made with ${title}.`,
  })
})

test('error: React without a build tool it knows', async () => {
  await expect(detect({ dependencies: { react: '19', webpack: '5' } })).rejects.toMatchObject({
    code: 'project/unknown-framework',
  })
})

test.each(['^17.0.2', '16.8.0', '18.2.0', '~18.2.0'])('error: React %s is too old', async (react) => {
  await expect(detect({ dependencies: { react }, devDependencies: { vite: '7' } })).rejects.toMatchObject({
    code: 'project/old-react',
    message: `The kit needs React 18.3 or 19, and this project has ${react}.`,
  })
})

test.each(['^18.2.0', '18.3.1', '^19', 'latest', '>=17', '18', 'npm:react@19'])(
  'param: React %s is fine',
  async (react) => {
    expect((await detect({ dependencies: { react }, devDependencies: { vite: '7' } })).react).toBe(react)
  },
)
