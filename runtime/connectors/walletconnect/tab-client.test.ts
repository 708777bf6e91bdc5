import { expect, test } from 'vitest'
import { createTabClient } from './tab-client.js'

/** The leader's client as a tab has it, with what the tab asks the leader. */
function tab() {
  const asked: string[] = []
  const made = createTabClient({
    async ask(name) {
      asked.push(name)
      return undefined
    },
    rest: async () => void asked.push('rest'),
    giveUp() {},
    isHidden: () => false,
  })
  return { ...made, asked }
}
const store = { sessions: [], isConnected: true }

test('behavior: it uses the socket until it rests, and again once it is opened', async () => {
  const { client, isAwake, asked } = tab()
  const { relayer } = client.core
  const seen = [isAwake()]
  for (const act of [relayer.transportClose, relayer.restartTransport, relayer.transportClose, relayer.transportOpen]) {
    await act()
    seen.push(isAwake())
  }
  expect(seen).toEqual([true, false, true, false, true])
  expect(asked).toEqual(['rest', 'open', 'rest', 'open'])
})

test('behavior: a session that comes before anybody listens is told to the first who does, once', () => {
  const { client, take } = tab()
  const heard: unknown[] = []
  const args = { session: { topic: 'a' } }
  take(store, { name: 'session_connect', args })
  client.on('session_event', (it) => heard.push(['other', it]))
  expect(heard).toEqual([])
  client.on('session_connect', (it) => heard.push(['first', it]))
  client.on('session_connect', (it) => heard.push(['second', it]))
  expect(heard).toEqual([['first', args]])
  take(store, { name: 'session_connect', args })
  expect(heard.slice(1)).toEqual([
    ['first', args],
    ['second', args],
  ])
})
