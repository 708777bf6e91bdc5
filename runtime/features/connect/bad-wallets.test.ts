import { expect, test } from 'vitest'
import type { ModalError } from '../../../schema/error.js'
import { fakeKit } from '../../../test/unit/fake-kit.js'
import {
  type Answer,
  alice,
  answersTwice,
  bob,
  fails,
  failsInside,
  fakeWallet,
  hangs,
} from '../../../test/unit/fake-wallet.js'
import { fakeHost, settle } from '../../../test/unit/fakes.js'
import { connectWallet } from './connect-wallet.js'

const throws = (thing: unknown): Answer => {
  return () => {
    throw thing
  }
}
const hostile = {
  get code() {
    throw new Error('code')
  },
  get message() {
    throw new Error('message')
  },
}

/** What a wallet may answer when it is asked for accounts, and how that ends when it knows its chain. */
const accounts: Readonly<Record<string, readonly [Answer, string]>> = {
  'a good list': [() => [alice, bob], 'done'],
  'the same twice': [answersTwice([alice], [bob]), 'done'],
  nothing: [() => undefined, 'wallet/bad-answer'],
  'an empty list': [() => [], 'wallet/no-accounts'],
  'half an address': [() => [alice.slice(0, 20)], 'wallet/bad-answer'],
  'a script': [() => ['<img src=x onerror=alert(1)>'], 'wallet/bad-answer'],
  'an object': [() => ({ 0: alice, length: 1 }), 'wallet/bad-answer'],
  'a "no"': [fails(4001), 'wallet/rejected'],
  'a "no" inside': [failsInside(4001), 'wallet/rejected'],
  'already asking': [fails(-32002), 'wallet/pending'],
  'an error': [fails(-32603), 'wallet/failed'],
  'a string thrown': [throws('no'), 'wallet/failed'],
  'nothing thrown': [throws(undefined), 'wallet/failed'],
  'a trap thrown': [throws(hostile), 'wallet/failed'],
  silence: [hangs(), 'flow/timeout'],
}

/** The same for the chain, when the accounts were good. */
const chains: Readonly<Record<string, readonly [Answer, string]>> = {
  'a good id': [() => '0x1', 'done'],
  'a number': [() => 137, 'done'],
  'a name': [() => 'mainnet', 'wallet/bad-answer'],
  'too large': [() => '0x80000000', 'wallet/bad-answer'],
  'a trap': [() => ({ toString: () => '0x1' }), 'wallet/bad-answer'],
  'an error': [fails(-32000), 'wallet/failed'],
  silence: [hangs(), 'flow/timeout'],
}

const cases = Object.entries(accounts).flatMap(([one, [first, end]]) =>
  Object.entries(chains).map(([two, [second, otherEnd]]) => ({
    name: `accounts: ${one}; chain: ${two}`,
    script: { eth_requestAccounts: first, eth_chainId: second },
    end: end === 'done' ? otherEnd : end,
  })),
)

test.each(cases)('behavior: $name', async ({ script, end }) => {
  const { kit, host } = fakeKit({}, fakeHost())
  const wallet = fakeWallet({ script })
  wallet.announce(host.page)
  const stop = kit.start()
  // The code that asks wallets follows the page from then on.
  kit.session.prepare()
  await host.clock.advance(10_000)
  const before = host.open()
  const [connector] = kit.registry.list.peek()
  if (!connector) throw new Error('the wallet announced itself')

  const asked = wallet.asked('eth_requestAccounts')
  const run = connectWallet(kit, connector, new AbortController().signal).then(
    () => undefined,
    (cause: ModalError) => cause,
  )
  await asked
  await host.clock.advance(400_000)
  const error = await run
  expect(error?.code ?? 'done').toBe(end)
  if (error) expect((await kit.explain(error)).message).toMatch(/\w/)
  expect(kit.session.state.peek().namespaces.eip155?.status).toBe(end === 'done' ? 'connected' : 'disconnected')
  expect(kit.session.account()?.address).toBe(end === 'done' ? alice : undefined)
  expect([host.open(), wallet.listeners() > 0]).toEqual([before, end === 'done'])
  expect(host.logged.filter(({ level }) => level === 'error')).toEqual([])
  stop()
  await settle()
  expect(wallet.listeners()).toBe(0)
})
