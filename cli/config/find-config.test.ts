import { expect, test } from 'vitest'
import { fakeContext } from '../../test/unit/fake-context.js'
import { findConfig } from './load.js'

test('behavior: of several configs the TypeScript one is taken', async () => {
  const context = fakeContext({ files: { 'modal.config.js': 'js', 'modal.config.ts': 'ts' } })
  expect(await findConfig(context)).toEqual({ path: '/app/modal.config.ts', text: 'ts' })
})

test.each(['modal.config.mts', 'modal.config.js', 'modal.config.mjs'])('param: %s is found', async (name) => {
  expect((await findConfig(fakeContext({ files: { [name]: '' } }))).path).toBe(`/app/${name}`)
})

test('param: a file that is named is taken from the working folder, or as it is when absolute', async () => {
  const context = fakeContext({ files: { 'modal.config.ts': '', 'a/b.ts': 'x', '/etc/c.ts': 'y' } })
  expect(await findConfig(context, 'a/b.ts')).toEqual({ path: '/app/a/b.ts', text: 'x' })
  expect(await findConfig(context, '/etc/c.ts')).toEqual({ path: '/etc/c.ts', text: 'y' })
})

test('error: nothing there', async () => {
  const context = fakeContext()
  await expect(findConfig(context)).rejects.toMatchObject({
    code: 'config/not-found',
    message: 'There is no modal.config.ts in /app.',
  })
  await expect(findConfig(context, 'x.ts')).rejects.toMatchObject({ code: 'config/no-such-file' })
})
