import { expect, test } from 'vitest'
import { fakeHost, settle } from '../../../test/unit/fakes.js'
import { limitConcurrency } from './limit-concurrency.js'
import { createPictures } from './pictures.js'

const api = 'https://api.example/base'
const { signal } = new AbortController()

function picturesOver(fetch: (request: Request) => Promise<Response> | Response) {
  const host = fakeHost({ fetch })
  return { host, picture: createPictures({ host, wiring: { projectId: 'local', services: { api } } }) }
}
const png = (bytes: BlobPart, type = 'image/png') => new Response(bytes, { headers: { 'content-type': type } })

test('behavior: a picture of the backend becomes data; one that is data is not fetched', async () => {
  const { picture, host } = picturesOver(() => png(new Uint8Array([1, 2, 255])))
  expect(await picture('data:image/png;base64,AQ==', signal)).toBe('data:image/png;base64,AQ==')
  expect(host.requests).toEqual([])
  expect(await picture(`${api}/nft/1.png?size=2`, signal)).toBe('data:image/png;base64,AQL/')
  expect(host.requests.map((url) => url.replace(/&s[tv]=[\w-]+/g, ''))).toEqual([
    `${api}/nft/1.png?projectId=local&size=2`,
  ])
})

test.each([
  ['https://elsewhere.example/1.png'],
  ['https://api.example/other/1.png'],
  ['https://api.example/base/../other/1.png'],
  ['https://api.example.elsewhere.example/base/1.png'],
  ['https://user:word@api.example/base/1.png'],
  ['http://api.example/base/1.png'],
  ['ipfs://cid'],
  ['javascript:alert(1)'],
  ['blob:https://api.example/base/1.png'],
  ['//api.example/base/1.png'],
  ['no address'],
])('error: nobody else is asked: %s', async (src) => {
  const { picture, host } = picturesOver(() => png('x'))
  expect(await picture(src, signal)).toBeUndefined()
  expect(host.requests).toEqual([])
})

test('error: a picture of 50 MB is read to its limit and no further', async () => {
  let sent = 0
  const body = () =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536
        controller.enqueue(new Uint8Array(65_536))
        if (sent > 50_000_000) controller.close()
      },
    })
  const { picture } = picturesOver(() => new Response(body(), { headers: { 'content-type': 'image/png' } }))
  await expect(picture(`${api}/big.png`, signal)).rejects.toMatchObject({ code: 'backend/bad-answer' })
  expect(sent).toBeLessThan(1_000_000)
})

test.each([['text/html'], ['application/octet-stream'], ['image/x-icon'], ['']])(
  'error: a picture of another type is none: %s',
  async (type) => {
    const { picture } = picturesOver(() => png('<script>', type))
    await expect(picture(`${api}/1.png`, signal)).rejects.toMatchObject({ code: 'backend/bad-answer' })
  },
)

test('error: a redirect is not followed, and no cookie is sent', async () => {
  const seen: Request[] = []
  const { picture } = picturesOver((request) => {
    seen.push(request)
    return png('x')
  })
  await picture(`${api}/1.png`, signal)
  expect(seen.map(({ redirect, credentials }) => [redirect, credentials])).toEqual([['error', 'omit']])
})

test('behavior: four are fetched at a time; leaving ends them, and those that wait never begin', async () => {
  const leaving = new AbortController()
  const asked: Request[] = []
  const { picture } = picturesOver((request) => {
    asked.push(request)
    return new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)))
  })
  const all = Array.from({ length: 9 }, (_, index) => picture(`${api}/${index}.png`, leaving.signal))
  const ends = Promise.allSettled(all)
  await settle()
  expect(asked).toHaveLength(4)
  leaving.abort()
  expect((await ends).every(({ status }) => status === 'rejected')).toBe(true)
  expect([asked.length, asked.every((request) => request.signal.aborted)]).toEqual([4, true])
})

test.each([
  [400, 'backend/failed', 1],
  [401, 'backend/project-id', 1],
  [429, 'backend/rate-limited', 3],
  [500, 'backend/failed', 1],
  [503, 'backend/failed', 3],
])('error: HTTP %i is no picture: %s after %i tries', async (status, code, tries) => {
  const { picture, host } = picturesOver(() => new Response('{}', { status }))
  const end = expect(picture(`${api}/1.png`, signal)).rejects.toMatchObject({ code })
  await host.clock.advance(15_000)
  await end
  expect(host.requests).toHaveLength(tries)
})

test('error: pictures that never come make room for the next ones after 15 s', async () => {
  const { picture, host } = picturesOver(({ url }) => (url.includes('last') ? png('x') : new Promise(() => {})))
  const ends = Promise.allSettled([1, 2, 3, 4, 'last'].map((each) => picture(`${api}/${each}.png`, signal)))
  await host.clock.advance(14_999)
  expect(host.requests).toHaveLength(4)
  await host.clock.advance(1)
  expect((await ends).map(({ status }) => status)).toEqual([...Array(4).fill('rejected'), 'fulfilled'])
})

test('behavior: a queue goes on in order, whatever becomes of a work', async () => {
  const queue = limitConcurrency(2)
  const order: number[] = []
  let running = 0
  let most = 0
  const works = Array.from({ length: 6 }, (_, index) =>
    queue(async () => {
      running += 1
      most = Math.max(most, running)
      order.push(index)
      await settle()
      running -= 1
      if (index % 2) throw new Error('no')
    }, signal),
  )
  await Promise.allSettled(works)
  expect([order, most]).toEqual([[0, 1, 2, 3, 4, 5], 2])
})
