import { describe, expect, test } from 'vitest'
import { fakeContext } from '../../test/unit/fake-context.js'
import { applyPlan } from '../plan/apply.js'
import { pendingChanges } from '../plan/plan.js'
import { createOverlay } from '../project/overlay.js'
import { generateFiles, kitFolder, planGenerate } from './generate.js'
import { stamp } from './stamp.js'

const config = (body = '') => `import { defineConfig } from 'create-modal-kit/config'

export default defineConfig({
  app: { name: 'My app' },
  networks: ['mainnet'],
  services: 'local',
  ${body}
})
`

const project = (body?: string) => fakeContext({ files: { 'src/main.tsx': '', 'modal.config.ts': config(body) } })

test('behavior: a config becomes seven files', async () => {
  const { plan, folder, files } = await planGenerate(project())
  expect(folder).toBe('src/modal-kit')
  expect(files[0]).toBe('/app/modal.config.ts')
  expect(plan.changes.map(({ kind, path }) => `${kind} ${path}`)).toEqual([
    'create src/modal-kit/generated.ts',
    'create src/modal-kit/modal.ts',
    'create src/modal-kit/modal-kit.css',
    'create src/modal-kit/csp.json',
    'create src/modal-kit/network-ledger.json',
    'create src/modal-kit/marks.ts',
    'create src/modal-kit/index.tsx',
  ])
})

test('behavior: a second run has nothing to do, and an order of keys makes no difference', async () => {
  const context = project(`debug: true, theme: { tokens: { 'radius.base': '2px', 'color.border': 'red' } },`)
  await applyPlan((await planGenerate(context)).plan, context)
  expect(pendingChanges((await planGenerate(context)).plan)).toEqual([])
  context.files.edit(
    'modal.config.ts',
    config(`theme: { tokens: { 'color.border': 'red', 'radius.base': '2px' } }, debug: true,`),
  )
  expect(pendingChanges((await planGenerate(context)).plan)).toEqual([])
})

test('behavior: a changed config changes what depends on it and nothing else', async () => {
  const context = project()
  await applyPlan((await planGenerate(context)).plan, context)
  context.files.edit('modal.config.ts', config(`theme: { tokens: { 'color.border': 'red' } },`))
  expect(pendingChanges((await planGenerate(context)).plan).map(({ path }) => path)).toEqual([
    'src/modal-kit/modal-kit.css',
  ])
})

test('behavior: a config that is only planned works', async () => {
  const context = fakeContext({ files: { 'package.json': '{}' } })
  const overlay = createOverlay(context.files)
  await overlay.write('/app/modal.config.ts', config())
  await overlay.write('/app/src/main.tsx', '')
  const { plan } = await planGenerate({ ...context, files: overlay })
  expect(plan.changes).toHaveLength(7)
  expect(context.files.writes).toEqual([])
})

describe('errors', () => {
  test('error: one problem', async () => {
    const error = planGenerate(project(`featurs: {},`))
    await expect(error).rejects.toMatchObject({ code: 'config/invalid', title: 'Invalid config' })
    await expect(error).rejects.toThrowErrorMatchingInlineSnapshot(`
      [ModalError: modal.config.ts has a problem:
        modal.config.ts:7 featurs: isn't a key of the config
          Write features instead.]
    `)
  })

  test('error: several, each with its line, value and fix', async () => {
    const body = `features: {
    pay: true,
    smartSessions: true,
  },
  theme: { mode: 'drak' },`
    await expect(planGenerate(project(body))).rejects.toThrowErrorMatchingInlineSnapshot(`
      [ModalError: modal.config.ts has 3 problems:
        modal.config.ts:8 features.pay: this version of create-modal-kit has no pay yet (found true)
          Remove the line or set it to false.
        modal.config.ts:9 features.smartSessions: this version of create-modal-kit has no smartSessions yet (found true)
          Remove the line or set it to false.
        modal.config.ts:11 theme.mode: must be one of light, dark, system (found "drak")
          Write dark instead.]
    `)
  })

  test('error: what depends on several keys is placed as well', async () => {
    const body = `...({ services: 'reown' }),`
    await expect(planGenerate(project(body))).rejects.toThrowErrorMatchingInlineSnapshot(`
      [ModalError: modal.config.ts has a problem:
        modal.config.ts:3 projectId: is missing, and services: 'reown' needs one
          Write the 32 hex digits your Reown dashboard shows, or services: 'local', which needs none.]
    `)
  })

  test('error: production', async () => {
    await expect(planGenerate(project(), { mode: 'production' })).rejects.toThrowErrorMatchingInlineSnapshot(`
      [ModalError: modal.config.ts has a problem:
        modal.config.ts:6 services: points at this machine, and this is for production (found "local")
          Name services that your users can reach: 'reown', or https:// addresses of your own. To try a build here, set MODAL_KIT_MODE=development.]
    `)
  })
})

