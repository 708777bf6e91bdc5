import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, createLogger, createServer, type Plugin, type ViteDevServer } from 'vite'
import { expect, expectTypeOf, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { soon } from '../../test/setup/soon.js'
import { modalKit } from './vite.js'

const config = (networks: string, services = "services: 'local'") =>
  `import { defineConfig } from 'create-modal-kit/config'\nexport default defineConfig({ app: { name: 'App' }, ${services}, networks: ${networks} })\n`

/** A folder of an app whose page is made of what is generated. */
function project(files: Readonly<Record<string, string>>) {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'modal-kit-vite-')))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  const all = {
    'package.json': '{ "type": "module" }',
    'index.html': '<script type="module" src="/src/main.ts"></script>',
    'src/main.ts': "import { wiring } from './modal-kit/generated'\nconsole.log(wiring)\n",
    ...files,
  }
  mkdirSync(join(dir, 'src'))
  for (const [path, text] of Object.entries(all)) writeFileSync(join(dir, path), text)
  return {
    dir,
    write: (path: string, text: string) => writeFileSync(join(dir, path), text),
    read: (path: string) => (existsSync(join(dir, path)) ? readFileSync(join(dir, path), 'utf8') : ''),
  }
}

/** Vite over such a folder. What is generated imports the kit, which is not installed there. */
const inline = (dir: string, options?: Parameters<typeof modalKit>[0]) => ({
  root: dir,
  configFile: false as const,
  logLevel: 'silent' as const,
  plugins: [modalKit(options)],
  build: { write: false, rollupOptions: { external: /^create-modal-kit/ } },
  server: { port: 0, host: '127.0.0.1' },
  optimizeDeps: { noDiscovery: true },
})

/** What a page of the dev server is told, from its connection on. */
async function listen({ config: { webSocketToken }, httpServer }: ViteDevServer) {
  const address = httpServer?.address()
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen.')
  const socket = new WebSocket(`ws://127.0.0.1:${address.port}/?token=${webSocketToken}`, 'vite-hmr')
  onTestFinished(() => socket.close())
  const heard: { readonly type: string; readonly err?: { readonly message: string } }[] = []
  socket.on('message', (data) => heard.push(JSON.parse(String(data))))
  await soon(() => expect(heard.map(({ type }) => type)).toContain('connected'))
  const hears = (type: string) =>
    soon(() => {
      const found = heard.find((each) => each.type === type)
      expect(found).toBeDefined()
      return found
    })
  return { heard, hears }
}

async function serve(dir: string) {
  const server = await createServer(inline(dir))
  onTestFinished(() => server.close())
  await server.listen()
  return server
}

test('behavior: a build generates first, and its page is made of that', async () => {
  const { dir, read } = project({ 'modal.config.ts': config("['base']") })
  const output = await build(inline(dir, { mode: 'development' }))
  expect(read('src/modal-kit/generated.ts')).toContain('eip155:8453')
  expect(JSON.stringify(output)).toContain('eip155:8453')
})

test('behavior: a build says nothing of the directive that other frameworks need, and all else that it has to say', async () => {
  const module = "'use client'\n\nexport { wiring } from './generated'\nexport const count: number = Number('1')\n"
  const { dir, write } = project({
    'modal.config.ts': config("['base']"),
    'src/main.ts': "import { count } from './modal-kit'\nimport { other } from './other'\nconsole.log(count, other)\n",
    'src/other.ts': "'use client'\n\nexport const other: number = Number('2')\n",
  })
  mkdirSync(join(dir, 'src/modal-kit'))
  write('src/modal-kit/index.tsx', module)
  const said: string[] = []
  const customLogger = { ...createLogger('silent'), warn: (text: string) => void said.push(text) }
  await build({ ...inline(dir, { mode: 'development' }), logLevel: 'warn', customLogger })
  expect(said.filter((text) => text.includes('modal-kit/index.tsx'))).toEqual([])
  expect(said.some((text) => text.includes('other.ts'))).toBe(true)
})

test('behavior: what the modal is made of is optimized when the dev server starts, where no index.html leads to it', async () => {
  const kit = 'node_modules/create-modal-kit'
  const { dir, write } = project({ 'modal.config.ts': config("['base']") })
  for (const folder of ['src/modal-kit', kit]) mkdirSync(join(dir, folder), { recursive: true })
  rmSync(join(dir, 'index.html'))
  const exports = {
    './react': './react.js',
    './modal': './modal.js',
    './views/a': './a.js',
    './chains/*': './chain.js',
  }
  write(`${kit}/package.json`, JSON.stringify({ name: 'create-modal-kit', type: 'module', exports }))
  for (const name of ['react', 'modal', 'a', 'chain']) write(`${kit}/${name}.js`, `export const ${name} = 1\n`)
  write('src/modal-kit/index.tsx', "export {\n  react,\n} from 'create-modal-kit/react'\n")
  write('src/modal-kit/generated.ts', "import type { Wiring } from 'create-modal-kit'\nexport type W = Wiring\n")
  write(
    'src/modal-kit/modal.ts',
    "import { chain } from 'create-modal-kit/chains/evm'\nexport * from 'create-modal-kit/modal'\n" +
      "export const views = [chain, () => import('create-modal-kit/views/a')]\n",
  )
  const server = await createServer({ ...inline(dir), optimizeDeps: {} })
  onTestFinished(() => server.close())
  await server.listen()
  const optimized = () => Object.keys(server.environments.client.depsOptimizer?.metadata.optimized ?? {}).sort()
  const wanted = ['chains/evm', 'modal', 'react', 'views/a'].map((name) => `create-modal-kit/${name}`)
  await soon(() => expect(optimized()).toEqual(wanted))
})

