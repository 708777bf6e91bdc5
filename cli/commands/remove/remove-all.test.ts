import { describe, expect, test } from 'vitest'
import { type FakeWorld, fakeContext } from '../../../test/unit/fake-context.js'
import { init, readApp, viteApp } from '../../../test/unit/init-run.js'
import { run } from '../../main.js'

async function removeAll(world: FakeWorld, ...flags: readonly string[]) {
  const context = fakeContext(world)
  const before = context.files.snapshot()
  const code = await run(['remove', '--all', ...flags], context)
  const { out, note, warn } = context.printed
  const after = context.files.snapshot()
  const isSame = JSON.stringify(after) === JSON.stringify(before)
  return { code, context, after, isSame, out: out.join('\n'), note: note.join('\n'), warn: warn.join('\n') }
}

const { after: app } = await init({ files: viteApp }, '--no-install')
const reown = ['--services', 'reown', '--project-id', 'abcdef0123456789abcdef0123456789']

describe('init and then remove --all', () => {
  test.each(['template-react-ts', 'template-react'])('behavior: %s is byte by byte what it was', async (name) => {
    const files = readApp(name)
    for (const flags of [[], reown]) {
      const { after: wired } = await init({ files }, '--no-install', ...flags)
      const { code, after } = await removeAll({ files: wired }, '--yes')
      expect(code).toBe(0)
      expect(after).toEqual(files)
    }
  })

  test.each([
    ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
    ['tabs', (text: string) => text.replaceAll('  ', '\t')],
    ['a prebuild of its own', (text: string) => text.replace('"dev":', '"prebuild": "node x.js",\n    "dev":')],
  ])('behavior: also with %s', async (_, change) => {
    const files = Object.fromEntries(Object.entries(viteApp).map(([path, text]) => [path, change(text)]))
    const { after: wired } = await init({ files }, '--no-install')
    const { code, after } = await removeAll({ files: wired }, '--yes')
    expect(code).toBe(0)
    expect(after).toEqual(files)
  })

  test('behavior: a .gitignore that init has made goes', async () => {
    const { '.gitignore': _, ...files } = viteApp
    const { after: wired } = await init({ files }, '--no-install')
    expect((await removeAll({ files: wired }, '--yes')).after).toEqual(files)
  })

  test('behavior: edits in between stay, those in the entry file as well', async () => {
    const edit = (files: Readonly<Record<string, string>>) => ({
      ...files,
      'src/main.tsx': (files['src/main.tsx'] ?? '')
        .replace('<App />', '<App theme="dark" />')
        .replace('import App', "import './late.css'\nimport App"),
      'package.json': (files['package.json'] ?? '').replace('"preview":', '"test": "vitest",\n    "preview":'),
      'src/own.ts': 'export const own = 1\n',
    })
    const { after: wired } = await init({ files: viteApp }, '--no-install')
    expect((await removeAll({ files: edit(wired) }, '--yes')).after).toEqual(edit(viteApp))
  })

  test('behavior: features that were added and languages that were generated go as well', async () => {
    const context = fakeContext({ files: app })
    expect(await run(['add', 'collapseWallets'], context)).toBe(0)
    expect(await run(['remove', '--all', '--yes'], context)).toBe(0)
    expect(context.files.snapshot()).toEqual(viteApp)
  })

  test('behavior: the second run has nothing to do', async () => {
    const { code, note, context } = await removeAll({ files: viteApp }, '--yes')
    expect([code, context.files.writes, context.files.removals]).toEqual([0, [], []])
    expect(note).toBe("The kit isn't in this project. Nothing to remove.")
  })

  test('behavior: it says what it takes out and what comes next', async () => {
    const { note } = await removeAll({ files: { ...app, '.modal-kit/data/x': '' } }, '--yes')
    expect(note).toMatchInlineSnapshot(`
      "change  src/main.tsx (take out the kit)
      change  vite.config.ts (take out the kit)
      change  package.json (take out dependencies and scripts)
      change  tsconfig.node.json (take out modal.config.ts)
      change  .gitignore (take out .modal-kit/)
      remove  src/modal-kit/csp.json
      remove  src/modal-kit/generated.ts
      remove  src/modal-kit/index.tsx
      remove  src/modal-kit/late.ts
      remove  src/modal-kit/marks.ts
      remove  src/modal-kit/modal-kit.css
      remove  src/modal-kit/modal.ts
      remove  src/modal-kit/network-ledger.json
      remove  modal.config.ts

      The kit is out of this project.

      Next
        npm install
        Delete .modal-kit/, which holds what the local stack has stored."
    `)
  })
})

