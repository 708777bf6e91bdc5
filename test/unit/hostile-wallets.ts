import { expect, test } from 'vitest'
import type { ConnectorChange } from '../../runtime/contract/connector.js'
import type { MakeSubject } from './connector-subject.js'
import { fakeSession } from './fake-session.js'
import { alice } from './fake-wallet.js'
import { settle } from './fakes.js'

const { signal } = new AbortController()
/** At most three rounds, and what a connector asks in one of them. */
const FEW = 12

/** What a connector makes of a wallet that is faulty, as a session sees it. */
export function describeHostile(make: MakeSubject, isAround: boolean): void {
  test('behavior: a wallet that settles every answer twice is taken at its first word', async () => {
    const { connector, settleTwice } = make()
    const { accounts } = await make().connector.connect(signal)
    settleTwice()
    const { session } = fakeSession()
    await session.connect(connector, signal)
    await settle()
    expect(session.account(connector.namespace)?.accounts).toEqual(accounts)
  })
  test('behavior: a wallet that answers after it was cancelled connects nothing, and is not followed', async () => {
    const { connector, hold, followers } = make()
    const [before, release] = [followers(), hold()]
    const { session, status } = fakeSession()
    const controller = new AbortController()
    const connecting = expect(session.connect(connector, controller.signal)).rejects.toMatchObject({
      code: 'flow/cancelled',
    })
    await settle()
    controller.abort()
    await connecting
    release()
    await settle()
    expect(status(connector.namespace)).toBe('disconnected')
    expect(followers()).toBeLessThanOrEqual(before)
  })
  if (isAround) return
  test('behavior: a wallet that announces something whenever it is asked is asked a few times, and is connected', async () => {
    const { connector, whenAsked, change, address = alice } = make()
    let asked = 0
    whenAsked(() => {
      asked += 1
      change({ type: 'accountsChanged', accounts: [{ address }] })
    })
    const { session } = fakeSession()
    await session.connect(connector, signal)
    expect(session.account(connector.namespace)?.address).toBe(address)
    expect([asked > 0, asked <= FEW]).toEqual([true, true])
  })
  test('behavior: a wallet that goes on telling after it was left is not heard', async () => {
    const { connector, cling, change, address = alice } = make()
    const seen: ConnectorChange[] = []
    cling()
    const stop = connector.watch((item) => seen.push(item))
    await settle()
    stop()
    change({ type: 'accountsChanged', accounts: [{ address }] })
    change({ type: 'disconnect' })
    expect(seen).toEqual([])
  })
}
