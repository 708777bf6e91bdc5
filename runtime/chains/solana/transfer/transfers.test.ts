import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LocalSolana, StartedSolana } from '../../../../cli/stack/solana/local-solana.js'
import { startSolana } from '../../../../cli/stack/solana/start-solana.js'
import { solana as mainnet } from '../../../../test/unit/fake-standard-wallet.js'
import { fakeHost } from '../../../../test/unit/fakes.js'
import { standardConnector } from '../../../connectors/wallet-standard/standard-connector.js'
import type { Signer } from '../../../contract/connector.js'
import type { PreparedTransfer, TransferAsset, TransferProblem, Transfers } from '../../../contract/transfer.js'
import { toBase58 } from '../../../core/base58.js'
import { browserHost } from '../../../core/host.js'
import { createSolanaWallet } from '../../../testing/solana/solana-wallet.js'
import { createSolanaAdapter } from '../adapter.js'

const { signal } = new AbortController()
let started: StartedSolana
let local: LocalSolana
beforeAll(async () => {
  started = await startSolana({ port: 0, signal })
  if (!started.solana) throw new Error('Solana does not run')
  local = started.solana
})
afterAll(() => started.stop())

/** An address that nobody has used: any 32 bytes. */
const fresh = (seed: number) => toBase58(Uint8Array.from({ length: 32 }, (_, place) => (place * 7 + seed) % 256))

/** The transfers of the kit over the local chain, and the wallet of one of its accounts. */
async function world(index: number) {
  const owner = local.accounts[index]
  if (!owner) throw new Error('no such account')
  const host = { ...fakeHost({ fetch: (request) => fetch(request) }), clock: browserHost().clock }
  const adapter = createSolanaAdapter(host)
  const transfers = (await adapter.transfers?.()) as Transfers
  const network = { ...mainnet, rpcUrls: [local.url] }
  const clusters = [{ chain: 'solana:mainnet', rpcUrl: local.url }] as const
  const dev = await createSolanaWallet({ clusters, privateKey: owner.privateKey })
  const connector = standardConnector({
    identity: { id: 'Dev', name: 'Dev', type: 'ANNOUNCED' },
    wallet: dev.wallet,
    host: fakeHost(),
    wiring: { networks: [mainnet] },
    session: undefined,
    left: signal,
  })
  await connector.connect(signal)
  const token = async (symbol: string) => {
    const { address } = local.tokens.find((each) => each.symbol === symbol) ?? {}
    const asset = address && (await transfers.readAsset(network, address, signal))
    if (!asset) throw new Error(`no ${symbol}`)
    return asset
  }
  const native = { caipNetworkId: network.caipNetworkId, address: null, symbol: 'SOL', decimals: 9 }
  const prepare = (asset: TransferAsset, value: bigint | 'max', to: string) => {
    const draft = { asset, from: owner.address, to, value: value === 'max' ? 0n : value, isMax: value === 'max' }
    return transfers.prepare(network, draft, signal)
  }
  const owns = async (asset: TransferAsset, who: string) =>
    (await transfers.balances(network, asset, who, signal)).asset
  return {
    transfers,
    network,
    adapter,
    signer: connector as Signer,
    address: owner.address,
    native,
    token,
    prepare,
    owns,
    async send(asset: TransferAsset, value: bigint | 'max', to: string) {
      const prepared = ready(await prepare(asset, value, to))
      const known: string[] = []
      const how = { signal, signed: (hash: string) => void known.push(hash) }
      const hash = await transfers.submit(connector as Signer, network, prepared, how)
      expect(known).toEqual([hash])
      return { prepared, hash }
    },
  }
}

function ready(prepared: PreparedTransfer | TransferProblem): PreparedTransfer {
  if ('problem' in prepared) throw new Error(`${prepared.problem} ${'reason' in prepared ? prepared.reason : ''}`)
  return prepared
}

describe('SOL', () => {
  test('behavior: what arrives and what is left are exact to the lamport, and the fee is what was said', async () => {
    const { native, owns, address, send } = await world(2)
    const [had, to] = [await owns(native, address), fresh(1)]
    const { prepared } = await send(native, 123_456_789n, to)
    expect(await owns(native, to)).toBe(123_456_789n)
    expect(await owns(native, address)).toBe(had - 123_456_789n - prepared.fee.most)
    expect(prepared.fee.most).toBe(5_000n)
  })

  test('behavior: Max leaves nothing', async () => {
    const { native, owns, address, send } = await world(3)
    const [had, to] = [await owns(native, address), fresh(2)]
    const { prepared } = await send(native, 'max', to)
    expect([await owns(native, address), await owns(native, to)]).toEqual([0n, had - prepared.fee.most])
  })

  test('error: what is not there, what is not enough for the fee, and what the network refuses are told apart', async () => {
    const { native, owns, address, prepare } = await world(2)
    const has = await owns(native, address)
    expect(await prepare(native, has + 1n, fresh(3))).toEqual({ problem: 'balance', has })
    expect(await prepare(native, has, fresh(3))).toMatchObject({ problem: 'fee', has, needs: has + 5_000n })
    // A new account must hold its deposit.
    expect(await prepare(native, 1n, fresh(3))).toMatchObject({
      problem: 'reverted',
      reason: expect.stringMatching(/Rent/),
    })
  })
})

