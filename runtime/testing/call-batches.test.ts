import { pathToFileURL } from 'node:url'
import { createPublicClient, encodeFunctionData, type Hex, http, parseAbi } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { repository } from '../../test/setup/scratch.js'
import { startTestAnvil, type TestAnvil } from '../../test/setup/test-anvil.js'
import { callBatchCode } from './call-batch.data.js'
import { createDevWallet, type DevWalletOptions } from './dev-wallet.js'

let anvil: TestAnvil
beforeAll(async () => {
  anvil = await startTestAnvil(31_337)
})
afterAll(() => anvil.stop())

const rich = 10n ** 19n
const fresh = () => privateKeyToAccount(generatePrivateKey()).address
const chain = () => createPublicClient({ transport: http(anvil.url), pollingInterval: 50 })
const balanceOf = (address: Hex) => chain().getBalance({ address })
/** A contract's address that refuses whatever it is sent: the compiler's own `invalid`. */
const refusing: Hex = '0x00000000000000000000000000000000000bad00'

async function wallet(batches: DevWalletOptions['batches']) {
  const privateKey = generatePrivateKey()
  const made = createDevWallet({ chains: [{ id: 31_337, rpcUrl: anvil.url }], privateKey, ...(batches && { batches }) })
  const ask = (method: string, ...params: unknown[]) => made.provider.request({ method, params })
  await ask('eth_requestAccounts')
  await chain().request({
    method: 'anvil_setBalance' as never,
    params: [made.address(), `0x${rich.toString(16)}`] as never,
  })
  await chain().request({ method: 'anvil_setCode' as never, params: [refusing, '0xfe'] as never })
  const batch = (calls: readonly object[], more: object = {}) => ({
    version: '2.0.0',
    from: made.address(),
    chainId: '0x7a69',
    atomicRequired: false,
    calls,
    ...more,
  })
  const send = async (...given: Parameters<typeof batch>) =>
    ((await ask('wallet_sendCalls', batch(...given))) as { id: string }).id
  const code = (method: string, ...params: unknown[]) =>
    ask(method, ...params).then(
      () => undefined,
      (error: { code?: number }) => error.code,
    )
  /** Waits until it is over, and gives what became of it. */
  async function end(id: string) {
    for (;;) {
      const told = (await ask('wallet_getCallsStatus', id)) as { status: number; atomic: boolean; receipts: unknown[] }
      if (told.status !== 100) return told
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  const capabilities = async () =>
    (await ask('wallet_getCapabilities', made.address(), ['0x7a69'])) as Record<string, unknown>
  return { ...made, ask, batch, send, code, end, capabilities }
}

const pay = (to: Hex, value = '0x1') => ({ to, value })

describe('a wallet that does all or none', () => {
  test('behavior: makes all calls in one transaction of the account, which has taken code for it', async () => {
    const { capabilities, send, end, address } = await wallet('atomic')
    expect(await capabilities()).toEqual({ '0x7a69': { atomic: { status: 'ready' } } })
    const [one, other] = [fresh(), fresh()]
    const told = await end(await send([pay(one), pay(other, '0x2')], { atomicRequired: true }))
    expect(told).toMatchObject({ status: 200, atomic: true, receipts: [{ status: '0x1' }] })
    expect([await balanceOf(one), await balanceOf(other)]).toEqual([1n, 2n])
    expect(await capabilities()).toEqual({ '0x7a69': { atomic: { status: 'supported' } } })
    // It still takes payments, and makes the next batch.
    const { send: payBack, end: ended } = await wallet('oneByOne')
    await ended(await payBack([pay(address(), '0x5')]))
    expect(await end(await send([pay(one)]))).toMatchObject({ status: 200 })
    expect(await balanceOf(one)).toBe(2n)
  })

  test('behavior: where one call fails, none happens', async () => {
    const { send, end } = await wallet('atomic')
    const one = fresh()
    expect(await end(await send([pay(one), pay(refusing)]))).toMatchObject({ status: 500, atomic: true })
    expect(await balanceOf(one)).toBe(0n)
  })

  test('error: nobody but the account itself makes its calls', async () => {
    const { send, end, address } = await wallet('atomic')
    await end(await send([pay(fresh())]))
    const abi = parseAbi(['struct Call { address to; uint256 value; bytes data; }', 'function run(Call[] calls)'])
    const data = encodeFunctionData({ abi, functionName: 'run', args: [[{ to: fresh(), value: 1n, data: '0x' }]] })
    const { send: steal, end: ended } = await wallet('oneByOne')
    const stolen = await steal([{ to: address(), data }]).then(ended, () => undefined)
    expect(stolen?.status ?? 500).toBe(500)
  })
})

describe('a wallet that does one after another', () => {
  test('behavior: sends a transaction for each', async () => {
    const { capabilities, send, end } = await wallet(undefined)
    expect(await capabilities()).toEqual({ '0x7a69': { atomic: { status: 'unsupported' } } })
    const one = fresh()
    const told = await end(await send([pay(one), pay(one, '0x2')]))
    expect(told).toMatchObject({ status: 200, atomic: false, receipts: [{ status: '0x1' }, { status: '0x1' }] })
    expect(await balanceOf(one)).toBe(3n)
  })

  test('behavior: what fails ends it, and what was done stays', async () => {
    const { send, end } = await wallet('oneByOne')
    const [one, last] = [fresh(), fresh()]
    expect(await end(await send([pay(one), pay(refusing), pay(last)]))).toMatchObject({ status: 600 })
    expect([await balanceOf(one), await balanceOf(last)]).toEqual([1n, 0n])
  })

  test('error: the codes of EIP-5792', async () => {
    const { code, batch, send } = await wallet('oneByOne')
    const calls = [pay(fresh())]
    const id = await send(calls, { id: '0x1' })
    expect(id).toBe('0x1')
    expect(await code('wallet_sendCalls', batch(calls, { id }))).toBe(5720)
    expect(await code('wallet_sendCalls', batch(calls, { chainId: '0x1' }))).toBe(5710)
    expect(await code('wallet_sendCalls', batch(calls, { atomicRequired: true }))).toBe(5760)
    expect(await code('wallet_sendCalls', batch(calls, { capabilities: { paymaster: { url: 'x' } } }))).toBe(5700)
    expect(await code('wallet_sendCalls', batch(Array.from({ length: 101 }, () => calls[0] ?? {})))).toBe(5740)
    expect(await code('wallet_sendCalls', batch([]))).toBe(-32602)
    expect(await code('wallet_sendCalls', batch(calls, { version: '1.0' }))).toBe(-32602)
    expect(await code('wallet_getCallsStatus', '0x2')).toBe(5730)
  })
})

test('behavior: a wallet without batches does not know the requests', async () => {
  const { code, batch } = await wallet('none')
  for (const method of ['wallet_getCapabilities', 'wallet_sendCalls', 'wallet_getCallsStatus'])
    expect(await code(method, batch([]))).toBe(4200)
})

test('behavior: the code of batches is that of its contract', async () => {
  const compiler = await import(pathToFileURL(`${repository}/cli/stack/chains/contracts/compile.mjs`).href)
  const { CallBatch } = compiler.compileFolder(`${repository}/test/contracts/wallet`)
  expect(`0x${CallBatch.evm.bytecode.object}`).toBe(callBatchCode)
})
