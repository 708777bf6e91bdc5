import { expect, test } from 'vitest'
import { balanceKit } from '../../../test/unit/balance-kit.js'
import { evmNetwork } from '../../../test/unit/fake-kit.js'
import { fakeDisk, settle } from '../../../test/unit/fakes.js'
import { identityKit } from '../../../test/unit/identity-kit.js'
import { tokenRow, tokensKit } from '../../../test/unit/tokens-kit.js'
import type { Network } from '../../core/network.js'
import { placeOf } from '../submissions/store.js'

/** Two accounts whose addresses differ in the case of letters alone. */
const [one, other] = ['So11111111111111111111111111111111111111112', 'sO11111111111111111111111111111111111111112']
const hex = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const solana: Network = {
  ...evmNetwork(1, 'Solana', ['http://127.0.0.1:8899']),
  id: 'main',
  chainNamespace: 'solana',
  caipNetworkId: 'solana:main',
}
const sol = (value: bigint) => ({ value, decimals: 9, symbol: 'SOL' })
const on = (address: string) => ({ accounts: [{ address }] as const, caipNetworkId: solana.caipNetworkId })

test('behavior: the balance of one account is not shown for the other, in this visit or the next', async () => {
  const disk = fakeDisk()
  const here = balanceKit(disk.tab(), [solana])
  here.connector.answer(on(one))
  await here.connect()
  here.api.follow()
  await settle()
  await here.answer(0, sol(5n))
  here.connector.change({ type: 'accountsChanged', accounts: [{ address: other }] })
  await settle()
  expect(here.state()).toEqual({ status: 'loading' })
  await here.answer(1, sol(7n))
  here.connector.change({ type: 'accountsChanged', accounts: [{ address: one }] })
  expect(here.state()).toMatchObject({ amount: sol(5n) })
  const next = balanceKit(disk.tab(), [solana])
  next.connector.answer(on(other))
  await next.connect()
  next.api.follow()
  expect(next.state()).toMatchObject({ amount: sol(7n) })
})

test('behavior: the tokens of one account are not shown for the other, and both are kept', async () => {
  const disk = fakeDisk()
  const row = (symbol: string) => tokenRow(symbol, { chainId: solana.caipNetworkId })
  const all = await tokensKit([row('ONE')], { disk, networks: [solana], connector: { namespace: 'solana' } })
  all.connector.change({ type: 'accountsChanged', accounts: [{ address: one }] })
  all.tokens.follow()
  await all.settled()
  expect(all.symbols()).toEqual(['ONE'])
  all.answer([row('OTHER')])
  all.connector.change({ type: 'accountsChanged', accounts: [{ address: other }] })
  expect(all.symbols()).toBeUndefined()
  await all.settled()
  expect(all.symbols()).toEqual(['OTHER'])
  const kept = JSON.parse(disk.data.get('@modal-kit/1/tokens') ?? '{}')
  expect(Object.keys(kept)).toEqual(expect.arrayContaining([`solana:main:${one}`, `solana:main:${other}`]))
})

test('behavior: what one account has submitted is not a row of the other', () => {
  const sent = { caipNetworkId: solana.caipNetworkId, address: one }
  expect(placeOf(sent)).not.toBe(placeOf({ ...sent, address: other }))
  const own = { caipNetworkId: 'eip155:1', address: hex } as const
  expect(placeOf(own)).toBe(placeOf({ ...own, address: hex.toLowerCase() }))
})

test('behavior: a name belongs to one account, in whatever letters its wallet writes it; base58 has none of another', async () => {
  const { asked, follow, connector, who } = await identityKit(() => Response.json({ name: 'me.eth', avatar: null }))
  const stop = follow()
  connector.change({ type: 'accountsChanged', accounts: [{ address: hex }] })
  await expect.poll(() => who()?.name).toBe('me.eth')
  const before = asked.length
  connector.change({ type: 'accountsChanged', accounts: [{ address: hex.toLowerCase() }] })
  await settle()
  expect([who()?.name, asked.length]).toEqual(['me.eth', before])
  stop()
})
