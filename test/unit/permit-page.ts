import { encodeFunctionData, type Hex, parseAbi, parseSignature, toHex } from 'viem'
import { mined } from '../../runtime/testing/mined.js'
import { fakeDisk } from './fakes.js'
import type { SwapFaults } from './swap-transport.js'
import type { SwapWorld } from './swap-world.js'

/** What permits are asked by. */
export const method = 'eth_signTypedData_v4'
const permitAbi = parseAbi(['function permit(address, address, uint256, uint256, uint8, bytes32, bytes32)'])

/** What a wallet is asked to sign, as it is written. */
export interface Signed {
  readonly message: Readonly<Record<'owner' | 'spender' | 'value' | 'nonce' | 'deadline', string>>
  readonly domain: Readonly<Record<string, unknown>>
}

/** What a wallet says to the question for a signature; `sign` is what it would say. */
export type Answer = (sign: () => Promise<unknown>, asked: Signed) => unknown

/** A page of a world whose wallet says so, filled in; `asked` is what it was asked to sign. */
export async function openPermitPage(
  world: SwapWorld,
  way: { readonly from: string; readonly to: string; readonly amount: string },
  answer?: Answer,
  more: SwapFaults = {},
) {
  const disk = fakeDisk()
  const app = await world.open(more, {}, disk.tab())
  const { provider } = app.wallet
  const asked: Signed[] = []
  const signatures: unknown[] = []
  app.answerWith(async (call) => {
    const really = () => provider.request(call as never)
    if (call.method !== method) return really()
    const question = JSON.parse(String((call.params as readonly unknown[])[1])) as Signed
    asked.push(question)
    const told = await (answer ? answer(really, question) : really())
    signatures.push(told)
    return told
  })
  await app.fill(way)
  return { ...app, asked, signatures, disk }
}

/** Hands a permit in, as anybody may who has seen it. */
export async function handIn(
  world: SwapWorld,
  { message: { owner, spender, value, deadline } }: Signed,
  signature: Hex,
): Promise<void> {
  const { r, s, yParity } = parseSignature(signature)
  const args = [owner as Hex, spender as Hex, BigInt(value), BigInt(deadline), 27 + yParity, r, s] as const
  const data = encodeFunctionData({ abi: permitAbi, functionName: 'permit', args })
  const from = world.bench.chain.accounts[7]
  const call = { from, to: world.bench.addressOf('USDC'), data, gas: toHex(200_000n) }
  const hash = (await world.bench.ask('eth_sendTransaction', [call])) as Hex
  const { status } = await mined(world.bench.reader, hash)
  if (status !== 'success') throw new Error('the permit was not taken')
}

/** Uses the number of a permit up, as the signature of another one does. */
export async function useUp(world: SwapWorld, asked: Signed): Promise<void> {
  const other = { ...asked, message: { ...asked.message, value: '1' } }
  await handIn(world, other, await world.bench.wallet.signTypedData(other as never))
}
