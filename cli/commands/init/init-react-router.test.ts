import { describe, expect, test } from 'vitest'
import { doctor } from '../../../test/unit/doctor-run.js'
import { fakeContext } from '../../../test/unit/fake-context.js'
import { init } from '../../../test/unit/init-run.js'
import type { App } from '../../../test/unit/next-apps.js'
import { reactRouterApps } from '../../../test/unit/react-router-apps.js'
import { run } from '../../main.js'

const apps = Object.entries<App>(reactRouterApps)

describe.each(apps)('a React Router app %s', (_, files) => {
  const root = Object.keys(files).find((path) => /root\.[jt]sx$/.test(path)) ?? ''
  const [folder, kit] = root.startsWith('src/') ? ['src/modal-kit', './modal-kit'] : ['modal-kit', '../modal-kit']

  test('behavior: provider and stylesheet go into the root route, and the kit beside the app', async () => {
    const { code, after, changed, context, noted } = await init({ files }, '--no-install')
    expect([code, context.asked]).toEqual([0, []])
    expect(changed.filter((path) => !path.startsWith(`${folder}/`))).toEqual(
      ['.gitignore', root, 'modal.config.ts', 'package.json', 'vite.config.mjs'].sort(),
    )
    const text = after[root] ?? ''
    expect(text).toContain('<ModalKit>')
    const styles = text.indexOf(`${kit}/modal-kit.css`)
    expect(styles).toBeGreaterThan(0)
    if (text.includes('./app.css')) expect(text.indexOf('./app.css')).toBeGreaterThan(styles)
    expect(noted).not.toContain('Left for you')
    expect(noted).toContain(`import { ConnectButton } from '${kit}'`)
    expect(JSON.parse(after['package.json'] ?? '').devDependencies.typescript).toBe(
      JSON.parse(files['package.json'] ?? '').devDependencies.typescript,
    )
    expect(await run(['generate', '--check'], context)).toBe(0)
  })

  test('behavior: the second run changes nothing, and remove --all puts every byte back', async () => {
    const { after } = await init({ files }, '--no-install')
    expect((await init({ files: after }, '--no-install')).context.files.writes).toEqual([])
    const context = fakeContext({ files: after })
    expect([await run(['remove', '--all', '--yes'], context), context.printed.warn]).toEqual([0, []])
    expect(context.files.snapshot()).toEqual(files)
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
  test('behavior: a root route that renders in its own way is left alone, and the steps say what goes where', async () => {
    const files = { ...reactRouterApps.usual, 'app/root.tsx': "export { default } from './shell'\n" }
    const { code, after, noted } = await init({ files }, '--no-install')
    expect([code, after['app/root.tsx']]).toEqual([0, files['app/root.tsx']])
    expect(noted).toContain(`Left for you
  Put the provider into app/root.tsx (left alone: it has no <body>, {children} or <Outlet /> of its own):
    import { ModalKit } from '../modal-kit'
    import '../modal-kit/modal-kit.css'
    <ModalKit>{children}</ModalKit>`)
  })

  test('behavior: a provider in a module of the app, behind the alias of new apps, is not put twice', async () => {
    const files = {
      ...reactRouterApps.usual,
      'app/root.tsx':
        "import { Shell } from '~/shell'\nexport const Layout = (p) => <body><Shell>{p.children}</Shell></body>\n",
      'app/shell.tsx':
        "import { ModalKit } from '../modal-kit'\nexport const Shell = (p) => <ModalKit>{p.children}</ModalKit>\n",
    }
    const { code, changed } = await init({ files }, '--no-install')
    expect(code).toBe(0)
    expect(changed).not.toContain('app/root.tsx')
  })

  test('behavior: an app without a root route is told where the provider usually goes', async () => {
    const { 'package.json': manifest } = reactRouterApps.usual
    const { code, noted } = await init({ files: { 'package.json': manifest } }, '--no-install')
    expect(code).toBe(0)
    expect(noted).toContain('Put the provider into the file that renders your app, usually app/root.tsx')
  })
})

test.each([
  ['react-router', 'app/root.tsx', 'app/home.tsx', 'modal-kit'],
  ['vite-js', 'src/main.jsx', 'src/App.jsx', 'src/modal-kit'],
])('param: --template %s makes a new app with the button in it', async (template, entry, page, folder) => {
  const { code, after, noted } = await init({}, 'shop', '--template', template, '--no-install')
  expect(code).toBe(0)
  expect(after[`shop/${entry}`]).toContain('<ModalKit>')
  expect(after[`shop/${page}`]).toContain('<ConnectButton />')
  expect(after[`shop/${folder}/generated.ts`]).toBeDefined()
  expect(noted).not.toContain('Left for you')
  const second = await init({ files: after }, 'shop', '--template', template, '--no-install')
  expect(second.context.files.writes).toEqual([])
})
