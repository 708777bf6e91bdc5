import { describe, expect, test } from 'vitest'
import { directoryOver, idsOf, many, row, services } from '../../../test/unit/fake-directory.js'
import { fakeKit } from '../../../test/unit/fake-kit.js'
import { fakeHost } from '../../../test/unit/fakes.js'
import { describeFeature } from '../../../test/unit/feature-conformance.js'
import { connect } from '../connect/feature.js'
import { createDirectory } from './directory.js'
import { allWallets } from './feature.js'

const { signal } = new AbortController()

describeFeature('allWallets', () => {
  const { kit, host } = fakeKit({ features: [connect(), allWallets()], services })
  return { feature: allWallets(), kit, host }
})

describe('the shelf', () => {
  test('behavior: featured wallets come as the config orders them, with their pictures, once', async () => {
    const rows = [row('a', { image_id: 'pic/ture' }), row('b', { image_id: 'pic' }), ...many(20)]
    const { directory, urls } = await directoryOver({ rows, featured: ['b', 'gone', 'a'] })
    const [shelf] = await Promise.all([directory.shelf(), directory.shelf()])
    expect(shelf.wallets.map(({ id, group }) => `${group} ${id}`)).toEqual([
      'featured b',
      'featured a',
      'recommended w1',
      'recommended w2',
      'recommended w3',
      'recommended w4',
    ])
    expect(shelf.wallets[0]?.image_url).toBe(
      'https://pictures.example/getWalletImage/pic?projectId=local&st=modal-kit&sv=react',
    )
    expect(shelf.wallets[1]?.image_url).toBeUndefined()
    expect(urls.map(({ pathname, searchParams }) => [pathname, searchParams.get('entries')])).toEqual([
      ['/getWallets', '3'],
      ['/getWallets', '4'],
    ])
    expect(urls[1]?.searchParams.get('exclude')).toBe('b,gone,a')
    expect(urls[1]?.searchParams.get('chains')).toBe('eip155:1')
  })

  test.each([
    [9, 9, '{count}'],
    [487, 480, '{count}+'],
  ])('param: %i wallets are counted as %i in the form %s', async (count, shown, other) => {
    const { directory } = await directoryOver({ rows: many(4), count })
    expect((await directory.shelf()).total).toEqual({ count: shown, forms: { other } })
  })

  test('param: of one namespace', async () => {
    const rows = [
      row('a', { chains: ['eip155:1'] }),
      row('b', { chains: ['eip155:1', 'solana:5eykt4UsFv8P8NJd'] }),
      row('c'),
    ]
    const { directory } = await directoryOver({ rows })
    expect(idsOf((await directory.shelf('solana')).wallets)).toEqual(['b', 'c'])
    expect(idsOf((await directory.shelf()).wallets)).toEqual(['a', 'b', 'c'])
  })

  test('error: a failure is forgotten', async () => {
    let isDown = true
    const host = fakeHost({
      fetch: () => (isDown ? Response.json({}, { status: 500 }) : Response.json({ data: [row('a')] })),
    })
    const { kit } = fakeKit({ features: [connect()], services }, host)
    await kit.loadModal()
    const directory = createDirectory(kit)
    await expect(directory.shelf()).rejects.toMatchObject({ code: 'backend/failed' })
    isDown = false
    expect((await directory.shelf()).wallets).toHaveLength(1)
    expect(host.open()).toBe(0)
  })
})

describe('one wallet', () => {
  test('behavior: what was listed is known at once, anything else is asked for by id or rdns', async () => {
    const { directory, urls } = await directoryOver({
      rows: [row('a', { rdns: 'io.a', image_id: 'pic' }), row('b', { rdns: 'io.b' })],
    })
    expect(await directory.find('a', signal)).toMatchObject({ id: 'a', image_url: expect.stringContaining('/pic?') })
    expect(await directory.find('io.a', signal)).toMatchObject({ id: 'a' })
    expect(urls).toHaveLength(1)
    expect(await directory.find('io.b', signal)).toMatchObject({ id: 'b' })
    expect(await directory.find('gone', signal)).toBeUndefined()
    expect(urls.map(({ searchParams }) => searchParams.get('include') ?? searchParams.get('rdns'))).toEqual([
      'a',
      'io.b',
      'gone',
    ])
  })

  test('error: an answer about another wallet is none', async () => {
    const { directory } = await directoryOver({ rows: [row('evil')], isRude: true })
    expect(await directory.find('a', signal)).toBeUndefined()
  })
})