describe('languages', () => {
  const changesOf = async (context: ReturnType<typeof project>) =>
    pendingChanges((await planGenerate(context)).plan).map(({ kind, path }) => `${kind} ${path}`)

  test('behavior: one that is dropped takes its file with it, and a file of the same kind of name stays', async () => {
    const context = project(`locale: { offer: ['en', 'de'] },`)
    expect(await changesOf(context)).toContain('create src/modal-kit/locale-de.ts')
    await applyPlan((await planGenerate(context)).plan, context)
    context.files.edit('src/modal-kit/locale-xx.ts', 'export const mine = 1\n')
    context.files.edit('modal.config.ts', config())
    expect(await changesOf(context)).toEqual([
      'replace src/modal-kit/generated.ts',
      'remove src/modal-kit/locale-de.ts',
    ])
    await applyPlan((await planGenerate(context)).plan, context)
    expect(Object.keys(context.files.snapshot()).filter((path) => path.includes('locale'))).toEqual([
      'src/modal-kit/locale-xx.ts',
    ])
    expect(await changesOf(context)).toEqual([])
  })

  test('behavior: a text of something that is off is a note, not an error', async () => {
    const context = project(`locale: { texts: { en: { 'embedded.lost': 'Gone.' } } },`)
    await planGenerate(context)
    expect(context.printed.note).toEqual(["locale.texts: embedded.lost isn't shown, because embedded is off."])
  })

  test('error: a text that does not exist is named with its line', async () => {
    const planned = planGenerate(project(`locale: { texts: { en: { 'connect.titel': 'Log in' } } },`))
    await expect(planned).rejects.toThrowError(
      /modal\.config\.ts:7 .*'connect\.titel'.*\n {4}Write connect\.title instead\./,
    )
  })
})

const baseConfig = `import { defineConfig } from 'create-modal-kit/config'
export default defineConfig({ app: { name: 'App' }, services: 'local', networks: ['base'] })
`

const appWithConfig = () => fakeContext({ files: { 'src/main.tsx': '', 'modal.config.ts': baseConfig } })

test('behavior: it gives what it wrote, and nothing the second time', async () => {
  const context = appWithConfig()
  const first = await generateFiles(context)
  expect(first.changes.map(({ kind, path }) => `${kind} ${path}`)).toContain('create src/modal-kit/generated.ts')
  expect((await generateFiles(context)).changes).toEqual([])
})

test('behavior: another generator beside it, which writes first, is no error and its files stay', async () => {
  const done = appWithConfig()
  await generateFiles(done)
  const context = appWithConfig()
  const { lock } = context.files
  let isFirst = true
  // Between the plan and the first write the other one has written everything.
  const files = {
    ...context.files,
    async lock(folder: string) {
      if (isFirst) for (const [path, text] of done.files.disk) context.files.disk.set(path, text)
      isFirst = false
      return lock(folder)
    },
  }
  expect((await generateFiles({ ...context, files })).changes).toEqual([])
  expect(context.files.writes).toEqual([])
  expect(context.files.snapshot()).toEqual(done.files.snapshot())
})

test('error: a file that is another one at every look, after three of them', async () => {
  const context = appWithConfig()
  let looks = 0
  const files = {
    ...context.files,
    async lock() {
      looks += 1
      context.files.disk.set('/app/src/modal-kit/modal-kit.css', stamp('css', `a { b: ${looks} }\n`, '0.0.1'))
      return async () => {}
    },
  }
  await expect(generateFiles({ ...context, files })).rejects.toMatchObject({ code: 'plan/changed' })
  expect(looks).toBe(3)
})

test.each([
  ['in src', { 'src/main.tsx': '' }, 'src/modal-kit'],
  ['at the root without src', { 'app/page.tsx': '' }, 'modal-kit'],
  ['where it is', { 'src/main.tsx': '', 'modal-kit/generated.ts': '' }, 'modal-kit'],
  ['in src when it is in both', { 'src/modal-kit/generated.ts': '', 'modal-kit/generated.ts': '' }, 'src/modal-kit'],
])('behavior: %s', async (_, files, folder) => {
  expect(await kitFolder(fakeContext({ files }))).toBe(folder)
})
