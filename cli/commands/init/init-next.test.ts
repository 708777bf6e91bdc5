import { describe, expect, test } from 'vitest'
import { doctor } from '../../../test/unit/doctor-run.js'
import { fakeContext } from '../../../test/unit/fake-context.js'
import { init } from '../../../test/unit/init-run.js'
import { type App, nextApps } from '../../../test/unit/next-apps.js'
import { run } from '../../main.js'

const apps = Object.entries<App>(nextApps)
const entries: Readonly<Record<keyof typeof nextApps, readonly string[]>> = {
  'App Router': ['app/layout.tsx'],
  'App Router below src': ['src/app/layout.tsx'],
  'Pages Router': ['pages/_app.tsx'],
  'Pages Router below src': ['src/pages/_app.tsx'],
  'Pages Router without _app': ['pages/_app.tsx'],
  'both routers': ['app/layout.tsx', 'pages/_app.tsx'],
  'App Router in JavaScript': ['app/layout.js'],
  'Pages Router in JavaScript, without _app': ['pages/_app.jsx'],
}

describe.each(apps)('a Next app with the %s', (name, files) => {
  test('behavior: provider and stylesheet go where they belong, and the kit beside them', async () => {
    const { code, after, changed, context, noted } = await init({ files }, '--no-install')
    expect([code, context.asked]).toEqual([0, []])
    const folder = 'src/app/layout.tsx' in files || 'src/pages/_app.tsx' in files ? 'src/modal-kit' : 'modal-kit'
    const buildConfig = 'next.config.ts' in files ? 'next.config.ts' : 'next.config.mjs'
    expect(after[buildConfig]).toMatch(/export default withModalKit\(.+\)/)
    const wired = entries[name as keyof typeof nextApps]
    expect(changed.filter((path) => !path.startsWith(`${folder}/`))).toEqual(
      ['.gitignore', ...wired, 'modal.config.ts', buildConfig, 'package.json'].sort(),
    )
    for (const path of wired) {
      expect(after[path]).toContain('<ModalKit>')
      expect(after[path]).toContain('../modal-kit/modal-kit.css')
    }
    expect(after[`${folder}/index.tsx`]).toMatch(/^'use client'\n/)
    expect(noted).not.toContain('Left for you')
    expect(noted).toContain("import { ConnectButton } from '../modal-kit'")
    expect(JSON.parse(after['package.json'] ?? '').scripts).toMatchObject({
      prebuild: 'modal-kit generate --check --mode production',
      'modal-kit': 'modal-kit',
    })
    expect(await run(['generate', '--check'], context)).toBe(0)
  })

  test('behavior: the second run changes nothing, and remove --all puts every byte back', async () => {
    const { after } = await init({ files }, '--no-install')
    expect((await init({ files: after }, '--no-install')).context.files.writes).toEqual([])
    const context = fakeContext({ files: after })
    expect([await run(['remove', '--all', '--yes'], context), context.printed.warn]).toEqual([0, []])
    const { '.gitignore': own, ...rest } = context.files.snapshot()
    expect({ ...rest, ...(own !== undefined && { '.gitignore': own }) }).toEqual(files)
  })

  test('error: a failure at any write leaves the tree as it was', async () => {
    const { context } = await init({ files }, '--no-install')
    for (let number = 0; number < context.files.writes.length; number += 1) {
      const broken = fakeContext({ files })
      broken.files.failWrite(number)
      expect(await run(['init', '--no-install'], broken)).toBe(1)
      expect(broken.files.snapshot()).toEqual(files)
    }
  })

  test('behavior: doctor finds the provider placed and its module fit for the server', async () => {
    const { after } = await init({ files }, '--no-install')
    const { ids } = await doctor(after, '--offline')
    expect(ids.filter((id) => ['D-15', 'D-34', 'D-38', 'D-21', 'U-config', 'U-package'].includes(id))).toEqual([])
  })
})

describe('what is not one to guess about', () => {
  test('behavior: a layout without a body is left alone, and the steps name what goes where', async () => {
    const files = { ...nextApps['App Router'], 'app/layout.tsx': 'export default (p) => <Frame {...p} />\n' }
    const { code, after, noted } = await init({ files }, '--no-install')
    expect([code, after['app/layout.tsx']]).toEqual([0, files['app/layout.tsx']])
    expect(noted).toContain(`Left for you
  Put the provider into app/layout.tsx (left alone: it has no <body>):
    import { ModalKit } from '../modal-kit'
    import '../modal-kit/modal-kit.css'
    <ModalKit>{children}</ModalKit>`)
  })

  test('behavior: an app without a router is told where the provider usually goes', async () => {
    const { 'package.json': manifest } = nextApps['App Router']
    const { code, noted } = await init({ files: { 'package.json': manifest } }, '--no-install')
    expect(code).toBe(0)
    expect(noted).toContain('Put the provider into the file that renders your app, usually app/layout.tsx')
  })

  test('behavior: a provider in a client module of the host, behind an alias, is not put twice', async () => {
    const files = {
      ...nextApps['App Router'],
      'app/layout.tsx':
        "import { Providers } from '@/app/providers'\nexport default (p) => <body><Providers {...p} /></body>\n",
      'app/providers.tsx':
        "'use client'\nimport { ModalKit } from '../modal-kit'\nexport const Providers = ModalKit && ((p) => <ModalKit>{p.children}</ModalKit>)\n",
    }
    const { changed } = await init({ files }, '--no-install')
    expect(changed).not.toContain('app/layout.tsx')
  })
})

describe('a new app', () => {
  test('param: --template in the folder of an app has no effect, and says so', async () => {
    const files = nextApps['App Router']
    const { after, warned } = await init({ files }, '--template', 'vite', '--no-install')
    expect(warned).toBe('/app holds an app already: --template had no effect.')
    expect(Object.keys(after)).not.toContain('index.html')
  })

  test.each([
    ['next', 'app/layout.tsx', 'app/page.tsx'],
    ['next-pages', 'pages/_app.tsx', 'pages/index.tsx'],
  ])('param: --template %s', async (template, entry, page) => {
    const { code, after, noted } = await init({}, 'shop', '--template', template, '--no-install')
    expect(code).toBe(0)
    expect(after[`shop/${entry}`]).toContain('<ModalKit>')
    expect(after[`shop/${page}`]).toContain('<ConnectButton />')
    expect(after['shop/modal-kit/generated.ts']).toBeDefined()
    expect(noted).not.toContain('Put the button')
    const second = await init({ files: after }, 'shop', '--template', template, '--no-install')
    expect(second.context.files.writes).toEqual([])
  })
})
