import { expect, test } from 'vitest'
import { nftBackend, nftRow, nftRows } from '../../../test/gallery/nft-backend.js'
import { settle } from '../../../test/unit/fakes.js'
import { failed, nftsKit } from '../../../test/unit/nfts-kit.js'

const hour = 3_600_000

/** An answer that says it is JSON. */
const said = (text: string) => nftBackend({ text })
const page = async () => new Response('<html>', { headers: { 'content-type': 'text/html' } })

const faults: readonly (readonly [fault: string, code: string, answers: ReturnType<typeof nftBackend>])[] = [
  ['HTTP 400', 'backend/failed', nftBackend(400)],
  ['HTTP 401', 'backend/project-id', nftBackend(401)],
  ['HTTP 403', 'backend/origin', nftBackend(403)],
  ['HTTP 404', 'backend/failed', nftBackend(404)],
  ['HTTP 429', 'backend/rate-limited', nftBackend(429)],
  ['HTTP 500', 'backend/failed', nftBackend(500)],
  ['HTTP 503', 'backend/failed', nftBackend(503)],
  ['no answer', 'flow/timeout', nftBackend('never')],
  ['a page of text', 'backend/bad-answer', page],
  ['no JSON', 'backend/bad-answer', said('<html>')],
  ['half an answer', 'backend/bad-answer', said('{"data":[')],
  ['nothing', 'backend/bad-answer', said('null')],
  ['a list alone', 'backend/bad-answer', said(JSON.stringify(nftRows('Others', 3)))],
  ['no list', 'backend/bad-answer', said('{"data":{"length":3},"next":null}')],
  ['rows of something else', 'backend/bad-answer', said('{"data":[1,null,{"token":7}],"next":null}')],
  ['3 MB of rows', 'backend/bad-answer', said(JSON.stringify({ data: nftRows('Others', 20_000) }))],
]

test.each(faults)('error: %s is %s, asked anew by people alone', async (_, code, answers) => {
  const { api, asked, host, state, list, played } = await nftsKit(answers)
  api.follow()
  await failed({ host, state })
  expect([state(), list()]).toMatchObject([{ error: { code } }, undefined])
  const before = asked.length
  await host.clock.advance(hour)
  expect(asked).toHaveLength(before)
  played.fetch = nftBackend({ rows: [] })
  await api.refresh()
  expect(state()).toEqual({ status: 'ready', list: { nfts: [], rest: 'none' }, at: host.clock.now() })
})

test.each(faults)(
  'error: after %s the last list stays, with its age, until people ask again',
  async (_, code, answers) => {
    const backend = nftBackend({ rows: nftRows('Penguins', 30) })
    const { api, asked, host, state, list, played } = await nftsKit(backend)
    api.follow()
    await settle()
    await api.more()
    const [at, good] = [host.clock.now(), list()]
    expect(good).toMatchObject({ nfts: { length: 30 }, rest: 'none' })
    await host.clock.advance(60_000)
    played.fetch = answers
    void api.refresh()
    expect(state()).toEqual({ status: 'loading', list: good, at })
    await failed({ host, state })
    expect(state()).toMatchObject({ status: 'failed', error: { code }, at })
    expect(list()).toEqual(good)
    const before = asked.length
    await host.clock.advance(hour)
    expect([asked.length, list()]).toEqual([before, good])
    played.fetch = backend
    await api.refresh()
    expect(state()).toMatchObject({
      status: 'ready',
      list: { nfts: { length: 20 }, rest: 'more' },
      at: host.clock.now(),
    })
    expect(state()).not.toHaveProperty('error')
  },
)

test('error: of a page of thousands a hundred are taken, and rows that are none cost themselves alone', async () => {
  const bad = [{ amount: '-1' }, { amount: '9'.repeat(80) }, { tokenId: '-'.repeat(101) }, { amount: 1e80 }]
  const rows = bad.map((more) => nftRow('Bad', 1, more))
  const text = JSON.stringify({ data: [...rows, ...nftRows('Penguins', 3_000, { imageUrl: null })], next: null })
  const { api, list } = await nftsKit(said(text))
  api.follow()
  await settle()
  expect(list()).toMatchObject({ nfts: { length: 96 }, rest: 'none' })
})
