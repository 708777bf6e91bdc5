import { expect, test } from 'vitest'
import { fakeContext } from '../../test/unit/fake-context.js'
import { generateFiles } from './generate.js'
import { stamp } from './stamp.js'

const config = `import { defineConfig } from 'create-modal-kit/config'
export default defineConfig({ app: { name: 'App' }, services: 'local', networks: ['base'] })
`

const project = () => fakeContext({ files: { 'src/main.tsx': '', 'modal.config.ts': config } })

test('behavior: it gives what it wrote, and nothing the second time', async () => {
  const context = project()
  const first = await generateFiles(context)
  expect(first.changes.map(({ kind, path }) => `${kind} ${path}`)).toContain('create src/modal-kit/generated.ts')
  expect((await generateFiles(context)).changes).toEqual([])
})

test('behavior: another generator beside it, which writes first, is no error and its files stay', async () => {
  const done = project()
  await generateFiles(done)
  const context = project()
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
  const context = project()
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
