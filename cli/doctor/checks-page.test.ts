import { describe, expect, test } from 'vitest'
import { dependencies, type Files, healthy } from '../../test/unit/doctor-run.js'
import { doctor, type Reply, words, world } from '../../test/unit/doctor-world.js'

describe('a served page', () => {
  const policy = {
    'content-security-policy':
      "default-src 'self'; img-src 'self' data:; connect-src https://rpc.example https://api.example",
  }
  const visit = async (headers: Record<string, string>, files?: Files) => {
    const page: Reply = [200, '<h1>App</h1>', { ...policy, 'content-type': 'text/html', ...headers }]
    const result = await doctor(
      files ?? (await healthy()),
      world({ 'app.example/': page }),
      '--url',
      'https://app.example',
    )
    return words(result)
  }
  const withWallet = async (): Promise<Files> => ({
    ...(await healthy()),
    'package.json': JSON.stringify({ name: 'app', dependencies: { ...dependencies, '@base-org/account': '^2.0.0' } }),
  })

  test('error: D-06: cut off from the windows it opens', async () => {
    const coop = { 'cross-origin-opener-policy': 'same-origin; report-to="x"' }
    expect(await visit(coop, await withWallet())).toEqual([
      'warning D-06 https://app.example/ is served with Cross-Origin-Opener-Policy: same-origin, and @base-org/account opens windows.',
    ])
    expect(await visit(coop)).toEqual([])
    const popups = { 'cross-origin-opener-policy': 'same-origin-allow-popups' }
    expect(await visit(popups, await withWallet())).toEqual([])
  })

  test.each([
    'clipboard-write=()',
    'camera=(), clipboard-write=("https://b.example")',
    'clipboard-write=*, clipboard-write=()',
  ])('error: U-permissions: %s', async (header) => {
    const found = await visit({ 'permissions-policy': header })
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(
      'warning U-permissions https://app.example/ is served with a Permissions-Policy that forbids',
    )
  })

  test.each([
    'camera=()',
    'clipboard-write=(self)',
    'clipboard-write=self',
    'clipboard-write=("https://app.example")',
    'x',
  ])('behavior: U-permissions: %s lets the page copy', async (header) =>
    expect(await visit({ 'permissions-policy': header })).toEqual([]),
  )

  test('error: U-storage: a sandbox without an origin, and storage that is emptied', async () => {
    const boxed = `${policy['content-security-policy']}; sandbox allow-scripts`
    expect(await visit({ 'content-security-policy': boxed })).toEqual([
      'error U-storage The policy of https://app.example/ has a sandbox without allow-same-origin, so storage is lost.',
    ])
    expect(await visit({ 'content-security-policy': `${boxed} allow-same-origin` })).toEqual([])
    expect(await visit({ 'clear-site-data': '"cache", "storage"' })).toEqual([
      'error U-storage https://app.example/ is served with Clear-Site-Data, which empties the storage of the site.',
    ])
    expect(await visit({ 'clear-site-data': '"cache"' })).toEqual([])
  })
})
