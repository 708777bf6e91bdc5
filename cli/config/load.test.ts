import { describe, expect, test } from 'vitest'
import { fakeContext } from '../../test/unit/fake-context.js'
import { findConfig, type LoadOptions, loadConfig, nameOf, readEnvironment } from './load.js'

const load = (files: Record<string, string>, options: Partial<LoadOptions> = {}, env: Record<string, string> = {}) =>
  loadConfig(fakeContext({ files, env }), { mode: 'development', ...options })

const failure = async (text: string, options: Partial<LoadOptions> = {}) => {
  const error = await load({ 'modal.config.ts': text }, options).catch((cause: unknown) => cause)
  const { code, message } = error as { code: string; message: string }
  return `${code}: ${message}`
}

describe('loading', () => {
  test('behavior: an object, with the package not installed in the project', async () => {
    const text = `import { defineConfig } from 'create-modal-kit/config'\nexport default defineConfig({ debug: true as boolean })`
    const { value, path, files } = await load({ 'modal.config.ts': text })
    expect(value).toEqual({ debug: true })
    expect(path).toBe('/app/modal.config.ts')
    expect(files).toEqual([
      '/app/modal.config.ts',
      '/app/.env',
      '/app/.env.local',
      '/app/.env.development',
      '/app/.env.development.local',
    ])
  })

  test('behavior: a function gets the mode and the .env files', async () => {
    const text = `export default ({ mode, env }) => ({ mode, a: env.A, b: env.B })`
    const { value } = await load(
      { 'modal.config.ts': text, '.env': 'A=file\nB=file' },
      { mode: 'staging' },
      { B: 'process' },
    )
    expect(value).toEqual({ mode: 'staging', a: 'file', b: 'process' })
  })

  test('behavior: promises are waited for, of the module, the value and the function', async () => {
    const text = `const a = await Promise.resolve(1)\nexport default async () => ({ a })`
    expect((await load({ 'modal.config.ts': text })).value).toEqual({ a: 1 })
    expect((await load({ 'modal.config.mjs': 'export default Promise.resolve({ a: 2 })' })).value).toEqual({ a: 2 })
  })

  test('behavior: relative imports without extension, and Node packages, are imported', async () => {
    const { value, files } = await load({
      'modal.config.ts': `import { sep } from 'node:path'\nimport { nets } from './config/nets'\nimport extra from './extra.json' with { type: 'json' }\nexport default { nets, sep, extra }`,
      'config/nets.ts': `import { one } from './one.js'\nexport const nets: string[] = [one]`,
      'config/one.ts': `export const one = 'mainnet'`,
      'extra.json': '{"a":1}',
    })
    expect(value).toEqual({ nets: ['mainnet'], sep: '/', extra: { a: 1 } })
    expect(files.slice(0, 4)).toEqual([
      '/app/modal.config.ts',
      '/app/config/nets.ts',
      '/app/config/one.ts',
      '/app/extra.json',
    ])
  })

  test('behavior: a changed import is seen by the next load', async () => {
    const context = fakeContext({
      files: { 'modal.config.ts': `import { a } from './a'\nexport default { a }`, 'a.ts': 'export const a = 1' },
    })
    expect((await loadConfig(context, { mode: 'development' })).value).toEqual({ a: 1 })
    context.files.edit('a.ts', 'export const a = 2')
    expect((await loadConfig(context, { mode: 'development' })).value).toEqual({ a: 2 })
  })

  test('behavior: what to watch is told before anything can fail, and again with the imports', async () => {
    const told: (readonly string[])[] = []
    const files = { 'modal.config.ts': `import './a'\nthrow new Error('no')`, 'a.ts': '' }
    await load(files, { onFiles: (paths) => told.push(paths) }).catch(() => {})
    expect(told.map((paths) => paths.filter((path) => path.endsWith('.ts')))).toEqual([
      ['/app/modal.config.ts'],
      ['/app/modal.config.ts', '/app/a.ts'],
    ])
  })

  test('behavior: an import that cannot be parsed is watched until it is repaired', async () => {
    const told: (readonly string[])[] = []
    const files = { 'modal.config.ts': `import './a'\nexport default {}`, 'a.ts': 'export const {' }
    await load(files, { onFiles: (paths) => told.push(paths) }).catch(() => {})
    expect(told.at(-1)?.slice(0, 3)).toEqual(['/app/modal.config.ts', '/app/a.ts', '/app/.env'])
  })
})

