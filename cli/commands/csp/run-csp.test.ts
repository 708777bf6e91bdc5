import { expect, test } from 'vitest'
import { fakeContext } from '../../../test/unit/fake-context.js'
import { run } from '../../main.js'

const config = (rpcUrl: string) => `import { defineConfig } from 'create-modal-kit/config'
export default defineConfig(({ mode }) => ({
  projectId: '0123456789abcdef0123456789abcdef',
  app: { name: 'My app', url: 'https://app.example' },
  networks: [{ network: 'mainnet', rpcUrls: [mode === 'production' ? 'https://rpc.example/key' : '${rpcUrl}'] }],
  services: 'reown',
}))
`

async function csp(files: Readonly<Record<string, string>>, ...flags: readonly string[]) {
  const context = fakeContext({ files: { 'package.json': '{}', 'src/main.tsx': '', ...files } })
  const code = await run(['csp', ...flags], context)
  const { out, note, warn } = context.printed
  return { code, out: out.join('\n'), note: note.join('\n'), warn: warn.join('\n'), writes: context.files.writes }
}

const files = { 'modal.config.ts': config('https://dev.example') }

test('behavior: the value of the header on stdout, the rest on stderr, and no file', async () => {
  const { code, out, note, writes } = await csp(files)
  expect([code, writes]).toEqual([0, []])
  expect(out).toMatchInlineSnapshot(
    `"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: https://api.web3modal.org; font-src 'self'; connect-src 'self' https://dev.example https://rpc.walletconnect.org; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"`,
  )
  expect(note).toContain('This is all the kit needs.')
  expect(note).not.toContain('on this machine')
})

test('behavior: nodes of Solana are allowed like those of the other chains, and nothing else is', async () => {
  const text = config('https://dev.example').replace(
    'networks: [',
    "networks: [{ network: 'solanaDevnet', rpcUrls: ['https://sol.example/key'] }, 'solana', ",
  )
  const before = (await csp(files)).out
  const { out } = await csp({ 'modal.config.ts': text })
  expect(out).toBe(
    before.replace('https://rpc.walletconnect.org;', 'https://rpc.walletconnect.org https://sol.example;'),
  )
})

test('behavior: the sources are those of csp.json', async () => {
  const context = fakeContext({ files: { 'package.json': '{}', 'src/main.tsx': '', ...files } })
  await run(['generate'], context)
  const { directives } = JSON.parse(context.files.disk.get('/app/src/modal-kit/csp.json') ?? '')
  const printed = JSON.parse((await csp(files, '--json')).out).directives
  for (const [name, sources] of Object.entries<readonly string[]>(directives))
    expect(printed[name]).toEqual(expect.arrayContaining([...sources]))
  expect(printed['connect-src']).toEqual(["'self'", ...directives['connect-src']])
})

test('behavior: it works where a generated file was edited by hand', async () => {
  const { code } = await csp({ ...files, 'src/modal-kit/csp.json': '{ "mine": true }' })
  expect(code).toBe(0)
})

test.each([
  ['header', /^default-src [^\n]*$/],
  ['meta', /^<meta http-equiv=[^\n]*>$/],
  ['next', /^\/\/ [\s\S]*\nasync headers\(\) \{[\s\S]*\},$/],
  ['vite', /^\/\/ [\s\S]*\nserver: \{[\s\S]*\npreview: \{[\s\S]*\},$/],
  ['nginx', /^add_header Content-Security-Policy "[^\n]*" always;$/],
] as const)('param: --format %s', async (format, shape) => {
  const { code, out, note } = await csp(files, '--format', format)
  expect(code).toBe(0)
  expect(out).toMatch(shape)
  expect(out).toContain('https://dev.example')
  expect(note.includes('Left out, because browsers ignore it in a <meta> tag')).toBe(format === 'meta')
})

test('param: --json is one document with the list, the text and the notes', async () => {
  const { code, out, note } = await csp(files, '--format', 'nginx', '--json')
  expect([code, note]).toEqual([0, ''])
  const { format, directives, policy, text, notes } = JSON.parse(out)
  const rows = Object.entries<readonly string[]>(directives).map(([name, sources]) => [name, ...sources].join(' '))
  expect([format, policy]).toEqual(['nginx', rows.join('; ')])
  expect(text).toBe(`add_header Content-Security-Policy "${policy}" always;`)
  expect(notes).toContainEqual(expect.stringContaining('nginx drops'))
})

test('param: --mode production is what is deployed, and an address of this machine says so', async () => {
  const local = { 'modal.config.ts': config('http://127.0.0.1:8545') }
  const { out, note } = await csp(local)
  expect(out).toContain("connect-src 'self' http://127.0.0.1:8545 https://rpc.walletconnect.org;")
  expect(note).toContain('http://127.0.0.1:8545 is on this machine. Deploy the policy of')
  const deployed = await csp(local, '--mode', 'production')
  expect(deployed.out).toContain("connect-src 'self' https://rpc.example https://rpc.walletconnect.org;")
  expect(deployed.note).not.toContain('on this machine')
})

test('param: --config names the file', async () => {
  expect((await csp({ 'other.config.ts': config('https://dev.example') }, '--config', 'other.config.ts')).code).toBe(0)
})

test.each([
  [{}, [], 'config/not-found'],
  [{ 'modal.config.ts': 'export default (' }, [], 'config/syntax'],
  [{ 'modal.config.ts': config('http://[::1]:8545') }, [], 'csp/unwritable-origin'],
  [files, ['--format', 'ngnix'], 'cli/unknown-choice'],
  [files, ['extra'], 'cli/extra-argument'],
])('error: %j %j gives %s and an empty stdout', async (project, flags, errorCode) => {
  const { code, out, warn, writes } = await csp(project, ...flags)
  expect([code, out, writes]).toEqual([1, '', []])
  expect(warn).toContain(`(${errorCode})`)
})

test.each([
  ['header', { next: '16.4.3' }, true],
  ['next', { next: '16.4.3' }, false],
  ['header', { vite: '7.3.8' }, false],
] as const)(
  'param: --format %s in an app with %j says which format its host has: %s',
  async (format, packages, isSaid) => {
    const manifest = JSON.stringify({ dependencies: { react: '19.3.1', ...packages } })
    const { code, note } = await csp({ ...files, 'package.json': manifest }, '--format', format)
    expect(code).toBe(0)
    expect(note.includes('made with Next.js: `modal-kit csp --format next` prints')).toBe(isSaid)
  },
)

test('error: a package.json that cannot be read is none of its business', async () => {
  expect((await csp({ ...files, 'package.json': '{' })).code).toBe(0)
})

test('behavior: services of this machine are named once each', async () => {
  const features = 'features: { walletConnect: true, allWallets: true },'
  const local = config('http://127.0.0.1:8545').replace("services: 'reown'", `${features} services: 'local'`)
  const { note } = await csp({ 'modal.config.ts': local })
  expect(note.match(/http:\/\/127\.0\.0\.1:8787/g)).toHaveLength(1)
  expect(note).toContain(' are on this machine. ')
})
