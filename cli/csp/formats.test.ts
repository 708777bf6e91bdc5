import { runInNewContext } from 'node:vm'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { changePolicy, type Directive, printPolicy } from './directive.js'
import { formats } from './formats.js'

const policy: readonly Directive[] = [
  { name: 'default-src', sources: ["'none'"] },
  { name: 'script-src', sources: ["'self'"] },
  { name: 'style-src', sources: ["'self'"] },
  { name: 'connect-src', sources: ["'self'", 'https://a.example', 'http://127.0.0.1:8545'] },
  { name: 'frame-ancestors', sources: ["'none'"] },
  { name: 'require-trusted-types-for', sources: ["'script'"] },
  { name: 'trusted-types', sources: ["'none'"] },
]

/** A policy as a browser reads it: the first directive of a name counts, so that a second one is a fault. */
function read(text: string): readonly Directive[] {
  const directives = text.split(';').map((part) => {
    const [name = '', ...sources] = part.trim().split(/\s+/)
    return { name, sources }
  })
  expect(new Set(directives.map(({ name }) => name)).size).toBe(directives.length)
  return directives
}

/** Members of an object, as a config file would hold them: they must parse, and are then run. */
function members(text: string, mode: string): unknown {
  const module = `export default {\n${text}\n}\n`
  const { diagnostics } = ts.transpileModule(module, { reportDiagnostics: true, fileName: 'next.config.ts' })
  expect(diagnostics).toEqual([])
  return runInNewContext(`({\n${text}\n})`, { process: { env: { NODE_ENV: mode } } })
}

interface ViteServer {
  readonly headers: Readonly<Record<string, string>>
}
interface NextConfig {
  headers(): Promise<readonly { source: string; headers: readonly { key: string; value: string }[] }[]>
}

const name = 'Content-Security-Policy'

test('behavior: header is the value alone', () => {
  expect(read(formats.header(policy).text)).toEqual(policy)
})

test('behavior: meta is one tag without what browsers ignore there, and says so', () => {
  const { text, notes } = formats.meta(policy)
  const [, equiv, content = ''] = /^<meta http-equiv="([^"<>]+)" content="([^"<>]+)">$/.exec(text) ?? []
  expect(equiv).toBe(name)
  const more = [{ name: 'report-uri', sources: ['/csp'] }, { name: 'sandbox', sources: [] }, ...policy]
  expect(read(content)).toEqual(policy.filter((directive) => directive.name !== 'frame-ancestors'))
  expect(formats.meta(more).text).toBe(text)
  expect(notes.join('\n')).toContain("ignore it in a <meta> tag: frame-ancestors 'none'.")
  expect(formats.meta(more).notes.join('\n')).toContain("report-uri /csp; sandbox; frame-ancestors 'none'.")
})

test('behavior: nginx is one line whose string nginx takes as it stands', () => {
  const [, header, value = ''] = /^add_header (\S+) "([^"\\$]+)" always;$/.exec(formats.nginx(policy).text) ?? []
  expect([header, read(value)]).toEqual([name, policy])
})

test('behavior: vite previews under the policy and develops under one with what Vite puts into the page', () => {
  const config = members(formats.vite(policy).text, 'production') as { server: ViteServer; preview: ViteServer }
  expect(Object.keys(config)).toEqual(['server', 'preview'])
  expect(read(config.preview.headers[name] ?? '')).toEqual(policy)
  const added = { with: { 'script-src': ["'unsafe-inline'"], 'style-src': ["'unsafe-inline'"] } }
  expect(read(config.server.headers[name] ?? '')).toEqual(changePolicy(policy, added))
})

describe('next', () => {
  const headerOf = async (mode: string) => {
    const config = members(formats.next(policy).text, mode) as NextConfig
    const [rule, ...rest] = await config.headers()
    expect([rule?.source, rule?.headers.map(({ key }) => key), rest]).toEqual(['/:path*', [name], []])
    return read(rule?.headers[0]?.value ?? '')
  }
  const without = ['require-trusted-types-for', 'trusted-types']

  test('behavior: in production only inline scripts are added, and the note names the nonce', async () => {
    expect(await headerOf('production')).toEqual(
      changePolicy(policy, { without, with: { 'script-src': ["'unsafe-inline'"] } }),
    )
    const { text, notes } = formats.next(policy)
    expect(text).toContain('with a nonce for each request')
    expect(notes.join('\n')).toContain('Trusted Types')
  })

  test('behavior: in development what its server needs as well', async () => {
    const inline = ["'unsafe-inline'"]
    expect(await headerOf('development')).toEqual(
      changePolicy(policy, { without, with: { 'script-src': [...inline, "'unsafe-eval'"], 'style-src': inline } }),
    )
  })
})

test('behavior: no format changes the policy it is given', () => {
  const before = printPolicy(policy)
  for (const print of Object.values(formats)) print(policy)
  expect(printPolicy(policy)).toBe(before)
})
