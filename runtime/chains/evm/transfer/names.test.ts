import { encodeFunctionData, type Hex, toHex } from 'viem'
import { mainnet } from 'viem/chains'
import { packetToBytes } from 'viem/ens'
import { beforeAll, expect, test } from 'vitest'
import { nameResolver } from '../../../../cli/stack/chains/contracts/artifacts.data.js'
import { evmNetwork } from '../../../../test/unit/fake-kit.js'
import { alice, bob, signal, transferWorld } from '../../../../test/unit/transfer-world.js'
import { mined } from '../../../testing/mined.js'

const { chain, world, url } = transferWorld()
const resolver = mainnet.contracts.ensUniversalResolver.address

async function register(name: string, owner: Hex): Promise<void> {
  const args = [toHex(packetToBytes(name)), name, owner] as const
  const data = encodeFunctionData({ ...nameResolver, functionName: 'register', args })
  const hash = await chain().sendTransaction({ account: alice, chain: null, to: resolver, data, gas: 2_000_000n })
  await mined(chain(), hash)
}

beforeAll(async () => {
  await chain().setCode({ address: resolver, bytecode: nameResolver.runtime })
  await register('alice.eth', alice.address)
})

const own = alice.address.toLowerCase()

/** Where ENS lives in these tests, and another network. */
const ens = () => evmNetwork(31_337, 'Local', [url()])
const optimism = evmNetwork(10, 'Optimism', ['http://127.0.0.1:1'])

async function resolve(text: string, on = ens(), names: ReturnType<typeof ens> | undefined = ens()) {
  const { transfers } = await world()
  const found = await transfers.resolveName?.(text, on, names, signal)
  return found && { name: found.name, address: found.address?.toLowerCase() }
}

test('behavior: a name is written as ENS writes it, and leads to its address, on another network as well', async () => {
  const found = { name: 'alice.eth', address: own }
  expect(await resolve('alice.eth')).toEqual(found)
  expect(await resolve('ALICE.eth')).toEqual(found)
  expect(await resolve('alice.eth', optimism)).toEqual(found)
  // A character without width is no part of a name (ENSIP-15).
  expect(await resolve('ali\u200bce.eth')).toMatchObject({ name: 'alice.eth' })
})

test('behavior: a name that leads elsewhere from now on does so at once', async () => {
  await register('moves.eth', alice.address)
  expect(await resolve('moves.eth')).toMatchObject({ address: own })
  await register('moves.eth', bob)
  expect(await resolve('moves.eth')).toMatchObject({ address: bob.toLowerCase() })
})

test('behavior: a name that leads nowhere has no address, and neither has one whose network the app lacks', async () => {
  expect(await resolve('nobody.eth')).toEqual({ name: 'nobody.eth', address: undefined })
  const { transfers } = await world()
  expect(await transfers.resolveName?.('alice.eth', optimism, undefined, signal)).toEqual({
    name: 'alice.eth',
    address: undefined,
  })
})

test.each([
  ['without a dot', 'alice'],
  ['of letters of two scripts', 'аlice.eth'],
  ['with an empty label', 'alice..eth'],
  ['with a space', 'al ice.eth'],
  ['with a character that turns the text round', 'alice\u202e.eth'],
  ['of 300 characters', `${'a'.repeat(296)}.eth`],
])('error: a text %s is no name', async (_, text) => {
  expect(await resolve(text)).toBeUndefined()
})

test('error: nodes that do not answer are a failure, and no name without an address', async () => {
  const down = evmNetwork(31_337, 'Down', ['http://127.0.0.1:1'])
  await expect(resolve('alice.eth', ens(), down)).rejects.toMatchObject({ code: 'rpc/unreachable' })
})
