import { describe, expect, test, vi } from 'vitest'
import { fakeContext } from '../../../test/unit/fake-context.js'
import { run } from '../../main.js'

const config = (networks: string) =>
  `import { defineConfig } from 'create-modal-kit/config'\nexport default defineConfig({ app: { name: 'App' }, services: 'local', networks: ${networks} })\n`

async function generate(files: Record<string, string>, ...flags: readonly string[]) {
  const context = fakeContext({ files: { 'package.json': '{}', 'src/main.tsx': '', ...files } })
  const code = await run(['generate', ...flags], context)
  const { out, note, warn } = context.printed
  return {
    context,
    code,
    out: out.join('\n'),
    note: note.join('\n'),
    warn: warn.join('\n'),
    after: context.files.snapshot(),
  }
}

/** A project that is up to date. */
const fresh = async () => (await generate({ 'modal.config.ts': config("['base']") })).after

test('behavior: config to files, and twice changes no byte', async () => {
  const first = await generate({ 'modal.config.ts': config("['base']") })
  expect(first.code).toBe(0)
  expect(first.note).toContain('create  src/modal-kit/generated.ts')
  const second = await generate(first.after)
  expect([second.code, second.context.files.writes, second.note]).toEqual([0, [], 'Everything is up to date.'])
})

test('param: --check exits 1 when a file is stale, names it and writes nothing', async () => {
  const { code, warn, context } = await generate(
    { ...(await fresh()), 'modal.config.ts': config("['mainnet']") },
    '--check',
  )
  expect([code, context.files.writes]).toEqual([1, []])
  expect(warn).toMatch(/^Generated files are stale\n {2}src\/modal-kit\/generated\.ts, .* would change\.\n/)
})

test('param: --check exits 0 when nothing would change', async () => {
  expect(await generate(await fresh(), '--check')).toMatchObject({ code: 0, note: 'Everything is up to date.' })
})

