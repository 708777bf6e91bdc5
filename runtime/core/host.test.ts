import { expect, onTestFinished, test, vi } from 'vitest'
import { fakeConnector } from '../../test/unit/fake-connector.js'
import { fakeKit } from '../../test/unit/fake-kit.js'
import { alice } from '../../test/unit/fake-wallet.js'
import { fakeHost } from '../../test/unit/fakes.js'
import { text } from './decode.js'
import { browserHost } from './host.js'
import { createStorage } from './storage.js'

test('behavior: a host can be made without a window, as on a server', () => {
  expect('window' in globalThis).toBe(false)
  const { storage } = browserHost()
  storage.set('key', 'value')
  expect(storage.get('key')).toBeNull()
})

test('behavior: a sleep ends by itself or with the reason of an abort', async () => {
  const { clock } = browserHost()
  await clock.sleep(0)
  const controller = new AbortController()
  const sleep = clock.sleep(60_000, controller.signal)
  controller.abort('enough')
  await expect(sleep).rejects.toBe('enough')
  await expect(clock.sleep(60_000, controller.signal)).rejects.toBe('enough')
  expect(clock.now()).toBeGreaterThan(1_700_000_000_000)
})

const denied = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
const full = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}
const blocked: readonly (readonly [what: string, localStorage: PropertyDescriptor])[] = [
  ['throws when it is looked at', { get: denied }],
  ['throws when it is read or written', { value: { getItem: denied, setItem: denied } }],
  ['is full', { value: { getItem: () => null, setItem: full } }],
  ['is null', { value: null }],
  ['is not there', { value: undefined }],
]

/** The storage of a browser whose window has this. */
function storageOver(localStorage: PropertyDescriptor) {
  vi.stubGlobal('window', Object.defineProperty(new EventTarget(), 'localStorage', localStorage))
  onTestFinished(() => void vi.unstubAllGlobals())
  return browserHost().storage
}

test.each(blocked)(
  'error: storage that %s reads as empty, takes what is written, and can be watched',
  (_, localStorage) => {
    const storage = createStorage(storageOver(localStorage))
    const stop = storage.watch('session', () => {})
    storage.write('session', 'a')
    expect(storage.read('session', text)).toBeUndefined()
    stop()
  },
)

test('error: what a full storage holds is still read', () => {
  const storage = createStorage(storageOver({ value: { getItem: () => '"old"', setItem: full } }))
  storage.write('session', 'new')
  expect(storage.read('session', text)).toBe('old')
})

test.each(blocked)('error: where storage %s the session lives in memory', async (_, localStorage) => {
  const storage = { ...storageOver(localStorage), watchers: () => 0 }
  const { host, kit } = fakeKit({}, fakeHost({ storage }))
  const connector = fakeConnector()
  kit.start()
  await kit.session.connect(connector, new AbortController().signal)
  connector.change({ type: 'chainChanged', caipNetworkId: 'eip155:137' })
  expect(kit.session.account()).toMatchObject({ address: alice, caipNetworkId: 'eip155:137' })
  await kit.session.disconnect()
  expect([kit.session.account(), host.logged]).toEqual([undefined, []])
})
