import { expect, test } from 'vitest'
import { type FakePopup, fakePopups } from '../../../test/unit/fake-popups.js'
import { fakeHost, later, settle } from '../../../test/unit/fakes.js'
import { guardPopups } from './popup-guard.js'

function setup() {
  const answer = later()
  const popups = fakePopups()
  const host = fakeHost()
  const popup: FakePopup = { closed: false }
  const ask = guardPopups({ request: () => answer.promise }, { host, popups, wallet: 'Window Wallet' })
  const opened = () => {
    popups.next = popup
    return ask({ method: 'eth_requestAccounts' })
  }
  /** The window says something to the page that opened it. */
  const speak = (source: unknown = popup) =>
    host.page.emit(Object.assign(new Event('message'), { data: { event: 'PopupLoaded' }, source }))
  return { answer, popups, host, popup, ask, opened, speak }
}

test('behavior: a request that opens no window is passed on', async () => {
  const { answer, ask, host } = setup()
  const asking = ask({ method: 'eth_chainId' })
  answer.resolve('0x1')
  expect(await asking).toBe('0x1')
  expect(host.open()).toBe(0)
})

test('behavior: the answer of a window that speaks, and stays, arrives; nothing is left open', async () => {
  const { answer, opened, host, speak } = setup()
  const asking = opened()
  await host.clock.advance(2_000)
  speak()
  await settle()
  expect(host.open()).toBe(0)
  answer.resolve(['0x1'])
  expect(await asking).toEqual(['0x1'])
})

test('behavior: an answer before the first word ends the watch as well', async () => {
  const { answer, opened, host } = setup()
  const asking = opened()
  answer.resolve('0x2')
  expect(await asking).toBe('0x2')
  await settle()
  expect(host.open()).toBe(0)
})

test('behavior: once it has spoken, its own code tells what became of it', async () => {
  const { answer, opened, host, popup, speak } = setup()
  const asking = opened()
  speak()
  popup.closed = true
  await host.clock.advance(60_000)
  answer.reject({ code: 4001, message: 'User rejected' })
  await expect(asking).rejects.toEqual({ code: 4001, message: 'User rejected' })
})

test('error: closed before it said anything is a "no", whatever other windows say', async () => {
  const { opened, host, popup, speak } = setup()
  const asking = expect(opened()).rejects.toMatchObject({ code: 4001, told: { code: 'wallet/rejected' } })
  speak({ closed: false })
  await host.clock.advance(1_000)
  popup.closed = true
  await host.clock.advance(500)
  await asking
  expect(host.open()).toBe(0)
})

test('error: a window that the policy of the page cuts off', async () => {
  const { opened, host, popup, popups } = setup()
  popups.policy = 'same-origin'
  popup.closed = true
  const asking = expect(opened()).rejects.toMatchObject({
    code: -32002,
    told: { code: 'wallet/popup-cut-off', slots: { wallet: 'Window Wallet' } },
  })
  await host.clock.advance(500)
  await asking
})

test('error: a refused window; a later rejection of the wallet is nobody else’s trouble', async () => {
  const { answer, popups, ask } = setup()
  popups.next = null
  await expect(ask({ method: 'eth_requestAccounts' })).rejects.toMatchObject({ told: { code: 'wallet/popup-blocked' } })
  answer.reject(new Error('Popup window was blocked'))
  await settle()
})
