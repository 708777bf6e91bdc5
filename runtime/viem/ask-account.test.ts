import { expect, test } from 'vitest'
import { alice, fails } from '../../test/unit/fake-wallet.js'
import { settle } from '../../test/unit/fakes.js'
import { type LiveKitOptions, liveKit } from '../../test/unit/live-kit.js'
import { askForAccount } from './ask-account.js'

function asking(options: LiveKitOptions = {}) {
  const all = liveKit(options)
  const stop = all.start()
  const answer = askForAccount(all.kit)
  // Every test looks at how it ends.
  answer.catch(() => {})
  return { ...all, stop, answer, isOpen: () => all.kit.router.state.peek().isOpen }
}

test('behavior: the modal opens on the EVM wallets, and whoever connects there is the answer', async () => {
  const { kit, connect, answer, isOpen } = asking()
  await settle()
  expect(isOpen()).toBe(true)
  expect(kit.router.state.peek().stack[0]).toEqual({ view: 'Connect', params: { namespace: 'eip155' } })
  await connect()
  kit.router.close()
  expect((await answer).account.address).toBe(alice)
})

test('error: closing the modal is 4001', async () => {
  const { kit, answer } = asking()
  await settle()
  kit.router.close()
  await expect(answer).rejects.toMatchObject({ code: 4001, cause: { code: 'provider/modal-closed' } })
})

test('behavior: a wallet that is still asked when the modal goes decides', async () => {
  const { kit, wallet, connect, answer } = asking()
  await settle()
  wallet.script('eth_requestAccounts', fails(4001))
  const refused = connect()
  kit.router.close()
  await expect(refused).rejects.toMatchObject({ code: 'wallet/rejected' })
  await expect(answer).rejects.toMatchObject({ code: 4001 })
})

test('behavior: a refused wallet leaves the modal open for another try', async () => {
  const { wallet, connect, answer, isOpen } = asking({ wallet: { script: { eth_requestAccounts: fails(4001) } } })
  await settle()
  await expect(connect()).rejects.toMatchObject({ code: 'wallet/rejected' })
  expect(isOpen()).toBe(true)
  wallet.script('eth_requestAccounts', () => [alice])
  await connect()
  expect((await answer).account.address).toBe(alice)
})

test('behavior: a session that is being restored is waited for, and the modal stays closed', async () => {
  const { answer, isOpen } = asking({ remembered: alice, wallet: { isPermitted: true } })
  expect((await answer).account.address).toBe(alice)
  expect(isOpen()).toBe(false)
})

test('behavior: a remembered wallet that does not come opens the modal after 3 s', async () => {
  const { kit, host } = liveKit({ remembered: alice })
  kit.start()
  const answer = askForAccount(kit)
  await host.clock.advance(2_999)
  expect(kit.router.state.peek().isOpen).toBe(false)
  await host.clock.advance(1)
  expect(kit.router.state.peek().isOpen).toBe(true)
  kit.router.close()
  await expect(answer).rejects.toMatchObject({ code: 4001 })
})

test('error: a kit that nobody has started is not waited for beyond 10 s', async () => {
  const { kit, host } = liveKit({ remembered: alice })
  const answer = askForAccount(kit)
  await host.clock.advance(10_000)
  expect(kit.router.state.peek().isOpen).toBe(true)
  kit.router.close()
  await expect(answer).rejects.toMatchObject({ code: 4001 })
})

test('error: nobody who decides within 10 minutes is -32603, and nothing is left behind', async () => {
  const { host, stop, answer } = asking()
  await settle()
  await host.clock.advance(600_000)
  await expect(answer).rejects.toMatchObject({ code: -32603, cause: { code: 'flow/timeout' } })
  stop()
  await settle()
  expect(host.clock.pending()).toBe(0)
})

test('error: a modal whose code does not come is -32603, with what kept it', async () => {
  const { answer } = asking({ wiring: { modal: () => Promise.reject(new TypeError('offline')) } })
  await expect(answer).rejects.toMatchObject({ code: -32603, cause: { code: 'internal/unknown' } })
})
