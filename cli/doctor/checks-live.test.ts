import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { config, doctor, healthy } from '../../test/unit/doctor-run.js'
import { fakeContext } from '../../test/unit/fake-context.js'
import { run } from '../main.js'

describe('live', () => {
  let server: Server
  let url = ''
  let answer: (
    request: IncomingMessage,
    body: string,
  ) => readonly [status: number, body: unknown, headers?: Record<string, string>]
  const good: typeof answer = ({ method }) => [
    200,
    method === 'POST' ? { jsonrpc: '2.0', id: 1, result: '0x1' } : { features: [] },
  ]

  beforeEach(async () => {
    answer = good
    server = createServer((request: IncomingMessage, response: ServerResponse) => {
      let body = ''
      request.on('data', (part) => (body += String(part)))
      request.on('end', () => {
        const [status, value, headers] = answer(request, body)
        response.writeHead(status, headers).end(typeof value === 'string' ? value : JSON.stringify(value))
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterEach(() => new Promise((resolve) => server.close(resolve)))

  const served = (app = "{ name: 'App', url: 'http://localhost:5173' }") =>
    healthy(
      config({ app, services: `{ api: '${url}' }`, networks: `[{ network: 'mainnet', rpcUrls: ['${url}/rpc'] }]` }),
    )

  test('behavior: a backend that knows project and origins, and the right chain', async () => {
    const asked: string[] = []
    answer = (request, body) => {
      asked.push(`${request.method} ${request.url} ${request.headers.origin ?? ''}`.trim())
      return good(request, body)
    }
    expect((await doctor(await served())).findings).toEqual([])
    const project = 'GET /appkit/v1/config?projectId=abcd1234'
    expect([...new Set(asked)].sort()).toEqual([
      project,
      `${project} http://localhost:5173`,
      'GET /appkit/v1/project-limits?projectId=abcd1234',
      'GET /health',
      'GET /projects/v1/origins?projectId=abcd1234',
      'POST /rpc',
    ])
  })

  const reasons = (name: string) => ({ reasons: [{ name, description: '' }] })
  test.each([
    ['D-09', [401, reasons('unknown_project')], 'knows no project abcd1234', 1],
    ['D-09', [403, reasons('project_disabled')], 'is turned off', 1],
    ['D-09', [200, '<html>'], 'not as a backend of the kit', 1],
    ['D-09', [503, ''], "can't answer right now", 0],
  ] as const)('error: %s: the backend answers %j', async (id, [status, value], says, code) => {
    answer = (request, body) => (request.method === 'GET' ? [status, value] : good(request, body))
    const result = await doctor(await served())
    expect([result.ids, result.code]).toEqual([[id], code])
    expect(result.findings[0]?.what).toContain(says)
  })

  test('error: D-09: the local stack is not running', async () => {
    const files = await served()
    await new Promise((resolve) => server.close(resolve))
    const { findings, code } = await doctor(files)
    expect(findings.map(({ id, severity }) => `${severity} ${id}`)).toEqual(['warning D-09', 'warning D-26'])
    expect(findings[0]?.what).toContain("The local stack isn't running")
    expect(code).toBe(0)
  })

  test('error: D-04: app.url or a page whose origin the backend refuses', async () => {
    const refuse = (origin: string) => {
      answer = (request, body) => {
        if (request.url === '/page') return [200, '', { 'content-security-policy': "img-src data: 'self'" }]
        return request.headers.origin === origin ? [403, reasons('origin_not_allowed')] : good(request, body)
      }
    }
    refuse('http://localhost:5173')
    const written = await doctor(await served())
    expect([written.ids, written.code]).toEqual([['D-04'], 1])
    expect(written.findings).toMatchObject([
      {
        what: "http://localhost:5173 isn't on the list of allowed origins of project abcd1234.",
        file: 'modal.config.ts',
        line: 4,
      },
    ])
    refuse(url)
    const given = await doctor(await served(), '--url', `${url}/page`)
    expect(given.ids).toEqual(['D-04'])
    expect(given.findings[0]?.what).toContain(url)
  })

  test('error: D-09: with the services of this machine one warning says that the stack is not running', async () => {
    const files = await healthy(config({ services: "'local'", networks: "['mainnet', 'base']", projectId: "'local'" }))
    const context = fakeContext({ files, onFetch: () => Promise.reject(new TypeError('fetch failed')) })
    expect(await run(['doctor'], context)).toBe(0)
    expect(context.printed.out.join()).toContain('Fix: Run `npx modal-kit dev`')
    expect(context.printed.out.join()).toMatch(/\n\n1 warning\.$/)
  })

  test.each([
    ['another chain', [200, { result: '0x89' }], 'answers for Polygon (chain 137)', 1],
    ['no JSON-RPC', [404, 'no'], "doesn't answer eth_chainId: status 404", 1],
    ['too busy', [429, ''], 'status 429', 0],
  ] as const)('error: D-26: %s', async (_, [status, value], says, code) => {
    answer = (request, body) => (request.method === 'POST' ? [status, value] : good(request, body))
    const result = await doctor(await served())
    expect([result.ids, result.code]).toEqual([['D-26'], code])
    expect(result.findings[0]).toMatchObject({ file: 'modal.config.ts', line: 5 })
    expect(result.findings[0]?.what).toContain(says)
  })

  test('error: D-25: an icon that is too heavy', async () => {
    const files = await served("{ name: 'App', icons: ['https://app.example/icon.png'] }")
    const context = fakeContext({
      files,
      onFetch: (to, init) =>
        to.includes('icon.png')
          ? Promise.resolve(new Response(null, { headers: { 'content-length': '200000' } }))
          : fetch(to, init),
    })
    expect(await run(['doctor'], context)).toBe(0)
    expect(context.printed.out.join()).toContain('The icon https://app.example/icon.png has 200 kB.')
  })

  describe('a served page', () => {
    const page = (html: string, headers: Record<string, string> = {}) => {
      answer = (request, body) => (request.url === '/page' ? [200, html, headers] : good(request, body))
      return served().then((files) => doctor(files, '--url', `${url}/page`))
    }
    const policy = () => ({ 'content-security-policy': `default-src 'self'; img-src 'self' data:; connect-src ${url}` })

    test('behavior: with a policy that fits has nothing to fix', async () => {
      expect((await page('<h1>App</h1>', policy())).findings).toEqual([])
    })

    test('error: D-02: a policy that blocks what the config needs names the missing part', async () => {
      const { ids, findings } = await page('', {
        'content-security-policy': "default-src 'self'; connect-src 'none'; img-src data:",
      })
      expect(ids).toEqual(['D-02'])
      expect(findings[0]?.what).toContain(`doesn't allow connect-src ${url}`)
    })

    test('error: D-20: no policy, or one with unsafe-eval', async () => {
      expect((await page('')).ids).toEqual(['D-20'])
      const meta = `<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'unsafe-eval'">`
      expect((await page(meta)).findings).toMatchObject([
        { id: 'D-20', what: expect.stringContaining("'unsafe-eval'") },
      ])
    })

    test('error: U-page: over http, or with something that is loaded over http', async () => {
      const headers = { 'content-security-policy': 'default-src *; img-src data: *' }
      const visit = async (page: string, html: string) => {
        const onFetch = async () => new Response(html, { headers })
        const context = fakeContext({ files: await healthy(config({ services: '{}' })), onFetch })
        expect(await run(['doctor', '--json', '--url', page], context)).toBe(1)
        const report = JSON.parse(context.printed.out.join('')) as { findings: { id: string; what: string }[] }
        return report.findings.filter(({ id }) => id === 'U-page').map(({ what }) => what)
      }
      expect(await visit('http://app.example', '')).toEqual(['http://app.example/ is served over http.'])
      const html =
        '<a href="http://a.example">a</a><img src="http://a.example/b.png"><script src="https://a.example/c.js">'
      expect(await visit('https://app.example', html)).toEqual(['https://app.example/ loads http://a.example/b.png.'])
    })

    test('error: U-remote: code of another origin that nothing pins', async () => {
      const html = `<!-- <script src="https://a.example/0.js"></script> --><script src="/a.js"></script>
        <script src="https://cdn.example/b.js"></script><script integrity="sha384-x" src="https://cdn.example/c.js"></script>
        <link rel="stylesheet" href="//fonts.example/d.css"><link rel="canonical" href="https://app.example">`
      const { ids, findings } = await page(html, policy())
      expect(ids).toEqual(['U-remote'])
      expect(findings.map(({ what }) => what)).toEqual([
        `${url}/page loads https://cdn.example/b.js.`,
        `${url}/page loads http://fonts.example/d.css.`,
      ])
    })

    test('error: U-remote: a font of another origin, by a stylesheet in the page or beside it', async () => {
      const html = `<style>@import url("https://fonts.example/a.css");</style><link rel="stylesheet" href="/own.css">`
      answer = (request, body) => {
        if (request.url === '/page') return [200, html, policy()]
        const css = "/* @import 'https://old.example/x.css' */ @font-face { src: url(https://fonts.example/b.woff2) }"
        return request.url === '/own.css' ? [200, css] : good(request, body)
      }
      const { ids, findings } = await doctor(await served(), '--url', `${url}/page`)
      expect(ids).toEqual(['U-remote'])
      expect(findings.map(({ what }) => what)).toEqual([
        `${url}/page loads https://fonts.example/a.css.`,
        `${url}/page loads https://fonts.example/b.woff2.`,
      ])
    })

    test('behavior: redirects are followed, and what counts is the page in the end', async () => {
      answer = (request, body) => {
        if (request.url === '/page') return [200, '<h1>App</h1>', policy()]
        return request.url === '/' ? [302, '', { location: '/page' }] : good(request, body)
      }
      expect((await doctor(await served(), '--url', url)).findings).toEqual([])
      const other = url.replace('127.0.0.1', 'localhost')
      answer = (request, body) => {
        if (request.url === '/page') return [200, '<h1>App</h1>', policy()]
        return request.url === '/' ? [302, '', { location: `${url}/page` }] : good(request, body)
      }
      const { ids, findings, code } = await doctor(await served(), '--url', other)
      expect([ids, findings[0]?.severity, code]).toEqual([['U-page'], 'info', 0])
      expect(findings[0]?.what).toBe(`${other}/ leads to ${url}, which is what was looked at.`)
    })

    test.each([
      ['redirects without an end', [302, '', { location: '/page' }], ': redirect count exceeded'],
      [
        'something that is no page',
        [200, '{}', { 'content-type': 'application/json' }],
        "isn't a page; it's served as application/json",
      ],
      ['a page for members', [401, ''], 'needs a sign-in: status 401'],
      ['a page that is not there', [404, ''], 'answers with status 404'],
    ] as const)('error: U-page: %s', async (_, reply, says) => {
      answer = (request, body) => (request.url === '/page' ? reply : good(request, body))
      const { ids, code, findings } = await doctor(await served(), '--url', `${url}/page`)
      expect([ids, code]).toEqual([['U-page'], 1])
      expect(findings[0]?.what).toContain(says)
    })
  })
})
