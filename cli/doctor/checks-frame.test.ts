import { describe, expect, test } from 'vitest'
import { config, healthy } from '../../test/unit/doctor-run.js'
import { doctor, type Reply, words, world } from '../../test/unit/doctor-world.js'
import { examine } from '../../test/unit/examine.js'
import {
  answering,
  app,
  asked,
  frame,
  headers,
  policy,
  type SiteHeaders,
  site,
  withWallet,
} from '../../test/unit/wallet-site.js'

/** What is found with these headers of the wallet's site. */
const found = async (changes: SiteHeaders, place?: string) =>
  words(await doctor(await healthy(config(withWallet(place))), world(answering(changes))))

describe('D-03', () => {
  test('behavior: a site with the right headers has nothing to fix, and is asked once with the project', async () => {
    const given = world(answering())
    const urls: string[] = []
    const onFetch: typeof given.onFetch = async (url, init) => {
      urls.push(url)
      return given.onFetch?.(url, init) ?? new Response()
    }
    const files = await healthy(config(withWallet()))
    expect((await doctor(files, { ...given, onFetch })).findings).toEqual([])
    expect(urls.filter((url) => url.startsWith(`${site}/sdk`))).toEqual([`${site}${asked}`])
    urls.length = 0
    expect((await doctor(files, { ...given, onFetch }, '--offline')).findings).toEqual([])
    expect(urls).toEqual([])
  })

  test('behavior: without e-mail the site is never asked', async () => {
    const onFetch = async (url: string) => {
      expect(url).not.toContain('wallet.example')
      return new Response(null, { status: 404 })
    }
    const files = await healthy(config(withWallet(undefined, 'false')))
    expect((await doctor(files, { onFetch })).ids).not.toContain('D-03')
  })

  test.each([
    [{ 'x-frame-options': 'ALLOWALL' }, `${frame} is served with X-Frame-Options, which keeps it out of every app.`],
    [
      { 'content-security-policy': undefined },
      `${frame} may be shown by any site: no frame-ancestors in its policy keeps others out.`,
    ],
    [
      { 'content-security-policy': `default-src ${app}` },
      `${frame} may be shown by any site: no frame-ancestors in its policy keeps others out.`,
    ],
    [
      { 'content-security-policy': 'frame-ancestors https:' },
      `${frame} may be shown by any site: no frame-ancestors in its policy keeps others out.`,
    ],
    [
      { 'content-security-policy': "frame-ancestors 'self' https://app.example.evil.example http://app.example:8080" },
      `The frame-ancestors of ${frame} don't name ${app}.`,
    ],
    [{ 'content-security-policy': "frame-ancestors 'none'" }, `The frame-ancestors of ${frame} don't name ${app}.`],
    // Each of several policies counts.
    [
      { 'content-security-policy': `frame-ancestors ${app}, frame-ancestors https://b.example` },
      `The frame-ancestors of ${frame} don't name ${app}.`,
    ],
    [
      { 'cross-origin-embedder-policy': undefined },
      `${frame} is served without Cross-Origin-Embedder-Policy for other sites.`,
    ],
    [
      { 'cross-origin-embedder-policy': 'unsafe-none', 'cross-origin-resource-policy': 'same-origin' },
      `${frame} is served without Cross-Origin-Embedder-Policy and Cross-Origin-Resource-Policy for other sites.`,
    ],
  ])('error: %j', async (changes, says) => expect(await found(changes)).toEqual([`error D-03 ${says}`]))

  test.each([
    { 'content-security-policy': 'frame-ancestors https://*.example' },
    { 'content-security-policy': `frame-ancestors https:, frame-ancestors ${app}` },
    { 'cross-origin-embedder-policy': 'credentialless; report-to="x"' },
  ])('behavior: %j is as good', async (changes) => expect(await found(changes)).toEqual([]))

  test.each([
    ['nobody', [404, ''], `No wallet site answers at ${frame}: status 404.`],
    ['a server in trouble', [503, ''], `No wallet site answers at ${frame}: status 503.`],
    [
      'data',
      [200, '{}', { 'content-type': 'application/json' }],
      `${frame} isn't a page; it's served as application/json.`,
    ],
  ] as const)('error: at its address is %s', async (_, reply, says) => {
    const result = await doctor(await healthy(config(withWallet())), world({ [asked]: reply }))
    expect(words(result)).toEqual([`error D-03 ${says}`])
    expect(result.findings[0]).toMatchObject({ file: 'modal.config.ts', line: 6 })
  })

  test('error: nothing listens there, or it leads to another origin', async () => {
    const files = await healthy(config(withWallet()))
    const given = world({})
    const down = async (url: string) => {
      if (!url.startsWith(site)) return given.onFetch?.(url, undefined) ?? new Response()
      throw new TypeError('fetch failed', { cause: Object.assign(new Error('no'), { code: 'ECONNREFUSED' }) })
    }
    expect(words(await doctor(files, { ...given, onFetch: down }))).toEqual([
      `error D-03 No wallet site answers at ${frame}: nothing listens there.`,
    ])
    const moved = async (url: string) => {
      if (!url.startsWith(site)) return given.onFetch?.(url, undefined) ?? new Response()
      const response = new Response('', { headers: headers({}) })
      return Object.defineProperty(response, 'url', { value: 'https://www.wallet.example/sdk?x' })
    }
    expect(words(await doctor(files, { ...given, onFetch: moved }))).toEqual([
      `error D-03 ${frame} leads to https://www.wallet.example, and the app speaks to ${site} only.`,
    ])
  })

  test('behavior: a site of others that speaks window messages needs no COEP, and the fix names who can act', async () => {
    const place = `{ url: '${frame}', protocol: 4 }`
    const bare = { 'cross-origin-embedder-policy': undefined, 'cross-origin-resource-policy': undefined }
    expect(await found({ ...bare, 'x-frame-options': 'DENY' }, place)).toEqual([])
    const files = await healthy(config(withWallet(place)))
    const strange = { ...bare, 'content-security-policy': 'frame-ancestors https://b.example' }
    const { findings } = await examine({ files, ...world(answering(strange)) })
    expect(findings.map(({ id, fix }) => [id, fix])).toEqual([
      ['D-03', `Have ${app} put on the list of project abcd1234 at ${site}.`],
    ])
  })

  test('behavior: every page of --url must be named, and a site of this machine is for pages of this machine', async () => {
    const page: Reply = [200, '<h1>App</h1>', policy]
    const files = await healthy(config(withWallet()))
    const given = world({ 'b.example/': page, ...answering() })
    expect(words(await doctor(files, given, '--url', 'https://b.example'))).toContain(
      `error D-03 The frame-ancestors of ${frame} don't name https://b.example.`,
    )
    const here = "'http://127.0.0.1:4747/sdk'"
    expect(await found({ 'content-security-policy': 'frame-ancestors http://localhost:5173' }, here)).toEqual([])
    expect(await found({ 'content-security-policy': "frame-ancestors 'none'" }, here)).toEqual([
      "error D-03 http://127.0.0.1:4747/sdk may be shown by no site at all: its frame-ancestors are 'none'.",
    ])
  })
})
