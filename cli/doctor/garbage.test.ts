import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limit, runs } from '../../test/setup/runs.js'
import { config, healthy } from '../../test/unit/doctor-run.js'
import { fakeContext } from '../../test/unit/fake-context.js'
import { run } from '../main.js'

const services =
  "{ api: 'https://api.example', relay: 'wss://relay.example', frame: 'https://wallet.example/sdk' },\n  features: { email: true }"
const app = "{ name: 'App', url: 'https://app.example', icons: ['https://app.example/icon.png'] }"

/** Header values a server can send at all. */
const header = fc.stringMatching(/^[\x21-\x7e]([\x20-\x7e]{0,40}[\x21-\x7e])?$/)
const headers = fc.dictionary(
  fc.constantFrom(
    'date',
    'age',
    'content-type',
    'content-length',
    'content-security-policy',
    'permissions-policy',
    'cross-origin-embedder-policy',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'clear-site-data',
    'strict-transport-security',
    'x-frame-options',
  ),
  header,
)
const json = fc.oneof(
  fc.jsonValue(),
  fc.record({ features: fc.array(fc.jsonValue()) }),
  fc.record({ features: fc.array(fc.record({ id: fc.jsonValue(), isEnabled: fc.jsonValue() })) }),
  fc.record({ allowedOrigins: fc.array(fc.oneof(fc.string(), fc.jsonValue())) }),
  fc.record({ planLimits: fc.jsonValue() }),
  fc.record({ status: fc.constant('ok'), mode: fc.constantFrom('production', 'development', 1) }),
  fc.record({ result: fc.oneof(fc.string(), fc.jsonValue()) }),
  fc.record({ reasons: fc.jsonValue() }),
)
const html = fc
  .array(
    fc.constantFrom(
      '<link',
      '<script',
      '<meta',
      '<style>',
      '</style>',
      ' src=',
      ' href="',
      '"',
      '>',
      '//[',
      'http://',
      '@import url(',
    ),
  )
  .map((parts) => parts.join(''))
const answer = fc.oneof(
  fc.constant('none' as const),
  fc.record({
    status: fc.constantFrom(200, 200, 200, 201, 204, 401, 403, 404, 418, 429, 500, 503),
    body: fc.oneof(
      json.map((value) => JSON.stringify(value)),
      html,
      fc.string(),
    ),
    headers,
  }),
)

test(
  'error: whatever servers answer, doctor reports, and no check fails',
  async () => {
    const files = await healthy(config({ app, services }))
    await fc.assert(
      fc.asyncProperty(fc.array(answer, { minLength: 1, maxLength: 8 }), async (answers) => {
        let count = 0
        const next = () => answers[count++ % answers.length] ?? 'none'
        const context = fakeContext({
          files,
          onFetch: async () => {
            const given = next()
            if (given === 'none') throw new TypeError('fetch failed', { cause: new Error('nobody') })
            const { status, body, headers } = given
            return new Response(status === 204 ? null : body, { status, headers })
          },
          onHead: async () => {
            const given = next()
            if (given === 'none') throw new TypeError('head failed')
            return { status: given.status, headers: new Headers(given.headers) }
          },
        })
        const code = await run(['doctor', '--json', '--url', 'https://app.example/a'], context)
        const report = JSON.parse(context.printed.out.join('')) as { findings: { what: string; severity: string }[] }
        expect(report.findings.filter(({ what }) => what.startsWith('Could not be checked'))).toEqual([])
        expect(code).toBe(report.findings.some(({ severity }) => severity === 'error') ? 1 : 0)
      }),
      // Each run is every check of `doctor`.
      { numRuns: runs(40) },
    )
  },
  limit(120_000),
)
