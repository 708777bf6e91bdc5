import { address, createSolanaRpc, createSolanaRpcSubscriptions, generateKeyPairSigner, lamports } from '@solana/kit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StartedSolana } from '../local-solana.js'
import { startSolana } from '../start-solana.js'

let started: StartedSolana
const SYSTEM = address('11111111111111111111111111111111')

beforeAll(async () => {
  started = await startSolana({ port: 0, signal: new AbortController().signal })
})
afterAll(() => started.stop())

const rpc = () => createSolanaRpc(started.solana?.url ?? '')
const sockets = () => createSolanaRpcSubscriptions(started.solana?.wsUrl ?? '')

async function next<Value>(stream: AsyncIterable<Value>): Promise<Value> {
  for await (const value of stream) return value
  throw new Error('the stream ended')
}

test('behavior: accounts, programs, logs, slots and roots are told to who subscribes', async () => {
  const { address: to } = await generateKeyPairSigner()
  const stop = new AbortController()
  const options = { abortSignal: stop.signal }
  const streams = [
    await sockets().accountNotifications(to, { encoding: 'base64' }).subscribe(options),
    await sockets().programNotifications(SYSTEM, { encoding: 'base64' }).subscribe(options),
    await sockets()
      .logsNotifications({ mentions: [to] })
      .subscribe(options),
    await sockets().slotNotifications().subscribe(options),
    await sockets().rootNotifications().subscribe(options),
  ] as const
  const told = Promise.all([next(streams[0]), next(streams[1]), next(streams[2]), next(streams[3]), next(streams[4])])
  const signature = await rpc().requestAirdrop(to, lamports(1_234_567n)).send()
  const [account, program, log, slot, root] = await told
  expect(account.value.lamports).toBe(1_234_567n)
  expect(program.value.account.owner).toBe(SYSTEM)
  expect(log.value).toMatchObject({ signature, err: null })
  expect(slot.slot - slot.parent).toBe(1n)
  expect(root).toBe(slot.root)
  stop.abort()
})

test('behavior: a signature is told once, also to who asks after it happened', async () => {
  const { address: to } = await generateKeyPairSigner()
  const signature = await rpc().requestAirdrop(to, lamports(1_000_000n)).send()
  const abortSignal = AbortSignal.timeout(5_000)
  const stream = await sockets().signatureNotifications(signature).subscribe({ abortSignal })
  expect((await next(stream)).value).toEqual({ err: null })
})
