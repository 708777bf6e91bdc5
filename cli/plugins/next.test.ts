import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { withModalKit } from './next.js'

const config = (networks: string) =>
  `import { defineConfig } from 'create-modal-kit/config'\nexport default defineConfig({ app: { name: 'App' }, networks: [{ network: '${networks}', rpcUrls: ['https://rpc.example'] }] })\n`

/** The folder of a Next app, which has no `src`. Every one is new, so each is the first to generate in it. */
function project(text?: string) {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'modal-kit-next-')))
  // What follows the config may write a file while the folder goes: tried again, it has had the time to end.
  onTestFinished(() => vi.waitFor(() => rmSync(dir, { recursive: true, force: true }), { timeout: 10_000 }))
  const write = (next: string) => writeFileSync(join(dir, 'modal.config.ts'), next)
  writeFileSync(join(dir, 'package.json'), '{}')
  if (text !== undefined) write(text)
  const generated = join(dir, 'modal-kit/generated.ts')
  return { dir, write, read: () => (existsSync(generated) ? readFileSync(generated, 'utf8') : '') }
}

const defaultConfig = {}
const build = 'phase-production-build'
const dev = 'phase-development-server'

test('behavior: a build generates first, and the config of Next is what it was', async () => {
  const { dir, read } = project(config('base'))
  const own = { reactStrictMode: true }
  expect(await withModalKit<object>(own, { dir })(build, { defaultConfig })).toBe(own)
  expect(read()).toContain('eip155:8453')
})

test('param: a config that is a function is called with what Next says', async () => {
  const { dir } = project(config('base'))
  const made = withModalKit<object>(
    async (phase: string, context: { readonly defaultConfig: object }) => ({ phase, context }),
    {
      dir,
    },
  )
  expect(await made(build, { defaultConfig })).toEqual({ phase: build, context: { defaultConfig } })
})

test.each(['phase-production-server', 'phase-export', 'phase-info'])(
  'behavior: %s generates nothing',
  async (phase) => {
    const { dir, read } = project()
    expect(await withModalKit({ a: 1 }, { dir })(phase, { defaultConfig: { a: 0 } })).toEqual({ a: 1 })
    expect(read()).toBe('')
  },
)

test('behavior: a config that is read again, as in every process of a build, generates nothing more', async () => {
  const { dir, write, read } = project(config('base'))
  await withModalKit({}, { dir })(build, { defaultConfig })
  write(config('mainnet'))
  await withModalKit({}, { dir })(build, { defaultConfig })
  expect(read()).toContain('eip155:8453')
})

test('error: a wrong config fails a build with place and fix', async () => {
  const { dir, read } = project(config('bsae'))
  await expect(withModalKit({}, { dir })(build, { defaultConfig })).rejects.toThrow(
    /modal\.config\.ts:2[\s\S]*Write base/,
  )
  expect(read()).toBe('')
})

test('error: without a config it says what to run', async () => {
  const { dir } = project()
  for (const phase of [build, dev])
    await expect(withModalKit({}, { dir })(phase, { defaultConfig })).rejects.toThrow('create-modal-kit init')
})

test('behavior: dev follows the config through errors, which it prints', async () => {
  const printed: string[] = []
  const stderr = vi.spyOn(process.stderr, 'write').mockImplementation((text) => printed.push(String(text)) > 0)
  onTestFinished(() => stderr.mockRestore())
  const { dir, write, read } = project(config('bsae'))
  await withModalKit({}, { dir })(dev, { defaultConfig })
  await vi.waitFor(() => expect(printed.join('')).toContain('Write base'), { timeout: 10_000 })
  write(config('base'))
  await vi.waitFor(() => expect(read()).toContain('eip155:8453'), { timeout: 10_000 })
  write(config('mainnet'))
  await vi.waitFor(() => expect(read()).toContain("'eip155:1'"), { timeout: 10_000 })
})