test('behavior: the browser and the server build of one process generate once between them', async () => {
  const { dir, read } = project({ 'modal.config.ts': config("['base']") })
  const builds = inline(dir, { mode: 'development' })
  await Promise.all([build(builds), build({ ...builds, build: { ...builds.build, ssr: 'src/main.ts' } })])
  expect(read('src/modal-kit/generated.ts')).toContain('eip155:8453')
})

test('error: a wrong config fails a build with place and fix', async () => {
  const { dir, read } = project({ 'modal.config.ts': config("['bsae']") })
  const failure = build(inline(dir))
  await expect(failure).rejects.toThrow(/modal\.config\.ts:2[\s\S]*Write base/)
  expect(read('src/modal-kit/generated.ts')).toBe('')
})

test('param: the mode is that of the build: production refuses addresses of this machine', async () => {
  const { dir } = project({ 'modal.config.ts': config("['base']") })
  await expect(build(inline(dir))).rejects.toThrow('points at this machine')
})

test('param: dir and config name another place', async () => {
  const { dir, write, read } = project({})
  mkdirSync(join(dir, 'kit'))
  write('kit/wallets.ts', config("['base']"))
  write('src/main.ts', '')
  await build(inline(dir, { dir: 'kit', config: 'wallets.ts', mode: 'development' }))
  expect(read('kit/modal-kit/generated.ts')).toContain('eip155:8453')
})

test('behavior: dev generates before it serves, after every change of what the config imports, and not for its own writes', async () => {
  const { dir, write, read } = project({
    'nets.ts': "export const nets = ['base'] as const\n",
    'modal.config.ts': `import { nets } from './nets'\n${config('nets')}`,
  })
  const server = await serve(dir)
  expect(read('src/modal-kit/generated.ts')).toContain('eip155:8453')
  const { heard } = await listen(server)
  write('nets.ts', "export const nets = ['mainnet'] as const\n")
  await soon(() => expect(read('src/modal-kit/generated.ts')).toContain("'eip155:1'"))
  expect(heard.filter(({ type }) => type === 'error')).toEqual([])
})

test('behavior: a wrong config is an overlay with the fix, for pages that come later too, until it is repaired', async () => {
  const { dir, write, read } = project({ 'modal.config.ts': config("['bsae']") })
  const server = await serve(dir)
  const early = await listen(server)
  expect((await early.hears('error'))?.err?.message).toMatch(/modal\.config\.ts:2[\s\S]*Write base/)
  const late = await listen(server)
  expect(await late.hears('error')).toMatchObject({ err: { plugin: 'modal-kit' } })
  write('modal.config.ts', config("['base']"))
  await early.hears('update')
  await late.hears('update')
  expect(read('src/modal-kit/generated.ts')).toContain('eip155:8453')
  const after = await listen(server)
  expect(after.heard.filter(({ type }) => type === 'error')).toEqual([])
})

test('behavior: a server that was closed follows nothing any more', async () => {
  const { dir, write, read } = project({ 'modal.config.ts': config("['base']") })
  const server = await serve(dir)
  await server.close()
  const other = project({ 'modal.config.ts': config("['base']") })
  await serve(other.dir)
  write('modal.config.ts', config("['mainnet']"))
  other.write('modal.config.ts', config("['mainnet']"))
  // One that follows its config has done so by now.
  const written = () => other.read('src/modal-kit/generated.ts')
  await vi.waitFor(() => expect(written()).toContain("'eip155:1'"), { timeout: 10_000 })
  expect(read('src/modal-kit/generated.ts')).toContain('eip155:8453')
})

test('behavior: a server that was started again follows the config as before', async () => {
  const { dir, write, read } = project({ 'modal.config.ts': config("['base']") })
  const server = await serve(dir)
  await server.restart()
  write('modal.config.ts', config("['mainnet']"))
  await soon(() => expect(read('src/modal-kit/generated.ts')).toContain("'eip155:1'"))
})

test('error: without a config the server does not start, and says what to run', async () => {
  const { dir } = project({})
  await expect(createServer(inline(dir))).rejects.toThrow('create-modal-kit init')
})

test('misc: it is a plugin of Vite', () => expectTypeOf(modalKit()).toExtend<Plugin>())
