import { expect, test } from 'vitest'
import { fakeSignClient } from '../../../test/unit/fake-sign-client.js'
import { settle } from '../../../test/unit/fakes.js'
import { createSharedSocket } from './shared-socket.js'

/** The socket of a client that opens it by itself, as one does that has just started. */
function shared() {
  const client = fakeSignClient()
  const done: string[] = []
  const note = (word: string) => async () => void done.push(word)
  Object.assign(client.core.heartbeat, { init: note('beat'), stop: () => void done.push('still') })
  Object.assign(client.core.relayer, { restartTransport: note('open'), transportClose: note('close') })
  return { client, done, socket: createSharedSocket(client, () => {}) }
}

test('behavior: a client that opens its socket by itself is left alone, and opened again where it is missed', async () => {
  const { client, done, socket } = shared()
  socket.join('a')
  await settle()
  expect(done).toEqual([])
  await socket.open('a')
  expect(done).toEqual([])
  client.socket('relayer_disconnect')
  await socket.open('a')
  expect(done).toEqual(['open'])
})

test('behavior: the last tab closes it, the next one opens it, and one that has gone meanwhile opens nothing', async () => {
  const { done, socket } = shared()
  socket.join('a')
  socket.join('b')
  await socket.rest('a')
  expect(done).toEqual([])
  await socket.rest('b')
  expect(done.splice(0)).toEqual(['still', 'close'])
  socket.join('a')
  await settle()
  expect(done.splice(0)).toEqual(['beat', 'open'])
  await socket.rest('a')
  done.length = 0
  socket.join('a')
  await socket.rest('a')
  expect(done).toEqual([])
})
