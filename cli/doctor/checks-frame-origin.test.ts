import { describe, expect, test } from 'vitest'
import { config, healthy } from '../../test/unit/doctor-run.js'
import { doctor, type Reply, words, world } from '../../test/unit/doctor-world.js'
import { examine } from '../../test/unit/examine.js'
import {
  answering,
  app,
  frame,
  headers,
  policy,
  type SiteHeaders,
  site,
  withWallet,
} from '../../test/unit/wallet-site.js'

describe('D-01', () => {
  test('error: a page of the app is served from the origin of the wallet', async () => {
    const page: Reply = [200, '<h1>App</h1>', { ...policy, ...headers({}) }]
    const given = world({ 'wallet.example/': page, ...answering() })
    const result = await doctor(await healthy(config(withWallet())), given, '--url', site)
    expect(result.code).toBe(1)
    expect(words(result)).toContain(`error D-01 ${site} serves both the app and the wallet.`)
    const offline = await doctor(await healthy(config(withWallet())), given, '--offline', '--url', `${site}:443/page`)
    expect(words(offline)).toContain(`error D-01 ${site} serves both the app and the wallet.`)
  })

  test('error: in the config it is no valid value, as U-config says', async () => {
    const files = await healthy(config(withWallet()))
    const same = { ...files, 'modal.config.ts': config(withWallet("'https://APP.example:443/wallet'")) }
    const { findings } = await examine({ files: same }, '--offline')
    expect(findings).toMatchObject([
      {
        id: 'U-config',
        what: 'services.frame has the origin of app.url, so the app\'s scripts reach the wallet (found "https://app.example").',
        line: 6,
      },
    ])
  })

  test('error: another port of the same host shares its cookies', async () => {
    const files = await healthy(config(withWallet(`'${app}:8443/sdk'`)))
    expect(words(await doctor(files, world({}), '--offline'))).toEqual([
      `warning D-01 The wallet at ${app}:8443 has the host of ${app}.`,
    ])
    const here = config({
      ...withWallet("'http://localhost:4747/sdk'"),
      app: "{ name: 'App', url: 'http://localhost:3000' }",
    })
    expect((await doctor(await healthy(here), world({}), '--offline')).ids).not.toContain('D-01')
  })
})

describe('D-08', () => {
  const visit = async (page: Record<string, string>, site: SiteHeaders) => {
    const given = world({ 'app.example/': [200, '<h1>App</h1>', { ...policy, ...page }], ...answering(site) })
    const result = await doctor(await healthy(config(withWallet())), given, '--url', app)
    return words(result).filter((line) => line.includes('D-08'))
  }
  const bare = { 'cross-origin-embedder-policy': undefined }

  test('error: the page has COEP and the frame has none', async () => {
    const coep = { 'cross-origin-embedder-policy': 'require-corp; report-to="x"' }
    expect(await visit(coep, bare)).toEqual([
      `warning D-08 ${app}/ is served with Cross-Origin-Embedder-Policy: require-corp, and ${frame} doesn't fit it.`,
    ])
    expect(await visit(coep, { 'cross-origin-resource-policy': 'same-site' })).toHaveLength(1)
    expect(await visit({ 'cross-origin-embedder-policy': 'credentialless' }, bare)).toHaveLength(1)
  })

  test('behavior: both have it, or the page has none', async () => {
    expect(await visit({ 'cross-origin-embedder-policy': 'require-corp' }, {})).toEqual([])
    expect(await visit({}, bare)).toEqual([])
    expect(await visit({ 'cross-origin-embedder-policy': 'unsafe-none' }, bare)).toEqual([])
  })
})