test('param: --diff prints what would change to stdout and writes nothing', async () => {
  const { code, out, context } = await generate(
    { ...(await fresh()), 'modal.config.ts': config("['mainnet']") },
    '--diff',
  )
  expect([code, context.files.writes]).toEqual([0, []])
  expect(out).toContain('--- a/src/modal-kit/generated.ts')
  expect(out).toMatch(/^-.*eip155:8453/m)
  expect(out).toMatch(/^\+.*eip155:1'/m)
})

test('param: --json puts the changes on stdout and nothing else', async () => {
  const stale = { ...(await fresh()), 'modal.config.ts': config("['mainnet']") }
  const { code, out } = await generate(stale, '--check', '--json')
  expect(code).toBe(1)
  expect(JSON.parse(out).changes).toContainEqual({ kind: 'replace', path: 'src/modal-kit/generated.ts' })
  expect(JSON.parse((await generate(await fresh(), '--json')).out)).toEqual({ changes: [] })
})

test('param: --config names the file', async () => {
  const { code } = await generate({ 'other.config.ts': config("['base']") }, '--config', 'other.config.ts')
  expect(code).toBe(0)
})

test('param: --mode production refuses services of this machine', async () => {
  const { code, warn } = await generate({ 'modal.config.ts': config("['base']") }, '--mode', 'production')
  expect(code).toBe(1)
  expect(warn).toContain('(config/invalid)')
})

test('behavior: options and entries that nothing goes by are said', async () => {
  const noteOf = async (features: string) => {
    const text = config("['base']").replace("services: 'local',", `services: 'local', features: { ${features} },`)
    return (await generate({ 'modal.config.ts': text })).note
  }
  const idle = await noteOf(
    "collapseWallets: true, emailShowWallets: false, connectMethodsOrder: ['wallet'], receive: true, walletFeaturesOrder: ['swaps', 'receive', 'send'],",
  )
  expect(idle).toContain("features.collapseWallets does nothing: it's for email and socials, and this app has none.")
  expect(idle).toContain("features.emailShowWallets does nothing: it's for email, and this app has none.")
  expect(idle).toContain(
    "features.connectMethodsOrder does nothing: it's for email and socials, and this app has none.",
  )
  expect(idle).toContain('features.walletFeaturesOrder: this app has no swaps, no send.')
  expect(await noteOf("receive: true, walletFeaturesOrder: ['receive']")).not.toContain('this app has n')
})

test('behavior: a feature of EVM chains is said and left out where the app has none', async () => {
  const filesOf = async (networks: string) => {
    const features = 'features: { safe: true, coinbase: true, receive: true },'
    const text = config(networks).replace("services: 'local',", `services: 'local', ${features}`)
    const context = fakeContext({ files: { ...(await fresh()), 'modal.config.ts': text } })
    expect(await run(['generate'], context)).toBe(0)
    const generated = Object.entries(context.files.snapshot()).filter(([path]) => path.includes('modal-kit/'))
    return { note: context.printed.note.join('\n'), text: generated.map(([, each]) => each).join('\n') }
  }
  const alone = await filesOf("['solanaDevnet']")
  for (const name of ['safe', 'coinbase']) {
    expect(alone.note).toContain(`features.${name} does nothing: it's for EVM chains, and this app has none.`)
    expect(alone.text).not.toMatch(new RegExp(`${name}\\(|features/${name}|connectors/${name}`))
  }
  expect(alone.text).not.toMatch(/evm|eip155|injected|keys\.coinbase|safe\.global/i)
  expect(alone.text).toContain('receive()')
  const both = await filesOf("['solanaDevnet', 'base']")
  expect(both.note).not.toContain('EVM chains')
  expect(both.text).toContain('safe(')
  expect(both.text).toContain('coinbase(')
})

test('behavior: MODAL_KIT_MODE wins for one run, and is told', async () => {
  const context = fakeContext({ files: await fresh(), env: { MODAL_KIT_MODE: 'development' } })
  expect(await run(['generate', '--check', '--mode', 'production'], context)).toBe(0)
  expect(context.printed.note.join()).toContain('The mode is development, by MODAL_KIT_MODE, in place of production.')
})

describe('a config that is another one in production', () => {
  const ofMode = (body: string) => `import { defineConfig } from 'create-modal-kit/config'
export default defineConfig(({ mode }) => ({
  projectId: 'shop', app: { name: 'Shop' }, networks: ['base'], ${body}
}))
`
  const files = {
    'package.json': '{}',
    'modal.config.ts': ofMode(
      "services: mode === 'production' ? { api: 'https://a.example', rpc: 'https://a.example' } : 'local',",
    ),
  }
  const check = async (more: Readonly<Record<string, string>>) => {
    const made = await generate({ ...files, ...more })
    return generate(made.after, '--check', '--mode', 'production')
  }

  test('error: the files of development are stale for production, and the command names the mode', async () => {
    const { code, warn } = await check({})
    expect(code).toBe(1)
    expect(warn).toContain('Run `modal-kit generate --mode production`')
  })

  test('behavior: a build that has the plugin makes them itself', async () => {
    const plugin = "import { modalKit } from 'create-modal-kit/vite'\nexport default { plugins: [modalKit()] }\n"
    expect((await check({ 'vite.config.ts': plugin })).code).toBe(0)
    const made = await generate({ ...files, 'vite.config.ts': plugin })
    const old = { ...made.after, 'modal.config.ts': ofMode("services: { rpc: 'https://b.example' },") }
    expect((await generate(old, '--check', '--mode', 'production')).code).toBe(1)
  })
})

test('error: a generated file that was edited by hand is refused with a fix, and --force keeps a copy', async () => {
  const files = await fresh()
  const edited = {
    ...files,
    'src/modal-kit/generated.ts': `${files['src/modal-kit/generated.ts']}export const mine = 1\n`,
  }
  const refused = await generate(edited)
  expect([refused.code, refused.context.files.writes]).toEqual([1, []])
  expect(refused.warn).toContain('src/modal-kit/generated.ts: it was edited by hand')
  expect(refused.warn).toContain('Move your changes to index.tsx')
  const forced = await generate(edited, '--force')
  expect([forced.code, forced.after['src/modal-kit/generated.ts']]).toEqual([0, files['src/modal-kit/generated.ts']])
  expect(forced.after['src/modal-kit/generated.ts.orig']).toContain('mine')
})

test.each([
  [{}, 'config/not-found'],
  [{ 'modal.config.ts': 'export default (' }, 'config/syntax'],
  [{ 'modal.config.ts': 'throw new Error("no")' }, 'config/threw'],
  [{ 'modal.config.ts': config("['bsae']") }, 'config/invalid'],
])('error: %j gives %s', async (files, errorCode) => {
  const { code, warn, context } = await generate(files)
  expect([code, context.files.writes]).toEqual([1, []])
  expect(warn).toContain(`(${errorCode})`)
})

test.each(['check', 'diff', 'json'])('error: --watch with --%s', async (flag) => {
  const { code, warn } = await generate({ 'modal.config.ts': config("['base']") }, '--watch', `--${flag}`)
  expect(code).toBe(1)
  expect(warn).toContain(`--${flag} and --watch can't be used together.`)
})

test('param: --watch follows the config and what it imports, through errors, until Ctrl-C', async () => {
  const files = {
    'package.json': '{}',
    'src/main.tsx': '',
    'nets.ts': "export const nets = ['base'] as const\n",
    'modal.config.ts': `import { nets } from './nets'\n${config('nets')}`,
  }
  const context = fakeContext({ files })
  const running = run(['generate', '--watch'], context)
  const generatedHas = (text: string, warned = 0) =>
    vi.waitFor(
      () => {
        expect(context.files.disk.get('/app/src/modal-kit/generated.ts')).toContain(text)
        expect(context.printed.warn).toHaveLength(warned)
        expect(context.printed.note.at(-1)).toContain('Watching')
      },
      { timeout: 10_000 },
    )
  await generatedHas("'eip155:8453'")
  context.printed.note.length = 0
  context.files.edit('nets.ts', 'export const nets = [')
  await generatedHas("'eip155:8453'", 1)
  context.printed.note.length = 0
  context.files.edit('nets.ts', "export const nets = ['mainnet'] as const\n")
  await generatedHas("'eip155:1'", 1)
  context.abort()
  expect(await running).toBe(0)
  expect(context.files.watchers()).toBe(0)
})

test('param: --check names a file that a dropped language has left behind', async () => {
  const german = "['base'], locale: 'de'"
  const { after } = await generate({ 'modal.config.ts': config(german) })
  const { code, warn } = await generate({ ...after, 'modal.config.ts': config("['base']") }, '--check')
  expect(code).toBe(1)
  expect(warn).toContain('src/modal-kit/locale-de.ts')
})
