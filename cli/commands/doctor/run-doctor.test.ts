import { describe, expect, test } from 'vitest'
import { healthy } from '../../../test/unit/doctor-run.js'
import { fakeContext } from '../../../test/unit/fake-context.js'
import { run } from '../../main.js'

const config = `import { defineConfig } from 'create-modal-kit/config'
export default defineConfig({ app: { name: 'App' }, services: 'local', networks: ['base'] })
`

async function doctor(files: Record<string, string>, ...flags: readonly string[]) {
  const context = fakeContext({ files })
  const code = await run(['doctor', ...flags], context)
  const { out, warn, note } = context.printed
  return { code, out: out.join('\n'), talk: [...warn, ...note].join('\n'), writes: context.files.writes }
}

test('behavior: a project that never ran init is told to, and nothing is written', async () => {
  expect(await doctor({ 'package.json': '{}', 'package-lock.json': '{}' }, '--offline')).toMatchInlineSnapshot(`
    {
      "code": 1,
      "out": "error U-config
      No config found. There is no modal.config.ts in /app.
      Without a valid config nothing is generated, and the app keeps its old files.
      Fix: Run \`create-modal-kit init\`, or name the file with --config.

    Judged for development.

    Checks that need a server were skipped (--offline).

    1 error.",
      "talk": "",
      "writes": [],
    }
  `)
})

test('behavior: a broken config is a finding with its place', async () => {
  const files = {
    'package.json': '{}',
    'package-lock.json': '{}',
    'modal.config.ts': config.replace("'base'", "'bsae'"),
  }
  const { code, out } = await doctor(files, '--offline')
  expect(code).toBe(1)
  expect(out).toContain('error U-config modal.config.ts:2\n  networks[0] ')
  expect(out).toContain('  Fix: Write base instead.')
})

test('param: --json is one object and nothing else', async () => {
  const { code, out, talk } = await doctor({ 'package.json': '{}' }, '--offline', '--json')
  expect([code, talk]).toEqual([1, ''])
  const report: unknown = JSON.parse(out)
  expect(report).toMatchObject({
    checks: expect.arrayContaining(['U-config', 'D-21']),
    counts: { error: 1, warning: 1, info: 0 },
    findings: [
      {
        id: 'U-config',
        severity: 'error',
        title: expect.any(String),
        what: expect.any(String),
        why: expect.any(String),
        fix: expect.any(String),
      },
      { id: 'D-22', severity: 'warning', file: 'package.json' },
    ],
  })
})

test('param: --config names the file', async () => {
  const { out } = await doctor({ 'package.json': '{}', 'modal.config.ts': config }, '--offline', '--config', 'other.ts')
  expect(out).toContain("other.ts doesn't exist.")
})

test.each(['app.example', 'ftp://app.example', 'https://'])('error: --url %s', async (url) => {
  const { code, talk } = await doctor({ 'package.json': '{}' }, '--url', url)
  expect(code).toBe(1)
  expect(talk).toContain(`--url can't be "${url}".`)
  expect(talk).toContain('(doctor/bad-url)')
})

test('error: --url with a password, which is told to nobody', async () => {
  const { code, talk } = await doctor({ 'package.json': '{}' }, '--url', 'https://jane:hunter2@app.example/a')
  expect(code).toBe(1)
  expect(talk).toContain('(doctor/url-with-password)')
  expect(talk).not.toMatch(/jane|hunter2/)
})

test('error: --online with --offline', async () => {
  const { code, talk } = await doctor({ 'package.json': '{}' }, '--online', '--offline')
  expect(code).toBe(1)
  expect(talk).toContain("--online and --offline can't be used together")
})

test('behavior: Ctrl-C is calm', async () => {
  const context = fakeContext({ files: { 'package.json': '{}', 'modal.config.ts': config } })
  const stuck = { ...context, fetch: () => new Promise<Response>(() => context.abort()) }
  expect(await run(['doctor'], stuck)).toBe(1)
  expect(context.printed.warn).toEqual(['Stopped. Nothing was changed.'])
})

describe('the mode', () => {
  const body = (services: string) => `import { defineConfig } from 'create-modal-kit/config'
export default defineConfig(({ mode }) => ({
  projectId: 'shop', app: { name: 'Shop' }, networks: ['base'],
  services: ${services},
}))
`
  const judge = async (services: string, ...flags: readonly string[]) => {
    const context = fakeContext({ files: { ...(await healthy()), 'modal.config.ts': body(services) } })
    await run(['generate'], context)
    await run(['doctor', '--offline', ...flags], context)
    return context.printed.out.join('\n')
  }
  const backend = "{ api: 'https://api.example', rpc: 'https://api.example' }"

  test('behavior: it says which one it judged, and judges production as well', async () => {
    expect(await judge(backend)).toContain('Judged for development. The config is good for production as well.')
    expect(await judge(backend, '--mode', 'production')).toContain('Judged for production.')
    expect(await judge("'local'")).toMatch(
      /Judged for development\. Before production:\n {2}modal\.config\.ts:4 services points at this machine/,
    )
  })

  test('behavior: a config that is a function is evaluated for production', async () => {
    const out = await judge(`mode === 'production' ? { api: 'http://localhost:1' } : ${backend}`)
    expect(out).toContain('services.api points at this machine, and this is for production')
    const report: unknown = JSON.parse(await judge("mode === 'production' ? 'nobody' : 'local'", '--json'))
    expect(report).toMatchObject({ mode: 'development', production: [{ what: expect.stringContaining('services') }] })
    const thrown = await judge("mode === 'production' ? undefined.services : 'local'")
    expect(thrown).toContain('The config fails for production')
  })
})
