import { expect, test } from 'vitest'
import { fakeWiring } from '../../test/unit/fake-kit.js'
import { alice, fakeWallet } from '../../test/unit/fake-wallet.js'
import { fakeDisk, fakeHost, settle } from '../../test/unit/fakes.js'
import { savedSession } from '../../test/unit/saved-session.js'
import { createCookieKit } from './create-cookie-kit.js'
import { readKitCookie } from './read-kit-cookie.js'

const key = '@modal-kit/1/session'
const sessionOf = (address = alice) =>
  JSON.stringify(savedSession({ eip155: { connectorId: 'com.example.fake', address, caipNetworkId: 'eip155:137' } }))

/** A browser with a cookie jar of its own. */
function browser({ cookie, saved }: { readonly cookie?: string; readonly saved?: string } = {}) {
  const disk = fakeDisk(new Map(saved === undefined ? [] : [[key, saved]]))
  const host = fakeHost({ storage: disk.tab() })
  const cookies: string[] = []
  const kit = createCookieKit(fakeWiring(), cookie, { host, jar: { set: (text) => void cookies.push(text) } })
  return { kit, host, disk, cookies }
}

test('behavior: the first render knows the account, as remembered and not as live', () => {
  const { kit } = browser({ cookie: `1|eip155:137:${alice}` })
  expect(kit.session.state.initial).toMatchObject({
    active: 'eip155',
    caipNetworkId: 'eip155:137',
    namespaces: { eip155: { status: 'reconnecting', remembered: { address: alice, connectorId: '' } } },
  })
  expect(kit.session.account()).toBeUndefined()
})

test('behavior: what the browser itself remembers comes after, and may be something else', () => {
  const nobody = browser({ cookie: `1|eip155:137:${alice}` }).kit.session.state
  expect(nobody.peek().namespaces.eip155?.status).toBe('disconnected')
  const somebody = browser({ saved: sessionOf() }).kit.session.state
  expect([somebody.initial.namespaces.eip155?.status, somebody.peek().namespaces.eip155?.status]).toEqual([
    'disconnected',
    'reconnecting',
  ])
})

test.each([undefined, '', '1|solana:x:abc', 'nonsense'])('behavior: with the cookie %s it is a plain kit', (cookie) => {
  const { initial } = browser({ ...(cookie !== undefined && { cookie }) }).kit.session.state
  expect(initial).toMatchObject({ active: null, caipNetworkId: 'eip155:1' })
})

test('behavior: nothing is written before it starts', () => expect(browser({ saved: sessionOf() }).cookies).toEqual([]))

test('behavior: starting sets the cookie to what is stored, or takes it away', () => {
  const returning = browser({ saved: sessionOf() })
  returning.kit.start()()
  expect(returning.cookies).toEqual([`modal-kit=1|eip155:137:${alice}; Max-Age=2592000; Path=/; SameSite=Lax`])
  const cleared = browser({ cookie: `1|eip155:137:${alice}` })
  cleared.kit.start()()
  expect(cleared.cookies).toEqual(['modal-kit=; Max-Age=0; Path=/; SameSite=Lax'])
})

test('behavior: it follows connecting, another network and disconnecting', async () => {
  const { kit, host, cookies } = browser()
  const wallet = fakeWallet({ chainId: 1 })
  wallet.announce(host.page)
  const before = host.open()
  const stop = kit.start()
  await settle()
  const [connector] = kit.registry.list.peek()
  if (!connector) throw new Error('The wallet has not announced itself.')
  await kit.session.connect(connector, new AbortController().signal)
  expect(readKitCookie(cookies.at(-1))).toBe(`1|eip155:1:${alice}`)
  await wallet.move('0x89')
  expect(readKitCookie(cookies.at(-1))).toBe(`1|eip155:137:${alice}`)
  await kit.session.disconnect()
  expect(cookies.at(-1)).toContain('Max-Age=0')
  stop()
  await settle()
  expect(host.open()).toBe(before)
})