describe('what the project needs itself stays', () => {
  const packages = async (files: Readonly<Record<string, string>>) => {
    const { code, after } = await removeAll({ files: { ...app, ...files } }, '--yes')
    const { dependencies, devDependencies } = JSON.parse(after['package.json'] ?? '{}')
    return { code, names: [...Object.keys(dependencies), ...Object.keys(devDependencies)] }
  }

  test.each([
    ['src/chain.ts', "import { base } from 'viem/chains'\n"],
    ['src/chain.ts', "const later = import('viem')\n"],
    ['node_modules/react-dom/package.json', '{ "peerDependencies": { "viem": "*" } }'],
  ])(
    'behavior: a package that other code imports, or that another package wants beside itself: %s',
    async (path, text) => {
      const { names } = await packages({ [path]: text })
      expect(names).toEqual(expect.arrayContaining(['react', 'viem']))
      expect(names).not.toContain('create-modal-kit')
      expect((await packages({})).names).not.toContain('viem')
    },
  )

  test('behavior: a range that init did not write', async () => {
    const text = (app['package.json'] ?? '').replace(/"viem": "[^"]+"/, '"viem": "^2.0.0"')
    expect((await packages({ 'package.json': text })).names).toContain('viem')
  })

  test("behavior: files of the user's in the kit's folder, and another backend's package", async () => {
    const own = {
      'src/modal-kit/notes.ts': 'export const a = 1\n',
      'backend/package.json': '{}',
      'backend/a.ts': "import 'create-modal-kit'",
    }
    const { code, after } = await removeAll({ files: { ...app, ...own } }, '--yes')
    expect([code, after]).toEqual([0, { ...viteApp, ...own }])
  })
})

describe('what it does not take out', () => {
  test('error: lines of the app that use the kit are named, and nothing is changed', async () => {
    const files = {
      ...app,
      'src/App.tsx': "import { ConnectButton } from './modal-kit'\nexport default () => <ConnectButton />\n",
      'src/late.ts': "export const load = () => import('create-modal-kit/viem')\n",
      'src/alias.ts': "export { useModal } from '@/modal-kit'\n",
      'src/own.css': "@import './modal-kit/modal-kit.css';\n",
      'package.json': (app['package.json'] ?? '').replace(
        '"tsc -b && vite build"',
        '"modal-kit generate && vite build"',
      ),
    }
    const { code, isSame, warn } = await removeAll({ files }, '--yes', '--force')
    expect([code, isSame]).toEqual([1, true])
    expect(warn).toMatchInlineSnapshot(`
      "The app still uses the kit
        The app wouldn't build without the kit, so nothing was changed:
          src/App.tsx:1  import { ConnectButton } from './modal-kit'
          src/alias.ts:1  export { useModal } from '@/modal-kit'
          src/late.ts:1  import('create-modal-kit/viem')
          src/own.css:1  @import './modal-kit/modal-kit.css';
          package.json  script "build"
        Remove those lines and what they bring in, then run \`modal-kit remove --all\` again.
        (remove/still-used)"
    `)
  })

  test.each([
    ['props', '<ModalKit theme="dark">\n      <App />\n    </ModalKit>'],
    ['text in it', '<ModalKit>hello</ModalKit>'],
    ['two of them', '<><ModalKit><App /></ModalKit><ModalKit><App /></ModalKit></>'],
  ])('error: a provider with %s', async (_, jsx) => {
    const text = (app['src/main.tsx'] ?? '').replace(/<StrictMode>[\s\S]*<\/StrictMode>/, jsx)
    const { code, isSame, warn } = await removeAll({ files: { ...app, 'src/main.tsx': text } }, '--yes')
    expect([code, isSame]).toEqual([1, true])
    expect(warn).toMatch(/src\/main\.tsx:\d+ {2}import \{ ModalKit \} from '\.\/modal-kit'/)
  })

  test('behavior: a provider that was moved to another module', async () => {
    const moved =
      "import { ModalKit } from './modal-kit/index'\n\nexport function Root() {\n  return (\n    <ModalKit>\n      <main>\n        hi\n      </main>\n    </ModalKit>\n  )\n}\n"
    const { code, after } = await removeAll({ files: { ...app, 'src/Root.tsx': moved } }, '--yes')
    expect(code).toBe(0)
    expect(after['src/Root.tsx']).toBe(
      '\nexport function Root() {\n  return (\n    <main>\n      hi\n    </main>\n  )\n}\n',
    )
  })

  test('error: files of the kit that were edited, which --force takes with a copy', async () => {
    const edited = {
      'src/modal-kit/index.tsx': `${app['src/modal-kit/index.tsx']}export const mine = 1\n`,
      'src/modal-kit/modal.ts': `${app['src/modal-kit/modal.ts']}export const mine = 1\n`,
    }
    const refused = await removeAll({ files: { ...app, ...edited } }, '--yes')
    expect([refused.code, refused.isSame]).toEqual([1, true])
    expect(refused.warn).toContain('2 files would be lost with your changes')
    const { code, after } = await removeAll({ files: { ...app, ...edited } }, '--yes', '--force')
    const copies = Object.fromEntries(Object.entries(edited).map(([path, text]) => [`${path}.orig`, text]))
    expect([code, after]).toEqual([0, { ...viteApp, ...copies }])
  })

  test('behavior: an index.tsx that only a formatter has been at goes', async () => {
    const text = (app['src/modal-kit/index.tsx'] ?? '').replaceAll("'", '"').replace(/\)\n$/, ');\n')
    expect((await removeAll({ files: { ...app, 'src/modal-kit/index.tsx': text } }, '--yes')).after).toEqual(viteApp)
  })
})
