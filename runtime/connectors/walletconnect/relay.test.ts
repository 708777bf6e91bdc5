import { expect, test } from 'vitest'
import { fakeWalletConnect } from '../../../test/unit/fake-sign-client.js'
import { settle } from '../../../test/unit/fakes.js'

const { signal } = new AbortController()

/** A code is shown; `opened` are the times that the socket was asked to open again. */
async function waiting() {
  const all = fakeWalletConnect()
  const leaving = new AbortController()
  const end = all.connector.connect(AbortSignal.any([signal, leaving.signal])).catch(() => {})
  await settle()
  let opened = 0
  const { relayer } = all.client.core
  const reopens = (then: () => Promise<void>) => {
    relayer.restartTransport = () => {
      opened += 1
      return then()
    }
  }
  reopens(async () => {})
  const leave = () => {
    leaving.abort()
    return end
  }
  return { ...all, reopens, leave, opened: () => opened }
}

test.each(['visibilitychange', 'pageshow', 'online'])(
  'behavior: a page that comes back (%s) opens a socket that it lost, and no other',
  async (type) => {
    const { host, client, leave, opened } = await waiting()
    host.page.emit(new Event(type))
    expect(opened()).toBe(0)
    client.socket('relayer_disconnect')
    host.page.emit(new Event(type))
    expect(opened()).toBe(1)
    client.socket('relayer_connect')
    host.page.emit(new Event(type))
    expect(opened()).toBe(1)
    await leave()
    await settle()
    client.socket('relayer_disconnect')
    host.page.emit(new Event(type))
    expect(opened()).toBe(1)
  },
)

test('error: a socket that does not open when the page comes back is a warning', async () => {
  const { host, client, leave, reopens } = await waiting()
  const cause = new Error('offline')
  reopens(() => Promise.reject(cause))
  client.socket('relayer_disconnect')
  host.page.emit(new Event('online'))
  await settle()
  expect(host.logged).toEqual([{ level: 'warn', text: 'the relay is not reached', cause }])
  await leave()
})