describe('errors', () => {
  test('error: syntax', async () => {
    expect(await failure(`export default {\n  a: 1\n  b: 2\n}`)).toMatchInlineSnapshot(
      `"config/syntax: modal.config.ts:3:3 can't be parsed: ',' expected."`,
    )
    expect(await failure(`export default { a: 1 }\nlet let = 1\n`)).toMatchInlineSnapshot(
      `"config/syntax: modal.config.ts:2:5 can't be parsed: Unexpected token."`,
    )
  })

  test('error: what only Node finds wrong with the text', async () => {
    expect(await failure(`export default {}\nconst a = 1\nconst a = 2`)).toMatchInlineSnapshot(
      `"config/syntax: modal.config.ts can't be parsed: Identifier 'a' has already been declared."`,
    )
  })

  test('error: syntax of an import', async () => {
    const files = { 'modal.config.ts': `import { a } from './a'\nexport default { a }`, 'a.ts': 'export const a = {{' }
    await expect(load(files)).rejects.toMatchObject({
      code: 'config/syntax',
      message: expect.stringMatching(/^a\.ts:1:\d+ /),
    })
  })

  test('error: it throws, at the top, in its function, in an import, and something that is no error', async () => {
    expect(
      await failure(`const a: number = 1\nthrow new Error('No RPC_URL is set')\nexport default {}`),
    ).toMatchInlineSnapshot(`"config/threw: modal.config.ts:2 threw: No RPC_URL is set."`)
    expect(await failure(`export default () => {\n\n  throw new TypeError('bad')\n}`)).toMatchInlineSnapshot(
      `"config/threw: modal.config.ts:3 threw: bad."`,
    )
    expect(await failure(`throw 'text'`)).toMatchInlineSnapshot(`"config/threw: modal.config.ts threw: text."`)
    const files = { 'modal.config.ts': `import './a'\nexport default {}`, 'a.ts': `\n\nthrow new Error('boom!')` }
    await expect(load(files)).rejects.toMatchObject({ message: 'a.ts:3 threw: boom!' })
  })

  test('error: an import that is not there', async () => {
    expect(await failure(`\nimport { a } from './missing'\nexport default { a }`)).toMatchInlineSnapshot(
      `"config/missing-import: modal.config.ts:2 imports "./missing", which wasn't found."`,
    )
    expect(await failure(`import a from 'not-installed'\nexport default { a }`)).toMatchInlineSnapshot(
      `"config/missing-import: modal.config.ts:1 imports "not-installed", which wasn't found."`,
    )
    expect(await failure(`import { nope } from 'node:fs'\nexport default { nope }`)).toMatchInlineSnapshot(
      `"config/threw: modal.config.ts:1 threw: The requested module 'node:fs' does not provide an export named 'nope'."`,
    )
  })

  test('error: no default export, or none that is an object', async () => {
    expect(await failure(`export const config = {}`)).toMatchInlineSnapshot(
      `"config/no-default: modal.config.ts exports nothing as default."`,
    )
    expect(await failure(`export default 'text'`)).toMatchInlineSnapshot(
      `"config/not-an-object: The default export of modal.config.ts is a string."`,
    )
    expect(await failure(`export default () => undefined`)).toMatchInlineSnapshot(
      `"config/not-an-object: The default export of modal.config.ts is undefined."`,
    )
    expect(await failure(`export default []`)).toMatchInlineSnapshot(
      `"config/not-an-object: The default export of modal.config.ts is a list."`,
    )
  })

  test('error: it never finishes', async () => {
    const hangs = ['await new Promise(() => {})\nexport default {}', 'export default () => new Promise(() => {})']
    for (const text of hangs)
      expect(await failure(text, { timeoutMs: 50 })).toBe("config/timeout: modal.config.ts wasn't ready within 0.05 s.")
  })

  test('error: stopped by the person', async () => {
    const context = fakeContext({ files: { 'modal.config.ts': 'export default () => new Promise(() => {})' } })
    const loading = loadConfig(context, { mode: 'development', onFiles: () => context.abort() })
    await expect(loading).rejects.toMatchObject({ name: 'AbortError' })
  })
})

test('behavior: paths are shown from the working folder, others in full', () => {
  expect(nameOf('/app/a/b.ts', '/app')).toBe('a/b.ts')
  expect(nameOf('/etc/b.ts', '/app')).toBe('/etc/b.ts')
})

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

test('behavior: later files win, and the environment of the process wins over all', async () => {
  const context = fakeContext({
    files: {
      '.env': 'A=1\nB=1\nC=1\nD=1\nE="a b"',
      '.env.local': 'B=2\nC=2\nD=2',
      '.env.staging': 'C=3\nD=3',
      '.env.staging.local': 'D=4',
      '.env.production': 'A=9',
    },
    env: { D: '5' },
  })
  const { env, files } = await readEnvironment(context, 'staging')
  expect(env).toEqual({ A: '1', B: '2', C: '3', D: '5', E: 'a b' })
  expect(files).toEqual(['/app/.env', '/app/.env.local', '/app/.env.staging', '/app/.env.staging.local'])
})

test('behavior: a mode that is no plain word reads no file of its own', async () => {
  const { files } = await readEnvironment(fakeContext(), '../../etc/passwd')
  expect(files).toEqual(['/app/.env', '/app/.env.local'])
})
