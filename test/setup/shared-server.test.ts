import { afterEach, expect, test } from 'vitest'
import { type Maker, type SharedServer, serveShared } from './shared-server.js'

let server: SharedServer | undefined
let removed: string[] = []
afterEach(async () => {
  await server?.stop()
  server = undefined
  removed = []
})

const word: Maker = async (question: { readonly say: string }) => ({
  answer: { said: question.say },
  remove: async () => void removed.push(question.say),
})
const broken: Maker = () => Promise.reject(new Error('no flour'))

const ask = (name: string, question: unknown) =>
  fetch(`${server?.url}/${name}`, { method: 'POST', body: JSON.stringify(question) })

test('behavior: makes a thing once for each distinct question, however many ask at the same time', async () => {
  server = await serveShared({ word })
  const answers = await Promise.all(['a', 'a', 'b', 'a'].map(async (say) => (await ask('word', { say })).json()))
  expect(answers).toEqual([{ said: 'a' }, { said: 'a' }, { said: 'b' }, { said: 'a' }])
  expect(server.made()).toEqual({ word: 2 })
})

test('behavior: removes everything it made when it stops', async () => {
  server = await serveShared({ word })
  await Promise.all(['a', 'b'].map((say) => ask('word', { say })))
  await server.stop()
  expect(removed.sort()).toEqual(['a', 'b'])
  await expect(ask('word', { say: 'a' })).rejects.toThrow('fetch failed')
  server = undefined
})

test('error: says why a thing could not be made, or that nobody makes it, and still stops', async () => {
  server = await serveShared({ word, broken })
  for (const [name, reason] of [
    ['broken', 'no flour'],
    ['broken', 'no flour'],
    ['cake', 'Nobody makes cake.'],
  ] as const) {
    const answer = await ask(name, {})
    expect(answer.status).toBe(500)
    expect(await answer.text()).toContain(reason)
  }
  expect(server.made()).toEqual({ broken: 1 })
})
