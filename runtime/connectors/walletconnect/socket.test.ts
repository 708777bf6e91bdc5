import { expect, test } from 'vitest'
import { createSocket, type SocketDeps } from './socket.js'

type Relayer = SocketDeps['client']['core']['relayer']

function bench(relayer: Partial<Relayer>) {
  const logged: unknown[][] = []
  const done: string[] = []
  const note = (word: string) => async () => void done.push(word)
  const core = {
    heartbeat: { init: note('beat'), stop: () => void done.push('still') },
    relayer: { restartTransport: note('open'), transportClose: note('close'), ...relayer },
  }
  const socket = createSocket({
    client: { core } as unknown as SocketDeps['client'],
    relay: { start: () => void done.push('start'), stop: () => void done.push('stop') },
    follow: () => () => void done.push('unfollow'),
    log: (...words) => void logged.push(words),
  })
  return { socket, logged, done }
}

const turns = () => new Promise((resolve) => setTimeout(resolve))

test('behavior: it closes with its last holder, once, and opens with the next one', async () => {
  const { socket, done } = bench({})
  const [first, second] = [socket.hold(), socket.hold()]
  first()
  first()
  await turns()
  expect(done).toEqual(['start'])
  second()
  await turns()
  expect(done).toEqual(['start', 'unfollow', 'stop', 'still', 'close'])
  socket.hold()
  await turns()
  expect(done.slice(5)).toEqual(['start', 'beat', 'open'])
})

test('error: a relay that cannot be left or reached is told with its cause, and tried again', async () => {
  const cause = new Error('no socket')
  const { socket, logged, done } = bench({
    transportClose: () => Promise.reject(cause),
    restartTransport: () => Promise.reject(cause),
  })
  socket.rest()
  await turns()
  expect(logged).toEqual([['warn', 'the relay was not left', cause]])
  socket.hold()
  await turns()
  expect(logged.slice(1)).toEqual([['warn', 'the relay is not reached', cause]])
  expect(done).toContain('beat')
})