describe('tokens', () => {
  test.each([
    ['USDC', 'of the first program'],
    ['PYUSD', 'of Token-2022'],
  ])(
    'behavior: %s, %s, arrives exactly: without an account its deposit is shown apart, with one there is none',
    async (symbol) => {
      const { token, owns, send, native, address } = await world(4)
      const [asset, to] = [await token(symbol), fresh(symbol.length)]
      const [had, lamports] = [await owns(asset, address), await owns(native, address)]
      const first = await send(asset, 1_234_567n, to)
      expect(first.prepared.fee.rent).toBeGreaterThan(1_000_000n)
      expect(await owns(native, address)).toBe(lamports - first.prepared.fee.most - (first.prepared.fee.rent ?? 0n))
      expect([await owns(asset, to), await owns(asset, address)]).toEqual([1_234_567n, had - 1_234_567n])
      const second = await send(asset, 1n, to)
      expect([second.prepared.fee.rent, second.prepared.received]).toEqual([undefined, 1n])
      expect(await owns(asset, to)).toBe(1_234_568n)
    },
  )

  test('behavior: of one that takes a fee it is said what arrives, to the base unit; Max leaves none', async () => {
    const { token, owns, send, address } = await world(1)
    const [asset, to] = [await token('LFT'), fresh(9)]
    const { prepared } = await send(asset, 1_000_000n, to)
    expect([prepared.received, await owns(asset, to)]).toEqual([975_000n, 975_000n])
    const left = await owns(asset, address)
    const all = await send(asset, 'max', to)
    expect(await owns(asset, address)).toBe(0n)
    expect(await owns(asset, to)).toBe(975_000n + (all.prepared.received ?? 0n))
    expect(all.prepared.draft.value).toBe(left)
  })

  test('error: who has tokens and no SOL cannot pay for them: the fee and the deposit are told together', async () => {
    const { token, native, prepare, owns, address } = await world(3)
    expect(await owns(native, address)).toBe(0n)
    const told = await prepare(await token('USDC'), 1n, fresh(60))
    expect(told).toMatchObject({ problem: 'fee', has: 0n })
    expect('needs' in told && told.needs).toBeGreaterThan(1_000_000n)
  })

  test('behavior: an account is no token, and an account of a token is no receiver without a word', async () => {
    const { transfers, network, address, token } = await world(1)
    expect(await transfers.readAsset(network, address, signal)).toBeUndefined()
    const facts = (of: string) => transfers.receiver(network, of, [], signal)
    expect(await facts(address)).toEqual({ hasCode: false, codeElsewhere: [] })
    expect(await facts(fresh(40))).toEqual({ hasCode: false, codeElsewhere: [] })
    expect(await facts((await token('USDC')).address ?? '')).toEqual({ hasCode: true, codeElsewhere: [] })
  })
})

describe('between the wallet and the network', () => {
  const answering = (answer: (asked: { transaction: string }) => Promise<unknown>): Signer => ({
    name: 'Fake',
    request: (_, params) => answer(params as unknown as { transaction: string }),
  })

  test.each([
    ['garbage', async () => ({ transaction: 'AAAA' })],
    ['nothing', async () => ({})],
    ['what it was asked for, unsigned', async (asked: object) => asked],
  ])('error: a wallet that gives %s: nothing is sent', async (_, answer) => {
    const { transfers, network, native, prepare, owns } = await world(2)
    const to = fresh(50)
    const prepared = ready(await prepare(native, 5_000_000n, to))
    const submitted = transfers.submit(answering(answer), network, prepared, { signal, signed() {} })
    await expect(submitted).rejects.toMatchObject({ code: 'wallet/bad-answer' })
    expect(await owns(native, to)).toBe(0n)
  })

  test('A-20: a wallet that signs a payment to somebody else: it is not sent', async () => {
    const { transfers, network, native, prepare, signer, owns } = await world(2)
    const [to, thief] = [fresh(51), fresh(52)]
    const [prepared, stolen] = [
      ready(await prepare(native, 5_000_000n, to)),
      ready(await prepare(native, 5_000_000n, thief)),
    ]
    const swapped = answering(() => signer.request('solana_signTransaction', { ...Object(stolen.request.params[0]) }))
    const submitted = transfers.submit(swapped, network, prepared, { signal, signed() {} })
    await expect(submitted).rejects.toMatchObject({ code: 'wallet/bad-answer' })
    expect([await owns(native, to), await owns(native, thief)]).toEqual([0n, 0n])
  })

  test('behavior: what is signed after it was given up is not sent', async () => {
    const { transfers, network, native, prepare, signer, owns } = await world(2)
    const to = fresh(53)
    const prepared = ready(await prepare(native, 5_000_000n, to))
    const leaving = new AbortController()
    const late = answering(async (asked) => {
      const signed = await signer.request('solana_signTransaction', { ...Object(asked) })
      leaving.abort()
      return signed
    })
    const hashes: string[] = []
    const how = { signal: leaving.signal, signed: (hash: string) => void hashes.push(hash) }
    await expect(transfers.submit(late, network, prepared, how)).rejects.toMatchObject({ name: 'AbortError' })
    expect([hashes, await owns(native, to)]).toEqual([[], 0n])
  })

  test('behavior: one that can no longer be included is said to be over, and not before', async () => {
    const { adapter, network, address } = await world(2)
    const status = (block: string) =>
      adapter.transactionStatus?.(network, { hash: '5'.repeat(87), address, seen: { nonce: 0, block } }, signal)
    expect(await status('999999999')).toEqual({ status: 'unknown' })
    expect(await status('0')).toEqual({ status: 'unknown', isOver: true })
  })
})
